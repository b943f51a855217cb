package org.grundy.solvers.decided;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.Symmetry;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What theorems settle is what the plain recursion says.
class DecidedMethodTest {
  private static final int MOST_BOARDS = 300;

  private static final GameRules CRAM = BoardGames.ALL.getFirst();
  private static final GameRules KNIGHTS =
      BoardGames.game(
          """
          game  Peaceful Knights
          board grid
          cells . N x
          move  . -> N along (-2,1) (-1,2) (1,2) (2,1) (2,-1) (1,-2) (-1,-2) (-2,-1) up to 1 over . N x -> x
          start fill .
          """);
  private static final GameRules CHOMP =
      BoardGames.game(
          """
          game  Chomp
          board grid
          cells o @ .
          move  o -> . flood E S over o -> .
          start fill o first @
          """);
  private static final GameRules QUEENS =
      BoardGames.game(
          """
          game  Peaceful Queens
          board grid
          cells . Q x
          move  . -> Q along N NE E SE S SW W NW over . Q x -> x
          start fill .
          """);
  private static final GameRules NODE_KAYLES =
      BoardGames.game(
          """
          game  Node Kayles
          board graph
          move  vertex v : delete v, neighbours of v
          start path
          """);
  private static final GameRules KAYLES =
      BoardGames.game(
          """
          game  Kayles
          board heap
          code  0.77
          """);

  private final DecidedMethod method = new DecidedMethod();
  private final Map<String, Integer> found = new TreeMap<>();

  private void compare(GameRules rules, List<Position> sum) {
    if (Comparison.agrees(method, rules, sum)) {
      Decided.of(new Problem(rules, sum))
          .ifPresent(decided -> found.merge(kind(decided), 1, Integer::sum));
    }
  }

  private static String kind(Decided decided) {
    if (decided.because().startsWith("there is no move")) {
      return "no move";
    }
    return !decided.wins().isEmpty()
        ? "opening"
        : decided.because().startsWith("the components") ? "pairs" : "mirror";
  }

  @Test
  void agreesWithTheDefinitionOnSmallBoards() {
    List<GameRules> games = new ArrayList<>(BoardGames.ALL);
    games.addAll(List.of(KNIGHTS, QUEENS, CHOMP));
    for (GameRules rules : games) {
      boolean strip = rules.board() == Board.Cells.STRIP;
      for (GridPosition board : boards(rules, strip ? 1 : 2, strip ? 7 : 3)) {
        compare(rules, List.of(board));
      }
      for (GridPosition board : boards(rules, strip ? 1 : 3, strip ? 6 : 3)) {
        compare(rules, List.of(board));
      }
    }
    assertThat(found.get("no move")).isGreaterThan(50);
    assertThat(found.get("pairs")).isGreaterThan(50);
    assertThat(found.get("mirror")).isGreaterThan(50);
    assertThat(found.get("opening")).isGreaterThan(50);
  }

  @Test
  void agreesWithTheDefinitionOnRandomRules() {
    RandomRules games = new RandomRules(20_261_122);
    SplittableRandom random = new SplittableRandom(20_261_122);
    for (int i = 0; i < 1_200; i++) {
      GameRules rules = games.next();
      boolean grid = rules.board() == Board.Cells.GRID;
      if (grid || rules.board() == Board.Cells.STRIP) {
        GridPosition board =
            games.position(rules, grid ? random.nextInt(1, 4) : 1, random.nextInt(2, 5));
        compare(rules, List.of(symmetric(board, rules, random)));
        compare(rules, List.of(board, symmetric(board, rules, random)));
      }
    }
    assertThat(found.get("opening")).isGreaterThan(10);
    assertThat(found.get("pairs")).isGreaterThan(10);
  }

  /// The board, one half of which is made the image of the other by a symmetry of the rules.
  private static GridPosition symmetric(
      GridPosition board, GameRules rules, SplittableRandom random) {
    List<Symmetry> involutions =
        RuleSymmetries.of(rules).stream()
            .filter(Symmetry::isInvolution)
            .filter(symmetry -> !symmetry.exchangesSides() || board.rows() == board.columns())
            .toList();
    Symmetry symmetry = involutions.get(random.nextInt(involutions.size()));
    byte[] cells = board.copyCells();
    if (board.tokens().isEmpty()) {
      for (int cell = 0; cell < cells.length; cell++) {
        int image =
            symmetry.imageOf(
                cell / board.columns(), cell % board.columns(), board.rows(), board.columns());
        cells[Math.max(cell, image)] = cells[Math.min(cell, image)];
      }
    }
    return GridPosition.wrap(board.rows(), board.columns(), cells, board.tokens());
  }

