package org.grundy.solvers;

import java.util.List;

/// A position of a sum of which not everything is known; what [SolvedPosition] is when it is.
public interface PartlySolved {
  /// In place of the value after a move: what the move leads to is not known.
  long UNKNOWN = Long.MIN_VALUE;

  /// Its independent parts with what is known of them.
  List<Bounds> components();

  /// Hands over every move once, with the value of this whole position after it, or [#UNKNOWN],
  /// [SolvedPosition#UNSAFE] or [SolvedPosition#ENDS].
  void moves(SolvedPosition.MoveSink sink);
}
