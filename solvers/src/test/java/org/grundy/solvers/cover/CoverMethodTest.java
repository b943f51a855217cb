package org.grundy.solvers.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TilingPosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.cover.Piece.Drawn;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.solvers.cover.polyomino.Polyominoes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverMethodTest {
  private static final CoverMethod METHOD = new CoverMethod();

  private static GameRules rules(Board board, Play play) {
    return new GameRules(
        "Tiling", board, List.of(), List.of(), List.of(), play, Optional.empty(), List.of());
  }

  private static Problem problem(Position... sum) {
    return new Problem(rules(new Board.Tiling(), Play.NORMAL), List.of(sum));
  }

  private TilingSolution solve(long size, long rows, long columns, Budget budget) {
    Verdict verdict = METHOD.consider(problem(new TilingPosition(size, rows, columns)));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return (TilingSolution) ((Verdict.Sound) verdict).plan().solve(new Meter(budget));
  }

  private TilingSolution solve(long size, long rows, long columns) {
    return solve(size, rows, columns, Budget.ofThisProcess());
  }

  /// Google Code Jam 2015, qualification round, problem D: the sample.
  @ParameterizedTest
  @CsvSource({"2, 2, 2, P", "2, 1, 3, N", "4, 4, 1, N", "3, 2, 3, P"})
  void solvesTheContestSamples(long size, long rows, long columns, Outcome outcome) {
    assertThat(solve(size, rows, columns).outcome()).isEqualTo(outcome);
  }

  /// The case analysis that contestants published: the winner of every contest input.
  private static boolean firstPlayerWinsByCases(int size, int rows, int columns) {
    int shortSide = Math.min(rows, columns);
    int longSide = Math.max(rows, columns);
    if (size >= 7 || rows * columns % size != 0) {
      return true;
    }
    return switch (size) {
      case 3 -> shortSide < 2;
      case 4 -> shortSide < 3;
      case 5 -> shortSide < 3 || (shortSide == 3 && longSide == 5);
      case 6 -> shortSide < 4;
      default -> false;
    };
  }

  @Test
  void solvesEveryContestInput() {
    for (int size = 1; size <= 20; size++) {
      for (int rows = 1; rows <= 20; rows++) {
        for (int columns = 1; columns <= 20; columns++) {
          assertThat(solve(size, rows, columns).outcome() == Outcome.N)
              .as("%d %d %d", size, rows, columns)
              .isEqualTo(firstPlayerWinsByCases(size, rows, columns));
        }
      }
    }
  }

  @Test
  void everyTilingOfEveryContestInputIsOne() {
    for (int size = 1; size <= 6; size++) {
      for (int rows = 1; rows <= 20; rows++) {
        for (int columns = 1; columns <= 20; columns++) {
          assertTilings(solve(size, rows, columns));
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"6, 4, 300", "6, 300, 4", "5, 3, 205", "4, 37, 28", "6, 23, 42", "3, 2, 999"})
  void everyTilingOfALargerBoardIsOne(long size, long rows, long columns) {
    TilingSolution solution = solve(size, rows, columns);
    assertThat(solution.outcome()).isEqualTo(Outcome.P);
    assertTilings(solution);
  }

  private static void assertTilings(TilingSolution solution) {
    TilingPosition position = solution.position();
    int size = (int) position.pieceSize();
    assertThat(solution.everyPieceListed()).isTrue();
    assertThat(drawnPieces(solution)).isEqualTo(Polyominoes.free(size));
    for (PieceVerdict verdict : solution.pieces()) {
      if (verdict instanceof Completed completed) {
        Polyomino named = ((Drawn) completed.piece()).shape();
        int[][] parts = completed.tiling().toArray();
        assertThat(parts.length).isEqualTo((int) position.rows());
        assertThat(parts[0]).hasSize((int) position.columns());
        TilingCheck.assertTiling(position + " " + named.text(), parts, size, named);
      }
    }
  }

  private static List<Polyomino> drawnPieces(TilingSolution solution) {
    return solution.pieces().stream().map(verdict -> ((Drawn) verdict.piece()).shape()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "1, 6, 6",
    "2, 6, 6",
    "3, 6, 6",
    "4, 6, 6",
    "5, 5, 8",
    "5, 2, 20",
    "5, 1, 20",
    "4, 2, 20",
    "6, 2, 21",
    "6, 3, 12",
    "6, 4, 6"
  })
  void agreesWithAllTilingsPieceByPiece(int size, int mostRows, int mostColumns) {
    for (int rows = 1; rows <= mostRows; rows++) {
      for (int columns = rows; columns <= mostColumns; columns++) {
        if (rows * columns % size == 0) {
          Set<String> completed =
              solve(size, rows, columns).pieces().stream()
                  .filter(Completed.class::isInstance)
                  .map(verdict -> ((Drawn) verdict.piece()).shape().text())
                  .collect(Collectors.toCollection(TreeSet::new));
          Set<String> expected =
              new AllTilings(size, rows, columns)
                  .piecesInTilings().stream()
                      .map(text -> Polyomino.parse(text).representative().text())
                      .collect(Collectors.toCollection(TreeSet::new));
          assertThat(completed).as("%d in %dx%d", size, rows, columns).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void solvesHugeBoards() {
    long billion = 1_000_000_000;
    assertThat(solve(6, 3, billion).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(6, 6 * billion, 4).outcome()).isEqualTo(Outcome.P);
    assertThat(solve(5, billion, billion).outcome()).isEqualTo(Outcome.P);
    assertThat(solve(4, 2, 2 * billion).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(6, Long.MAX_VALUE, Long.MAX_VALUE).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(7, Long.MAX_VALUE, Long.MAX_VALUE).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(Long.MAX_VALUE, Long.MAX_VALUE, 1).outcome()).isEqualTo(Outcome.N);
    Completed completed = (Completed) solve(5, billion, billion).pieces().getFirst();
    Tiling tiling = completed.tiling();
    assertThat(tiling.parts()).isEqualTo(200_000_000_000_000_000L);
    assertThat(tiling.partAt(0, 0)).isZero();
    assertThat(tiling.partAt(billion - 1, 0)).isEqualTo(tiling.parts() - 1);
  }

  @Test
  void wrongAreaStopsEveryPiece() {
    TilingSolution solution = solve(6, 5, 5);
    assertThat(solution.pieces()).hasSize(35).allMatch(Stopped.class::isInstance);
    assertThat(solution.winningMoves()).isEqualTo(35);
    assertThat(solution.stoppingPiece().orElseThrow().obstacle().text())
        .isEqualTo("5 x 5 cells are no multiple of 6: one cell is left over");
  }

  @Test
  void namesTheOnlyPieceThatStopsPentominoesInThreeByFive() {
    List<RatedMove> winning = new ArrayList<>();
    TilingSolution solution = solve(5, 5, 3);
    solution.moves(move -> {
      if (move.wins()) {
        winning.add(move);
      }
    });
    assertThat(winning).hasSize(1);
    assertThat(winning.getFirst().move().choice())
        .isEqualTo(new Choice.Piece("##.|.##|..# (W pentomino)"));
    assertThat(solution.stoppingPiece().orElseThrow().obstacle())
        .isEqualTo(new Obstacle.WrongRegions(Polyomino.parse("##.|.##|..#"), 5, 3));
    assertThat(solution.value()).isEmpty();
    assertThat(solution.components()).isEmpty();
  }

  @Test
  void aPieceStopsInAStripOfAnyLengthForItsRegions() {
    TilingSolution solution = solve(4, 2, 4_000_000_000_000L);
    assertThat(solution.stoppingPiece().orElseThrow().piece().text())
        .isEqualTo("###|.#. (T tetromino)");
    assertThat(solution.stoppingPiece().orElseThrow().obstacle().text())
        .isEqualTo(
            "wherever it lies, some region of the rest has a number of cells that is no multiple"
                + " of 4");
  }

  @Test
  void saysWhyAPieceDoesNotFit() {
    PieceVerdict last = solve(5, 2, 15).pieces().getLast();
    assertThat(((Stopped) last).obstacle().text())
        .isEqualTo("it needs a rectangle of 3 x 3 and does not fit into 2 x 15");
  }

  @Test
  void sevenCellsAndMoreHaveAHole() {
    TilingSolution solution = solve(10, 10, 10);
    assertThat(solution.everyPieceListed()).isFalse();
    Stopped stopped = solution.stoppingPiece().orElseThrow();
    assertThat(stopped.piece().text()).isEqualTo("######|#.#...|##....");
    assertThat(stopped.obstacle()).isEqualTo(new Obstacle.Hole(1));
    for (int size = 7; size <= 40; size++) {
      Piece ring = new Piece.TailedRing(size);
      Polyomino drawn = Polyomino.parse(ring.text());
      assertThat(drawn.size()).isEqualTo(size);
      assertThat(drawn.columns()).isEqualTo((int) ring.length());
      assertThat(drawn.rows()).isEqualTo((int) ring.width());
    }
    assertThat(new Piece.TailedRing(1_000_000).text())
        .isEqualTo("###|#.#|##. with a tail of 999993 more cells to the right of its top");
    assertThat(solve(12, 2, 120).stoppingPiece().orElseThrow().obstacle())
        .isInstanceOf(Obstacle.TooLarge.class);
  }

  @Test
  void isUnsoundElsewhere() {
    TilingPosition position = new TilingPosition(3, 3, 3);
    assertThat(METHOD.consider(problem(position, position)))
        .isEqualTo(
            new Verdict.Unsound(
                "a tiling game has no Grundy value, so 2 of them cannot be added up"));
    assertThat(
            METHOD.consider(
                new Problem(rules(new Board.Heap("n"), Play.NORMAL), List.of(new HeapPosition(3)))))
        .isInstanceOf(Verdict.Unsound.class);
    assertThat(
            METHOD.consider(new Problem(rules(new Board.Tiling(), Play.MISERE), List.of(position))))
        .isInstanceOf(Verdict.Unsound.class);
  }

  @Test
  void keepsToItsBudgetAndRecovers() {
    Budget tiny = new Budget(10, Duration.ofMinutes(1), 1 << 20);
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(() -> solve(6, 6, 6, tiny));
    assertThat(solve(6, 6, 6).outcome()).isEqualTo(Outcome.P);
  }

  /// Counted by a second program, written in another language, that fills the first empty cell, row
  /// by row.
  @ParameterizedTest
  @CsvSource({
    "7, 2, 7, 4",
    "7, 3, 7, 49",
    "7, 4, 7, 101",
    "7, 5, 7, 107",
    "7, 7, 11, 107",
    "8, 2, 8, 5",
    "8, 3, 8, 101",
    "8, 4, 4, 19",
    "8, 4, 6, 187",
    "8, 4, 10, 265",
    "8, 5, 8, 363",
    "8, 8, 11, 363",
    "9, 2, 9, 5",
    "9, 3, 6, 41",
    "9, 3, 9, 155",
    "9, 4, 9, 808",
    "9, 5, 9, 1226",
    "9, 6, 6, 939",
    "9, 6, 9, 1248",
    "9, 7, 9, 1248",
    "9, 9, 11, 1248"
  })
  void countsPiecesOfSevenCellsAndMore(int size, int rows, int columns, int completed) {
    TilingSolution solution = solve(size, rows, columns);
    assertThat(solution.completedPieces()).isEqualTo(completed);
    assertThat(solution.everyPieceListed()).isTrue();
    assertThat(solution.outcome()).isEqualTo(Outcome.N);
    assertTilings(solution);
    assertThat(solve(size, columns, rows).completedPieces()).isEqualTo(completed);
  }

  @Test
  void decidesHugeBoardsForEveryPieceOfEightCells() {
    TilingSolution solution = solve(8, 1_000_000_000, 24);
    assertThat(solution.completedPieces()).isEqualTo(363);
    assertThat(solution.pieces()).hasSize(369);
    TilingSolution strip = solve(8, 4, 1_000_000_000_000L);
    assertThat(strip.completedPieces()).isEqualTo(265);
    long[] kinds = new long[3];
    for (PieceVerdict verdict : strip.pieces()) {
      if (verdict instanceof Stopped stopped) {
        switch (stopped.obstacle()) {
          case Obstacle.Hole _ -> kinds[0]++;
          case Obstacle.WrongRegions wrong -> {
            kinds[1]++;
            assertThat(wrong.regions())
                .isNotEmpty()
                .allMatch(region -> region.cells().mod(BigInteger.valueOf(8)).signum() != 0);
          }
          default -> kinds[2]++;
        }
      }
    }
    assertThat(kinds).containsExactly(6, 98, 0);
  }

  /// Right sizes are not enough for one piece of seven cells, three of eight and one of nine, each
  /// in one rectangle.
  @ParameterizedTest
  @CsvSource({"7, 3, 7, ##.##|.###.", "9, 9, 3, ###.###|..###.."})
  void exhaustsTheSearchWhereRightSizesMislead(int size, int rows, int columns, String piece) {
    List<String> exhausted =
        solve(size, rows, columns).pieces().stream()
            .filter(verdict ->
                verdict instanceof Stopped stopped
                    && stopped.obstacle() instanceof Obstacle.Exhausted)
            .map(verdict -> verdict.piece().text())
            .toList();
    assertThat(exhausted).containsExactly(piece);
  }

  @Test
  void solvesThePositionOfANamedPiece() {
    TilingSolution w = named(5, 5, 3, "##.|.##|..#");
    assertThat(w.outcome()).isEqualTo(Outcome.P);
    assertThat(w.winningMoves()).isZero();
    assertThat(w.stoppingPiece().orElseThrow().obstacle())
        .isInstanceOf(Obstacle.WrongRegions.class);
    TilingSolution u = named(5, 5, 3, "#.#|###");
    assertThat(u.outcome()).isEqualTo(Outcome.N);
    assertThat(u.pieces()).hasSize(1);
    assertThat(named(14, 15, 28, "#####|#...#|#...#|#..##|..##.").outcome()).isEqualTo(Outcome.N);
    Stopped holed = named(9, 40, 45, "####|#..#|.###").stoppingPiece().orElseThrow();
    assertThat(holed.obstacle()).isEqualTo(new Obstacle.Hole(2));
  }

  private TilingSolution named(long size, long rows, long columns, String piece) {
    Verdict verdict =
        METHOD.consider(problem(new TilingPosition(size, rows, columns, Optional.of(piece))));
    return (TilingSolution)
        ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofThisProcess()));
  }

  @Test
  void knowsTheWinnerBeforeAllPiecesAreSettled() {
    Budget tiny = new Budget(600, Duration.ofMinutes(1), 1 << 24);
    Verdict verdict = METHOD.consider(problem(new TilingPosition(8, 6, 8)));
    Plan plan = ((Verdict.Sound) verdict).plan();
    Run run = plan.begin(new Meter(tiny));
    assertThatExceptionOfType(BudgetSpentException.class).isThrownBy(run::solve);
    assertThat(run.soFar(new Meter(tiny)).outcome()).contains(Outcome.N);
    assertThat(run.soFar(new Meter(tiny)).moves()).isEqualTo(369);
    assertThat(run.soFar(new Meter(tiny)).settled()).hasSizeBetween(1, 368);
    assertThat(plan.outcome(new Meter(tiny))).isEqualTo(Outcome.N);
  }
}
