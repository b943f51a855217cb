package org.grundy.solvers.count;

import java.util.function.Function;
import org.grundy.core.Meter;

/// A method bound to starts that it counts by their values in one piece of work.
///
/// @param method the name of the method
/// @param work counts them; throws [org.grundy.core.BudgetSpentException] if the meter says so
public record CountPlan(String method, Function<Meter, ValueCounts> work) {
  /// Counts the starts.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public ValueCounts count(Meter meter) {
    return work.apply(meter);
  }
}
