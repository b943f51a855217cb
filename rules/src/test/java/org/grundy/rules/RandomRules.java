package org.grundy.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Bond;
import org.grundy.rules.tree.Bonds;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EarlyEnd;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.Expectation.Expected;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.JoinMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Look;
import org.grundy.rules.tree.Looks;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Parameters;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Picture;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Saying;
import org.grundy.rules.tree.SeveralHeaps;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.SumsMove;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.WalkMove;
import org.grundy.rules.tree.WinOn;

/// Random games that are valid: every glyph is declared, and the game ends, because each change
/// takes a cell's glyph to one later in `cells` (after a shuffle), tokens keep within an open half
/// plane, and equations shrink the total.
///
/// The same seed gives the same games.
public final class RandomRules {
  private static final String CHARACTERS = ".#XLRob=/+-012><NSEW:@é■𝕏";
  private static final String TOKENS = "@&%";

  private final Random random;

  /// Of its own, so that names change no game.
  private final Random naming;

  private int games;

  public RandomRules(long seed) {
    this.random = new Random(seed);
    this.naming = new Random(~seed);
  }

  /// A game of any kind, of which some lines of moves have names.
  public GameRules next() {
    GameRules game = ofAnyKind();
    SortedMap<Integer, String> names = new TreeMap<>();
    for (int i = 0; i < game.rules().size(); i++) {
      if (naming.nextInt(3) == 0) {
        names.put(i, List.of("place", "cut-off", "zug_", "Éé2", "move", "vertex").get(i % 6) + i);
      }
    }
    return game.withLooks(new Looks(names, looks(game), sayings(names)));
  }

  /// A game on hexagons, now and then with tokens.
  public GameRules hex() {
    return on(Board.Cells.HEX, cellGame(Board.Cells.GRID, random.nextInt(4) == 0));
  }

  /// The moves of a game, some lines of which bind the next move. A player loses who cannot move,
  /// and nothing ends the game before.
  public GameRules binding(GameRules game) {
    boolean graph = game.board() instanceof Board.Graph;
    SortedMap<Integer, Bond> bonds = new TreeMap<>();
    for (int line = 0; line < game.rules().size(); line++) {
      if (bonds.isEmpty() || naming.nextBoolean()) {
        bonds.put(line, bond(graph));
      }
    }
    return new GameRules(
        game.title(),
        game.board(),
        game.cells(),
        game.rules(),
        new Bonds(bonds),
        game.patterns(PatternLine.Effect.AVOID),
        Play.NORMAL,
        game.start(),
        List.of(),
        List.of(),
        Parameters.NONE,
        game.looks());
  }

  private Bond bond(boolean graph) {
    return switch (naming.nextInt(graph ? 4 : 2)) {
      case 0 -> new Bond.Entails();
      case 1 -> new Bond.Again(Optional.empty());
      default ->
          new Bond.Again(
              Optional.of(
                  new Bond.Isolates(naming.nextBoolean() ? Optional.of("a") : Optional.empty())));
    };
  }

  /// A game of cells and patterns on triangles.
  public GameRules triangle() {
    GameRules game = cellGame(Board.Cells.GRID, false);
    List<Rule> rules =
        game.rules().stream()
            .map(rule ->
                switch (rule) {
                  case CellMove(var from, var to, var rays) ->
                      (Rule)
                          new CellMove(
                              from,
                              to,
                              rays.map(given ->
                                  new CellMove.Rays(
                                      sides(),
                                      given.upTo(),
                                      given.over(),
                                      given.becomes(),
                                      given.forbid())));
                  case FloodMove(var from, var to, var _, var over, var becomes) ->
                      new FloodMove(from, to, sides(), over, becomes);
                  default -> rule;
                })
            .toList();
    return on(
        Board.Cells.TRIANGLE,
        new GameRules(
            game.title(),
            game.board(),
            game.cells(),
            rules,
            game.patterns(),
            game.play(),
            game.start(),
            game.expectations()));
  }

  /// Some of the steps over a side of a triangle, mostly all.
  private List<Direction> sides() {
    List<Direction> all = new ArrayList<>(Lattice.TRIANGULAR.steps());
    Collections.shuffle(all, random);
    return all.subList(0, random.nextBoolean() ? all.size() : 1 + random.nextInt(all.size()));
  }

  private static GameRules on(Board board, GameRules game) {
    return new GameRules(
        game.title(),
        board,
        game.cells(),
        game.rules(),
        game.patterns(),
        game.play(),
        game.start(),
        game.expectations());
  }

