package org.grundy.checker.sequence;

import org.grundy.core.certificate.Finding;

/// Holds one claim against the values, as they are found in turn.
interface Observer {
  /// Looks at the next value.
  ///
  /// @param values all that are kept, this one included
  void see(long heap, int value, HeapValues values);

  /// What the values say of the claim, once all of them were seen.
  Finding finding();
}
