package org.grundy.solvers.sequence;

import java.util.List;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// A sequence bound to the heaps, or strips, of a sum.
///
/// @param largest the largest heap whose value is needed
/// @param reduction why the positions are heaps; empty where they are heaps by their rules
/// @param positions solves each position of the sum
record SequencePlan(
    HeapSequence sequence,
    long largest,
    String reduction,
    Function<Meter, List<? extends SolvedPosition>> positions)
    implements Plan {
  private static final String HEAPS =
      "an option of a heap is a sum of smaller heaps, so G(n) is the least number that is not the"
          + " nim-sum of the values of an option (Sprague 1935, Grundy 1939), and G(0), G(1), …"
          + " follow in turn";

  @Override
  public String method() {
    return "sequence";
  }

  @Override
  public String because() {
    String period = sequence.period().map(p -> "; " + p.proof()).orElse("");
    return (reduction.isEmpty() ? "" : reduction + "; ") + HEAPS + period;
  }

  @Override
  public String cost() {
    return "the values of heaps up to %,d, or up to where a period is proved".formatted(largest);
  }

  @Override
  public Solution solve(Meter meter) {
    sequence.value(largest, meter);
    return new SumSolution(positions.apply(meter));
  }
}
