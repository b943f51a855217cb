package org.grundy.rules.text.game.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.GlyphWords;
import org.grundy.rules.text.RuleNumbers;
import org.grundy.rules.text.Word;
import org.grundy.rules.text.Words;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WinOn;

/// Reads the lines of games on boards of cells.
public final class BoardLines {
  private static final String CELL_EXAMPLE = "move  L -> . along NE SW over L R X -> .";
  private static final String FLOOD_EXAMPLE = "move  o -> . flood E S over o -> .";
  private static final String SUMS_EXAMPLE = "move  o -> . sums over o -> .";
  private static final String BORDER_EXAMPLE = "move  [ o ] -> [ . ] border E";
  private static final String PATTERN_EXAMPLE = "move  [ . . ] -> [ # # ] rotate";
  private static final String TOKEN_EXAMPLE = "token @ step E S SE over .";
  private static final String START_EXAMPLE = "start fill .";

  private final Places places;
  private final Board board;
  private final List<Glyph> cells;
  private final RuleNumbers numbers;
  private final GlyphWords glyphs;
  private final PatternWords patterns;
  private final DirectionWords directions;

  public BoardLines(Places places, Board board, List<Glyph> cells, RuleNumbers numbers) {
    this.places = places;
    this.board = board;
    this.cells = cells;
    this.numbers = numbers;
    this.directions = new DirectionWords(board, numbers);
    this.glyphs = new GlyphWords(cells);
    this.patterns = new PatternWords(places, glyphs, board);
  }

  /// Reads the words after `move`.
  public Rule move(Words words) {
    if (words.isNext("[")) {
      return patternMove(words);
    }
    String what = "a glyph, or a pattern in `[ ]`";
    List<Glyph> from =
        glyphs.declaredUntil(words, Set.of("->", "along", "flood", "sums"), what, CELL_EXAMPLE);
    words.require("->", "`->` and what the cell becomes", CELL_EXAMPLE);
    Glyph to =
        glyphs.declared(words.take("the glyph that the cell becomes", CELL_EXAMPLE), Set.of());
    if (words.atEnd()) {
      return new CellMove(from, to, Optional.empty());
    }
    Place place = words.place();
    if (words.skip("flood")) {
      return flood(from, to, words);
    }
    if (words.skip("sums")) {
      return sums(from, to, words);
    }
    if (!words.skip("along")) {
      words.requireEnd(List.of("along", "flood", "sums"), CELL_EXAMPLE);
    }
    return new CellMove(from, to, Optional.of(places.put(place, rays(words))));
  }

  private CellMove.Rays rays(Words words) {
    List<Direction> along = directions.until(words, Set.of("over", "up"), CELL_EXAMPLE);
    OptionalInt upTo = upTo(words);
    words.require(
        "over",
        upTo.isEmpty()
            ? "a direction, `over` or `up to`"
            : "`over` and the glyphs that a ray passes",
        CELL_EXAMPLE);
    List<Glyph> over =
        glyphs.declaredUntil(
            words, Set.of("->", "forbid"), "a glyph that a ray passes", CELL_EXAMPLE);
    words.require("->", "`->` and what the cells passed become", CELL_EXAMPLE);
    Glyph becomes =
        glyphs.declared(words.take("what the cells passed become", CELL_EXAMPLE), Set.of());
    List<Glyph> forbid = List.of();
    if (words.skip("forbid")) {
      forbid =
          glyphs.declaredUntil(words, Set.of(), "a glyph that may not stop a ray", CELL_EXAMPLE);
    }
    words.requireEnd(List.of("forbid"), CELL_EXAMPLE);
    return new CellMove.Rays(along, upTo, over, becomes, forbid);
  }

