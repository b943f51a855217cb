package org.grundy.solvers.component.placement;

import java.util.BitSet;
import org.grundy.core.Meter;
import org.grundy.solvers.component.ParallelSearch;
import org.grundy.solvers.component.Part;

/// A component of a start on the board on which it is searched.
///
/// @param numbers by cell of the start its number on that board; negative for cells outside the
///   component
/// @param meter of the question
@SuppressWarnings("ArrayRecordComponent") // a table that nobody writes
record PlacedPart(ParallelSearch<BitSet> search, int[] numbers, Meter meter) {
  /// The rest of the component where only some cells live.
  Part<BitSet> living(BitSet cells) {
    BitSet live = new BitSet();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      if (numbers[cell] >= 0) {
        live.set(numbers[cell]);
      }
    }
    return new Part<>(search, live, meter);
  }
}
