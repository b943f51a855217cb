package org.grundy.solvers.sequence.strip;

import java.util.HashMap;
import java.util.Map;
import org.grundy.solvers.sequence.strip.StripPosition.HeapValues;
import org.grundy.solvers.sequence.strip.StripPosition.Piece;
import org.grundy.solvers.sequence.strip.row.NotHeaps;
import org.grundy.solvers.sequence.strip.row.StripPart;
import org.grundy.solvers.sequence.strip.row.WordMoves;
import org.grundy.solvers.sequence.strip.row.WordValues;

/// A component of a few cells, valued by the recursion over its moves.
///
/// @param after by line and cell of the word: what it is worth after the move
record ShortPiece(StripPart part, int found, Map<Place, Integer> after) implements Piece {
  ShortPiece {
    after = Map.copyOf(after);
  }

  /// The place of a move.
  ///
  /// @param cell of the word
  record Place(int line, int cell) {}

  static ShortPiece of(StripPart part, WordMoves moves, WordValues values) throws NotHeaps {
    Map<Place, Integer> after = new HashMap<>();
    moves.of(
        part.word(),
        (line, cell, row, _, _) -> after.put(new Place(line, cell), values.value(row)));
    return new ShortPiece(part, values.value(part.word()), after);
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public long value(HeapValues values) {
    return found;
  }

  @Override
  public long valueAfter(int line, int cell, HeapValues values) {
    Integer value = after.get(new Place(line, cell - part.origin()));
    if (value == null) {
      throw new IllegalStateException("a move that the component does not have");
    }
    return value;
  }
}
