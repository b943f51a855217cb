package org.grundy.checker.tiling;

import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.core.certificate.Movement;

/// Cells as they lie, shifted up and to the left as far as rows and columns from 0 allow.
///
/// @param cells at least one
record Shape(Set<Cell> cells) {
  /// A place.
  record Cell(int row, int column) implements Comparable<Cell> {
    @Override
    public int compareTo(Cell other) {
      return row == other.row
          ? Integer.compare(column, other.column)
          : Integer.compare(row, other.row);
    }
  }

  static Shape of(Collection<Cell> cells) {
    int top = cells.stream().mapToInt(Cell::row).min().orElseThrow();
    int left = cells.stream().mapToInt(Cell::column).min().orElseThrow();
    return new Shape(
        cells.stream()
            .map(cell -> new Cell(cell.row() - top, cell.column() - left))
            .collect(Collectors.toCollection(TreeSet::new)));
  }

  /// Every way in which it may lie.
  Set<Shape> images(Movement movement) {
    Set<Shape> images = new HashSet<>();
    Shape turned = this;
    for (int turns = 0; turns < 4; turns++) {
      if (movement.turns() || turns == 0 || (turns == 2 && movement.reflects())) {
        images.add(turned);
        if (movement.reflects()) {
          images.add(turned.reflected());
        }
      }
      turned = turned.turned();
    }
    return images;
  }

  private Shape turned() {
    return of(cells.stream().map(cell -> new Cell(cell.column(), -cell.row())).toList());
  }

  private Shape reflected() {
    return of(cells.stream().map(cell -> new Cell(cell.row(), -cell.column())).toList());
  }
}