  private FloodMove flood(List<Glyph> from, Glyph to, Words words) {
    List<Direction> along = directions.until(words, Set.of("over"), FLOOD_EXAMPLE);
    words.require("over", "a direction or `over`", FLOOD_EXAMPLE);
    List<Glyph> over =
        glyphs.declaredUntil(words, Set.of("->"), "a glyph that the flood enters", FLOOD_EXAMPLE);
    words.require("->", "`->` and what the flooded cells become", FLOOD_EXAMPLE);
    Word becomes = words.take("what the flooded cells become", FLOOD_EXAMPLE);
    words.requireEnd(List.of(), FLOOD_EXAMPLE);
    return new FloodMove(from, to, along, over, glyphs.declared(becomes, Set.of()));
  }

  private SumsMove sums(List<Glyph> from, Glyph to, Words words) {
    words.require("over", "`over` and the glyphs of cells that can be sums", SUMS_EXAMPLE);
    List<Glyph> over =
        glyphs.declaredUntil(
            words, Set.of("->"), "a glyph of cells that can be sums", SUMS_EXAMPLE);
    words.require("->", "`->` and what the sums become", SUMS_EXAMPLE);
    Word becomes = words.take("what the sums become", SUMS_EXAMPLE);
    words.requireEnd(List.of(), SUMS_EXAMPLE);
    return new SumsMove(from, to, over, glyphs.declared(becomes, Set.of()));
  }

  private OptionalInt upTo(Words words) {
    if (!words.skip("up")) {
      return OptionalInt.empty();
    }
    String example = "move  X -> . along N S up to 2 over X -> .";
    words.require("to", "`to` after `up`", example);
    Word number = words.take("how many cells a ray passes at most", example);
    long upTo = numbers.natural(number, "how many cells a ray passes at most, a number", example);
    if (upTo < 1) {
      throw new InputException(
          number.place(),
          "found `up to 0`: a ray passes at least one cell",
          "for a move without rays leave out `along` and all that follows");
    }
    return OptionalInt.of(Math.clamp(upTo, 1, Integer.MAX_VALUE));
  }

  private PatternMove patternMove(Words words) {
    Pattern before = patterns.read(words, "a pattern in `[ ]`", PATTERN_EXAMPLE);
    words.require("->", "`->` and a second pattern", PATTERN_EXAMPLE);
    Place place = words.place();
    Pattern after = patterns.readOrNothing(words, "a second pattern in `[ ]`", PATTERN_EXAMPLE);
    boolean closes = board.isRow() && after.width() < before.width();
    if (!closes && (before.height() != after.height() || before.width() != after.width())) {
      throw new InputException(
          place,
          "the pattern before `->` is %dx%d, the one after it %dx%d (rows x columns)"
              .formatted(before.height(), before.width(), after.height(), after.width()),
          "both sides have the same shape; `*` after `->` keeps what was there");
    }
    Turns turns = turns(words, numbers, PATTERN_EXAMPLE);
    return new PatternMove(turns.of(before, after, cells), after, turns.rotate, turns.mirror);
  }

  /// Reads the words after the first one of a line about a pattern.
  public PatternLine pattern(PatternLine.Effect effect, Words words) {
    String example = "%-5s [ X X X ]".formatted(effect.word());
    Pattern pattern = patterns.read(words, "a pattern in `[ ]`", example);
    Turns turns = turns(words, RuleNumbers.digitsOnly(), example);
    return new PatternLine(effect, turns.of(pattern, pattern, cells), turns.rotate, turns.mirror);
  }

  /// Reads the words after `win` where they are `on G`.
  public WinOn winOn(Words words) {
    String example = "win on G";
    words.require("on", "`on`", example);
    Word word = words.take("the glyph of the cells on which a token wins", example);
    words.requireEnd(List.of(), example);
    return new WinOn(glyphs.declared(word, Set.of()));
  }

