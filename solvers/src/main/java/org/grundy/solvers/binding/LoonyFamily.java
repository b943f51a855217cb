package org.grundy.solvers.binding;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;

/// The plan for many heaps in which moves bind the next one: each component once for all starts.
final class LoonyFamily implements FamilyPlan {
  private static final int HEAP_BYTES = 96;

  private final FamilyProblem family;
  private int known;

  LoonyFamily(FamilyProblem family) {
    this.family = family;
  }

  /// True if its starts are heaps; others have no components in common, or few.
  static boolean isOf(FamilyProblem family) {
    return !family.rules().bonds().isEmpty()
        && family.ofValues()
        && !(family.rules().board() instanceof Board.Graph)
        && !family.rules().board().hasCells();
  }

  @Override
  public String method() {
    return LoonyMethod.NAME;
  }

  @Override
  public String because() {
    return LoonyPlan.BECAUSE;
  }

  @Override
  public String cost() {
    return "one expansion for each component that can be reached";
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    Worths worths = new Worths(new BoundGame(family.rules()), HEAP_BYTES, meter);
    int columns = (int) family.starts().columns().size();
    for (known = 0; known < entries.length; known++) {
      Position start = family.start(family.starts().numbers(known / columns, known % columns));
      OptionalLong value = worths.total(start);
      entries[known] = value.orElse(FamilyTable.LOONY);
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one recursion over all heaps"));
  }
}
