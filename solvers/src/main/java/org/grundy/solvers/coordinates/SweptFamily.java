package org.grundy.solvers.coordinates;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;

/// A family of starts in one box: one sweep solves them all.
final class SweptFamily implements FamilyPlan {
  private final FamilyProblem family;
  private final String because;
  private final String cost;
  private final Function<Meter, Sweep> sweeps;
  private int known;

  /// A sweep that is ready to run, and the entry of the table that it gives for each start that is
  /// known by then.
  private record Sweep(Runnable work, Function<List<Long>, OptionalLong> entry) {}

  private SweptFamily(
      FamilyProblem family, String because, String cost, Function<Meter, Sweep> sweeps) {
    this.family = family;
    this.because = because;
    this.cost = cost;
    this.sweeps = sweeps;
  }

  /// A family of which the values are found.
  SweptFamily(FamilyProblem family, String because, Box box) {
    this(
        family,
        because,
        box.cost(),
        meter -> {
          ValueSweep sweep =
              new ValueSweep(box, box.sources(), CoordinatesMethod.SHORT_LINE, meter);
          return new Sweep(sweep::run, sweep::known);
        });
  }

  /// A family of a game that conditions end early.
  ///
  /// @param outcomes whether only who wins is found
  SweptFamily(
      FamilyProblem family,
      String because,
      Box box,
      EndedSweep.HeapOptions options,
      boolean outcomes) {
    this(
        family,
        because,
        box.cost(),
        meter -> {
          GameRules rules = family.rules();
          EndedSweep sweep = new EndedSweep(box, HeapEnds.of(rules), options, meter);
          return new Sweep(
              outcomes ? () -> sweep.findOutcomes(rules.play() == Play.MISERE) : sweep::findValues,
              numbers -> entry(sweep.known(numbers), family.ofValues()));
        });
  }

  private static OptionalLong entry(OptionalInt known, boolean ofValues) {
    return known.stream()
        .mapToLong(found ->
            switch (found) {
              case EndedSweep.WON -> FamilyTable.OVER;
              case EndedSweep.LOST -> FamilyTable.ENDS;
              default ->
                  ofValues || found < 0 ? found : found > 0 ? FamilyTable.ENDS : FamilyTable.OVER;
            })
        .findFirst();
  }

  /// A family of which only the outcomes are found.
  SweptFamily(FamilyProblem family, OutcomeBox box) {
    this(
        family,
        box.because(),
        box.cost(),
        meter -> {
          OutcomeSearch search = box.search(meter);
          return new Sweep(search::run, numbers -> entry(search, numbers));
        });
  }

  private static OptionalLong entry(OutcomeSearch search, List<Long> numbers) {
    return search.known(numbers).stream()
        .mapToLong(outcome -> outcome == Outcome.N ? FamilyTable.ENDS : FamilyTable.OVER)
        .findFirst();
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
    Sweep sweep = sweeps.apply(meter);
    try {
      sweep.work.run();
    } finally {
      write(sweep, entries);
    }
  }

  private void write(Sweep sweep, long[] entries) {
    int columns = (int) family.starts().columns().size();
    known = 0;
    for (int start = 0; start < entries.length; start++) {
      List<Long> numbers = family.starts().numbers(start / columns, start % columns);
      OptionalLong entry = sweep.entry.apply(numbers);
      if (entry.isPresent()) {
        entries[start] = entry.getAsLong();
        known++;
      }
    }
  }

  @Override
  public List<MethodUse> methods() {
    return List.of(new MethodUse(method(), known, "one sweep over all positions"));
  }
}
