package org.grundy.solvers;

import java.util.Optional;
import org.grundy.core.Meter;

/// A plan being carried out. Where its budget ends it before the answer is found, it still says
/// what it knows, and what it knows can be saved and gone on with.
public interface Run {
  /// Works until the problem is solved; called once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Solution solve();

  /// What is known by now: after [#solve] was ended, or before it began.
  ///
  /// @param look bounds the time that looking at the moves may take; what is not looked at by then
  ///   is not known
  default Partial soFar(Meter look) {
    return Partial.NOTHING;
  }

  /// What can be saved and gone on with; empty where the method keeps nothing.
  default Optional<ResumableState> knowledge() {
    return Optional.empty();
  }
}
