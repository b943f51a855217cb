package org.grundy.solvers.component;

import org.grundy.core.Meter;

/// A component of a start, or what a move leaves of it, with the search that can be asked for it.
///
/// @param meter of the question
/// @param <P> the positions of the search's board
public record Part<P>(ParallelSearch<P> search, P position, Meter meter) {
  /// The value, or [org.grundy.solvers.SolvedPosition#ENDS] if its player can end the whole game.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  int value() {
    return search.meter().askedBy(meter, () -> search.value(position));
  }

  /// Tests if the value is `n`; costs no more than finding it, and often much less.
  boolean is(long n) {
    return n >= 0
        && n <= Integer.MAX_VALUE
        && search.meter().askedBy(meter, () -> search.is(position, (int) n));
  }

  /// The bounds known by now, as [NimberBounds].
  long known(Meter look) {
    return search.meter().askedBy(look, () -> search.known(position, look));
  }

  /// A bound for the number of moves.
  long longestPlay() {
    return search.longestPlay(position);
  }
}
