package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.StartSequence;

/// The facts that people look at in the values G(n) for `0 <= n < toNumber`.
///
/// @param pPositions how many of these starts the previous player wins
/// @param firstPPositions the first of them
/// @param maximum the largest value
/// @param maximumAt the first start that has it
/// @param counts how many of these starts have each value, from 0 on; empty where the largest is
///   too large for a list
public record Facts(
    long toNumber,
    long pPositions,
    List<Long> firstPPositions,
    long maximum,
    long maximumAt,
    List<Long> counts) {
  /// So many of the first P-positions are named.
  public static final int MOST_NAMED = 20;

  /// More values of which only a period tells are not looked at one by one.
  static final long MOST_LOOKED_AT = 1 << 24;

  private static final int MOST_COUNTED = 1 << 10;
  private static final int LOOK_UP = 0xffff;

  public Facts {
    firstPPositions = List.copyOf(firstPPositions);
    counts = List.copyOf(counts);
  }

  static Facts of(
      Terms terms, StartSequence starts, long end, LargestValue largest, SequenceEngine engine) {
    return engine.fromKept() == 0 && terms.computed() <= MOST_LOOKED_AT
        ? ofAll(terms, Math.min(end, MOST_LOOKED_AT))
        : ofKept(terms, starts, largest, engine);
  }

  private static Facts ofAll(Terms terms, long toNumber) {
    long zeros = 0;
    List<Long> named = new ArrayList<>();
    long maximum = 0;
    long at = 0;
    long[] counts = new long[MOST_COUNTED];
    for (long n = 0; n < toNumber; n++) {
      if ((n & LOOK_UP) == 0) {
        Meter.checkpoint();
      }
      long value = terms.value(n);
      if (value == 0) {
        zeros++;
        if (named.size() < MOST_NAMED) {
          named.add(n);
        }
      }
      if (value > maximum) {
        maximum = value;
        at = n;
      }
      counts[(int) Math.min(value, MOST_COUNTED - 1)]++;
    }
    List<Long> all = new ArrayList<>();
    for (int value = 0; value <= maximum && maximum < MOST_COUNTED - 1; value++) {
      all.add(counts[value]);
    }
    return new Facts(toNumber, zeros, named, maximum, at, all);
  }

  /// The facts by what was counted on the way, where values were let go, or are very many. Those of
  /// the few starts that are no heaps, and of the few heaps that are no starts, are set right.
  private static Facts ofKept(
      Terms terms, StartSequence starts, LargestValue largest, SequenceEngine engine) {
    long[] histogram = engine.histogram();
    for (long heap = 0; heap < starts.first().size() + starts.shift(); heap++) {
      histogram[Math.toIntExact(terms.heapValue(heap))]--;
    }
    starts.first().forEach(value -> histogram[value.intValue()]++);
    List<Long> named = new ArrayList<>();
    for (long n = 0; n < terms.computed() && terms.knows(n) && named.size() < MOST_NAMED; n++) {
      if (terms.value(n) == 0) {
        named.add(n);
      }
    }
    List<Long> counts = new ArrayList<>();
    for (int value = 0; value < Math.min(histogram.length, MOST_COUNTED); value++) {
      counts.add(histogram[value]);
    }
    return new Facts(
        terms.computed(),
        histogram[0],
        named,
        largest.value(),
        largest.at() - starts.shift(),
        counts);
  }
}
