package org.grundy.workbench.render;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.RatedMove;

/// A board, cell by cell: its glyphs, its tokens, and on each cell what the moves made there lead
/// to.
final class GridFigure {
  private static final int SIDE = 52;
  private static final int MARGIN = 24;
  private static final int MOST_SHOWN = 9;
  private static final String WINS = "fill=\"" + Figure.VERMILLION + "\" font-weight=\"bold\"";
  private static final String PLAIN = "fill=\"#000\"";

  private final GridPosition grid;
  private final Drawing drawing;
  private final StringBuilder body = new StringBuilder();

  private GridFigure(GridPosition grid, Drawing drawing) {
    this.grid = grid;
    this.drawing = drawing;
  }

  static Figure of(GridPosition grid, int summand, Drawing drawing, MovesByCell moves) {
    GridFigure figure = new GridFigure(grid, drawing);
    figure.numberLines();
    for (int cell = 0; cell < grid.size(); cell++) {
      figure.cell(cell, moves.at(summand, cell));
    }
    figure.tokens();
    for (int cell = 0; cell < grid.size(); cell++) {
      figure.values(cell, moves.at(summand, cell));
    }
    int width = MARGIN + grid.columns() * SIDE + 2;
    int height = MARGIN + grid.rows() * SIDE + 2;
    return new Figure(width, height, figure.body.toString());
  }

  private void numberLines() {
    for (int column = 0; column < grid.columns(); column++) {
      body.append(
          Figure.centred(
              left(column) + SIDE / 2.0, MARGIN / 2.0, 12, "fill=\"#555\"", "" + (column + 1)));
    }
    for (int row = 0; row < grid.rows(); row++) {
      body.append(
          Figure.centred(
              MARGIN / 2.0 - 2, top(row) + SIDE / 2.0, 12, "fill=\"#555\"", "" + (row + 1)));
    }
  }

  private void cell(int cell, List<RatedMove> moves) {
    int x = left(cell % grid.columns());
    int y = top(cell / grid.columns());
    String glyph = drawing.glyph(grid.at(cell));
    body.append(Figure.cell(x, y, SIDE, SIDE, Figure.tint(grid.at(cell))));
    body.append(
        moves.isEmpty()
            ? Figure.centred(x + SIDE / 2.0, y + SIDE / 2.0, 24, "fill=\"#888\"", glyph)
            : Figure.text(x + 3, y + 12, 12, "fill=\"#555\"", glyph));
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
      double x = left(cell % grid.columns()) + SIDE / 2.0 + (i - before) * 7;
      double y = top(cell / grid.columns()) + SIDE / 2.0;
      body.append(
          Figure.disc(x, y, 17, "fill=\"" + Figure.BLUE + "\" stroke=\"#fff\" stroke-width=\"2\""));
      body.append(Figure.centred(x, y, 18, "fill=\"#fff\"", drawing.token(tokens.get(i).kind())));
    }
  }

  /// What the moves of a cell lead to, in a small square of squares.
  private void values(int cell, List<RatedMove> moves) {
    if (moves.isEmpty()) {
      return;
    }
    int x = left(cell % grid.columns());
    int y = top(cell / grid.columns());
    if (moves.size() > MOST_SHOWN) {
      long wins = moves.stream().filter(RatedMove::wins).count();
      body.append(
          Figure.centred(x + SIDE / 2.0, y + 22, 11, "fill=\"#000\"", moves.size() + " moves"));
      body.append(
          Figure.centred(x + SIDE / 2.0, y + 38, 11, wins > 0 ? WINS : PLAIN, wins + " win"));
      return;
    }
    int side = (int) Math.ceil(Math.sqrt(moves.size()));
    double slot = (double) SIDE / side;
    double rows = Math.ceil((double) moves.size() / side);
    double above = (SIDE - rows * slot) / 2;
    for (int i = 0; i < moves.size(); i++) {
      int row = i / side;
      int column = i % side;
      double middleX = x + (column + 0.5) * slot;
      double middleY = y + above + (row + 0.5) * slot;
      body.append(value(moves.get(i), middleX, middleY, slot));
    }
  }

  private static String value(RatedMove move, double x, double y, double slot) {
    String shown =
        move.value().isPresent() ? "" + move.value().getAsInt() : move.wins() ? "W" : "–";
    double size = slot * (shown.length() > 2 ? 0.3 : 0.42);
    if (!move.wins()) {
      return Figure.centred(x, y, size, PLAIN, shown);
    }
    String ring = "fill=\"#fff\" stroke=\"" + Figure.VERMILLION + "\" stroke-width=\"2.5\"";
    return Figure.disc(x, y, slot * 0.36, ring) + Figure.centred(x, y, size, WINS, shown);
  }

  private static int left(int column) {
    return MARGIN + column * SIDE;
  }

  private static int top(int row) {
    return MARGIN + row * SIDE;
  }
}