  /// The words behind a pattern.
  ///
  /// @param border the sides behind which the board ends
  /// @param where empty where there are no conditions
  private record Turns(
      boolean rotate, boolean mirror, Set<Direction> border, Optional<GlyphNumbers> where) {
    /// The pattern before an arrow, as these words say of it more.
    Pattern of(Pattern before, Pattern after, List<Glyph> cells) {
      Pattern bordering = before.bordering(border);
      return where
          .map(conditions -> bordering.where(conditions.of(before, after, cells)))
          .orElse(bordering);
    }
  }

  private Turns turns(Words words, RuleNumbers known, String example) {
    boolean rotate = words.skip("rotate");
    boolean mirror = words.skip("mirror");
    rotate |= !rotate && words.skip("rotate");
    List<String> left = new ArrayList<>();
    if (!rotate) {
      left.add("rotate");
    }
    if (!mirror) {
      left.add("mirror");
    }
    Set<Direction> border = Set.of();
    if (words.skip("border")) {
      border = Set.copyOf(directions.until(words, Set.of("where"), BORDER_EXAMPLE));
    } else {
      left.add("border");
    }
    Optional<GlyphNumbers> where = Optional.empty();
    if (words.skip("where")) {
      where = Optional.of(GlyphNumbers.read(words, places, known));
    } else {
      left.add("where");
    }
    words.requireEnd(left, example);
    return new Turns(rotate, mirror, border, where);
  }

  /// Reads the words after `token`.
  public TokenMove token(Words words) {
    Word word = words.take("the glyph that draws the token", TOKEN_EXAMPLE);
    Glyph token = GlyphWords.any(word, Set.of());
    if (cells.contains(token)) {
      throw new InputException(
          word.place(),
          "%s draws a token and is a glyph of `cells` too".formatted(word.quoted()),
          "take it out of `cells`, or draw the token with another character");
    }
    Word motion = words.take("`step` or `slide`", TOKEN_EXAMPLE);
    if (!motion.is("step") && !motion.is("slide")) {
      throw Words.unexpected(motion, "`step` or `slide`", List.of("step", "slide"), TOKEN_EXAMPLE);
    }
    List<Direction> along = directions.until(words, Set.of("over"), TOKEN_EXAMPLE);
    words.require("over", "`over` and the glyphs that the token may enter", TOKEN_EXAMPLE);
    List<Glyph> over =
        glyphs.declaredUntil(
            words, Set.of("on", "blocked"), "a glyph that the token may enter", TOKEN_EXAMPLE);
    String example = TOKEN_EXAMPLE + " on .";
    Optional<Glyph> on = Optional.empty();
    if (words.skip("on")) {
      on = Optional.of(glyphs.declared(words.take("the glyph under a token", example), Set.of()));
    }
    boolean blocked = words.skip("blocked");
    words.requireEnd(
        blocked ? List.of() : on.isEmpty() ? List.of("on", "blocked") : List.of("blocked"),
        example);
    return new TokenMove(token, motion.is("slide"), along, over, on, blocked);
  }

  /// Reads the words after `start`.
  public Start start(Words words) {
    List<String> kinds = List.of("fill", "random");
    Word kind = words.take("`fill` or `random`", START_EXAMPLE);
    if (kind.is("random")) {
      return new Start.Random(
          glyphs.declaredToEnd(words, "the glyphs to choose from", "start random L R X"));
    }
    if (!kind.is("fill")) {
      throw Words.unexpected(kind, "`fill` or `random`", kinds, START_EXAMPLE);
    }
    Glyph glyph = glyphs.declared(words.take("the glyph of every cell", START_EXAMPLE), Set.of());
    Optional<Glyph> first = Optional.empty();
    if (words.skip("first")) {
      String example = "start fill . first #";
      first =
          Optional.of(
              glyphs.declared(words.take("the glyph of the upper left cell", example), Set.of()));
      words.requireEnd(List.of(), example);
    }
    if (!words.atEnd()) {
      throw Words.unexpected(
          words.take("", ""),
          "`first` or the end of the line, as `fill` takes one glyph",
          List.of("first"),
          "start random . #");
    }
    return new Start.Fill(glyph, first);
  }
}
