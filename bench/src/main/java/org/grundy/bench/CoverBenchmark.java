package org.grundy.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.TilingPosition;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.cover.CoverMethod;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The outcomes of the tiling game for all 8,000 pieces and rectangles of sizes 1 to 20, by a
/// method that knows nothing at the start: for up to six cells every piece gets its tiling or its
/// obstacle.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class CoverBenchmark {
  private static final int LARGEST = 20;

  private static final GameRules RULES =
      new GameRules(
          "Tiling",
          new Board.Tiling(),
          List.of(),
          List.of(),
          List.of(),
          Play.NORMAL,
          Optional.empty(),
          List.of());

  /// Counts the games that the first player wins.
  @Benchmark
  public int allContestInputs() {
    CoverMethod method = new CoverMethod();
    int wins = 0;
    for (int size = 1; size <= LARGEST; size++) {
      for (int rows = 1; rows <= LARGEST; rows++) {
        for (int columns = 1; columns <= LARGEST; columns++) {
          wins += outcome(method, new TilingPosition(size, rows, columns)) == Outcome.N ? 1 : 0;
        }
      }
    }
    return wins;
  }

  private static Outcome outcome(CoverMethod method, TilingPosition position) {
    return switch (method.consider(new Problem(RULES, List.of(position)))) {
      case Verdict.Sound sound -> sound.plan().outcome(new Meter(Budget.ofThisProcess()));
      case Verdict.Unsound unsound -> throw new IllegalStateException(unsound.because());
    };
  }
}
