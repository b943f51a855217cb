package org.grundy.checker.heap;

import org.grundy.core.CheckedClaim;

/// Holds one claim against the values, as they are found in turn.
public interface ValueObserver {
  /// Looks at the next value.
  ///
  /// @param values all that are kept, this one included
  void see(long heap, int value, HeapValues values);

  /// Which values are read when one is seen.
  default Reach reach() {
    return Reach.back(0);
  }

  /// The verdict of the values on the claim, once all of them were seen.
  CheckedClaim finding();
}
