package org.grundy.workbench.render;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.Piece;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;

/// A piece of the tiling game: a tiling that contains it, or it alone with the reason why there is
/// none. The piece is hatched and has a thick border.
final class TilingFigure {
  /// What the hatching refers to, once in a picture.
  static final String DEFINITIONS =
      """
      <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse"\
       patternTransform="rotate(45)"><rect width="6" height="6" fill="#fff"/>\
      <rect width="2.5" height="6" fill="#D55E00"/></pattern></defs>
      """;

  private static final Pattern DRAWN = Pattern.compile("[#.|]+");
  private static final String HATCHED = "url(#hatch)";
  private static final int GAP_PART = -1;
  private static final int MOST_DRAWN = 60;
  private static final int LARGEST_SIDE = 26;
  private static final int SMALLEST_SIDE = 8;
  private static final int EXTENT = 240;
  private static final int HEADING = 26;
  private static final int LINE = 16;
  private static final int NOTE_LENGTH = 34;
  private static final int LEAST_WIDTH = 150;
  private static final double CHARACTER = 6.5;
  private static final String[] FILLS = {
    "#CFE8F7", "#FBE5BF", "#C9EBDD", "#F3DCE9", "#FBF7C8", "#DDDDDD", "#B7C9E8"
  };

  private final StringBuilder body = new StringBuilder();
  private final int side;
  private int width = LEAST_WIDTH;
  private int height;

  private TilingFigure(int side) {
    this.side = side;
  }

  /// The side of a cell such that a board that is drawn whole does not take too much room.
  private static int sideOf(TilingPosition position) {
    long longest = Math.max(position.rows(), position.columns());
    return longest > MOST_DRAWN
        ? LARGEST_SIDE
        : Math.clamp(EXTENT / longest, SMALLEST_SIDE, LARGEST_SIDE);
  }

  /// @param number which piece it is, from 1
  static Figure of(PieceVerdict verdict, int number, TilingPosition position) {
    TilingFigure figure = new TilingFigure(sideOf(position));
    String name = number + (name(verdict.piece()).isEmpty() ? "" : ". " + name(verdict.piece()));
    switch (verdict) {
      case PieceVerdict.Completed completed -> {
        figure.heading(name);
        figure.tiling(completed.tiling(), position);
      }
      case PieceVerdict.Stopped stopped -> {
        figure.heading(name + " — in no tiling");
        figure.piece(stopped.piece());
        figure.note(stopped.obstacle().text() + ".");
      }
    }
    return new Figure(figure.width, figure.height, figure.body.toString());
  }

  private static String name(Piece piece) {
    return switch (piece) {
      case Piece.Drawn drawn -> drawn.shape().name().orElse("");
      case Piece.TailedRing ring -> ring.size() + " cells round a hole";
    };
  }

  private void heading(String text) {
    body.append(Figure.text(0, 15, 14, "font-weight=\"bold\"", text));
    width = Math.max(width, (int) (text.length() * CHARACTER * 1.3));
    height = HEADING;
  }

  private void tiling(Tiling tiling, TilingPosition position) {
    boolean whole = position.rows() <= MOST_DRAWN && position.columns() <= MOST_DRAWN;
    TilingCorner corner = whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling);
    cells(corner.parts(), corner.colours(FILLS.length, false));
    if (!whole) {
      note("The upper left corner; the rest is cut along one path, row by row, into runs.");
    }
  }

  private void piece(Piece piece) {
    if (!DRAWN.matcher(withoutName(piece)).matches()) {
      note(piece.text());
      return;
    }
    Polyomino shape = Polyomino.parse(withoutName(piece));
    int[][] parts = new int[shape.rows()][shape.columns()];
    for (int[] row : parts) {
      Arrays.fill(row, GAP_PART);
    }
    for (Cell cell : shape.cells()) {
      parts[cell.row()][cell.column()] = 0;
    }
    cells(parts, Map.of());
  }

  private static String withoutName(Piece piece) {
    return switch (piece) {
      case Piece.Drawn drawn -> drawn.shape().text();
      case Piece.TailedRing ring -> ring.text();
    };
  }

  /// Cells in the colours of their parts, thin lines between cells and thick ones round parts.
  private void cells(int[][] parts, Map<Integer, Integer> colourOfPart) {
    int rows = parts.length;
    int columns = parts[0].length;
    fills(parts, colourOfPart);
    StringBuilder borders = new StringBuilder();
    StringBuilder named = new StringBuilder();
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        int part = partAt(parts, row, column);
        edge(part, partAt(parts, row - 1, column), column, row, "h", borders, named);
        edge(part, partAt(parts, row, column - 1), column, row, "v", borders, named);
      }
    }
    body.append("<g fill=\"none\" stroke-linecap=\"square\">")
        .append("<path d=\"%s\" stroke=\"#222\" stroke-width=\"1.5\"/>".formatted(borders))
        .append("<path d=\"%s\" stroke=\"#000\" stroke-width=\"3.5\"/></g>%n".formatted(named));
    width = Math.max(width, columns * side + 4);
    height += rows * side + 6;
  }

  /// One path of squares for each colour.
  private void fills(int[][] parts, Map<Integer, Integer> colourOfPart) {
    Map<String, StringBuilder> squares = new TreeMap<>();
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < parts[row].length; column++) {
        int part = parts[row][column];
        if (part != GAP_PART) {
          String fill = part == 0 ? HATCHED : FILLS[colourOfPart.getOrDefault(part, 0)];
          squares
              .computeIfAbsent(fill, _ -> new StringBuilder())
              .append("M%d %dh%dv%dh-%dz".formatted(x(column), y(row), side, side, side));
        }
      }
    }
    squares.forEach((fill, path) ->
        body.append(
            "<path d=\"%s\" fill=\"%s\" stroke=\"#999\" stroke-width=\"0.5\"/>%n"
                .formatted(path, fill)));
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
          .append("M%d %d%s%d".formatted(x(column), y(row), direction, side));
    }
  }

  private static int partAt(int[][] parts, int row, int column) {
    boolean inside = row >= 0 && row < parts.length && column >= 0 && column < parts[0].length;
    return inside ? parts[row][column] : GAP_PART;
  }

  private int x(int column) {
    return 2 + column * side;
  }

  private int y(int row) {
    return height + row * side;
  }

  private void note(String text) {
    height += 4;
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > NOTE_LENGTH) {
        noteLine(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    noteLine(line.toString());
  }

  private void noteLine(String line) {
    height += LINE;
    body.append(Figure.text(0, height - 4, 12, "fill=\"#333\"", line));
    width = Math.max(width, (int) (line.length() * CHARACTER));
  }
}
