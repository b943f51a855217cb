package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Symmetry;

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

  /// This pattern after a symmetry.
  public Pattern image(Symmetry symmetry) {
    List<Optional<Glyph>> image =
        new ArrayList<>(Collections.nCopies(height() * width(), Optional.empty()));
    for (int row = 0; row < height(); row++) {
      for (int column = 0; column < width(); column++) {
        image.set(symmetry.imageOf(row, column, height(), width()), at(row, column));
      }
    }
    int across = symmetry.exchangesSides() ? height() : width();
    return new Pattern(
        IntStream.range(0, image.size() / across)
            .mapToObj(row -> image.subList(row * across, (row + 1) * across))
            .toList());
  }
}
