package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;

/// The heaps of one game: all starts are terms of one sequence.
final class HeapStarts implements FamilyPlan {
  private final HeapSequence sequence;
  private final SizeRange sizes;
  private int known;

  private HeapStarts(HeapSequence sequence, SizeRange sizes) {
    this.sequence = sequence;
    this.sizes = sizes;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    var rules = family.rules();
    return rules.board() instanceof Board.Heap && !rules.endsEarly() && rules.play() == Play.NORMAL
        ? Optional.of(new HeapStarts(HeapSequence.of(rules), family.starts().columns()))
        : Optional.empty();
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return "the starts are single heaps, whose values are the terms of one sequence";
  }

  @Override
  public String cost() {
    return String.format(Locale.ROOT, "one sequence up to %,d", sizes.toNumber() - 1);
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    for (known = 0; known < entries.length; known++) {
      entries[known] = sequence.value(sizes.number(known), meter);
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sequence of heaps"));
  }
}
