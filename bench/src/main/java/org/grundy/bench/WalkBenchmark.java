package org.grundy.bench;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.TokenMove;
import org.grundy.solvers.walk.QuadrantWalk;
import org.grundy.solvers.walk.WalkValues;
import org.grundy.solvers.walk.sweep.BitPlane;
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

/// The walk method on boards of `size` times `size` cells, three in four of them free: Board and
/// Piece packed, its outcomes and its values; a king that goes to five sides less one by the
/// general kernel; a queen.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class WalkBenchmark {
  private static final GameRules BOARD_AND_PIECE =
      token(false, Direction.E, Direction.S, Direction.SE);
  private static final GameRules KING =
      token(false, Direction.E, Direction.SE, Direction.S, Direction.SW);
  private static final GameRules QUEEN =
      token(true, Direction.E, Direction.SE, Direction.S, Direction.SW);

  @Param("2000")
  private int size;

  private GridPosition board = GridPosition.wrap(1, 1, new byte[1]);
  private GridPosition open = board;
  private QuadrantWalk packed = packed(board);

  private static GameRules token(boolean slide, Direction... directions) {
    Glyph free = Glyph.of('.');
    TokenMove move =
        new TokenMove(Glyph.of('@'), slide, List.of(directions), List.of(free), Optional.empty());
    return new GameRules(
        "bench",
        Board.Cells.GRID,
        List.of(free, Glyph.of('#')),
        List.of(move),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static QuadrantWalk packed(GridPosition board) {
    return QuadrantWalk.of(BOARD_AND_PIECE, board, 0, meter()).orElseThrow();
  }

  private static Meter meter() {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1L << 32));
  }

  /// Draws the board.
  @Setup
  public void setUp() {
    byte[] cells = new byte[size * size];
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) (random.nextInt(4) == 0 ? 1 : 0);
    }
    board = GridPosition.wrap(size, size, cells);
    open = GridPosition.wrap(size, size, new byte[size * size]);
    packed = packed(board);
  }

  /// Bytes to bits.
  @Benchmark
  public QuadrantWalk pack() {
    return packed(board);
  }

  /// The positions where Board and Piece is lost, from bits.
  @Benchmark
  public BitPlane outcomes() {
    return packed.losing(meter());
  }

  /// All values of Board and Piece, from bits.
  @Benchmark
  public WalkValues values() {
    return packed.values(meter());
  }

  /// The general kernel for steps.
  @Benchmark
  public WalkValues steps() {
    return WalkValues.of(KING, board, 0, meter());
  }

  /// Slides among walls: short runs, small values.
  @Benchmark
  public WalkValues slides() {
    return WalkValues.of(QUEEN, board, 0, meter());
  }

  /// Slides without walls: values in the thousands.
  @Benchmark
  public WalkValues slidesOnAnOpenBoard() {
    return WalkValues.of(QUEEN, open, 0, meter());
  }
}
