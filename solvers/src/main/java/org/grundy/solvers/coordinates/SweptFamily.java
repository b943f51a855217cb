package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.StateTable;

/// A family of starts in one box: one sweep solves them all.
final class SweptFamily implements FamilyPlan {
  private final FamilyProblem family;
  private final String because;
  private final String cost;
  private final Function<Meter, Finder<List<Long>>> finders;
  private int known;

  /// @param finders finds starts by their numbers; what is found of one is found of all that come
  ///   before it
  SweptFamily(
      FamilyProblem family,
      String because,
      String cost,
      Function<Meter, Finder<List<Long>>> finders) {
    this.family = family;
    this.because = because;
    this.cost = cost;
    this.finders = finders;
  }

  @Override
  public String method() {
    return CoordinatesMethod.NAME;
  }

  @Override
  public String because() {
    return because;
  }

  @Override
  public String cost() {
    return cost;
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    Finder<List<Long>> finder = finders.apply(meter);
    FamilySpec starts = family.starts();
    try {
      finder.value(starts.coordinates().stream().map(range -> range.toNumber() - 1).toList());
    } finally {
      write(finder, entries);
    }
  }

  private void write(Finder<List<Long>> finder, long[] entries) {
    int columns = (int) family.starts().columns().size();
    known = 0;
    for (int start = 0; start < entries.length; start++) {
      OptionalLong found = finder.known(family.starts().numbers(start / columns, start % columns));
      if (found.isPresent()) {
        entries[start] = entry(found.getAsLong());
        known++;
      }
    }
  }

  private long entry(long found) {
    if (found == StateTable.WON || (!family.ofValues() && found == 0)) {
      return FamilyTable.OVER;
    }
    return found == StateTable.LOST || !family.ofValues() ? FamilyTable.ENDS : found;
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sweep over all positions"));
  }
}
