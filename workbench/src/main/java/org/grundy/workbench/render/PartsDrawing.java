package org.grundy.workbench.render;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// Cells in the colours of their parts, thin lines between cells and thick ones round parts. Part 0
/// is the named piece: it is hatched and has a thicker border.
final class PartsDrawing {
  /// What the hatching refers to, once in a picture.
  static final String DEFINITIONS =
      """
      <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"\
       patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/>\
      <rect width="2.5" height="6" fill="#D55E00"/></pattern></defs>
      """;

  /// A cell of no part, which is left out.
  static final int GAP = -1;

  private static final int MARGIN = 2;
  private static final String HATCHED = "url(#hatch)";
  private static final String[] FILLS = {
    "#CFE8F7", "#FBE5BF", "#C9EBDD", "#F3DCE9", "#FBF7C8", "#DDDDDD", "#B7C9E8"
  };

  /// How many colours there are for parts.
  static final int COLOURS = FILLS.length;

  private final int[][] parts;
  private final int side;
  private final StringBuilder body = new StringBuilder();

  private PartsDrawing(int[][] parts, int side) {
    this.parts = parts;
    this.side = side;
  }

  /// @param parts the part of each cell, row by row
  /// @param colourOfPart numbers below [#COLOURS]; 0 for parts that are missing
  /// @param side of a cell
  static Figure of(int[][] parts, Map<Integer, Integer> colourOfPart, int side) {
    PartsDrawing drawing = new PartsDrawing(parts, side);
    drawing.fills(colourOfPart);
    drawing.borders();
    return new Figure(
        parts[0].length * side + 2 * MARGIN,
        parts.length * side + 2 * MARGIN,
        drawing.body.toString());
  }

  /// A piece alone.
  static Figure of(Polyomino piece, int side) {
    int[][] parts = new int[piece.rows()][piece.columns()];
    for (int[] row : parts) {
      Arrays.fill(row, GAP);
    }
    for (Cell cell : piece.cells()) {
      parts[cell.row()][cell.column()] = 0;
    }
    return of(parts, Map.of(), side);
  }

  /// One path of squares for each colour.
  private void fills(Map<Integer, Integer> colourOfPart) {
    Map<String, StringBuilder> squares = new TreeMap<>();
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < parts[row].length; column++) {
        int part = parts[row][column];
        if (part != GAP) {
          String fill = part == 0 ? HATCHED : FILLS[colourOfPart.getOrDefault(part, 0)];
          squares
              .computeIfAbsent(fill, _ -> new StringBuilder())
              .append("M%d %dh%dv%dh-%dz".formatted(at(column), at(row), side, side, side));
        }
      }
    }
    squares.forEach((fill, path) ->
        body.append(
            "<path d=\"%s\" fill=\"%s\" stroke=\"#999\" stroke-width=\"0.5\"/>%n"
                .formatted(path, fill)));
  }

  private void borders() {
    StringBuilder borders = new StringBuilder();
    StringBuilder named = new StringBuilder();
    for (int row = 0; row <= parts.length; row++) {
      for (int column = 0; column <= parts[0].length; column++) {
        int part = partAt(row, column);
        edge(part, partAt(row - 1, column), column, row, "h", borders, named);
        edge(part, partAt(row, column - 1), column, row, "v", borders, named);
      }
    }
    body.append("<g fill=\"none\" stroke-linecap=\"square\">")
        .append("<path d=\"%s\" stroke=\"#222\" stroke-width=\"1.5\"/>".formatted(borders))
        .append("<path d=\"%s\" stroke=\"#000\" stroke-width=\"3\"/></g>%n".formatted(named));
  }

  /// The edge between two cells, if they belong to different parts.
  private void edge(
      int one,
      int other,
      int column,
      int row,
      String direction,
      StringBuilder borders,
      StringBuilder named) {
    if (one != other) {
      (one == 0 || other == 0 ? named : borders)
          .append("M%d %d%s%d".formatted(at(column), at(row), direction, side));
    }
  }

  private int partAt(int row, int column) {
    boolean inside = row >= 0 && row < parts.length && column >= 0 && column < parts[0].length;
    return inside ? parts[row][column] : GAP;
  }

  private int at(int index) {
    return MARGIN + index * side;
  }
}
