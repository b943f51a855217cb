package org.grundy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.AvoidPattern;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Deletion;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EdgeMove;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.Expectation.Expected;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Looks;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Picture;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.VertexMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinPattern;

/// A game stated in Java, line by line as in a rules file.
///
/// Glyphs are given together as one string, each character (code point) a glyph; rows of a pattern
/// are separated by `|`, and in a pattern `*` stands for any glyph and `$a` for the same one in all
/// cells.
///
/// ```java
/// GameRules cram =
///     GameBuilder.grid("Cram").cells(".#")
///         .replace("..", "##", Turns.ROTATE)
///         .startFill('.')
///         .expect("2x3", 1)
///         .build();
/// ```
public final class GameBuilder {
  /// In which orientations a pattern counts.
  public enum Turns {
    NONE,
    ROTATE,
    MIRROR,
    ROTATE_AND_MIRROR;

    boolean rotates() {
      return this == ROTATE || this == ROTATE_AND_MIRROR;
    }

    boolean mirrors() {
      return this == MIRROR || this == ROTATE_AND_MIRROR;
    }
  }

  private final String title;
  private Board board;
  private final List<Rule> rules = new ArrayList<>();
  private final SortedMap<Integer, String> names = new TreeMap<>();
  private final List<Look> looks = new ArrayList<>();
  private final List<String> parameters = new ArrayList<>();
  private final List<String> lines = new ArrayList<>();
  private final List<WinPattern> wins = new ArrayList<>();
  private final List<AvoidPattern> avoids = new ArrayList<>();
  private final List<Expectation> expectations = new ArrayList<>();
  private List<Glyph> cells = List.of();
  private Play play = Play.NORMAL;
  private Optional<Start> start = Optional.empty();

  private GameBuilder(String title, Board board) {
    this.title = title;
    this.board = board;
  }

  /// A game on rows and columns of cells.
  public static GameBuilder grid(String title) {
    return new GameBuilder(title, Board.Cells.GRID);
  }

  /// A game on one row of cells.
  public static GameBuilder strip(String title) {
    return new GameBuilder(title, Board.Cells.STRIP);
  }

  /// A game on one row of cells whose ends meet.
  public static GameBuilder ring(String title) {
    return new GameBuilder(title, Board.Cells.RING);
  }

  /// A game of one heap, whose size is `n` in equations.
  public static GameBuilder heap(String title) {
    return new GameBuilder(title, new Board.Heap("n"));
  }

  /// A game of heaps that move together.
  ///
  /// @param names the names of the sizes in equations, at least two
  public static GameBuilder heaps(String title, String... names) {
    return new GameBuilder(title, new Board.Heaps(List.of(names)));
  }

  /// A game on vertices and edges.
  public static GameBuilder graph(String title) {
    return new GameBuilder(title, new Board.Graph(Optional.empty()));
  }

  /// A game on vertices and edges, of which what is not joined to one vertex falls.
  ///
  /// @param ground the name of that vertex
  public static GameBuilder graph(String title, String ground) {
    return new GameBuilder(title, new Board.Graph(Optional.of(ground)));
  }

  /// Heaps may be drawn as cells of a row or a grid, each glyph a heap.
  ///
  /// @throws IllegalStateException if the game is not one of heaps
  public GameBuilder drawn(char glyph) {
    this.board =
        switch (board) {
          case Board.Heap heap -> new Board.Heap(heap.variable(), Optional.of(Glyph.of(glyph)));
          case Board.Heaps heaps ->
              new Board.Heaps(heaps.variables(), Optional.of(Glyph.of(glyph)));
          default -> throw new IllegalStateException("no heaps to draw: " + board);
        };
    return this;
  }

  /// Every glyph that a cell may hold.
  public GameBuilder cells(String glyphs) {
    this.cells = glyphs(glyphs);
    return this;
  }

  /// A chosen cell that holds one of `from` becomes `to`.
  public GameBuilder move(String from, char to) {
    return rule(new CellMove(glyphs(from), Glyph.of(to), Optional.empty()));
  }

  /// A chosen cell that holds one of `from` becomes `to`, and rays leave it.
  public GameBuilder move(String from, char to, CellMove.Rays rays) {
    return rule(new CellMove(glyphs(from), Glyph.of(to), Optional.of(rays)));
  }

  /// A chosen cell that holds one of `from` becomes `to`, and every cell that steps in the
  /// directions over cells of `over` reach from it becomes `becomes`.
  public GameBuilder flood(
      String from, char to, List<Direction> directions, String over, char becomes) {
    return rule(
        new FloodMove(glyphs(from), Glyph.of(to), directions, glyphs(over), Glyph.of(becomes)));
  }

