package org.grundy.bench;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Pattern;
import org.grundy.rules.tree.PatternLine;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.solvers.sequence.SequenceMethod;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Treblecross on an empty strip of `size` cells: its sequence alone, and its solution with the
/// number of winning moves.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class SequenceBenchmark {
  private static final GameRules TREBLECROSS = treblecross();

  @Param({"2000", "100000"})
  private int size;

  private static GameRules treblecross() {
    Glyph free = Glyph.of('.');
    Glyph mark = Glyph.of('X');
    Pattern three =
        new Pattern(List.of(List.of(Optional.of(mark), Optional.of(mark), Optional.of(mark))));
    return new GameRules(
        "Treblecross",
        Board.Cells.STRIP,
        List.of(free, mark),
        List.of(new CellMove(List.of(free), mark, Optional.empty())),
        List.of(PatternLine.win(three, false, false)),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  /// The values of 0.007 up to the strip's.
  @Benchmark
  public long values() {
    return HeapSequence.ofDigits(0, 0, 0, 7).value(size + 2L, meter());
  }

  /// From the rules to the number of winning moves.
  @Benchmark
  public long winningMoves() {
    GridPosition strip = GridPosition.wrap(1, size, new byte[size]);
    Verdict verdict = new SequenceMethod().consider(new Problem(TREBLECROSS, List.of(strip)));
    Solution solution = ((Verdict.Sound) verdict).plan().solve(meter());
    return solution.winningMoves().longValueExact();
  }
}
