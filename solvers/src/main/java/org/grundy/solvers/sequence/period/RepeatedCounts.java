package org.grundy.solvers.sequence.period;

import java.util.BitSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.grundy.rules.heap.HeapPlaces;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;

/// Numbers of tokens that may be taken, without end: a number from `from` on is one of them just if
/// the number `step` later is.
///
/// @param residues of the numbers from `from` on, modulo `step`
record RepeatedCounts(long from, int step, BitSet residues) {
  /// The numbers of a game in which a move only takes, where they are such.
  static Optional<RepeatedCounts> of(HeapRule rule) {
    OptionalLong allFrom = HeapPlaces.of(rule).allFrom();
    if (allFrom.isPresent()) {
      BitSet all = new BitSet();
      all.set(0);
      return Optional.of(new RepeatedCounts(allFrom.getAsLong(), 1, all));
    }
    return rule.takenRepeatedly().map(RepeatedCounts::ofTail);
  }

  private static RepeatedCounts ofTail(TakeAndBreakCode digits) {
    int step = digits.tail().size();
    long from = digits.length() + 1L;
    BitSet residues = new BitSet();
    LongStream.range(from, from + step)
        .filter(k -> digits.at(k).counts() != 0)
        .forEach(k -> residues.set((int) (k % step)));
    return new RepeatedCounts(from, step, residues);
  }

  /// Whether a heap may be left of one that is large enough.
  ///
  /// @param residue of the larger one, modulo `step`
  boolean leads(int residue, long heap) {
    return residues.get(Math.floorMod(residue - heap, step));
  }
}
