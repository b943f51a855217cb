package org.grundy.workbench.render.picture;

import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.grundy.core.GridPosition;
import org.grundy.core.RatedMove;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Lattice.Corner;
import org.grundy.rules.tree.Picture;
import org.grundy.workbench.render.kit.Drawing;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.Pictures;

/// A board, cell by cell: its glyphs, its tokens, and on each cell what the moves made there lead
/// to.
final class GridFigure {
  private static final int LARGEST_SIDE = 52;
  private static final int SMALLEST_SIDE = 26;
  private static final int WIDTH = 22 * LARGEST_SIDE;
  private static final int MARGIN = 24;
  private static final int MOST_SHOWN = 9;

  /// The glyph that would look like dirt beside a value.
  private static final String BLANK = ".";

  private static final String WINS = "fill=\"" + Figure.VERMILLION + "\" font-weight=\"bold\"";
  private static final String PLAIN = "fill=\"#000\"";

  private final GridPosition grid;
  private final Drawing drawing;
  private final Lattice lattice;

  /// The side of the square within each cell that holds what stands there.
  private final int side;

  /// How large a square cell beside it is.
  private final double unit;

  private final int perLine;
  private final StringBuilder body = new StringBuilder();

  private GridFigure(GridPosition grid, Drawing drawing) {
    this.grid = grid;
    this.drawing = drawing;
    this.lattice = drawing.lattice();
    boolean strip = isStrip();
    this.side =
        strip ? LARGEST_SIDE : Math.clamp(WIDTH / grid.columns(), SMALLEST_SIDE, LARGEST_SIDE);
    this.unit = side / lattice.room();
    this.perLine = strip ? WIDTH / LARGEST_SIDE : grid.columns();
  }

  private boolean isStrip() {
    return grid.rows() == 1 && lattice == Lattice.SQUARE;
  }

  /// A strip that is long is drawn in several lines, the cells of a wide board are drawn smaller.
  static Figure of(GridPosition grid, int summand, Drawing drawing, MovesByPlace moves) {
    GridFigure figure = new GridFigure(grid, drawing);
    figure.numberLines();
    for (int cell = 0; cell < grid.size(); cell++) {
      figure.cell(cell, moves.onCell(summand, cell));
    }
    figure.tokens();
    for (int cell = 0; cell < grid.size(); cell++) {
      figure.values(cell, moves.onCell(summand, cell));
    }
    return new Figure(
        (int) Math.ceil(figure.right()) + 2,
        (int) Math.ceil(figure.bottom()) + 2,
        figure.body.toString());
  }

  private double right() {
    return IntStream.range(0, grid.size())
        .mapToDouble(cell -> corners(cell).stream().mapToDouble(Corner::x).max().orElseThrow())
        .max()
        .orElse(MARGIN);
  }

  private double bottom() {
    return grid.size() == 0
        ? MARGIN
        : corners(grid.size() - 1).stream().mapToDouble(Corner::y).max().orElseThrow();
  }

  /// The corners of a cell in the figure.
  private List<Corner> corners(int cell) {
    int row = cell / grid.columns();
    int column = cell % grid.columns();
    int line = column / perLine;
    return lattice.outline(row, column % perLine).stream()
        .map(corner ->
            new Corner(
                MARGIN + corner.x() * unit, MARGIN + corner.y() * unit + line * (unit + MARGIN)))
        .toList();
  }

  private void numberLines() {
    double size = Math.min(12, side * 0.4);
    for (int column = 0; column < grid.columns(); column++) {
      String number = "" + (column + 1);
      double y = corners(column).stream().mapToDouble(Corner::y).min().orElseThrow() - MARGIN / 2.0;
      body.append(Figure.centred(left(column) + side / 2.0, y, size, "fill=\"#555\"", number));
    }
    for (int row = 0; row < grid.rows() && grid.size() > 0; row++) {
      int first = row * grid.columns();
      double x = corners(first).stream().mapToDouble(Corner::x).min().orElseThrow() - MARGIN / 2.0;
      double y = top(first) + side / 2.0;
      body.append(Figure.centred(x - 2, y, size, "fill=\"#555\"", "" + (row + 1)));
    }
  }

