package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;

/// The heaps of one game, or the paths or cycles of one on graphs: all starts are terms of one
/// sequence.
final class HeapStarts implements FamilyPlan {
  private final StartSequence starts;
  private final SizeRange sizes;
  private int known;

  private HeapStarts(StartSequence starts, SizeRange sizes) {
    this.starts = starts;
    this.sizes = sizes;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    boolean line =
        switch (family.rules().board()) {
          case Board.Heap _ -> true;
          case Board.Graph _ -> family.starts().isLine();
          case Board.Grid _,
              Board.Strip _,
              Board.Ring _,
              Board.HeapSet _,
              Board.Heaps _,
              Board.Tiling _ ->
              false;
        };
    return line
        ? StartSequence.of(family.starts().started(family.rules()))
            .map(starts -> new HeapStarts(starts, family.starts().columns()))
        : Optional.empty();
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return starts.because().isEmpty()
        ? "the starts are single heaps, whose values are the terms of one sequence"
        : starts.because() + ": the values of all starts are the terms of one sequence";
  }

  @Override
  public String cost() {
    return String.format(Locale.ROOT, "one sequence up to %,d", sizes.toNumber() - 1);
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    for (known = 0; known < entries.length; known++) {
      entries[known] = starts.value(sizes.number(known), meter);
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sequence of heaps"));
  }
}
