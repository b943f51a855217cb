package org.grundy.solvers.cut;

import org.grundy.rules.tree.Direction;

/// A pair of opposite directions; the cells of a board fall into lines along it.
///
/// The line through a cell has the index `rowFactor * row + columnFactor * column`, plus a constant
/// that depends on the board only.
public enum Axis {
  COLUMN("N S", 0, 1),
  ROW("E W", 1, 0),
  RISING("NE SW", 1, 1),
  FALLING("NW SE", -1, 1);

  private final String directions;
  private final int rowFactor;
  private final int columnFactor;

  Axis(String directions, int rowFactor, int columnFactor) {
    this.directions = directions;
    this.rowFactor = rowFactor;
    this.columnFactor = columnFactor;
  }

  /// The axis of a direction that leads from neighbour to neighbour.
  ///
  /// @throws IllegalArgumentException if it leads further
  static Axis of(Direction direction) {
    for (Axis axis : values()) {
      if (axis.index(direction.rowStep(), direction.columnStep()) == 0 && direction.isNamed()) {
        return axis;
      }
    }
    throw new IllegalArgumentException("no axis: " + direction);
  }

  /// The two directions as rules name them.
  String directions() {
    return directions;
  }

  /// The index of the line through a cell, less a constant.
  public int index(int row, int column) {
    return rowFactor * row + columnFactor * column;
  }

  /// The most cells that a line has.
  int longest(int rows, int columns) {
    return switch (this) {
      case COLUMN -> rows;
      case ROW -> columns;
      case RISING, FALLING -> Math.min(rows, columns);
    };
  }

  /// The number of lines.
  long lines(int rows, int columns) {
    return switch (this) {
      case COLUMN -> columns;
      case ROW -> rows;
      case RISING, FALLING -> (long) rows + columns - 1;
    };
  }

  /// Another axis, so that a line of this and a line of that meet in one cell at most.
  Axis partner() {
    return switch (this) {
      case COLUMN -> ROW;
      case ROW -> COLUMN;
      case RISING -> FALLING;
      case FALLING -> RISING;
    };
  }

  /// One more than the number of lattice points that every second line of both axes leaves out: 2
  /// for the two diagonals, whose lines of unlike parity never meet in a cell, and 1 otherwise.
  static int step(Axis first, Axis second) {
    return Math.abs(first.rowFactor * second.columnFactor - first.columnFactor * second.rowFactor);
  }

  /// Rows gained by one step along this axis.
  int rowStep() {
    return columnFactor;
  }

  /// Columns gained by one step along this axis.
  int columnStep() {
    return -rowFactor;
  }
}