  /// Wherever `before` matches, it may be replaced by `after`.
  public GameBuilder replace(String before, String after, Turns turns) {
    return rule(new PatternMove(pattern(before), pattern(after), turns.rotates(), turns.mirrors()));
  }

  /// A token that moves one cell.
  public GameBuilder step(char token, List<Direction> directions, String over) {
    return rule(new TokenMove(Glyph.of(token), false, directions, glyphs(over), Optional.empty()));
  }

  /// A token that moves one or more cells.
  public GameBuilder slide(char token, List<Direction> directions, String over) {
    return rule(new TokenMove(Glyph.of(token), true, directions, glyphs(over), Optional.empty()));
  }

  /// A token that moves one cell, onto one without a token.
  public GameBuilder stepBlocked(char token, List<Direction> directions, String over) {
    return rule(
        new TokenMove(Glyph.of(token), false, directions, glyphs(over), Optional.empty(), true));
  }

  /// A token that moves one or more cells, up to the next token.
  public GameBuilder slideBlocked(char token, List<Direction> directions, String over) {
    return rule(
        new TokenMove(Glyph.of(token), true, directions, glyphs(over), Optional.empty(), true));
  }

  /// A chosen vertex `v` and what depends on it are deleted.
  public GameBuilder vertex(Deletion... deletions) {
    return rule(new VertexMove("v", List.of(), List.of(deletions)));
  }

  /// What depends on a chosen edge `u-v` is deleted.
  public GameBuilder edge(Deletion... deletions) {
    return rule(new EdgeMove("u", "v", List.of(), List.of(deletions)));
  }

  /// A token that goes along an edge.
  public GameBuilder walk(char token, WalkMove.Deletes deletes) {
    return rule(new WalkMove(Glyph.of(token), deletes));
  }

  /// The moves of one heap by their octal or hexadecimal code.
  public GameBuilder code(String code) {
    return rule(new HeapCode(code));
  }

  /// From `fromCount` to, and without, `toCount` tokens may be taken from the heap.
  public GameBuilder take(long fromCount, long toCount) {
    return rule(new Take(List.of(new Take.Range(fromCount, toCount))));
  }

  /// A number that the game leaves open; lines of [#line] name it.
  public GameBuilder param(String name, long number) {
    parameters.add("%s = %d".formatted(name, number));
    return this;
  }

  /// A set of numbers that the game leaves open; lines of [#line] name it.
  ///
  /// @param numbers as in a rules file: `1 3..5`
  public GameBuilder param(String name, String numbers) {
    parameters.add(name + " = " + numbers);
    return this;
  }

  /// A line as a rules file has it, such as `take 1..k`.
  public GameBuilder line(String line) {
    lines.add(line);
    return this;
  }

  /// What the moves of the last rule are called.
  ///
  /// @param name a word of at least two letters
  /// @throws IllegalStateException if there is no rule yet
  public GameBuilder named(String name) {
    if (rules.isEmpty()) {
      throw new IllegalStateException("no rule to name: " + name);
    }
    names.put(rules.size() - 1, name);
    return this;
  }

  /// A glyph is drawn in a picture.
  public GameBuilder look(char glyph, Picture picture) {
    return look(Character.toString(glyph), picture);
  }

  /// Something is drawn in a picture.
  ///
  /// @param of a glyph, or [Look#HEAP], [Look#VERTEX] or [Look#EDGE]
  public GameBuilder look(String of, Picture picture) {
    looks.add(new Look(of, picture));
    return this;
  }

  /// Any other rule, such as an [org.grundy.rules.tree.EquationMove].
  public GameBuilder rule(Rule rule) {
    rules.add(rule);
    return this;
  }

  /// Whoever makes the pattern appear wins the whole game at once.
  public GameBuilder win(String pattern, Turns turns) {
    wins.add(new WinPattern(pattern(pattern), turns.rotates(), turns.mirrors()));
    return this;
  }

  /// Whoever moves to heaps of which the conditions hold wins the whole game at once.
  ///
  /// @param conditions as in a rules file: `a = b, a >= 3`
  public GameBuilder winWhere(String conditions) {
    return line("win where " + conditions);
  }

  /// Whoever moves to heaps of which the conditions hold loses the whole game at once.
  public GameBuilder loseWhere(String conditions) {
    return line("lose where " + conditions);
  }

  /// Whoever moves a token onto a cell that holds `glyph` wins the whole game at once.
  public GameBuilder winOn(char glyph) {
    return line("win on " + glyph);
  }

