package org.grundy.solvers.cut;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.grundy.solvers.cut.CutGames.BACTERIAL;
import static org.grundy.solvers.cut.CutGames.DARKRAFT;
import static org.grundy.solvers.cut.CutGames.board;
import static org.grundy.solvers.cut.CutGames.game;
import static org.grundy.solvers.cut.CutGames.line;
import static org.grundy.solvers.cut.CutGames.random;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Choice;
import org.grundy.core.Component;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.cut.region.CutRegion;
import org.grundy.solvers.cut.region.RegionValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CutMethodTest {
  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static Plan plan(GameRules rules, GridPosition... boards) {
    Verdict verdict = CutMethod.ofRegions().consider(new Problem(rules, List.of(boards)));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan();
  }

  private static Solution solve(GameRules rules, GridPosition... boards) {
    return plan(rules, boards).solve(meter());
  }

  private static String refusal(GameRules rules, String board) {
    Verdict verdict =
        CutMethod.ofRegions().consider(new Problem(rules, List.of(board(rules, board))));
    assertThat(verdict).isInstanceOf(Verdict.Unsound.class);
    return ((Verdict.Unsound) verdict).because();
  }

  /// Compares value, every move and the components with the plain recursion.
  private static void checkAgainstRecursion(GameRules rules, GridPosition board) {
    check(rules, board, new LiteralGame(rules, board.rows(), board.columns()));
  }

  private static void check(GameRules rules, GridPosition board, LiteralGame literal) {
    String cells = LiteralGame.cells(board);
    String drawn = CutGames.draw(rules, board);
    Solution solution = solve(rules, board);
    int value = literal.value(cells);
    assertThat(solution.value()).as(drawn).hasValue(value);
    assertThat(solution.outcome()).as(drawn).isEqualTo(Outcome.ofValue(value));

    List<String> expected = new ArrayList<>();
    long wins = 0;
    for (int cell = 0; cell < cells.length(); cell++) {
      for (int rule = 0; rule < rules.rules().size(); rule++) {
        String next = literal.after(cells, rule, cell);
        if (next != null) {
          int after = literal.value(next);
          expected.add(
              told(
                  rule,
                  new Choice.Cell(cell / board.columns() + 1, cell % board.columns() + 1),
                  after));
          wins += after == 0 ? 1 : 0;
        }
      }
    }
    List<String> actual = new ArrayList<>();
    solution.moves(move ->
        actual.add(
            told(move.move().rule(), move.move().at().orElseThrow(), move.value().orElseThrow())));
    assertThat(actual).as(drawn).isEqualTo(expected);
    assertThat(solution.winningMoves()).as(drawn).isEqualTo(wins);

    long nimSum = 0;
    for (Component component : solution.components()) {
      assertThat(literal.value(LiteralGame.cells((GridPosition) component.position())))
          .as(drawn)
          .isEqualTo(component.value());
      nimSum ^= component.value();
    }
    assertThat(nimSum).as(drawn).isEqualTo(value);
  }

  private static String told(int rule, Choice.Cell at, long value) {
    return rule + " " + at.row() + " " + at.column() + " -> " + value;
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,2", "1,4", "2,1", "2,2", "2,3", "3,2", "3,3"})
  void everySmallDarkraftBoardEqualsTheRecursion(int rows, int columns) {
    everyBoard(DARKRAFT, 3, rows, columns, "LRX");
  }

  @ParameterizedTest
  @CsvSource({"1,1", "1,5", "4,1", "2,2", "2,3", "3,2", "3,3", "3,4"})
  void everySmallBacterialBoardEqualsTheRecursion(int rows, int columns) {
    everyBoard(BACTERIAL, 2, rows, columns, ".#");
  }

  private static void everyBoard(GameRules rules, int kinds, int rows, int columns, String glyphs) {
    LiteralGame literal = new LiteralGame(rules, rows, columns);
    int boards = (int) Math.round(Math.pow(kinds, rows * columns));
    for (int code = 0; code < boards; code++) {
      byte[] cells = new byte[rows * columns];
      int rest = code;
      for (int cell = 0; cell < cells.length; cell++) {
        char c = glyphs.charAt(rest % kinds);
        cells[cell] = (byte) rules.cells().indexOf(Glyph.of(c));
        rest /= kinds;
      }
      check(rules, GridPosition.wrap(rows, columns, cells), literal);
    }
  }

  /// Lines of both kinds for one glyph, several glyphs a line, crosses beside single lines, glyphs
  /// that are never chosen (`i`), hazards (`#`), and walls (`w`), along the given axes.
  private static GameRules mixed(String first, String second) {
    return game(
        "abcif#w.,",
        line("a", '.', first, "abcif", ',', "#"),
        line("ab", '.', second, "abcif", '.', "#"),
        line("bf", ',', first + " " + second, "ifabc", ',', "#"),
        line("c", '.', first + " " + second, "abcif", '.', "#"));
  }

  @ParameterizedTest
  @CsvSource({
    "N S,E W",
    "N S,NE SW",
    "N S,NW SE",
    "E W,NE SW",
    "W E,NW SE",
    "NE SW,NW SE",
    "SE NW,SW NE"
  })
  void randomMixedGamesOnEveryPairOfAxesEqualTheRecursion(String first, String second) {
    GameRules rules = mixed(first, second);
    for (int seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      int rows = 1 + random.nextInt(4);
      int columns = 1 + random.nextInt(rows == 4 ? 4 : 5);
      String glyphs = List.of("abcif", "abcif#", "aab##i", "ci", "b", "fi##").get(seed % 6);
      checkAgainstRecursion(rules, random(rules, glyphs, rows, columns, random));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,4,LRX", "3,5,LRX", "5,3,LLRX", "4,4,X", "2,7,LRX", "1,9,LRX", "4,5,RL"})
  void randomDarkraftBoardsEqualTheRecursion(int rows, int columns, String glyphs) {
    for (int seed = 0; seed < 5; seed++) {
      checkAgainstRecursion(DARKRAFT, random(DARKRAFT, glyphs, rows, columns, new Random(seed)));
    }
  }

  @ParameterizedTest
  @CsvSource({"4,4,..........#", "5,5,...#", "3,6,.....#", "1,12,....#", "6,4,..#"})
  void randomBacterialBoardsEqualTheRecursion(int rows, int columns, String glyphs) {
    for (int seed = 0; seed < 8; seed++) {
      checkAgainstRecursion(BACTERIAL, random(BACTERIAL, glyphs, rows, columns, new Random(seed)));
    }
  }

  @ParameterizedTest
  @CsvSource({"N S", "E W", "NE SW", "NW SE"})
  void gamesAlongOneAxisEqualTheRecursion(String axis) {
    GameRules rules = game("ai#.", line("a", '.', axis, "ai", '.', "#"));
    for (int seed = 0; seed < 30; seed++) {
      Random random = new Random(seed);
      String glyphs = List.of("aai#", "ai.", "a").get(seed % 3);
      checkAgainstRecursion(
          rules, random(rules, glyphs, 1 + random.nextInt(4), 1 + random.nextInt(4), random));
    }
  }

  /// Any board that may arise in play: accepted ones must be right, and enough must be accepted.
  @ParameterizedTest
  @CsvSource({
    "true,LRX.",
    "true,LX....",
    "true,LRXXRLXX.",
    "false,.b",
    "false,....b#",
    "false,.bb"
  })
  void boardsInTheMiddleOfAGameEqualTheRecursionWhereTheyAreAccepted(
      boolean darkraft, String glyphs) {
    GameRules rules = darkraft ? DARKRAFT : BACTERIAL;
    int accepted = 0;
    for (int seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      GridPosition board =
          random(rules, glyphs, 1 + random.nextInt(4), 1 + random.nextInt(5), random);
      if (CutMethod.ofRegions().consider(new Problem(rules, List.of(board)))
          instanceof Verdict.Sound) {
        checkAgainstRecursion(rules, board);
        accepted++;
      }
    }
    assertThat(accepted).isGreaterThan(10);
  }

  /// What a move leaves can be given to the method again.
  @Test
  void optionsAreAccepted() {
    for (GameRules rules : List.of(DARKRAFT, BACTERIAL)) {
      for (int seed = 0; seed < 10; seed++) {
        Random random = new Random(seed);
        GridPosition board =
            random(rules, rules.equals(DARKRAFT) ? "LRX" : "..........#", 7, 8, random);
        String cells = LiteralGame.cells(board);
        LiteralGame literal = new LiteralGame(rules, 7, 8);
        Solution before = solve(rules, board);
        List<RatedMove> moves = new ArrayList<>();
        before.moves(moves::add);
        for (RatedMove rated : moves) {
          var at = rated.move().at().orElseThrow();
          int cell = (at.row() - 1) * 8 + at.column() - 1;
          String next = requireNonNull(literal.after(cells, rated.move().rule(), cell));
          byte[] after = new byte[56];
          for (int i = 0; i < after.length; i++) {
            after[i] = (byte) next.charAt(i);
          }
          assertThat(solve(rules, GridPosition.wrap(7, 8, after)).value())
              .as("seed %d, %s", seed, rated.move())
              .isEqualTo(rated.value());
        }
      }
    }
  }

  /// Codeforces 138D, World of Darkraft: the samples of its statement.
  @Test
  void samplesOfDarkraft() {
    assertThat(solve(DARKRAFT, board(DARKRAFT, "RL|LR")).outcome()).isEqualTo(Outcome.P);
    assertThat(solve(DARKRAFT, board(DARKRAFT, "RR|RR")).outcome()).isEqualTo(Outcome.N);
  }

  /// Google Code Jam 2019, round 1C, Bacterial Tactics: the samples of its statement.
  @ParameterizedTest
  @CsvSource({
    "..|.#,0",
    ".#..|..#.|#...|...#,0",
    "#.##|....|#.##,7",
    ".,2",
    "##,0",
  })
  void samplesOfBacterialTactics(String board, long winning) {
    assertThat(solve(BACTERIAL, board(BACTERIAL, board)).winningMoves()).isEqualTo(winning);
  }

  @ParameterizedTest
  @CsvSource({"9,9,LRX", "12,7,X", "8,13,LLXR", "3,20,LRX", "14,14,LRX"})
  void tableAndSearchAgreeOnDarkraft(int rows, int columns, String glyphs) {
    for (int seed = 0; seed < 3; seed++) {
      checkWaysAgree(DARKRAFT, random(DARKRAFT, glyphs, rows, columns, new Random(seed)));
    }
  }

  @ParameterizedTest
  @CsvSource({"9,9,.....#", "12,7,..................#", "1,60,....#", "15,15,.......#", "20,11,.#"})
  void tableAndSearchAgreeOnBacterialTactics(int rows, int columns, String glyphs) {
    for (int seed = 0; seed < 3; seed++) {
      checkWaysAgree(BACTERIAL, random(BACTERIAL, glyphs, rows, columns, new Random(seed)));
    }
  }

  @ParameterizedTest
  @CsvSource({"N S,E W", "N S,NW SE", "E W,NE SW", "NE SW,NW SE"})
  void tableAndSearchAgreeOnMixedGames(String first, String second) {
    GameRules rules = mixed(first, second);
    for (int seed = 0; seed < 6; seed++) {
      String glyphs = List.of("abcif", "abcifabcifabcif#", "aabbccciiiiiiiiiii##").get(seed % 3);
      checkWaysAgree(rules, random(rules, glyphs, 8, 9, new Random(seed)));
    }
  }

  /// Regions with values that are too large for a lane.
  @Test
  void tableOfLanesGivesUpWhereAValueIsTooLarge() {
    GridPosition board = random(BACTERIAL, "....................#", 13, 14, new Random(3));
    CutRegion region = regions(BACTERIAL, board).getFirst();
    assertThat(RegionValues.byLanes(region, meter(), 3)).isEmpty();
    assertThat(RegionValues.byLanes(region, meter(), 32).orElseThrow().value())
        .isEqualTo(RegionValues.bySearch(region, meter()).value());
  }

  /// Values from 64 on leave the narrow set of options.
  @Test
  void tableAndSearchAgreeWhereValuesAreLarge() {
    GameRules rules = mixed("N S", "E W");
    int largest = checkWaysAgree(rules, random(rules, "abcff", 18, 18, new Random(2)));
    assertThat(largest).isGreaterThanOrEqualTo(64);
  }

  /// Values that need more than seven bits.
  @Test
  void tableAndSearchAgreeWhereValuesPassSevenBits() {
    GameRules rules = mixed("N S", "E W");
    int largest = checkWaysAgree(rules, random(rules, "abcff", 26, 26, new Random(28)));
    assertThat(largest).isGreaterThanOrEqualTo(128);
  }

  /// Returns the largest value met among the regions and what their moves leave.
  private static int checkWaysAgree(GameRules rules, GridPosition board) {
    int largest = 0;
    for (CutRegion region : regions(rules, board)) {
      String drawn = CutGames.draw(rules, board);
      RegionValues table =
          (region.crosses() > 0
                  ? Optional.<RegionValues>empty()
                  : RegionValues.byLanes(region, meter(), 32))
              .orElseGet(() -> RegionValues.byTable(region, meter(), 256));
      RegionValues search = RegionValues.bySearch(region, meter());
      RegionValues widened = RegionValues.byTable(region, meter(), 5);
      RegionValues general = RegionValues.byTable(region, meter(), 256);
      assertThat(general.value()).as(drawn).isEqualTo(search.value());
      assertThat(widened.value()).as(drawn).isEqualTo(search.value());
      assertThat(table.value()).as(drawn).isEqualTo(search.value());
      assertThat(RegionValues.of(region, meter()).value()).as(drawn).isEqualTo(search.value());
      for (int u = 0; u < region.height(); u++) {
        assertThat(table.afterFirst(u)).as(drawn).isEqualTo(search.afterFirst(u));
        for (int v = region.first().from(u); v < region.first().to(u); v++) {
          if (region.isCross(u, v)) {
            assertThat(table.afterBoth(u, v)).as(drawn).isEqualTo(search.afterBoth(u, v));
            assertThat(widened.afterBoth(u, v)).as(drawn).isEqualTo(search.afterBoth(u, v));
            largest = Math.max(largest, table.afterBoth(u, v));
          }
        }
      }
      for (int v = 0; v < region.width(); v++) {
        assertThat(table.afterSecond(v)).as(drawn).isEqualTo(search.afterSecond(v));
      }
      largest = Math.max(largest, table.value());
    }
    return largest;
  }

  private static List<CutRegion> regions(GameRules rules, GridPosition board) {
    BitSet present = new BitSet();
    for (int cell = 0; cell < board.size(); cell++) {
      present.set(board.at(cell));
    }
    if (RulesReading.read(rules, present, board.rows(), board.columns())
            instanceof RulesReading.Reading.Fit(LineRules lines)
        && Regions.of(board, lines).detail() instanceof Regions.Detail.Whole(var regions)) {
      return regions;
    }
    throw new AssertionError(CutGames.draw(rules, board));
  }

  @Test
  void refusesWithTheConditionThatFails() {
    assertThat(refusal(game("a.", line("a", '.', "N S E W NE SW", "a", '.', "")), "aa|aa"))
        .contains("3 axes");
    assertThat(refusal(game("a.", line("a", '.', "N", "a", '.', "")), "aa|aa"))
        .isEqualTo("`move a -> .` goes N but not S, so it clears a part of a line only");
    List<Direction> far = List.of(new Direction(0, 2), new Direction(0, -2));
    List<Glyph> over = CutGames.glyphs("a");
    CellMove.Rays rays =
        new CellMove.Rays(far, OptionalInt.empty(), over, Glyph.of('.'), List.of());
    assertThat(refusal(game("a.", new CellMove(over, Glyph.of('.'), Optional.of(rays))), "aaaa"))
        .isEqualTo("`move a -> .` goes by steps of (0,2), which leave cells between them");
    assertThat(refusal(game("a.", line("a", '.', "N S", OptionalInt.of(1), "a", '.', "")), "a|a|a"))
        .isEqualTo("`move a -> .` goes up to 1, and lines along N S have up to 3 cells");
    assertThat(
            refusal(
                game("a.", new CellMove(CutGames.glyphs("a"), Glyph.of('.'), Optional.empty())),
                "aa"))
        .isEqualTo("`move a -> .` changes one cell and clears no line");
    assertThat(refusal(game("a.", line("a", '.', "N S", "a.", '.', "")), "aa"))
        .contains("passes over .");
    assertThat(refusal(game("ab.", line("ab", '.', "N S", "a", '.', "")), "ab"))
        .contains("chooses b");
    assertThat(refusal(game("a.", line("a", '.', "N S", "a", '.', ".")), "aa"))
        .contains("must not stop at .");
    GameRules half =
        game("a#.", line("a", '.', "N S", "a", '.', "#"), line("a", '.', "E W", "a", '.', ""));
    assertThat(refusal(half, "a#")).isEqualTo("# makes some lines illegal and stops others");
    GameRules unlike =
        game("ab.", line("a", '.', "N S", "ab", '.', ""), line("b", '.', "E W", "b", '.', ""));
    assertThat(refusal(unlike, "ab")).contains("pass over different glyphs (a b and b)");
    assertThat(refusal(BACTERIAL, "..|.b|..|.b"))
        .contains("divide the line along N S through row 1, column 2");
  }

  @Test
  void refusesMisereAndWinPatterns() {
    GameRules misere =
        new GameRules(
            "a game",
            DARKRAFT.board(),
            DARKRAFT.cells(),
            DARKRAFT.rules(),
            List.of(),
            Play.MISERE,
            Optional.empty(),
            List.of());
    assertThat(refusal(misere, "L")).contains("misère");
  }

  @Test
  void ignoresWhatCannotConcernTheBoard() {
    GameRules rules =
        game(
            "abc#.",
            line("a", '.', "N S", "ac", '.', "#"),
            line("a", '.', "E W", "a", '.', ""),
            line("b", '.', "NE", "b", '.', ""));
    checkAgainstRecursion(rules, board(rules, "aaa|aaa"));
    GameRules far = game("a.", line("a", '.', "N S", OptionalInt.of(2), "a", '.', ""));
    checkAgainstRecursion(far, board(far, "aaaa|aaaa|aaaa"));
  }

  @Test
  void leavesDeadCellsToRegions() {
    Problem problem = new Problem(DARKRAFT, List.of(board(DARKRAFT, "LX|.X")));
    assertThat(CutMethod.ofWholeBoards().consider(problem)).isInstanceOf(Verdict.Unsound.class);
    assertThat(CutMethod.ofRegions().consider(problem)).isInstanceOf(Verdict.Sound.class);
  }

  @Test
  void solvesSums() {
    GridPosition board = board(DARKRAFT, "LRX|XXL");
    Solution solution = solve(DARKRAFT, board, board);
    assertThat(solution.value()).hasValue(0);
    assertThat(solution.winningMoves()).isZero();
    assertThat(solve(DARKRAFT, board, board, board(DARKRAFT, "X")).value()).hasValue(1);
  }

  @Test
  void solvesThinBoards() {
    assertThat(solve(DARKRAFT, random(DARKRAFT, "LRX", 1, 1001, new Random(1))).value())
        .hasValue(1);
    GridPosition strip = random(BACTERIAL, ".", 1, 300, new Random(1));
    assertThat(plan(BACTERIAL, strip).cost()).isEqualTo("at most 45,150 rectangles");
    checkWaysAgree(BACTERIAL, strip);
    checkWaysAgree(DARKRAFT, random(DARKRAFT, "LRX", 2, 60, new Random(1)));
  }

  @Test
  void stopsWhenTheBudgetIsSpent() {
    GridPosition board = random(DARKRAFT, "LRX", 30, 30, new Random(1));
    Meter few = new Meter(new Budget(1000, Duration.ofDays(1), 1L << 30));
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> plan(DARKRAFT, board).solve(few));
    Meter small = new Meter(Budget.ofBytes(1 << 16));
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> plan(DARKRAFT, board).solve(small));
  }

  @Test
  void saysWhy() {
    assertThat(plan(DARKRAFT, board(DARKRAFT, "LX|RR")).because())
        .contains("NE SW")
        .contains("NW SE")
        .contains("no cell of the start stops a move");
    assertThat(plan(BACTERIAL, board(BACTERIAL, ".#")).because()).contains("illegal where");
  }
}
