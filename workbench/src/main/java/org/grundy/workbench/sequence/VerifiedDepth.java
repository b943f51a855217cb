package org.grundy.workbench.sequence;

import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.PeriodProof;
import org.grundy.solvers.sequence.SequenceEngine;

/// How deep the values of all common heaps after the last rare one are to be looked for: each rare
/// value below theirs is that of one heap or none that is left, or of a split with a rare heap, or
/// of one with a heap up to the depth.
///
/// The engine knows that of the heaps since it took up its mask. For the heaps before, it is found
/// here by looking.
final class VerifiedDepth {
  private final PeriodProof.Recurrence proof;
  private final SequenceEngine engine;
  private final List<HeapLines.Place> places;

  private VerifiedDepth(
      PeriodProof.Recurrence proof, SequenceEngine engine, List<HeapLines.Place> places) {
    this.proof = proof;
    this.engine = engine;
    this.places = places;
  }

  static long of(
      PeriodProof.Recurrence proof, SequenceEngine engine, HeapLines lines, Meter meter) {
    VerifiedDepth search = new VerifiedDepth(proof, engine, lines.places());
    long last = proof.rares().isEmpty() ? 0 : proof.rares().getLast();
    long adopted = engine.sparseSpace().orElseThrow().fromN();
    long depth = proof.depth();
    for (long n = last + 1; n < adopted; n++) {
      meter.work(1 + proof.rares().size());
      depth = Math.max(depth, search.depth(n));
    }
    return depth;
  }

  private long depth(long n) {
    int value = engine.value(n);
    BitSet missing = new BitSet();
    for (int below = 0; below < value; below++) {
      missing.set(below, isRare(n, below));
    }
    removeKnown(n, missing);
    long a = 0;
    while (!missing.isEmpty()) {
      a++;
      for (HeapLines.Place place : places) {
        long b = n - place.tokens() - a;
        if (place.leaves(2) && b >= a) {
          missing.clear(engine.value(a) ^ engine.value(b));
        }
      }
    }
    return a;
  }

  /// Removes the values of single heaps and of splits with a rare heap.
  private void removeKnown(long n, BitSet missing) {
    for (HeapLines.Place place : places) {
      long rest = n - place.tokens();
      if (place.leaves(0) && rest == 0) {
        missing.clear(0);
      }
      if (place.leaves(1) && rest > 0) {
        missing.clear(engine.value(rest));
      }
      if (place.leaves(2)) {
        for (long rare : proof.rares()) {
          if (rare < rest) {
            missing.clear(engine.value(rare) ^ engine.value(rest - rare));
          }
        }
      }
    }
  }

  private boolean isRare(long n, int value) {
    int bits = Integer.bitCount(value & proof.mask());
    return (bits + (proof.byPosition() ? n + proof.shift() : 0)) % 2 == 0;
  }
}