  /// Whoever deletes the vertex of that name wins the whole game at once.
  public GameBuilder winDelete(String vertex) {
    return line("win delete " + vertex);
  }

  /// Whoever moves a token to the vertex of that name wins the whole game at once.
  public GameBuilder winAt(String vertex) {
    return line("win at " + vertex);
  }

  /// No move may make the pattern appear.
  public GameBuilder avoid(String pattern, Turns turns) {
    avoids.add(new AvoidPattern(pattern(pattern), turns.rotates(), turns.mirrors()));
    return this;
  }

  /// Who cannot move wins.
  public GameBuilder misere() {
    this.play = Play.MISERE;
    return this;
  }

  /// Boards begin with `glyph` in every cell.
  public GameBuilder startFill(char glyph) {
    this.start = Optional.of(new Start.Fill(Glyph.of(glyph)));
    return this;
  }

  /// Boards begin with `first` in the upper left cell and `glyph` in every other.
  public GameBuilder startFill(char glyph, char first) {
    this.start = Optional.of(new Start.Fill(Glyph.of(glyph), Optional.of(Glyph.of(first))));
    return this;
  }

  /// Boards begin with glyphs drawn from a seed.
  public GameBuilder startRandom(String glyphs) {
    this.start = Optional.of(new Start.Random(glyphs(glyphs)));
    return this;
  }

  /// Sizes name graphs of a family.
  public GameBuilder startFamily(GraphFamily family) {
    this.start = Optional.of(new Start.Family(family));
    return this;
  }

  /// A known Grundy value.
  public GameBuilder expect(String position, int value) {
    expectations.add(new Expectation(position, new Expected.Value(value)));
    return this;
  }

  /// A position that the player to move wins.
  public GameBuilder expectWins(String position) {
    expectations.add(new Expectation(position, new Expected.Wins()));
    return this;
  }

  /// A position that the player to move loses.
  public GameBuilder expectLoses(String position) {
    expectations.add(new Expectation(position, new Expected.Loses()));
    return this;
  }

  /// The game, held to the same checks as a rules file.
  ///
  /// @throws InputException if it is no valid game; the place is that in the game's normal form
  public GameRules build() {
    GameRules stated =
        new GameRules(
                title,
                board,
                cells,
                rules.stream().map(this::spanned).toList(),
                wins.stream()
                    .map(win ->
                        new WinPattern(win.pattern().over(cells), win.rotate(), win.mirror()))
                    .toList(),
                avoids.stream()
                    .map(avoid ->
                        new AvoidPattern(
                            avoid.pattern().over(cells), avoid.rotate(), avoid.mirror()))
                    .toList(),
                play,
                start,
                expectations)
            .withLooks(new Looks(names, looks));
    StringBuilder text = new StringBuilder(RulesFormatter.format(stated));
    parameters.forEach(parameter -> text.append("param ").append(parameter).append('\n'));
    lines.forEach(line -> text.append(line).append('\n'));
    GameRules read = RulesParser.parse(title, text.toString());
    if (lines.isEmpty() && parameters.isEmpty() && !read.equals(stated)) {
      throw new InputException(
          "the game cannot be said in the rules language: its parts would be read as\n" + text,
          "titles, names, codes and starts are one line of text without `//`");
    }
    return read;
  }

  private static List<Glyph> glyphs(String glyphs) {
    return glyphs.codePoints().mapToObj(Glyph::new).toList();
  }

  /// A pattern; its variables stand for glyphs that [#build] knows.
  private static Pattern pattern(String rows) {
    List<List<Optional<Glyph>>> cells = new ArrayList<>();
    for (String row : rows.split("\\|", -1)) {
      List<Optional<Glyph>> found = new ArrayList<>();
      for (int i = 0; i < row.length(); i += Character.charCount(row.codePointAt(i))) {
        int codePoint = row.codePointAt(i);
        if (codePoint == '$' && i + 1 < row.length() && Character.isLetter(row.charAt(i + 1))) {
          found.add(Optional.of(Glyph.variable(row.charAt(++i))));
        } else {
          found.add(codePoint == '*' ? Optional.empty() : Optional.of(new Glyph(codePoint)));
        }
      }
      cells.add(found);
    }
    return new Pattern(cells);
  }

  private Rule spanned(Rule rule) {
    return rule
            instanceof PatternMove(Pattern before, Pattern after, boolean rotate, boolean mirror)
        ? new PatternMove(before.over(cells), after.over(cells), rotate, mirror)
        : rule;
  }
}
