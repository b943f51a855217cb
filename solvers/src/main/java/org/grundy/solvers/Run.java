package org.grundy.solvers;

import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// A plan being carried out. If its budget ends it before the answer is found, it still says what
/// it knows. That knowledge can be saved, and a later run can go on from it.
public interface Run {
  /// Begins a plan. One that has too much to do even for that gives a run which says so when it is
  /// to be solved.
  static Run of(Plan plan, Meter meter) {
    try {
      return plan.begin(meter);
    } catch (BudgetSpentException refused) {
      return new RefusedRun(refused);
    }
  }

  /// Works until the problem is solved; called once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Solution solve();

  /// The knowledge by now: after [#solve] was ended, or before it began.
  ///
  /// @param look bounds the time that looking at the moves may take; what is not looked at by then
  ///   is not known
  default Partial soFar(Meter look) {
    List<PartlySolved> positions = positions(look);
    return positions.isEmpty() ? Partial.NOTHING : PartialSum.of(positions, look);
  }

  /// Each position of the sum with what is known of it by now; empty where the values of positions
  /// do not add up, or nothing is known of them.
  ///
  /// @param look as in [#soFar]
  default List<PartlySolved> positions(Meter look) {
    return List.of();
  }

  /// The knowledge that can be saved, and from which a later run can go on; empty where the method
  /// keeps nothing.
  default Optional<ResumableState> knowledge() {
    return Optional.empty();
  }

  /// True if what it finds out stays with the game by itself, or cannot be saved.
  default boolean leavesFindings() {
    return knowledge().isEmpty();
  }
}
