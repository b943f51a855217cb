package org.grundy.solvers.sequence.period;

import java.util.BitSet;
import java.util.List;
import java.util.function.LongToIntFunction;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapPlaces;
import org.grundy.rules.heap.HeapRule;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;

/// A depth for the common heaps after the last rare one. Every rare value below the value of such a
/// heap is the value of an option of one of three kinds: at most one heap is left, or a split with
/// a rare heap, or a split with a heap of at most so many tokens as the depth.
///
/// The engine knows that of the heaps since it took up its mask. For the heaps before, it is found
/// here by looking.
public final class VerifiedDepth {
  private final RareHeapsSeen sparse;
  private final LongToIntFunction values;
  private final List<HeapPlaces.Place> places;

  private VerifiedDepth(
      RareHeapsSeen sparse, LongToIntFunction values, List<HeapPlaces.Place> places) {
    this.sparse = sparse;
    this.values = values;
    this.places = places;
  }

  public static long of(
      RareHeapsSeen sparse, HeapRule rule, LongToIntFunction values, Meter meter) {
    VerifiedDepth search = new VerifiedDepth(sparse, values, HeapPlaces.of(rule).places());
    long depth = sparse.depth();
    for (long n = sparse.lastRare() + 1; n < sparse.fromN(); n++) {
      meter.work(1 + sparse.rares().size());
      depth = Math.max(depth, search.depth(n));
    }
    return depth;
  }

  private long depth(long n) {
    int value = values.applyAsInt(n);
    BitSet missing = new BitSet();
    for (int below = 0; below < value; below++) {
      missing.set(below, isRare(n, below));
    }
    removeKnown(n, missing);
    long a = 0;
    while (!missing.isEmpty()) {
      a++;
      for (HeapPlaces.Place place : places) {
        long b = n - place.tokens() - a;
        if (place.leaves(2) && b >= a) {
          missing.clear(values.applyAsInt(a) ^ values.applyAsInt(b));
        }
      }
    }
    return a;
  }

  /// Removes the values of single heaps and of splits with a rare heap.
  private void removeKnown(long n, BitSet missing) {
    for (HeapPlaces.Place place : places) {
      long rest = n - place.tokens();
      if (place.leaves(0) && rest == 0) {
        missing.clear(0);
      }
      if (place.leaves(1) && rest > 0) {
        missing.clear(values.applyAsInt(rest));
      }
      if (place.leaves(2)) {
        for (long rare : sparse.rares()) {
          if (rare < rest) {
            missing.clear(values.applyAsInt(rare) ^ values.applyAsInt(rest - rare));
          }
        }
      }
    }
  }

  private boolean isRare(long n, int value) {
    int bits = Integer.bitCount(value & sparse.mask());
    return (bits + (sparse.byPosition() ? n + sparse.shift() : 0)) % 2 == 0;
  }
}
