package org.grundy.solvers.sequence.strip.row;

import java.util.List;

/// A component of a row of cells, as a word of its own.
///
/// @param word its cells with what they depend on
/// @param origin the cell of the whole row where the word begins
/// @param fromCell its first cell in the row
/// @param toCell where it ends
/// @param marks which of the marked cells of the row it holds
public record StripPart(StripWord word, int origin, int fromCell, int toCell, List<Mark> marks) {
  public StripPart {
    marks = List.copyOf(marks);
  }

  /// A cell in the middle of a run that may be made longer.
  ///
  /// @param run the number of the run
  public record Mark(int run, int cell) {}

  /// The same in a larger row that has this one's row at `cell`.
  StripPart moved(int cell) {
    return new StripPart(word, origin + cell, fromCell + cell, toCell + cell, marks);
  }
}
