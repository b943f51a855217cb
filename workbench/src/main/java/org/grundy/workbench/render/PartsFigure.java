package org.grundy.workbench.render;

import java.util.Map;
import java.util.TreeMap;

/// Cells in the colours of their parts, thin lines between cells and thick ones round parts.
final class PartsFigure {
  /// The part of what is not drawn.
  static final int NONE = -1;

  private static final String[] FILLS = {
    "#CFE8F7", "#FBE5BF", "#C9EBDD", "#F3DCE9", "#FBF7C8", "#DDDDDD", "#B7C9E8"
  };

  /// How many colours there are.
  static final int COLOURS = FILLS.length;

  private final int[][] parts;
  private final int[] colours;
  private final int side;

  private PartsFigure(int[][] parts, int[] colours, int side) {
    this.parts = parts;
    this.colours = colours;
    this.side = side;
  }

  /// @param parts row by row, a part from 0 or [#NONE]
  /// @param colours of the parts, from 0 to below [#COLOURS]
  /// @param side of a cell
  static Figure of(int[][] parts, int[] colours, int side) {
    PartsFigure figure = new PartsFigure(parts, colours, side);
    return new Figure(
        parts[0].length * side + 4, parts.length * side + 4, figure.fills() + figure.borders());
  }

  /// One path of squares for each colour.
  private String fills() {
    Map<String, StringBuilder> squares = new TreeMap<>();
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < parts[row].length; column++) {
        if (parts[row][column] != NONE) {
          squares
              .computeIfAbsent(FILLS[colours[parts[row][column]]], _ -> new StringBuilder())
              .append("M%d %dh%dv%dh-%dz".formatted(at(column), at(row), side, side, side));
        }
      }
    }
    StringBuilder paths = new StringBuilder();
    squares.forEach((fill, path) ->
        paths.append(
            "<path d=\"%s\" fill=\"%s\" stroke=\"#999\" stroke-width=\"0.5\"/>%n"
                .formatted(path, fill)));
    return paths.toString();
  }

  private String borders() {
    StringBuilder borders = new StringBuilder();
    for (int row = 0; row <= parts.length; row++) {
      for (int column = 0; column <= parts[0].length; column++) {
        int part = partAt(row, column);
        if (part != partAt(row - 1, column)) {
          borders.append("M%d %dh%d".formatted(at(column), at(row), side));
        }
        if (part != partAt(row, column - 1)) {
          borders.append("M%d %dv%d".formatted(at(column), at(row), side));
        }
      }
    }
    return "<path d=\"%s\" fill=\"none\" stroke=\"#222\" stroke-width=\"2\" stroke-linecap=\"square\"/>%n"
        .formatted(borders);
  }

  private int partAt(int row, int column) {
    boolean inside = row >= 0 && row < parts.length && column >= 0 && column < parts[0].length;
    return inside ? parts[row][column] : NONE;
  }

  private int at(int index) {
    return 2 + index * side;
  }
}
