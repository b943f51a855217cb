package org.grundy.tilings.cover;

/// An exact search for all ways to cover a region with placements.
public interface Cover {
  /// Hands over every tiling that contains the placement `fixed`.
  ///
  /// @param fixed a placement, or [#NOTHING]
  /// @return whether the search went to its end, and no sink ended it
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  boolean search(int fixed, Sink sink);

  /// The number of placements tried so far.
  long nodes();

  /// No placement is fixed.
  int NOTHING = -1;

  /// A receiver of tilings.
  @FunctionalInterface
  interface Sink {
    /// Takes a tiling.
    ///
    /// @param ids its placements, the first `count`; not to be kept
    /// @return whether the search goes on
    boolean accept(int[] ids, int count);
  }
}
