package org.grundy.solvers;

import java.math.BigInteger;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.derive.bound.PositionBound;

/// A method bound to a problem, ready to run.
public interface Plan {
  /// The method's name.
  String method();

  /// The reason why the method gives the right answer here: the theorem, and how its conditions are
  /// met.
  String because();

  /// The expected cost, in the units that dominate: `9 million rectangles`.
  String cost();

  /// The number of positions that a search may meet; one where the work is no search.
  default PositionBound searched() {
    return PositionBound.ONE;
  }

  /// The plans that this plan of a sum puts together; none where one method does it all.
  default List<PlannedPart> parts() {
    return List.of();
  }

  /// The knowledge before any work is done.
  default Partial settled() {
    return Partial.NOTHING;
  }

  /// The plan that finds all that a [Solution] holds: this one, unless it leaves something open.
  default Plan whole() {
    return this;
  }

  /// Prepares to solve the problem; nothing is done yet.
  default Run begin(Meter meter) {
    return () -> solve(meter);
  }

  /// Solves the problem.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Solution solve(Meter meter);

  /// Finds out who wins, which may take less than [#solve].
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default Outcome outcome(Meter meter) {
    return solve(meter).outcome();
  }

  /// Finds the value of the sum where there is one, which may take less than [#solve].
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default OptionalLong value(Meter meter) {
    return solve(meter).value();
  }

  /// Tests if the value of the sum is `n`, which may take less than to find it.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default boolean is(long n, Meter meter) {
    return value(meter).equals(OptionalLong.of(n));
  }

  /// Counts the winning moves, which may take less than [#solve].
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default BigInteger winningMoves(Meter meter) {
    return solve(meter).winningMoves();
  }
}
