package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.window.PermutedWindow;

/// A sequence bound to the heaps of a sum.
///
/// @param largest the largest heap whose value is needed
record SequencePlan(HeapSequence sequence, long largest, List<HeapPosition> heaps) implements Plan {
  static final String HEAPS =
      "an option of a heap is a sum of smaller heaps, so G(n) is the least number that is not the"
          + " nim-sum of the values of an option (Sprague 1935, Grundy 1939), and G(0), G(1), …"
          + " follow in turn";

  @Override
  public String method() {
    return "sequence";
  }

  @Override
  public String because() {
    String period = sequence.proved().map(proved -> "; " + proved.because()).orElse("");
    String automaton =
        sequence
            .automaton()
            .map(proof ->
                "; an automaton of %,d states, proved for all sizes, says each value from the digits"
                        .formatted(proof.automaton().states())
                    + " of the size")
            .orElse("");
    return sequence.formula().map(PermutedWindow::because).orElse(HEAPS + period + automaton);
  }

  @Override
  public String cost() {
    if (sequence.formula().isPresent()) {
      return "a formula for each heap, the largest of %,d, in steps to smaller ones"
          .formatted(largest);
    }
    if (sequence.soleRange().isPresent()) {
      return "one formula for each heap, the largest of %,d".formatted(largest);
    }
    return "the values of heaps up to %,d%s, or up to where a period is proved"
        .formatted(largest, options().map(" of at most %,d options each"::formatted).orElse(""));
  }

  /// The most options that a heap up to the largest has, where the lines say it without counting.
  private Optional<Long> options() {
    long options = 0;
    for (HeapLine line : sequence.rule().lines()) {
      switch (line) {
        case HeapLine.Counts(List<Take.Range> counts) -> {
          for (Take.Range range : counts) {
            options += Math.max(0, Math.min(range.toCount() - 1, largest) - range.fromCount() + 1);
          }
        }
        case HeapLine.Code(TakeAndBreakCode code) when code.isPlain() && code.maxParts() <= 2 -> {
          for (int k = 0; k <= Math.min(code.length(), largest); k++) {
            options += (code.digit(k) & 3) == 0 ? 0 : 1;
            options += (code.digit(k) & 4) == 0 ? 0 : (largest - k) / 2;
          }
        }
        case HeapLine.Code _, HeapLine.Equation _ -> {
          return Optional.empty();
        }
      }
    }
    return Optional.of(options);
  }

  @Override
  public Run begin(Meter meter) {
    return new SequenceRun(this, meter);
  }

  @Override
  public Solution solve(Meter meter) {
    sequence.value(largest, meter);
    return new SumSolution(
        heaps.stream().map(heap -> new SolvedHeap(sequence, heap.size(), meter)).toList());
  }
}
