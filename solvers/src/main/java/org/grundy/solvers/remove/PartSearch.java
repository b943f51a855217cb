package org.grundy.solvers.remove;

import java.util.BitSet;

/// Finds nimbers of sets of living cells within one component of a start.
interface PartSearch {
  /// The nimber.
  int nimber(BitSet live);

  /// Whether the nimber is `n`; costs no more than finding it, and often much less.
  boolean is(BitSet live, int n);
}
