package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.StripPosition;
import org.grundy.solvers.sequence.strip.row.NotHeaps;

/// Strips as sums of typed heaps.
///
/// @param rules of the game
record StripPlan(GameRules rules, StripHeaps heaps, List<StripPosition> strips) implements Plan {
  StripPlan {
    strips = List.copyOf(strips);
  }

  @Override
  public String method() {
    return "sequence";
  }

  @Override
  public String because() {
    return reduction() + "; " + SequencePlan.HEAPS;
  }

  /// The reason why strips are heaps. It says what those filled with the glyph of starts are, if
  /// these can be valued.
  private String reduction() {
    Optional<Glyph> glyph = StartSequence.filledWith(rules);
    try {
      if (glyph.isPresent()) {
        StripHeaps.Start start = heaps.start(glyph.get());
        return heaps.because(glyph.get(), start, heaps.form(start));
      }
    } catch (NotHeaps notOfStarts) {
      return heaps.because();
    }
    return heaps.because();
  }

  @Override
  public String cost() {
    long largest = strips.stream().mapToLong(StripPosition::largestHeap).max().orElse(0);
    return largest == 0
        ? "the values of short components, by recursion"
        : "the values of heaps up to %,d, of %s, or up to where a period is proved"
            .formatted(largest, heaps.typesInWords());
  }

  @Override
  public Run begin(Meter meter) {
    return new TypedRun(
        () -> new TypedValues(heaps.heaps(), meter),
        values ->
            new SumSolution(strips.stream().map(strip -> new SolvedStrip(strip, values)).toList()));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
