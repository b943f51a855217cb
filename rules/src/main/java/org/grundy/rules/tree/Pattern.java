package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A small rectangle of glyphs.
///
/// @param rows rows of equal length, at least one cell; an empty cell is the `*` of the text
public record Pattern(List<List<Optional<Glyph>>> rows) {
  public Pattern {
    rows = rows.stream().map(List::copyOf).toList();
    if (rows.isEmpty() || rows.getFirst().isEmpty()) {
      throw new IllegalArgumentException("a pattern without cells");
    }
    for (var row : rows) {
      if (row.size() != rows.getFirst().size()) {
        throw new IllegalArgumentException("a pattern with ragged rows");
      }
    }
  }

  public int height() {
    return rows.size();
  }

  public int width() {
    return rows.getFirst().size();
  }

  /// The glyph at a cell, rows and columns from 0; empty for `*`.
  public Optional<Glyph> at(int row, int column) {
    return rows.get(row).get(column);
  }

  /// This pattern after a quarter turn clockwise.
  public Pattern turned() {
    List<List<Optional<Glyph>>> turned = new ArrayList<>();
    for (int column = 0; column < width(); column++) {
      List<Optional<Glyph>> row = new ArrayList<>();
      for (int from = height() - 1; from >= 0; from--) {
        row.add(at(from, column));
      }
      turned.add(row);
    }
    return new Pattern(turned);
  }

  /// This pattern with left and right exchanged.
  public Pattern mirrored() {
    return new Pattern(rows.stream().map(List::reversed).toList());
  }
}