  private List<Saying> sayings(SortedMap<Integer, String> names) {
    List<Saying> sayings = new ArrayList<>();
    for (String name : names.values()) {
      if (naming.nextInt(3) == 0) {
        sayings.add(new Saying(Optional.of(name), "a move of " + name));
      }
    }
    if (naming.nextInt(3) == 0) {
      sayings.add(new Saying(Optional.empty(), "a move: [ or any other"));
    }
    return sayings;
  }

  private List<Look> looks(GameRules game) {
    List<String> things =
        switch (game.board()) {
          case Board.Graph _ -> List.of(Look.VERTEX, Look.EDGE);
          case Board.Heap _, Board.Heaps _ -> List.of(Look.HEAP);
          default -> game.cells().stream().map(Glyph::toString).toList();
        };
    List<Look> looks = new ArrayList<>();
    for (String thing : things) {
      if (naming.nextInt(3) == 0) {
        List<Picture> pictures = List.of(Picture.values());
        looks.add(new Look(thing, pictures.get(naming.nextInt(pictures.size()))));
      }
    }
    return looks;
  }

  private GameRules ofAnyKind() {
    return switch (random.nextInt(9)) {
      case 0, 1, 2 -> grid();
      case 3 -> random.nextInt(3) == 0 ? ring() : strip();
      case 4 -> tokens();
      case 5, 6 -> heap();
      case 7 -> graph();
      default -> heaps();
    };
  }

  /// A game of cells and patterns on a grid.
  public GameRules grid() {
    return cellGame(Board.Cells.GRID, false);
  }

  /// A game of cells and patterns on a strip.
  public GameRules strip() {
    return cellGame(Board.Cells.STRIP, false);
  }

  /// A game of cells and patterns on a ring, of which half have steps that lead around it.
  public GameRules ring() {
    GameRules game = cellGame(Board.Cells.RING, false);
    return random.nextBoolean() ? game : new RandomRings(random).around(game);
  }

