package org.grundy.solvers.space;

import org.grundy.core.Outcome;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.SolvedPosition;

/// The results for the states of a space: for each a value, or 0 for P and 1 for N, or one of the
/// marks here. They stay when a budget ends the search, and can be saved.
public sealed interface StateTable permits StateSweep, LostSweep, Walk {
  /// Nothing is found yet.
  long UNKNOWN = PartlySolved.UNKNOWN;

  /// In place of a value: some move wins the whole game.
  long ENDS = SolvedPosition.ENDS;

  /// The game is over, and whoever moved there has won.
  long WON = -3;

  /// The game is over, and whoever moved there has lost.
  long LOST = -4;

  /// The result for a state, which is found now if need be.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  long find(long state);

  /// The result for a state by now, or [#UNKNOWN].
  long known(long state);

  /// The results so far, in a form that can be saved.
  ResumableState knowledge();

  /// The outcome of a state for which this was found when outcomes were asked for.
  static Outcome outcome(long found) {
    return found == 0 || found == WON ? Outcome.P : Outcome.N;
  }
}
