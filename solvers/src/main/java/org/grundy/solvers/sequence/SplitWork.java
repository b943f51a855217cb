package org.grundy.solvers.sequence;

/// What a way to compute values has done.
final class SplitWork {
  /// Options that were marked.
  long marked;

  /// Options that were searched.
  long searched;

  /// Each rare value below a common one was found among the splits that have a rare heap or whose
  /// smaller heap is not above this.
  long depth;
}
