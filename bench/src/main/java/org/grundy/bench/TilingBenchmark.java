package org.grundy.bench;

import java.math.BigInteger;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Movement;
import org.grundy.tilings.TilingPlan;
import org.grundy.tilings.TilingPlanner;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.polyomino.PolyominoCounts;
import org.grundy.tilings.polyomino.Polyominoes;
import org.grundy.tilings.region.Goal;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Tilings counted and listed, from the problem to the answer, the choice of the method included;
/// and polyominoes counted.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class TilingBenchmark {
  private static final int POLYOMINO_SIZE = 14;

  private static TilingsFound solve(Region region, List<PieceUse> pieces, Goal goal) {
    TilingProblem problem = new TilingProblem(region, pieces, Movement.FREE);
    Meter meter = new Meter(Budget.ofThisProcess());
    TilingsFound found = new TilingsFound(goal, meter);
    for (TilingPlan plan : TilingPlanner.plans(problem, goal)) {
      if (plan.run(found, meter).isPresent()) {
        return found;
      }
    }
    throw new IllegalStateException("not settled: " + problem);
  }

  private static List<PieceUse> pentominoesOnce() {
    return Polyominoes.free(5).stream().map(piece -> PieceUse.exactly(1, piece)).toList();
  }

  /// Counts all tilings of 6 x 10 by the twelve pentominoes.
  @Benchmark
  public BigInteger pentominoes() {
    return solve(Region.rectangle(6, 10), pentominoesOnce(), Goal.COUNT).count();
  }

  /// Lists them.
  @Benchmark
  public int listedPentominoes() {
    return solve(Region.rectangle(6, 10), pentominoesOnce(), Goal.ALL).tilings().size();
  }

  /// Counts the domino tilings of 8 x 8.
  @Benchmark
  public BigInteger dominoes() {
    return solve(Region.rectangle(8, 8), List.of(PieceUse.any(Polyomino.parse("##"))), Goal.COUNT)
        .count();
  }

  /// Finds a tiling of 1000 x 1000 by L tetrominoes.
  @Benchmark
  public int largeRectangle() {
    return solve(
            Region.rectangle(1000, 1000),
            List.of(PieceUse.any(Polyomino.parse("###|#.."))),
            Goal.FIRST)
        .tilings()
        .size();
  }

  /// Counts the free polyominoes of 14 cells.
  @Benchmark
  public long polyominoes() {
    return PolyominoCounts.count(POLYOMINO_SIZE, Movement.FREE, new Meter(Budget.ofThisProcess()));
  }
}
