package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// `take K…`: so many tokens may be taken from the heap.
///
/// @param counts in the order of the text
/// @param sets more counts, as far as they are not 0: `primes`, `powers of 2`; in the order of the
///   text
public record Take(List<Range> counts, List<NumberSet> sets) implements Rule {
  public Take {
    counts = List.copyOf(counts);
    sets = List.copyOf(sets);
  }

  /// Listed counts alone.
  public Take(List<Range> counts) {
    this(counts, List.of());
  }

  /// Ranges that neither touch nor overlap, none empty, increasing, with the same numbers.
  public static List<Range> merged(List<Range> ranges) {
    List<Range> merged = new ArrayList<>();
    for (Range range :
        ranges.stream().sorted(Comparator.comparingLong(Range::fromCount)).toList()) {
      if (range.toCount() <= range.fromCount()) {
        continue;
      }
      if (merged.isEmpty() || merged.getLast().toCount() < range.fromCount()) {
        merged.add(range);
      } else {
        Range last = merged.removeLast();
        merged.add(new Range(last.fromCount(), Math.max(last.toCount(), range.toCount())));
      }
    }
    return List.copyOf(merged);
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
