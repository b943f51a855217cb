package org.grundy.bench;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Rule;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.cut.CutMethod;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The cut method: from cells to the number of winning moves.
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(value = 1, jvmArgs = "-Xmx4g")
public class CutBenchmark {
  private static final long SEED = 20_261_121;

  private static final GameRules DARKRAFT =
      game(
          "LRX.",
          line("L", '.', "LRX", "", Direction.NE, Direction.SW),
          line("R", '.', "LRX", "", Direction.NW, Direction.SE),
          line("X", '.', "LRX", "", Direction.NE, Direction.NW, Direction.SE, Direction.SW));

  private static final GameRules BACTERIAL =
      game(
          ".b#",
          line(".", 'b', ".", "#", Direction.N, Direction.S),
          line(".", 'b', ".", "#", Direction.E, Direction.W));

  private static GameRules game(String cells, Rule... rules) {
    return new GameRules(
        "a game",
        Board.Cells.GRID,
        glyphs(cells),
        Arrays.asList(rules),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static List<Glyph> glyphs(String text) {
    return text.codePoints().mapToObj(Glyph::new).toList();
  }

  private static CellMove line(
      String from, char to, String over, String forbid, Direction... along) {
    return new CellMove(
        glyphs(from),
        Glyph.of(to),
        Optional.of(
            new CellMove.Rays(
                List.of(along), OptionalInt.empty(), glyphs(over), Glyph.of(to), glyphs(forbid))));
  }

  private static long solve(GameRules rules, GridPosition board) {
    return switch (CutMethod.ofRegions().consider(new Problem(rules, List.of(board)))) {
      case Verdict.Unsound(String because) -> throw new IllegalStateException(because);
      case Verdict.Sound(var plan) -> {
        Solution solution = plan.solve(new Meter(Budget.ofThisProcess()));
        yield solution.winningMoves().longValueExact();
      }
    };
  }

  /// A board of World of Darkraft.
  @State(Scope.Benchmark)
  public static class Darkraft {
    /// Rows, columns, and whether all cells are X.
    @Param({
      "20x20-random",
      "20x20-x",
      "40x40-random",
      "60x60-random",
      "60x60-x",
      "1x1000-random",
      "2x300-random"
    })
    public String kind = "";

    private GridPosition board = GridPosition.wrap(1, 1, new byte[1]);

    @Setup
    public void setUp() {
      String[] parts = kind.split("[x-]", 3);
      int rows = Integer.parseInt(parts[0]);
      int columns = Integer.parseInt(parts[1]);
      byte[] cells = new byte[rows * columns];
      Random random = new Random(SEED);
      for (int i = 0; i < cells.length; i++) {
        cells[i] = (byte) (parts[2].equals("x") ? 2 : random.nextInt(3));
      }
      board = GridPosition.wrap(rows, columns, cells);
    }
  }

  /// Boards of Bacterial Tactics.
  @State(Scope.Benchmark)
  public static class Bacterial {
    /// The numbers of boards, rows and columns, and of radioactive cells in a hundred.
    @Param({
      "100x15x15x0",
      "100x15x15x1",
      "100x15x15x4",
      "100x15x15x8",
      "100x15x15x30",
      "1x1x1000x0",
      "1x1x1000x1",
      "1x100x100x0"
    })
    public String kind = "";

    private GridPosition[] boards = {};

    @Setup
    public void setUp() {
      int[] parts = Arrays.stream(kind.split("x", -1)).mapToInt(Integer::parseInt).toArray();
      Random random = new Random(SEED);
      boards = new GridPosition[parts[0]];
      for (int b = 0; b < boards.length; b++) {
        byte[] cells = new byte[parts[1] * parts[2]];
        for (int i = 0; i < cells.length; i++) {
          cells[i] = (byte) (random.nextInt(100) < parts[3] ? 2 : 0);
        }
        boards[b] = GridPosition.wrap(parts[1], parts[2], cells);
      }
    }
  }

  @Benchmark
  public long darkraft(Darkraft state) {
    return solve(DARKRAFT, state.board);
  }

  @Benchmark
  public long bacterial(Bacterial state) {
    long sum = 0;
    for (GridPosition board : state.boards) {
      sum += solve(BACTERIAL, board);
    }
    return sum;
  }
}