  private void cell(int cell, List<RatedMove> moves) {
    int x = left(cell);
    int y = top(cell);
    String glyph = drawing.glyph(grid.at(cell));
    body.append(
        lattice == Lattice.SQUARE
            ? Figure.cell(x, y, side, side, Figure.tint(grid.at(cell)))
            : Figure.polygon(corners(cell), Figure.tint(grid.at(cell))));
    Optional<Picture> picture = drawing.picture(grid.at(cell));
    if (picture.isPresent()) {
      double wide = moves.isEmpty() ? side : side * 0.32;
      body.append(Pictures.svg(picture.get(), x, y, wide));
      if (Pictures.isLettered(picture.get())) {
        body.append(Figure.centred(x + wide / 2, y + wide * 0.48, wide * 0.5, PLAIN, glyph));
      }
      return;
    }
    if (!moves.isEmpty() && glyph.equals(BLANK)) {
      return;
    }
    body.append(
        moves.isEmpty()
            ? Figure.centred(x + side / 2.0, y + side / 2.0, side * 0.46, "fill=\"#888\"", glyph)
            : Figure.text(x + 3, y + side * 0.21, side * 0.2, "fill=\"#555\"", glyph));
  }

  /// Tokens as discs; those that share a cell stand beside each other.
  private void tokens() {
    List<GridPosition.Token> tokens = grid.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      int cell = tokens.get(i).cell();
      int before = i;
      while (before > 0 && tokens.get(before - 1).cell() == cell) {
        before--;
      }
      double x = left(cell) + side / 2.0 + (i - before) * side * 0.13;
      double y = top(cell) + side / 2.0;
      Optional<Picture> picture = drawing.tokenPicture(tokens.get(i).kind());
      if (picture.isPresent()) {
        double wide = side * 0.8;
        body.append(Pictures.svg(picture.get(), x - wide / 2, y - wide / 2, wide));
        if (Pictures.isLettered(picture.get())) {
          String glyph = drawing.token(tokens.get(i).kind());
          body.append(Figure.centred(x, y, wide * 0.5, PLAIN, glyph));
        }
        continue;
      }
      body.append(
          Figure.disc(
              x,
              y,
              side * 0.33,
              "fill=\"" + Figure.BLUE + "\" stroke=\"#fff\" stroke-width=\"2\""));
      body.append(
          Figure.centred(x, y, side * 0.35, "fill=\"#fff\"", drawing.token(tokens.get(i).kind())));
    }
  }

  /// The values that the moves of a cell lead to, in a small square of squares.
  private void values(int cell, List<RatedMove> moves) {
    if (moves.isEmpty()) {
      return;
    }
    int x = left(cell);
    int y = top(cell);
    if (moves.size() > MOST_SHOWN) {
      long wins = moves.stream().filter(RatedMove::wins).count();
      body.append(
          Figure.centred(
              x + side / 2.0,
              y + side * 0.42,
              side * 0.21,
              "fill=\"#000\"",
              moves.size() + " moves"));
      body.append(
          Figure.centred(
              x + side / 2.0,
              y + side * 0.73,
              side * 0.21,
              wins > 0 ? WINS : PLAIN,
              wins + " win"));
      return;
    }
    int across = (int) Math.ceil(Math.sqrt(moves.size()));
    double slot = (double) side / across;
    double rows = Math.ceil((double) moves.size() / across);
    double above = (side - rows * slot) / 2;
    for (int i = 0; i < moves.size(); i++) {
      int row = i / across;
      int column = i % across;
      double middleX = x + (column + 0.5) * slot;
      double middleY = y + above + (row + 0.5) * slot;
      body.append(value(moves.get(i), middleX, middleY, slot));
    }
  }

  private static String value(RatedMove move, double x, double y, double slot) {
    String shown =
        move.value().isPresent() ? "" + move.value().getAsLong() : move.wins() ? "W" : "–";
    double size = slot * (shown.length() > 2 ? 0.3 : 0.42);
    if (!move.wins()) {
      return Figure.centred(x, y, size, PLAIN, shown);
    }
    String ring = "fill=\"#fff\" stroke=\"" + Figure.VERMILLION + "\" stroke-width=\"2.5\"";
    return Figure.disc(x, y, slot * 0.36, ring) + Figure.centred(x, y, size, WINS, shown);
  }

  private int left(int cell) {
    return middle(corners(cell), Corner::x);
  }

  private int top(int cell) {
    return middle(corners(cell), Corner::y);
  }

  /// Where the square of the side begins whose middle is that of the corners.
  private int middle(List<Corner> corners, ToDoubleFunction<Corner> along) {
    double middle = corners.stream().mapToDouble(along).average().orElseThrow();
    return (int) Math.round(middle - side / 2.0);
  }
}
