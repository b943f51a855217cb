package org.grundy.workbench.render.kit;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;

/// Cells in the colours of their parts, thin lines between cells and thick ones round parts. A
/// named part is hatched and has a thicker border.
public final class PartsFigure {
  /// The pattern that the hatching refers to, once in a picture.
  public static final String DEFINITIONS =
      """
      <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"\
       patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/>\
      <rect width="2.5" height="6" fill="#D55E00"/></pattern></defs>
      """;

  /// A cell of no part, which is left out.
  public static final int NONE = -1;

  /// The part that is the named piece, where there is one.
  private static final int NAMED = 0;

  private static final int NOTHING_NAMED = -2;

  private static final int MARGIN = 2;
  private static final String HATCHED = "url(#hatch)";
  private static final String[] FILLS = {
    "#CFE8F7", "#FBE5BF", "#C9EBDD", "#F3DCE9", "#FBF7C8", "#DDDDDD", "#B7C9E8"
  };

  /// The number of colours for parts.
  public static final int COLOURS = FILLS.length;

  private final int[][] parts;
  private final int named;
  private final int side;
  private final StringBuilder body = new StringBuilder();

  private PartsFigure(int[][] parts, int named, int side) {
    this.parts = parts;
    this.named = named;
    this.side = side;
  }

  /// Parts none of which is named.
  ///
  /// @param parts row by row, a part from 0 or [#NONE]
  /// @param colourOfPart numbers from 0 to below [#COLOURS]
  /// @param side of a cell
  public static Figure of(int[][] parts, IntUnaryOperator colourOfPart, int side) {
    return new PartsFigure(parts, NOTHING_NAMED, side).draw(colourOfPart);
  }

  /// Parts of which 0 is the named piece; the picture needs [#DEFINITIONS].
  public static Figure withNamed(int[][] parts, IntUnaryOperator colourOfPart, int side) {
    return new PartsFigure(parts, NAMED, side).draw(colourOfPart);
  }

  /// A named piece alone.
  public static Figure named(Polyomino piece, int side) {
    return withNamed(parts(piece), _ -> 0, side);
  }

  /// A piece alone.
  public static Figure of(Polyomino piece, int side) {
    return of(parts(piece), _ -> 0, side);
  }

  private static int[][] parts(Polyomino piece) {
    int[][] parts = new int[piece.rows()][piece.columns()];
    for (int[] row : parts) {
      Arrays.fill(row, NONE);
    }
    for (Cell cell : piece.cells()) {
      parts[cell.row()][cell.column()] = 0;
    }
    return parts;
  }

  private Figure draw(IntUnaryOperator colourOfPart) {
    fills(colourOfPart);
    borders();
    return new Figure(
        parts[0].length * side + 2 * MARGIN, parts.length * side + 2 * MARGIN, body.toString());
  }

  /// One path of squares for each colour.
  private void fills(IntUnaryOperator colourOfPart) {
    Map<String, StringBuilder> squares = new TreeMap<>();
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < parts[row].length; column++) {
        int part = parts[row][column];
        if (part != NONE) {
          String fill = part == named ? HATCHED : FILLS[colourOfPart.applyAsInt(part)];
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
    StringBuilder thick = new StringBuilder();
    for (int row = 0; row <= parts.length; row++) {
      for (int column = 0; column <= parts[0].length; column++) {
        int part = partAt(row, column);
        edge(part, partAt(row - 1, column), column, row, "h", borders, thick);
        edge(part, partAt(row, column - 1), column, row, "v", borders, thick);
      }
    }
    path(borders, "#222", named == NOTHING_NAMED ? "2" : "1.5");
    if (named != NOTHING_NAMED) {
      path(thick, "#000", "3");
    }
  }

  private void path(StringBuilder edges, String colour, String width) {
    body.append(
        "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"%s\" stroke-linecap=\"square\"/>%n"
            .formatted(edges, colour, width));
  }

  /// The edge between two cells, if they belong to different parts.
  private void edge(
      int one,
      int other,
      int column,
      int row,
      String direction,
      StringBuilder borders,
      StringBuilder thick) {
    if (one != other) {
      (one == named || other == named ? thick : borders)
          .append("M%d %d%s%d".formatted(at(column), at(row), direction, side));
    }
  }

  private int partAt(int row, int column) {
    boolean inside = row >= 0 && row < parts.length && column >= 0 && column < parts[0].length;
    return inside ? parts[row][column] : NONE;
  }

  private int at(int index) {
    return MARGIN + index * side;
  }
}
