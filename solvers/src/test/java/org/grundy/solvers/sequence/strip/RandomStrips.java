package org.grundy.solvers.sequence.strip;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;

/// Random games on strips whose moves reach a few cells far: bounded rays that may forbid, patterns
/// with and without `*`, now and then a winning pattern. Every change takes a cell to a later
/// glyph.
final class RandomStrips {
  private final Random random;

  RandomStrips(long seed) {
    this.random = new Random(seed);
  }

  /// A game that passes all checks and starts filled with its first glyph.
  GameRules next() {
    String glyphs = random.nextInt(3) == 0 ? "op." : "o.";
    List<Rule> rules = new ArrayList<>();
    for (int i = random.nextInt(2); i < 2; i++) {
      rules.add(random.nextInt(3) == 0 ? cellMove(glyphs) : patternMove(glyphs));
    }
    GameRules game =
        new GameRules(
            "Random",
            Board.Cells.STRIP,
            glyphs.chars().mapToObj(glyph -> Glyph.of((char) glyph)).toList(),
            rules,
            random.nextInt(4) == 0 ? List.of(win(glyphs)) : List.of(),
            Play.NORMAL,
            Optional.of(new Start.Fill(Glyph.of(glyphs.charAt(0)), Optional.empty())),
            List.of());
    return RulesParser.parse("random", RulesFormatter.format(game));
  }

  /// A strip that is mostly as it starts.
  GridPosition strip(GameRules game, int length) {
    byte[] cells = new byte[length];
    int often = 1 + random.nextInt(4);
    for (int i = 0; i < length; i++) {
      cells[i] = (byte) (random.nextInt(often) == 0 ? random.nextInt(game.cells().size()) : 0);
    }
    return GridPosition.wrap(1, length, cells);
  }

  private int later(int from, String glyphs) {
    return from + 1 + random.nextInt(glyphs.length() - from - 1);
  }

  private static Glyph glyph(String glyphs, int index) {
    return Glyph.of(glyphs.charAt(index));
  }

  private CellMove cellMove(String glyphs) {
    int from = random.nextInt(glyphs.length() - 1);
    Glyph to = glyph(glyphs, later(from, glyphs));
    return new CellMove(
        List.of(glyph(glyphs, from)),
        to,
        random.nextBoolean() ? Optional.of(rays(glyphs)) : Optional.empty());
  }

  private CellMove.Rays rays(String glyphs) {
    int over = random.nextInt(glyphs.length() - 1);
    List<Direction> along = new ArrayList<>();
    int which = 1 + random.nextInt(3);
    if ((which & 1) != 0) {
      along.add(Direction.W);
    }
    if ((which & 2) != 0) {
      along.add(Direction.E);
    }
    if (random.nextInt(4) == 0) {
      along.add(new Direction(0, 2));
    }
    List<Glyph> forbid = new ArrayList<>();
    for (int i = 0; i < glyphs.length(); i++) {
      if (i != over && random.nextInt(3) == 0) {
        forbid.add(glyph(glyphs, i));
      }
    }
    return new CellMove.Rays(
        along,
        OptionalInt.of(1 + random.nextInt(2)),
        List.of(glyph(glyphs, over)),
        glyph(glyphs, later(over, glyphs)),
        forbid);
  }

  private PatternMove patternMove(String glyphs) {
    int width = 1 + random.nextInt(4);
    int sure = random.nextInt(width);
    int last = glyphs.length() - 1;
    List<Optional<Glyph>> before = new ArrayList<>();
    List<Optional<Glyph>> after = new ArrayList<>();
    for (int i = 0; i < width; i++) {
      int kind = i == sure ? 0 : random.nextInt(8);
      int from = i == sure || random.nextInt(3) > 0 ? 0 : random.nextInt(glyphs.length());
      before.add(kind < 6 ? Optional.of(glyph(glyphs, from)) : Optional.empty());
      boolean kept = kind != 7 && (kind >= 4 || from == last);
      int to = kind == 7 || kept ? last : later(from, glyphs);
      after.add(kept ? Optional.empty() : Optional.of(glyph(glyphs, to)));
    }
    return new PatternMove(
        new Pattern(List.of(before)),
        new Pattern(List.of(after)),
        random.nextInt(4) == 0,
        random.nextInt(3) == 0);
  }

  private PatternLine win(String glyphs) {
    List<Optional<Glyph>> cells = new ArrayList<>();
    int width = 1 + random.nextInt(3);
    for (int i = 0; i < width; i++) {
      int index = random.nextInt(4) > 0 ? glyphs.length() - 1 : random.nextInt(glyphs.length());
      boolean any = i > 0 && random.nextInt(5) == 0;
      cells.add(any ? Optional.empty() : Optional.of(glyph(glyphs, index)));
    }
    return PatternLine.win(new Pattern(List.of(cells)), false, random.nextInt(3) == 0);
  }
}
