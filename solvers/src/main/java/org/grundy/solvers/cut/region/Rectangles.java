package org.grundy.solvers.cut.region;

import org.grundy.solvers.ResumableState;

/// The rectangles of one region being solved, each after those that its moves leave.
sealed interface Rectangles extends ResumableState
    permits LaneTable, RectangleTable, RectangleSearch {
  /// In place of the value of a rectangle that is not solved.
  int UNKNOWN = -1;

  /// Solves the region, from where it stands.
  ///
  /// @return false if some value is too large for this way of solving
  /// @throws org.grundy.core.BudgetSpentException if the meter says so; what is solved by then
  ///   stays
  boolean run();

  /// The Grundy value of a rectangle: the region itself, or one that a move in it leaves; or
  /// [#UNKNOWN]. An empty one has the value 0.
  int value(int fromU, int toU, int fromV, int toV);

  /// Gives back the memory of which the meter was told.
  void release();
}
