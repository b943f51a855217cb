package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.MethodUse;

/// A family of starts in one box: one sweep values them all.
final class SweptFamily implements FamilyPlan {
  private final FamilyProblem family;
  private final String because;
  private final Box box;
  private int known;

  SweptFamily(FamilyProblem family, String because, Box box) {
    this.family = family;
    this.because = because;
    this.box = box;
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
    return box.cost();
  }

  @Override
  public void fill(long[] entries, Meter meter) {
    ValueSweep sweep =
        new ValueSweep(
            box, CoordinatesMethod.moves(family.rules()), CoordinatesMethod.SHORT_LINE, meter);
    try {
      sweep.run();
    } finally {
      write(sweep, entries);
    }
  }

  private void write(ValueSweep sweep, long[] entries) {
    int columns = (int) family.starts().columns().size();
    known = 0;
    for (int start = 0; start < entries.length; start++) {
      List<Long> numbers = family.starts().numbers(start / columns, start % columns);
      OptionalLong value = sweep.known(numbers);
      if (value.isPresent()) {
        entries[start] = value.getAsLong();
        known++;
      }
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sweep over all positions"));
  }
}