  /// A game of cells and patterns, on any board but triangles, in which cells may come back to
  /// glyphs that they have left.
  public GameRules returning() {
    while (true) {
      GameRules game =
          switch (random.nextInt(8)) {
            case 0 -> ring();
            case 1 -> on(Board.Cells.HEX, grid());
            case 2, 3 -> grid();
            default -> strip();
          };
      List<Rule> rules = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        List<Glyph> ranked = new ArrayList<>(game.cells());
        Collections.shuffle(ranked, random);
        rules.add(
            random.nextInt(3) > 0
                ? freePattern(game.cells(), game.board().isRow())
                : random.nextInt(4) == 0
                    ? floodMove(ranked, game.board().isRow())
                    : cellMove(ranked, game.board().isRow()));
      }
      GameRules returning =
          new GameRules(
              game.title(),
              game.board(),
              game.cells(),
              rules,
              game.patterns(),
              game.play(),
              game.start(),
              List.of());
      if (CellChanges.leadBack(returning) && RulesCheck.problems(returning).isEmpty()) {
        return returning;
      }
    }
  }

  /// A game on a grid or a strip whose cells hold numbers.
  public GameRules numbered() {
    while (true) {
      boolean strip = random.nextInt(3) > 0;
      int last = 1 + random.nextInt(3);
      StringBuilder text = new StringBuilder("game  Numbers\nboard ");
      text.append(strip ? "strip" : "grid")
          .append("\ncells 0..")
          .append(last)
          .append(random.nextBoolean() ? " .\n" : "\n");
      for (int line = random.nextInt(2); line >= 0; line--) {
        boolean turned = !strip && random.nextBoolean();
        text.append("move  ")
            .append(
                pick(
                    "[ $a ] -> [ $c ]",
                    "[ $a $b ] -> [ $c $d ]",
                    "[ $a $b ] -> [ $b $c ]",
                    "[ $a $e ] -> [ $c $e ]",
                    "[ $a $b * ] -> [ $c 0 $d ]",
                    "[ $a 1 ] -> [ $c $a ]"))
            .append(turned ? " rotate" : random.nextBoolean() ? " mirror" : "")
            .append(" where ")
            .append(pick("c = a - 1", "c < a", "c + 1 = max(a,1)", "c = a / 2, a > 0"));
        if (text.lastIndexOf("$b") > text.lastIndexOf("move")) {
          text.append(pick(", b >= 1", ", d = b", ", d <= b, a + b > 1", ", d = b + 1", ", a > b"));
        }
        text.append('\n');
      }
      if (random.nextInt(4) == 0) {
        text.append(pick("win   [ $a $b ] where a + b = ", "avoid [ $a $b ] where a - b = "))
            .append(random.nextInt(last + 1))
            .append('\n');
      }
      try {
        return RulesParser.parse("test", text.toString());
      } catch (InputException wrong) {
        // A variable that nothing tells, or cells that come back.
        games++;
      }
    }
  }

  private String pick(String... texts) {
    return texts[random.nextInt(texts.length)];
  }

  /// A game on a strip in which numbers of cells are added.
  public GameRules summing() {
    while (true) {
      GameRules game = strip();
      List<Glyph> ranked = game.cells();
      List<Rule> rules = new ArrayList<>(game.rules().subList(0, random.nextInt(2)));
      int to = 1 + random.nextInt(ranked.size() - 1);
      int becomes = 1 + random.nextInt(ranked.size() - 1);
      rules.add(
          random.nextInt(rules.size() + 1),
          new SumsMove(
              some(ranked.subList(0, to)),
              ranked.get(to),
              some(ranked.subList(0, becomes)),
              ranked.get(becomes)));
      GameRules summing =
          new GameRules(
              game.title(),
              game.board(),
              ranked,
              rules,
              random.nextInt(3) == 0 ? game.patterns() : List.of(),
              game.play(),
              game.start(),
              List.of());
      if (RulesCheck.problems(summing).isEmpty()) {
        return summing;
      }
    }
  }

  /// A game on a strip or a ring that closes up.
  public GameRules closing() {
    while (true) {
      GameRules game = random.nextInt(3) == 0 ? ring() : strip();
      List<Rule> rules = new ArrayList<>(game.rules().subList(0, random.nextInt(2)));
      for (int line = random.nextInt(2); line >= 0; line--) {
        rules.add(closingMove(game.cells()));
      }
      GameRules closing =
          new GameRules(
              game.title(),
              game.board(),
              game.cells(),
              rules,
              random.nextInt(3) == 0 ? game.wins() : List.of(),
              game.play(),
              game.start(),
              List.of());
      if (RulesCheck.problems(closing).isEmpty()) {
        return closing;
      }
    }
  }

  private PatternMove closingMove(List<Glyph> cells) {
    List<Optional<Glyph>> before = new ArrayList<>();
    for (int width = 1 + random.nextInt(3); width > 0; width--) {
      before.add(
          Optional.of(random.nextInt(3) == 0 ? Glyph.variable(pickVariable()) : pick(cells)));
    }
    List<Optional<Glyph>> after = new ArrayList<>();
    for (int width = random.nextInt(before.size()); width > 0; width--) {
      after.add(random.nextBoolean() ? pick(before) : Optional.of(pick(cells)));
    }
    return new PatternMove(
        new Pattern(List.of(before)).over(cells),
        new Pattern(List.of(after)).over(cells),
        random.nextInt(4) == 0,
        random.nextInt(3) == 0);
  }

  private char pickVariable() {
    return random.nextBoolean() ? 'a' : 'B';
  }

  /// A game on a grid or a strip in which some pattern lies at the border.
  public GameRules bordering() {
    while (true) {
      GameRules game = random.nextInt(3) == 0 ? strip() : grid();
      boolean strip = game.board().isRow();
      List<Rule> rules =
          game.rules().stream()
              .map(rule ->
                  rule instanceof PatternMove(var before, var after, var rotate, var mirror)
                      ? (Rule)
                          new PatternMove(before.bordering(sides(strip)), after, rotate, mirror)
                      : rule)
              .toList();
      List<PatternLine> patterns =
          game.patterns().stream()
              .map(line ->
                  new PatternLine(
                      line.effect(),
                      line.pattern().bordering(sides(strip)),
                      line.rotate(),
                      line.mirror()))
              .toList();
      GameRules bordering =
          new GameRules(
              game.title(),
              game.board(),
              game.cells(),
              rules,
              patterns,
              game.play(),
              game.start(),
              game.expectations());
      if (bordering.asksForBorder()) {
        return bordering;
      }
    }
  }

  private Set<Direction> sides(boolean strip) {
    Set<Direction> sides = new HashSet<>();
    for (Direction side : strip ? List.of(Direction.W, Direction.E) : Pattern.SIDES) {
      if (random.nextInt(strip ? 2 : 4) == 0) {
        sides.add(side);
      }
    }
    return sides;
  }

  private PatternMove freePattern(List<Glyph> cells, boolean strip) {
    int height = strip ? 1 : 1 + random.nextInt(2);
    int width = 1 + random.nextInt(3);
    List<List<Optional<Glyph>>> before = new ArrayList<>();
    List<List<Optional<Glyph>>> after = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      List<Optional<Glyph>> read = new ArrayList<>();
      List<Optional<Glyph>> written = new ArrayList<>();
      for (int column = 0; column < width; column++) {
        read.add(random.nextInt(8) == 0 ? Optional.empty() : Optional.of(pick(cells)));
        written.add(random.nextInt(6) == 0 ? Optional.empty() : Optional.of(pick(cells)));
      }
      before.add(read);
      after.add(written);
    }
    return new PatternMove(
        new Pattern(before), new Pattern(after), random.nextInt(3) == 0, random.nextInt(3) == 0);
  }

  /// A game with tokens on a grid or a strip, now and then beside other moves.
  public GameRules tokens() {
    return cellGame(random.nextBoolean() ? Board.Cells.GRID : Board.Cells.STRIP, true);
  }

  /// A game of heaps that are moved in one at a time.
  public GameRules heap() {
    String n = pick(List.of("n", "n", "size", "h_1"));
    List<Rule> rules = new ArrayList<>();
    int kind = random.nextInt(4);
    if (kind == 0) {
      rules.add(code());
    } else if (kind == 1) {
      rules.add(take());
    } else {
      for (int i = 0; i <= random.nextInt(2); i++) {
        rules.add(RandomEquations.heap(random, n));
      }
      if (random.nextInt(3) == 0) {
        rules.add(take());
      }
    }
    return heapGame(new Board.Heap(n, drawn()), rules, Integer.toString(random.nextInt(100)));
  }

  /// A game of two or three heaps whose sizes move together.
  public GameRules heaps() {
    List<String> names = random.nextInt(3) == 0 ? List.of("x", "y", "z") : List.of("a", "b");
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(2); i++) {
      rules.add(RandomEquations.heaps(random, names));
    }
    String start = names.size() == 2 ? "(3,5)" : "(1,2,3)";
    return heapGame(
        new Board.Heaps(names, names.size() == 2 ? drawn() : Optional.empty()), rules, start);
  }

  /// A game of one heap and a second size that stays among few numbers: what the heap remembers of
  /// the moves before.
  public GameRules memory() {
    List<String> names = random.nextBoolean() ? List.of("n", "s") : List.of("heap", "last");
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      rules.add(RandomEquations.memory(random, names));
    }
    return heapGame(new Board.Heaps(names, drawn()), rules, "(9,1)");
  }

  /// A game of heaps that conditions end early.
  public GameRules heapsThatEnd() {
    GameRules rules = random.nextBoolean() ? heap() : heaps();
    List<String> names =
        rules.board() instanceof Board.Heap(String n, _)
            ? List.of(n)
            : ((Board.Heaps) rules.board()).variables();
    List<EarlyEnd> ends = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(2); i++) {
      boolean wins = rules.play() == Play.MISERE || random.nextBoolean();
      Expression size = new Expression.Variable(pick(names));
      Expression other = new Expression.Variable(pick(names));
      Expression side =
          other.equals(size) || random.nextBoolean()
              ? new Expression.Constant(random.nextInt(6))
              : other;
      Relation relation = random.nextInt(3) == 0 ? Relation.LESS : Relation.EQUAL;
      ends.add(
          new EndCondition(
              wins, List.of(new Condition.Chain(List.of(size, side), List.of(relation)))));
    }
    return new GameRules(
            rules.title(),
            rules.board(),
            rules.cells(),
            rules.rules(),
            rules.patterns(),
            rules.play(),
            rules.start(),
            rules.expectations())
        .withEnds(ends);
  }

  /// A game of sizes of which some only grow, up to a bound: of each line that changes one of them,
  /// of a total, of another size, or by the end of the game.
  public GameRules rising() {
    List<String> names = List.of("a", "b", "c").subList(0, 2 + random.nextInt(2));
    StringBuilder text = new StringBuilder("game  Rising\nboard heaps " + String.join(" ", names));
    String last = names.getLast();
    String ends = random.nextInt(3) == 0 ? "\nlose  where a >= 9" : "";
    for (int i = 0; i <= random.nextInt(3); i++) {
      String step = random.nextBoolean() ? "a+k" : random.nextBoolean() ? "2*a+k" : "a*k+1";
      String other =
          switch (random.nextInt(4)) {
            case 0 -> last + "-j";
            case 1 -> last + "-" + last + "/2";
            default -> last;
          };
      String bound =
          !ends.isEmpty()
              ? "a <= 8"
              : switch (random.nextInt(4)) {
                case 0 -> step + " <= " + (4 + random.nextInt(8));
                case 1 -> "a < " + (2 + random.nextInt(8));
                case 2 -> other.equals(last) ? step + " <= " + last : step + " <= 7";
                default -> "a + " + names.get(1) + " < " + (3 + random.nextInt(9));
              };
      String left = (names.size() == 3 ? step + ",b," : step + ",") + other;
      text.append(
          "\nmove  (%s) -> (%s) where 1 <= k, k <= %d, %s%s"
              .formatted(
                  String.join(",", names),
                  left,
                  1 + random.nextInt(3),
                  bound,
                  other.endsWith("-j") ? ", 1 <= j, j <= 2" : ""));
    }
    if (names.size() == 3 && random.nextBoolean()) {
      text.append("\nmove  (a,b,c) -> (a,b+1,c) where b < ").append(random.nextInt(6));
    }
    if (random.nextInt(4) == 0) {
      text.append("\nplay  misere");
    }
    return RulesParser.parse("test", text + (text.indexOf("misere") > 0 ? "" : ends) + "\n");
  }

  /// A game in which moves change several heaps at once.
  public GameRules heapSet() {
    List<Rule> rules = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(2); i++) {
      int most = random.nextInt(4);
      boolean same = random.nextBoolean();
      Rule line = same || random.nextBoolean() ? take() : RandomEquations.heap(random, "n");
      rules.add(
          new SeveralHeaps(
              line,
              most > 0 && random.nextBoolean() ? most : 1,
              most == 0 ? OptionalLong.empty() : OptionalLong.of(most),
              same));
    }
    return heapGame(new Board.HeapSet("n"), rules, "(3,5)");
  }

  /// A game of one heap of which a move leaves a number of heaps that varies.
  public GameRules runs() {
    return RandomOpenRules.runs(random, title());
  }

  /// A game that leaves numbers open.
  public GameRules open() {
    return RandomOpenRules.open(random, title());
  }

  /// Every fourth game draws its heaps.
  private Optional<Glyph> drawn() {
    return games % 4 == 0 ? Optional.of(Glyph.of(games % 8 == 0 ? 'o' : '#')) : Optional.empty();
  }

  /// A game on graphs.
  public GameRules graph() {
    RandomGraphs graphs = new RandomGraphs(random);
    Board.Graph board = graphs.board();
    List<Rule> rules = graphs.rules(board);
    Play play = play();
    return new GameRules(
            title(),
            board,
            List.of(),
            rules,
            List.of(),
            play,
            graphs.start(),
            rules.getFirst() instanceof WalkMove ? List.of() : expect(play, "cycle 3"))
        .withEnds(graphs.ends(rules));
  }

  /// A game on graphs in which vertices are joined.
  public GameRules joining() {
    RandomGraphs graphs = new RandomGraphs(random);
    JoinMove.By by = graphs.wayToJoin();
    boolean pairs = by != JoinMove.By.CONTRACTION;
    Board.Graph board = pairs ? new Board.Graph(Optional.empty()) : graphs.board();
    List<Rule> rules = new ArrayList<>();
    while (rules.isEmpty() || rules.getFirst() instanceof WalkMove) {
      rules = new ArrayList<>(graphs.rules(board));
    }
    if (random.nextBoolean()) {
      rules.clear();
    }
    if (pairs) {
      rules.removeIf(RandomGraphs::keepsVertices);
    }
    if (by == JoinMove.By.VERTEX) {
      rules.clear();
      if (random.nextBoolean()) {
        rules.add(graphs.join(JoinMove.By.EDGE));
      }
    }
    rules.add(random.nextInt(rules.size() + 1), graphs.join(by));
    Play play = play();
    return new GameRules(
        title(), board, List.of(), rules, List.of(), play, graphs.start(), expect(play, "cycle 3"));
  }

  /// A random graph of a game, some of which is gone, with the tokens that the game needs.
  ///
  /// @param order vertices besides the ground, from 1 to 13
  /// @param size edges
  public GraphPosition graph(GameRules rules, int order, int size) {
    return new RandomGraphs(random).position(rules, order, size);
  }

  /// A random position of a game, small enough for its definition; the tiling game has none.
  public Position position(GameRules rules) {
    return switch (rules.board()) {
      case Board.Cells cells when cells.isRow() -> position(rules, 1, 1 + random.nextInt(7));
      case Board.Cells _ -> position(rules, 1 + random.nextInt(3), 1 + random.nextInt(3));
      case Board.Graph _ -> {
        int most = RandomGraphs.adds(rules) ? 4 : 5;
        GraphPosition graph = graph(rules, 1 + random.nextInt(most), random.nextInt(8));
        while (RandomGraphs.growsTooFar(rules, graph)) {
          graph = graph(rules, 1 + random.nextInt(most), random.nextInt(8));
        }
        yield graph;
      }
      case Board.Heap _ -> new HeapPosition(random.nextInt(15));
      case Board.HeapSet _ -> tuple(2, 5);
      case Board.Heaps(List<String> names, _) -> tuple(names.size(), 6);
      case Board.Tiling() -> throw new IllegalArgumentException("no random tiling games");
    };
  }

  private TuplePosition tuple(int heaps, int below) {
    List<Long> sizes = new ArrayList<>();
    for (int i = 0; i < heaps; i++) {
      sizes.add((long) random.nextInt(below));
    }
    return new TuplePosition(sizes);
  }

  /// A random board of a game, with up to three tokens where it has any.
  public GridPosition position(GameRules rules, int rows, int columns) {
    Glyphs glyphs = Glyphs.of(rules);
    byte[] cells = new byte[rows * columns];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) random.nextInt(glyphs.cells().size());
    }
    List<GridPosition.Token> tokens = new ArrayList<>();
    if (!glyphs.tokens().isEmpty()) {
      for (int i = 0; i < random.nextInt(4); i++) {
        tokens.add(
            new GridPosition.Token(
                random.nextInt(glyphs.tokens().size()), random.nextInt(cells.length)));
      }
      if (TokenMove.areAllBlocked(rules.rules())) {
        Set<Integer> taken = new HashSet<>();
        tokens.removeIf(token -> !taken.add(token.cell()));
      }
    }
    return GridPosition.wrap(rows, columns, cells, tokens);
  }

  private String title() {
    return "Game " + ++games;
  }

  private Play play() {
    return random.nextInt(5) == 0 ? Play.MISERE : Play.NORMAL;
  }

  private GameRules heapGame(Board board, List<Rule> rules, String start) {
    Play play = play();
    return new GameRules(
        title(), board, List.of(), rules, List.of(), play, Optional.empty(), expect(play, start));
  }

  private HeapCode code() {
    String digits = random.nextInt(4) == 0 ? "0123456789ABCDEF" : "01234567";
    StringBuilder code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
    for (int i = 0; i < random.nextInt(3); i++) {
      code.append(digits.charAt(random.nextInt(digits.length())));
    }
    code.append(digits.charAt(1 + random.nextInt(digits.length() - 1)));
    return new HeapCode(code.toString());
  }

  private Take take() {
    List<Take.Range> ranges = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      long from = 1L + random.nextInt(12);
      ranges.add(new Take.Range(from, from + 1 + (random.nextBoolean() ? 0 : random.nextInt(4))));
    }
    if (random.nextInt(4) > 0) {
      return new Take(ranges);
    }
    List<NumberSet> sets = List.of(RandomEquations.endlessSet(random));
    return random.nextBoolean() ? new Take(ranges, sets) : new Take(List.of(), sets);
  }

  private GameRules cellGame(Board board, boolean withTokens) {
    boolean strip = board.isRow();
    List<Glyph> cells = cells();
    List<Glyph> ranked = new ArrayList<>(cells);
    Collections.shuffle(ranked, random);
    List<Rule> rules = new ArrayList<>();
    List<PatternLine> patterns = new ArrayList<>();
    int moves = withTokens ? random.nextInt(4) / 3 : 1 + random.nextInt(3);
    for (int i = 0; i < moves; i++) {
      rules.add(
          switch (random.nextInt(7)) {
            case 0 -> floodMove(ranked, strip);
            case 1, 2, 3 -> cellMove(ranked, strip);
            default -> patternMove(cells, ranked, strip);
          });
    }
    if (withTokens) {
      tokenMoves(cells, strip, rules);
    } else if (random.nextInt(4) == 0) {
      patterns.add(
          PatternLine.win(pattern(cells, strip), random.nextBoolean(), random.nextBoolean()));
    }
    boolean won = !patterns.isEmpty();
    if (!withTokens && random.nextInt(4) == 0) {
      patterns.add(
          PatternLine.avoid(pattern(cells, strip), random.nextBoolean(), random.nextBoolean()));
    }
    List<EarlyEnd> ends = withTokens && random.nextInt(5) == 0 ? winOn(rules) : List.of();
    Play play = won ? Play.NORMAL : play();
    Optional<Start> start = start(cells);
    String expected = start.isPresent() ? (strip ? "3" : "2x3") : cells.getLast().toString();
    return new GameRules(
            title(), board, cells, rules, patterns, play, start, expect(play, expected))
        .withEnds(ends);
  }

  /// A glyph that tokens enter wins.
  private List<EarlyEnd> winOn(List<Rule> rules) {
    TokenMove token = (TokenMove) rules.getLast();
    return List.of(new WinOn(pick(token.over())));
  }

  private List<Expectation> expect(Play play, String start) {
    List<Expectation> expectations = new ArrayList<>();
    for (int i = 0; i < random.nextInt(3); i++) {
      Expected expected =
          switch (random.nextInt(play == Play.NORMAL ? 3 : 2)) {
            case 0 -> new Expected.Wins();
            case 1 -> new Expected.Loses();
            default -> new Expected.Value(random.nextInt(9));
          };
      expectations.add(new Expectation(start, expected));
    }
    return expectations;
  }

  private Optional<Start> start(List<Glyph> cells) {
    return switch (random.nextInt(3)) {
      case 0 -> Optional.empty();
      case 1 ->
          Optional.of(
              new Start.Fill(
                  pick(cells), random.nextBoolean() ? Optional.empty() : Optional.of(pick(cells))));
      default -> Optional.of(new Start.Random(some(cells)));
    };
  }

  private List<Glyph> cells() {
    List<Glyph> all = new ArrayList<>(CHARACTERS.codePoints().mapToObj(Glyph::new).toList());
    all.removeIf(glyph -> TOKENS.contains(glyph.toString()));
    Collections.shuffle(all, random);
    return List.copyOf(all.subList(0, 2 + random.nextInt(3)));
  }

  private CellMove cellMove(List<Glyph> ranked, boolean strip) {
    int to = 1 + random.nextInt(ranked.size() - 1);
    List<Glyph> from = some(ranked.subList(0, to));
    Optional<CellMove.Rays> rays =
        random.nextInt(3) == 0 ? Optional.empty() : Optional.of(rays(ranked, strip));
    return new CellMove(from, ranked.get(to), rays);
  }

  private FloodMove floodMove(List<Glyph> ranked, boolean strip) {
    int to = 1 + random.nextInt(ranked.size() - 1);
    int becomes = 1 + random.nextInt(ranked.size() - 1);
    return new FloodMove(
        some(ranked.subList(0, to)),
        ranked.get(to),
        steps(strip),
        some(ranked.subList(0, becomes)),
        ranked.get(becomes));
  }

  private CellMove.Rays rays(List<Glyph> ranked, boolean strip) {
    int becomes = 1 + random.nextInt(ranked.size() - 1);
    List<Glyph> over = some(ranked.subList(0, becomes));
    List<Glyph> others = new ArrayList<>(ranked);
    others.removeAll(over);
    return new CellMove.Rays(
        steps(strip),
        random.nextInt(3) == 0 ? OptionalInt.of(1 + random.nextInt(3)) : OptionalInt.empty(),
        over,
        ranked.get(becomes),
        random.nextInt(3) == 0 ? some(others) : List.of());
  }

  private static List<Direction> directions(boolean strip) {
    return strip ? List.of(Direction.W, Direction.E) : Lattice.SQUARE.steps();
  }

  /// Some of the directions with names, and now and then some offsets.
  private List<Direction> steps(boolean strip) {
    List<Direction> all = new ArrayList<>(some(directions(strip)));
    if (random.nextInt(4) == 0) {
      offsets(strip).stream().filter(offset -> !all.contains(offset)).forEach(all::add);
      Collections.shuffle(all, random);
    }
    return all.subList(0, 1 + random.nextInt(all.size()));
  }

  private List<Direction> offsets(boolean strip) {
    List<Direction> offsets = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      int rows = strip ? 0 : random.nextInt(5) - 2;
      int columns = random.nextInt(7) - 3;
      if ((rows != 0 || columns != 0) && !offsets.contains(new Direction(rows, columns))) {
        offsets.add(new Direction(rows, columns));
      }
    }
    return offsets;
  }

  private PatternMove patternMove(List<Glyph> cells, List<Glyph> ranked, boolean strip) {
    int height = strip ? 1 : 1 + random.nextInt(3);
    int width = 1 + random.nextInt(3);
    int surelyChanged = random.nextInt(height * width);
    List<List<Optional<Glyph>>> before = new ArrayList<>();
    List<List<Optional<Glyph>>> after = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      List<Optional<Glyph>> beforeRow = new ArrayList<>();
      List<Optional<Glyph>> afterRow = new ArrayList<>();
      for (int column = 0; column < width; column++) {
        changeCell(ranked, row * width + column == surelyChanged, beforeRow, afterRow);
      }
      before.add(beforeRow);
      after.add(afterRow);
    }
    if (random.nextInt(5) == 0) {
      variables(surelyChanged, before, after);
    }
    return new PatternMove(
        new Pattern(before).over(cells),
        new Pattern(after).over(cells),
        random.nextBoolean(),
        random.nextBoolean());
  }

  /// Lets some cells that stay as they are hold a variable.
  private void variables(
      int surelyChanged, List<List<Optional<Glyph>>> before, List<List<Optional<Glyph>>> after) {
    int width = before.getFirst().size();
    for (int cell = 0; cell < before.size() * width; cell++) {
      if (cell != surelyChanged && random.nextInt(4) > 0) {
        Optional<Glyph> variable = Optional.of(Glyph.variable(random.nextInt(5) > 0 ? 'a' : 'B'));
        before.get(cell / width).set(cell % width, variable);
        after
            .get(cell / width)
            .set(cell % width, random.nextBoolean() ? variable : Optional.empty());
      }
    }
  }

  private void changeCell(
      List<Glyph> ranked,
      boolean surely,
      List<Optional<Glyph>> before,
      List<Optional<Glyph>> after) {
    int to = 1 + random.nextInt(ranked.size() - 1);
    int kind = surely ? 0 : random.nextInt(6);
    Optional<Glyph> earlier = Optional.of(ranked.get(random.nextInt(to)));
    before.add(kind == 1 || kind == 2 ? Optional.empty() : earlier);
    after.add(
        switch (kind) {
          case 1 -> Optional.of(ranked.getLast());
          case 2, 3 -> Optional.empty();
          case 4 -> earlier;
          default -> Optional.of(ranked.get(to));
        });
  }

  private Pattern pattern(List<Glyph> cells, boolean strip) {
    int height = strip ? 1 : 1 + random.nextInt(2);
    int width = 1 + random.nextInt(3);
    List<List<Optional<Glyph>>> rows = new ArrayList<>();
    for (int row = 0; row < height; row++) {
      List<Optional<Glyph>> cellsOfRow = new ArrayList<>();
      for (int column = 0; column < width; column++) {
        boolean any = row + column > 0 && random.nextInt(4) == 0;
        boolean variable = width > 1 && random.nextInt(12) == 0;
        cellsOfRow.add(
            variable
                ? Optional.of(Glyph.variable('a'))
                : any ? Optional.empty() : Optional.of(pick(cells)));
      }
      rows.add(cellsOfRow);
    }
    return new Pattern(rows).over(cells);
  }

  private void tokenMoves(List<Glyph> cells, boolean strip, List<Rule> rules) {
    int kinds = 1 + random.nextInt(2);
    boolean blocked = random.nextInt(3) == 0;
    for (int i = 0; i < kinds; i++) {
      Optional<Glyph> on = random.nextBoolean() ? Optional.empty() : Optional.of(pick(cells));
      Glyph token = new Glyph(TOKENS.codePointAt(i));
      int turn = random.nextInt(8);
      for (int line = 0; line <= random.nextInt(2); line++) {
        rules.add(
            new TokenMove(
                token,
                random.nextBoolean(),
                halfPlane(strip, turn),
                some(cells),
                on,
                blocked && random.nextInt(8) > 0));
      }
    }
  }

  /// Directions within 135 degrees of one another, and now and then offsets within a half turn.
  private List<Direction> halfPlane(boolean strip, int turn) {
    List<Direction> all = new ArrayList<>();
    if (strip) {
      all.add(turn % 2 == 0 ? Direction.W : Direction.E);
    }
    for (int i = 0; i < 4 && !strip; i++) {
      all.add(directions(false).get((turn + i) % 8));
    }
    Direction first = all.getFirst();
    Direction last = all.getLast();
    int rows = first.rowStep() + last.rowStep();
    int columns = first.columnStep() + last.columnStep();
    if (random.nextInt(3) == 0) {
      offsets(strip).stream()
          .filter(offset -> rows * offset.rowStep() + columns * offset.columnStep() > 0)
          .filter(offset -> !all.contains(offset))
          .forEach(all::add);
    }
    return some(all);
  }

  private <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /// At least one of the elements, each at most once, in a random order.
  private <T> List<T> some(List<T> list) {
    List<T> shuffled = new ArrayList<>(list);
    Collections.shuffle(shuffled, random);
    return List.copyOf(shuffled.subList(0, 1 + random.nextInt(shuffled.size())));
  }
}
