package org.grundy.solvers.space;

import org.grundy.core.Outcome;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.SolvedPosition;

/// What is found of the states of a space: a value, or 0 for P and 1 for N, or one of the marks
/// here. What is found stays when a budget ends the search, and can be saved.
public sealed interface StateTable permits StateSweep, LostSweep, Walk {
  /// Nothing is found yet.
  long UNKNOWN = PartlySolved.UNKNOWN;

  /// In place of a value: some move wins the whole game.
  long ENDS = SolvedPosition.ENDS;

  /// The game is over, and whoever moved there has won.
  long WON = -3;

  /// The game is over, and whoever moved there has lost.
  long LOST = -4;

  /// What is found of a state, which is found now if need be.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  long find(long state);

  /// What was found of a state by now, or [#UNKNOWN].
  long known(long state);

  /// What was found, in a form that can be saved.
  ResumableState knowledge();

  /// Who wins a state of which this was found when outcomes were asked for.
  static Outcome outcome(long found) {
    return found == 0 || found == WON ? Outcome.P : Outcome.N;
  }
}
