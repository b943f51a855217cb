package org.grundy.checker.sequence;

/// Finds Grundy values in turn.
interface NextValue {
  /// Said instead of a value where the claimed sparse space does not find it: the heap is rare
  /// after the last rare one, or takes a deeper verification.
  int OUTSIDE = -1;

  /// The value of the heap of `values.count()` tokens, or [#OUTSIDE].
  ///
  /// @param values of all smaller heaps
  int next(HeapValues values);
}