  /// All boards of a size, or as many random ones as are compared.
  private static List<GridPosition> boards(GameRules rules, int rows, int columns) {
    int glyphs = rules.cells().size();
    double count = Math.pow(glyphs, rows * columns);
    SplittableRandom random = new SplittableRandom(rows);
    List<GridPosition> boards = new ArrayList<>();
    for (int code = 0; code < Math.min(count, MOST_BOARDS); code++) {
      byte[] cells = new byte[rows * columns];
      int rest = code;
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = (byte) (count > MOST_BOARDS ? random.nextInt(glyphs) : rest % glyphs);
        rest /= glyphs;
      }
      GridPosition board = GridPosition.wrap(rows, columns, cells);
      boards.add(count > MOST_BOARDS ? symmetric(board, rules, random) : board);
    }
    return boards;
  }

  @ParameterizedTest
  @CsvSource({
    "20x20, P",
    "21x20, N",
    "20x21, N",
    "21x21, ?",
    "2x3+3x2, P",
    "20x20+10x10, P",
    "20x21+20x21, P",
    "20x21+10x10, N",
    "3x3+4x5+3x3, N",
    "4x5+5x6, ?",
    "66x66, P",
    "300x300, P",
    "300x301, N",
    "90x91+80x80, N",
    "90x91+90x91+80x80, P",
  })
  void settlesCram(String position, String outcome) {
    assertThat(settled(CRAM, position)).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({"10x10, P", "9x10, P", "11x11, N", "8, P", "9, N"})
  void settlesKnights(String size, String outcome) {
    assertThat(settled(KNIGHTS, size.contains("x") ? size : "1x" + size)).isEqualTo(outcome);
  }

  /// Floods are answered by images too; a ray that nothing stops reads none of the cells it passes.
  @Test
  void settlesSquaresOfChompAndOddBoardsOfQueens() {
    assertThat(settled(CHOMP, "70x70")).isEqualTo("N");
    assertThat(settled(CHOMP, "@oo|o..|o..")).isEqualTo("P");
    assertThat(settled(QUEENS, "11x13")).isEqualTo("N");
    assertThat(settled(QUEENS, "91x91")).isEqualTo("N");
    assertThat(settled(QUEENS, "10x11")).isEqualTo("?");
  }

  @ParameterizedTest
  @CsvSource({"7+7, P", "7+8, ?", "7+7+7, ?"})
  void settlesPairs(String position, String outcome) {
    assertThat(settled(NODE_KAYLES, position)).isEqualTo(outcome);
    assertThat(settled(KAYLES, position)).isEqualTo(outcome);
  }

  private String settled(GameRules rules, String position) {
    return Decided.of(new Problem(rules, BoardGames.positions(rules, position)))
        .map(decided -> decided.outcome().name())
        .orElse("?");
  }

  @Test
  void leavesTheRestToTheNextMethod() {
    Meter meter = new Meter(Budget.ofThisProcess());
    Plan small = plan("3x4");
    assertThat(small.method()).isEqualTo("decided");
    assertThat(small.whole().method()).isEqualTo("placement");
    assertThat(small.solve(meter).value()).hasValue(1);
    assertThat(small.winningMoves(meter)).isEqualTo(BigInteger.valueOf(7));
    assertThat(small.begin(meter).knowledge()).isPresent();
  }

  @Test
  void keepsTheWinnerWhereTheSearchForTheValueIsHopeless() {
    Meter meter = new Meter(new Budget(100, Duration.ofSeconds(10), 1L << 28));
    Plan lost = plan("20x20");
    assertThat(lost.value(meter)).isEqualTo(OptionalLong.of(0));
    assertThat(lost.winningMoves(meter)).isEqualTo(BigInteger.ZERO);
    Plan won = plan("20x21");
    assertThat(won.outcome(meter)).isEqualTo(Outcome.N);
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(() -> won.solve(meter));
    assertThat(won.begin(meter).soFar(meter).settled()).hasSize(1);
  }

  private static Plan plan(String position) {
    Problem problem = new Problem(CRAM, BoardGames.positions(CRAM, position));
    return Planner.standard().decide(problem, Optional.empty()).plan();
  }
}
