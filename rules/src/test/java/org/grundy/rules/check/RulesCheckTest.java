package org.grundy.rules.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.Equations;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.rules.tree.PatternMove;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Start;
import org.grundy.rules.tree.Take;
import org.grundy.rules.tree.TokenMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesCheckTest {
  private static final Board GRID = Board.Cells.GRID;
  private static final Board STRIP = Board.Cells.STRIP;
  private static final Board HEAP = new Board.Heap("n");
  private static final Board PAIR = new Board.Heaps(List.of("a", "b"));

  private static List<Glyph> glyphs(String glyphs) {
    return glyphs.codePoints().mapToObj(Glyph::new).toList();
  }

  private static Glyph glyph(String glyph) {
    return glyphs(glyph).getFirst();
  }

  private static List<Direction> directions(String names) {
    return Arrays.stream(names.split(" ", -1))
        .map(name -> Lattice.SQUARE.step(name).orElseThrow())
        .toList();
  }

  private static Rule move(String from, String to) {
    return new CellMove(glyphs(from), glyph(to), Optional.empty());
  }

  private static Rule rays(
      String from, String to, String along, String over, String becomes, String forbid) {
    return new CellMove(
        glyphs(from),
        glyph(to),
        Optional.of(
            new CellMove.Rays(
                directions(along),
                OptionalInt.empty(),
                glyphs(over),
                glyph(becomes),
                glyphs(forbid))));
  }

  private static Pattern pattern(String rows) {
    return new Pattern(
        Arrays.stream(rows.split("/", -1))
            .map(row ->
                glyphs(row).stream()
                    .map(g -> g.equals(Glyph.of('*')) ? Optional.<Glyph>empty() : Optional.of(g))
                    .toList())
            .toList());
  }

  private static Rule pattern(String before, String after) {
    return new PatternMove(pattern(before), pattern(after), true, false);
  }

  private static Rule token(String token, String directions, String over) {
    return new TokenMove(
        glyph(token), false, directions(directions), glyphs(over), Optional.empty());
  }

  private static Rule take(long fromCount, long toCount) {
    return new Take(List.of(new Take.Range(fromCount, toCount)));
  }

  private static Rule equation(String text) {
    return Equations.parse(text);
  }

  private static GameRules game(Board board, String cells, Rule... rules) {
    return new GameRules(
        "",
        board,
        glyphs(cells),
        List.of(rules),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static GameRules with(GameRules rules, PatternLine... wins) {
    return new GameRules(
        "",
        rules.board(),
        rules.cells(),
        rules.rules(),
        List.of(wins),
        rules.play(),
        rules.start(),
        rules.expectations());
  }

  private static GameRules with(GameRules rules, Start start) {
    return new GameRules(
        "",
        rules.board(),
        rules.cells(),
        rules.rules(),
        rules.patterns(),
        rules.play(),
        Optional.of(start),
        rules.expectations());
  }

  private static GameRules with(GameRules rules, Play play, Expectation.Expected expected) {
    return new GameRules(
        "",
        rules.board(),
        rules.cells(),
        rules.rules(),
        rules.wins(),
        play,
        rules.start(),
        List.of(new Expectation("3", expected)));
  }

  private static PatternLine win(String rows) {
    return PatternLine.win(pattern(rows), false, false);
  }

  static Stream<GameRules> sound() {
    return Stream.of(
        game(
            GRID,
            "LRX.",
            rays("L", ".", "NE SW", "LRX", ".", ""),
            rays("R", ".", "NW SE", "LRX", ".", ""),
            rays("X", ".", "NE NW SE SW", "LRX", ".", "")),
        game(
            GRID,
            ".b#",
            rays(".", "b", "N S", ".", "b", "#"),
            rays(".", "b", "E W", ".", "b", "#")),
        game(GRID, ".#", token("@", "E S SE", ".")),
        game(GRID, ".#", token("@", "NW N NE E", "."), token("o", "S W", ".")),
        game(STRIP, ".#", token("@", "E", "."), token("o", "W", ".")),
        with(with(game(STRIP, ".X", move(".", "X")), win("XXX")), new Start.Fill(glyph("."))),
        game(GRID, ".#", pattern("..", "##")),
        game(GRID, ".ox", pattern("*o", "x.")),
        game(HEAP, "", new HeapCode("0.07")),
        game(HEAP, "", new HeapCode("4.7"), take(1, Long.MAX_VALUE)),
        with(game(HEAP, "", take(2, 3)), Play.MISERE, new Expectation.Expected.Wins()),
        with(game(HEAP, "", take(2, 3)), Play.NORMAL, new Expectation.Expected.Value(1)),
        game(new Board.Tiling(), ""));
  }

  @ParameterizedTest
  @MethodSource("sound")
  void findsNoFaultInSoundRules(GameRules rules) {
    assertThat(RulesCheck.problems(rules)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n -> a + b where a+b = n, 1 <= a < b",
        "n -> n-k*k where k >= 1",
        "n -> m where m <= n, m != n",
        "n -> m where 2*m = n, n >= 1",
        "n -> x where x*y = n, y >= 2, x >= 1",
      })
  void provesThatEquationsOfOneHeapEnd(String text) {
    assertThat(RulesCheck.problems(game(HEAP, "", equation(text)))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) where k >= 1",
        "(a,b) -> (a-k*b,b) | (a,b-k*a) where k >= 1, a >= 1, b >= 1, k <= a+b",
        "(a,b) -> (b,a-k) where k >= 1",
        "(a,b) -> (a-1,b+2)",
        "(a,b) -> (a-1,b+k) | (a,b-k) where 1 <= k <= 50",
        "(a,b) -> (a-1,x) + (a-1,b) where x <= 7",
      })
  void provesThatEquationsOfTwoHeapsEnd(String text) {
    assertThat(RulesCheck.problems(game(PAIR, "", equation(text)))).isEmpty();
  }

  private static Arguments fault(GameRules rules, Object node, String problem, String cure) {
    return Arguments.of(rules, node, problem, cure);
  }

  private static Arguments fault(
      Board board, String cells, Rule rule, String problem, String cure) {
    return fault(game(board, cells, rule), rule, problem, cure);
  }

  static Stream<Arguments> faultsOnCells() {
    return Stream.of(
        fault(GRID, ".X", pattern(".X", "X."), "around a cycle: `. -> X -> .`", "let no cell"),
        fault(GRID, ".X", pattern("*.", ".X"), "around a cycle: `. -> X -> .`", "let no cell"),
        fault(GRID, ".XO", pattern(".XO", "XO."), ". -> X -> O -> .`", "let no cell"),
        fault(GRID, ".X", rays(".", "X", "N", "X", ".", ""), ". -> X -> .`", "let no cell"),
        fault(GRID, ".X", move(".X", "X"), "`X -> X` changes nothing", "remove `X`"),
        fault(GRID, ".X", pattern(".", "."), "need not change any cell", "[ . ] -> [ X ]"),
        fault(GRID, ".X", pattern("*", "X"), "need not change any cell", "[ . ] -> [ X ]"),
        fault(GRID, ".X", pattern("..", "X"), "differ in shape: 1x2 and 1x1", "as many rows"),
        fault(GRID, ".", move(".", "X"), "`X` is not declared", "cells . X"),
        fault(GRID, ".X", rays(".", "X", "N", ".o", "X", ""), "`o` is not declared", "cells . X o"),
        fault(GRID, ".X", rays(".", "X", "N", ".", "X", "#"), "`#` is not declared", "cells . X #"),
        fault(GRID, ".X", rays(".", "X", "N N", ".", "X", ""), "N is named twice", "once"),
        fault(
            STRIP,
            ".X",
            rays(".", "X", "NE", ".", "X", ""),
            "offsets within its row, found NE",
            "W or E"),
        fault(STRIP, ".X", pattern("./.", "X/X"), "a strip has one row", "in one row"),
        fault(GRID, ".@", token("@", "E", "."), "declared for cells and draws a token", "remove"),
        fault(GRID, ".", token("@", "E", "#"), "`#` is not declared", "cells . #"),
        fault(GRID, ".", token("@", "E W", "."), "go E and come back W", "half turn"),
        fault(STRIP, ".", token("@", "W E", "."), "go W and come back E", "E alone"),
        fault(GRID, ".", token("@", "N SE SW", "."), "by steps N, SE, SW", "half turn"),
        fault(GRID, ".", token("@", "NE S W", "."), "by steps NE, S, W", "half turn"),
        fault(GRID, ".", new HeapCode("0.7"), "moves of a heap", "board heap"),
        fault(GRID, ".", equation("n -> n-1"), "moves heaps", "board heap n"));
  }

  static Stream<Arguments> faultsOfHeaps() {
    Expression zero = new Expression.Constant(0);
    EquationMove three =
        new EquationMove(
            List.of("a", "b"),
            List.of(new Alternative(List.of(List.of(zero, zero, zero)))),
            Set.of());
    return Stream.of(
        fault(HEAP, "", move(".", "X"), "needs cells", "board grid"),
        fault(HEAP, "", take(0, 4), "at least 1 token, found 0", "from 1"),
        fault(HEAP, "", take(3, 2), "the range 3..1 is empty", "smaller number first"),
        fault(HEAP, "", new HeapCode("3.7"), "takes nothing", "4, 8, C"),
        fault(HEAP, "", new HeapCode("137"), "has a point", "did you mean 0.137?"),
        fault(PAIR, "", new HeapCode("0.7"), "moves of one heap", "board heap"),
        fault(HEAP, "", equation("m -> m-1"), "begins with m, the board names n", "move n ->"),
        fault(HEAP, "", equation("n -> k"), "`k` has no finite range", "k <= n"),
        fault(
            PAIR,
            "",
            equation("(a,b) -> (a-k*b,b) where k >= 1"),
            "`k` has no finite range where `b` is 0",
            "b >= 1"),
        fault(HEAP, "", equation("n -> n-k"), "but 1 -> 1 is a move", "k >= 1"),
        fault(HEAP, "", equation("n -> n where n >= 5"), "but 5 -> 5 is a move", "condition"),
        fault(
            HEAP,
            "",
            equation("n -> (n+1) where n < 4"),
            "but 1 -> 2 is a move",
            "beside its bound"),
        fault(
            HEAP,
            "",
            equation("n -> a + b where a+b = n"),
            "but 1 -> 0 + 1 is a move",
            "condition"),
        fault(HEAP, "", equation("n -> n where n >= 999"), "cannot be shown", "condition"),
        fault(
            HEAP,
            "",
            equation("n -> n*9000000000000000000 where n >= 2"),
            "cannot be shown",
            "condition"),
        fault(PAIR, "", equation("(a,b) -> (b,a)"), "but (1,0) -> (0,1) is a move", "condition"),
        fault(
            PAIR,
            "",
            equation("(a,b) -> (a-k,b+k) | (a+k,b-k) where k >= 1, k <= 9"),
            "but (1,0) -> (0,1) is a move",
            "condition"),
        fault(PAIR, "", three, "expected 2 sizes", "as many as in (a,b)"));
  }

  static Stream<Arguments> faultsOfTheRest() {
    GameRules cells = game(STRIP, ".X", move(".", "X"));
    GameRules heap = game(HEAP, "", take(1, 3));
    GameRules tiling = game(new Board.Tiling(), "");
    PatternLine win = win("X");
    PatternLine high = win("X/X");
    PatternLine free = win("**");
    Start fill = new Start.Fill(glyph("o"));
    Start random = new Start.Random(List.of());
    Expectation.Expected five = new Expectation.Expected.Value(5);
    GameRules misere = with(heap, Play.MISERE, five);
    GameRules tiled = game(new Board.Tiling(), "", move(".", "X"));
    GameRules twice = game(GRID, "..X", move(".", "X"));
    GameRules bar = game(GRID, ".|", move(".", "|"));
    GameRules blank = game(GRID, ".\t", move(".", "\t"));
    GameRules empty = game(GRID, ".");
    GameRules tiledValue = with(tiling, Play.NORMAL, five);
    Board same = new Board.Heaps(List.of("a", "a"));
    return Stream.of(
        fault(with(heap, win), win, "no patterns", "remove"),
        fault(with(heap, fill), fill, "needs no start", "remove"),
        fault(with(cells, high), high, "a strip has one row", "one row"),
        fault(with(cells, free), free, "from the start", "name a glyph"),
        fault(with(cells, fill), fill, "`o` is not declared", "cells . X o"),
        fault(with(cells, random), random, "names no glyph", "start random"),
        fault(misere, misere.expectations().getFirst(), "misère", "expect 3 wins"),
        fault(tiledValue, tiledValue.expectations().getFirst(), "tiling", "expect 3 wins"),
        fault(tiled, tiled.rules().getFirst(), "no rules of its own", "remove"),
        fault(with(tiling, win), win, "no rules of its own", "remove"),
        fault(with(tiling, fill), fill, "no rules of its own", "remove"),
        fault(twice, twice, "`.` is declared twice", "once"),
        fault(bar, bar, "separates the rows", "another character"),
        fault(blank, blank, "U+0009", "visible character"),
        fault(empty, empty, "no line allows a move", "move . -> X"),
        fault(game(same, "", equation("(a,a) -> (a,0)")), same, "the same name", "its own"));
  }

  @ParameterizedTest
  @MethodSource({"faultsOnCells", "faultsOfHeaps", "faultsOfTheRest"})
  void reportsTheLineTheProblemAndTheCure(
      GameRules rules, Object node, String problem, String cure) {
    assertThat(RulesCheck.problems(rules))
        .anySatisfy(found -> {
          assertThat(found.node()).isSameAs(node);
          assertThat(found.problem()).contains(problem).doesNotEndWith(".");
          assertThat(found.cure()).contains(cure);
        });
  }

  @Test
  void reportsACycleAtItsLastLine() {
    Rule first = move(".", "X");
    Rule second = move("X", "o");
    Rule third = move("o", ".");
    Rule fourth = move("o", "#");
    assertThat(RulesCheck.problems(game(GRID, ".Xo#", third, first, fourth, second)))
        .singleElement()
        .satisfies(problem -> assertThat(problem.node()).isSameAs(second))
        .satisfies(problem -> assertThat(problem.problem()).contains("`. -> X -> o -> .`"));
  }

  @Test
  void countsTheDirectionsOfAllLinesOfAToken() {
    Rule first = token("@", "E", ".");
    Rule other = token("o", "W", ".");
    Rule second = token("@", "W", ".");
    assertThat(RulesCheck.problems(game(GRID, ".", first, other))).isEmpty();
    assertThat(RulesCheck.problems(game(GRID, ".", first, other, second)))
        .singleElement()
        .satisfies(problem -> assertThat(problem.node()).isSameAs(second));
  }

  @Test
  void allSetsOfDirectionsThatCanComeBackAreRefused() {
    for (int set = 1; set < 256; set++) {
      List<Direction> directions = new ArrayList<>();
      int rest = set;
      for (Direction direction : Lattice.SQUARE.steps()) {
        if (rest % 2 != 0) {
          directions.add(direction);
        }
        rest /= 2;
      }
      GameRules rules =
          game(
              GRID,
              ".",
              new TokenMove(glyph("@"), false, directions, glyphs("."), Optional.empty()));
      assertThat(RulesCheck.problems(rules).isEmpty())
          .as("%s", directions)
          .isEqualTo(!comesBack(directions));
    }
  }

  @Test
  void offsetsAreRefusedExactlyWhereNoWeightsGrowWithEachStep() {
    long seed = 39;
    Random random = new Random(seed);
    for (int round = 0; round < 2000; round++) {
      List<Direction> directions = new ArrayList<>();
      for (int i = 0; i < 1 + random.nextInt(5); i++) {
        int rows = random.nextInt(9) - 4;
        int columns = random.nextInt(9) - 4;
        if ((rows != 0 || columns != 0) && !directions.contains(new Direction(rows, columns))) {
          directions.add(new Direction(rows, columns));
        }
      }
      boolean ends = false;
      for (int weights = 0; weights < 21 * 21; weights++) {
        int row = weights / 21 - 10;
        int column = weights % 21 - 10;
        ends |=
            directions.stream()
                .allMatch(way -> row * way.rowStep() + column * way.columnStep() > 0);
      }
      TokenMove move = new TokenMove(glyph("@"), false, directions, glyphs("."), Optional.empty());
      assertThat(directions.isEmpty() || RulesCheck.problems(game(GRID, ".", move)).isEmpty())
          .as("seed %d: %s", seed, directions)
          .isEqualTo(directions.isEmpty() || ends);
    }
  }

  /// Whether some one to three of the directions, each taken one to three times, sum to nothing.
  private static boolean comesBack(List<Direction> directions) {
    for (Direction first : directions) {
      for (Direction second : directions) {
        for (Direction third : directions) {
          for (int times = 0; times < 27; times++) {
            int[] counts = {1 + times % 3, 1 + times / 3 % 3, 1 + times / 9};
            int rows =
                counts[0] * first.rowStep()
                    + counts[1] * second.rowStep()
                    + counts[2] * third.rowStep();
            int columns =
                counts[0] * first.columnStep()
                    + counts[1] * second.columnStep()
                    + counts[2] * third.columnStep();
            if (rows == 0 && columns == 0) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  @Test
  void randomChangesOfCellsAreRefusedExactlyWhereTheyHaveACycle() {
    long seed = 38;
    Random random = new Random(seed);
    String glyphs = "abcde";
    for (int round = 0; round < 500; round++) {
      List<Rule> rules = new ArrayList<>();
      boolean[][] reach = new boolean[5][5];
      for (int i = 0; i < 1 + random.nextInt(6); i++) {
        int from = random.nextInt(5);
        int to = (from + 1 + random.nextInt(4)) % 5;
        reach[from][to] = true;
        rules.add(move(glyphs.substring(from, from + 1), glyphs.substring(to, to + 1)));
      }
      for (int via = 0; via < 5; via++) {
        for (int from = 0; from < 5; from++) {
          for (int to = 0; to < 5; to++) {
            reach[from][to] |= reach[from][via] && reach[via][to];
          }
        }
      }
      boolean cycle = false;
      for (int i = 0; i < 5; i++) {
        cycle |= reach[i][i];
      }
      GameRules game = game(GRID, glyphs, rules.toArray(Rule[]::new));
      assertThat(RulesCheck.problems(game)).as("seed %d: %s", seed, rules).hasSize(cycle ? 1 : 0);
    }
  }
}
