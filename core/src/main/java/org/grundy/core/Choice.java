package org.grundy.core;

import java.util.List;

/// The choice of a move, in the numbers of the position in which it is made. With the line of the
/// rules it says everything about the move: what it is called and what it leads to follow from it.
public sealed interface Choice {
  /// A cell as people count: rows from the top, columns from the left, both from 1.
  record Cell(int row, int column) implements Choice {
    /// The cell of a board of so many columns.
    ///
    /// @param cell `row * columns + column`, both from 0
    public static Cell of(int cell, int columns) {
      return new Cell(cell / columns + 1, cell % columns + 1);
    }

    /// `row * columns + column`, both from 0.
    public int index(int columns) {
      return (row - 1) * columns + column - 1;
    }

    @Override
    public String toString() {
      return "row " + row + ", column " + column;
    }
  }

  /// A place where a pattern stands.
  ///
  /// @param orientation which of the line's orientations it is, from 0
  /// @param at the upper left cell
  record Placed(int orientation, Cell at) implements Choice {}

  /// A token's way from one cell to another.
  record Step(Cell from, Cell to) implements Choice {}

  /// A vertex, by its number in the graph.
  record Vertex(int vertex) implements Choice {}

  /// An edge in one direction.
  ///
  /// @param edge its number in the graph
  /// @param from the end that the line names first, or that a token leaves
  /// @param to the other end
  record Edge(int edge, int from, int to) implements Choice {}

  /// Two vertices that no edge joins, by their numbers in the graph.
  record Pair(int from, int to) implements Choice {}

  /// The remainder of a heap, or of heaps that move together; empty where nothing is left.
  record Heaps(List<? extends Position> left) implements Choice {
    public Heaps {
      left = List.copyOf(left);
    }
  }

  /// A piece that is named in the tiling game.
  ///
  /// @param text its drawing, and after a space its usual name in brackets where it has one
  record Piece(String text) implements Choice {}

  /// A tiling that contains the piece that is named.
  record Tiling() implements Choice {}

  /// A move of a ruleset that is written in Java and names its moves itself.
  record Own(String name) implements Choice {}
}
