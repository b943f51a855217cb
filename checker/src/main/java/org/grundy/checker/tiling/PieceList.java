package org.grundy.checker.tiling;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.grundy.checker.tiling.Shape.Cell;
import org.grundy.core.certificate.Movement;

/// All shapes of some number of connected cells, one of each up to turning and reflecting: made
/// from those of one cell less by adding a cell in every way.
final class PieceList {
  private PieceList() {}

  static Set<Shape> of(long cells) {
    Set<Shape> shapes = Set.of(Shape.of(List.of(new Cell(0, 0))));
    for (long size = 1; size < cells; size++) {
      Set<Shape> larger = new HashSet<>();
      for (Shape shape : shapes) {
        for (Cell cell : shape.cells()) {
          add(shape, new Cell(cell.row() - 1, cell.column()), larger);
          add(shape, new Cell(cell.row() + 1, cell.column()), larger);
          add(shape, new Cell(cell.row(), cell.column() - 1), larger);
          add(shape, new Cell(cell.row(), cell.column() + 1), larger);
        }
      }
      shapes = larger;
    }
    return shapes;
  }

  private static void add(Shape shape, Cell cell, Set<Shape> larger) {
    if (!shape.cells().contains(cell)) {
      Set<Cell> cells = new TreeSet<>(shape.cells());
      cells.add(cell);
      larger.add(chosen(Shape.of(cells)));
    }
  }

  /// One of the ways in which a shape may lie, the same for all of them.
  static Shape chosen(Shape shape) {
    return shape.images(Movement.FREE).stream()
        .min(Comparator.comparing(image -> image.cells().toString()))
        .orElseThrow();
  }
}
