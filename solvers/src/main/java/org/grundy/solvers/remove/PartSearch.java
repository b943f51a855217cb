package org.grundy.solvers.remove;

import java.util.BitSet;

/// Finds nimbers of sets of living cells within one component of a start.
interface PartSearch {
  /// The nimber.
  int nimber(BitSet live);

  /// Whether the nimber is `n`; costs no more than finding it, and often much less.
  boolean is(BitSet live, int n);

  /// What is known of the nimber by now, as an [Entry].
  long known(BitSet live);

  /// A bound for the number of moves, and so for the nimber.
  int longestPlay(BitSet live);
}
