package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;

/// The heaps or rings of one game, or the paths or cycles of one on graphs: all starts are terms of
/// one sequence.
final class HeapStarts implements FamilyPlan {
  private final StartSequence starts;
  private final SizeRange sizes;
  private int known;

  private HeapStarts(StartSequence starts, SizeRange sizes) {
    this.starts = starts;
    this.sizes = sizes;
  }

  static Optional<FamilyPlan> of(FamilyProblem family) {
    FamilySpec starts = family.starts();
    return sequence(starts, family.rules())
        .map(sequence -> new HeapStarts(sequence, starts.columns()));
  }

  private static Optional<StartSequence> sequence(FamilySpec starts, GameRules rules) {
    return switch (rules.board()) {
      case Board.Heap _ -> StartSequence.of(rules);
      case Board.Cells cells when cells.isRow() -> StartSequence.of(starts.started(rules));
      case Board.Graph _ when starts.isLine() -> StartSequence.of(starts.started(rules));
      case Board.Graph _, Board.Heaps _, Board.Cells _, Board.HeapSet _, Board.Tiling _ ->
          Optional.empty();
    };
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
