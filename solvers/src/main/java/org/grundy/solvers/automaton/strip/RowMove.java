package org.grundy.solvers.automaton.strip;

import java.util.ArrayList;
import java.util.List;

/// A way to move in a row of cells: some cells side by side are read and written, and all others
/// keep what they hold.
///
/// @param parts the cells from left to right
/// @param fromStart whether the first of them is the first of the row
/// @param toEnd whether the last of them is the last of the row
record RowMove(List<Part> parts, boolean fromStart, boolean toEnd) {
  /// Stands for the glyph that a cell holds already.
  static final int KEPT = -1;

  RowMove {
    parts = List.copyOf(parts);
  }

  /// One cell, or cells of one kind side by side.
  ///
  /// @param read the glyphs of which the cell holds one: bit `i` stands for glyph `i`
  /// @param written the glyph that it holds afterwards, or [#KEPT]
  /// @param repeated whether it stands for any number of cells, none included
  record Part(long read, int written, boolean repeated) {
    /// The glyph of an option.
    int after(int glyph) {
      return written == KEPT ? glyph : written;
    }

    boolean reads(int glyph) {
      return ((read >>> glyph) & 1) != 0;
    }
  }

  /// This move and another one to the right of it, as one.
  RowMove then(RowMove right) {
    List<Part> all = new ArrayList<>(parts);
    all.addAll(right.parts);
    return new RowMove(all, fromStart, right.toEnd);
  }

  /// The same, seen from the other side.
  RowMove mirrored() {
    return new RowMove(parts.reversed(), /* fromStart= */ toEnd, /* toEnd= */ fromStart);
  }

  /// True if the row may end before a part.
  boolean mayEndAt(int part) {
    return toEnd && parts.subList(part, parts.size()).stream().allMatch(Part::repeated);
  }
}
