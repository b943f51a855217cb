package org.grundy.rules.tree;

import java.util.List;

/// `take K…`: so many tokens may be taken from the heap.
///
/// @param counts in the order of the text
public record Take(List<Range> counts) implements Rule {
  public Take {
    counts = List.copyOf(counts);
  }

  /// The counts `fromCount <= k < toCount`; the text `1..3` is the range from 1 to 4.
  public record Range(long fromCount, long toCount) {
    /// A number, or `1..3` with both ends included.
    public String text() {
      long last = toCount - 1;
      return fromCount == last ? Long.toString(last) : fromCount + ".." + last;
    }
  }
}
