package org.grundy.solvers.sequence.general;

import org.grundy.core.Meter;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.solvers.sequence.kernel.NimValues;

/// The values of all sums of several heaps, none of them empty, that hold so many tokens together
/// and compare in one way.
///
/// Row j has for every total m the set of values of the sums of exactly j heaps; the last row may
/// be that of j heaps or more. Totals are added one after the other, each before the value of the
/// heap of that size is known: two heaps or more are smaller.
abstract sealed class HeapSums permits HeapSumsByOne, HeapSumsUnequal {
  public final int rows;
  public final boolean orMore;

  /// @param rows the highest number of heaps that has a row of its own, at least 2
  /// @param orMore whether the last row also has the sums of more heaps
  public HeapSums(int rows, boolean orMore) {
    this.rows = rows;
    this.orMore = orMore;
  }

  /// The sums that a digit of a code may ask for.
  ///
  /// @param mostExactly the most heaps that are asked for as an exact number
  /// @param leastOrMore the highest n of which n heaps or more are asked for; 0 where none is
  public static HeapSums of(Parts parts, int mostExactly, int leastOrMore) {
    boolean orMore = leastOrMore > 0;
    int rows = orMore ? Math.max(leastOrMore, mostExactly + 1) : mostExactly;
    return switch (parts) {
      case ANY -> new HeapSumsByOne(false, Math.max(2, rows), orMore);
      case NOT_ALL_EQUAL -> new HeapSumsByOne(true, Math.max(orMore ? 3 : 2, rows), orMore);
      case UNEQUAL -> new HeapSumsUnequal(Math.max(2, rows), orMore);
      case EQUAL -> throw new IllegalArgumentException("equal heaps need no table");
    };
  }

  /// Adds the next total, that of as many tokens as there are values.
  ///
  /// @param words so many words have room for the nim-sums of all values so far
  public abstract void addTotal(NimValues values, int words, Meter meter);

  /// The set of row `count` at an added total.
  public abstract long[] row(int count, int total);

  /// Adds the values of the sums of exactly `count` heaps, from 2, to a set.
  public final void addExactly(int count, int total, long[] into) {
    ValueSets.addAll(into, row(count, total));
  }

  /// Adds the values of the sums of `count` heaps or more, `count` from 2, to a set.
  public final void addAtLeast(int count, int total, long[] into) {
    for (int j = count; j <= rows; j++) {
      ValueSets.addAll(into, row(j, total));
    }
  }
}
