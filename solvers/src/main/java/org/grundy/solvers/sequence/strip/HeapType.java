package org.grundy.solvers.sequence.strip;

import java.util.Optional;
import org.grundy.solvers.sequence.strip.row.StripWord;

/// A run of any number of equal cells between two ends: heaps of one type, of which the number of
/// cells in the run is the size.
///
/// @param left the cells before the run, those included on which it depends; empty at the border
/// @param cell what each cell of the run holds
/// @param right the cells after it
record HeapType(String left, char cell, String right) {
  StripWord word(int size) {
    return new StripWord(left + String.valueOf(cell).repeat(size) + right);
  }

  /// A heap as it was found in a word.
  record Heap(HeapType type, int size) {
    /// The heap whose run holds the given cell.
    static Heap around(StripWord word, int cell) {
      int from = cell;
      while (from > 0 && word.at(from - 1) == word.at(cell)) {
        from--;
      }
      int to = cell;
      while (to < word.length() && word.at(to) == word.at(cell)) {
        to++;
      }
      HeapType type =
          new HeapType(word.cells().substring(0, from), word.at(cell), word.cells().substring(to));
      return new Heap(type, to - from);
    }

    /// The heap whose run is the longest of equal cells that can change.
    static Optional<Heap> longest(StripWord word) {
      int longest = 0;
      int at = -1;
      int length = 0;
      for (int i = 0; i < word.length(); i++) {
        length = i > 0 && word.at(i) == word.at(i - 1) ? length + 1 : 1;
        if (!word.frozen(i) && length > longest) {
          longest = length;
          at = i;
        }
      }
      return at < 0 ? Optional.empty() : Optional.of(around(word, at));
    }
  }
}
