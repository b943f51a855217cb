package org.grundy.workbench.render.tiling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.cover.Piece;
import org.grundy.solvers.cover.PieceVerdict;
import org.grundy.solvers.cover.PieceVerdict.Completed;
import org.grundy.solvers.cover.PieceVerdict.Stopped;
import org.grundy.solvers.cover.Tiling;
import org.grundy.solvers.cover.TilingSolution;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.PartsFigure;

/// The pieces of the tiling game: one with a tiling that contains it, or all those without a tiling
/// for the same reason, with that reason.
public final class TilingFigure {
  private static final int MOST_DRAWN = 60;
  private static final int LARGEST_SIDE = 26;
  private static final int SMALLEST_SIDE = 6;
  private static final int EXTENT = 240;
  private static final int SMALL_EXTENT = 90;
  private static final int FEW = 60;
  private static final int STOPPED_SIDE = 12;
  private static final int STOPPED_WIDTH = 1160;
  private static final int GAP = 18;
  private static final int HEADING = 26;
  private static final int SMALL_HEADING = 14;
  private static final int LINE = 16;
  private static final int LONG_LINE = 110;
  private static final int NOTE_LENGTH = 34;
  private static final double CHARACTER = 6.5;

  private final StringBuilder body = new StringBuilder();
  private int width;
  private int height;

  private TilingFigure() {}

  /// One figure for each piece that is in a tiling, then one for each reason why others are not.
  public static List<Figure> all(TilingSolution solution) {
    List<Figure> figures = new ArrayList<>();
    Map<String, Map<Integer, Piece>> stoppedByReason = new LinkedHashMap<>();
    boolean few = solution.completedPieces() <= FEW;
    int number = 0;
    for (PieceVerdict verdict : solution.pieces()) {
      number++;
      switch (verdict) {
        case Completed completed -> figures.add(of(completed, number, few, solution.position()));
        case Stopped stopped ->
            stoppedByReason
                .computeIfAbsent(stopped.obstacle().text(), _ -> new LinkedHashMap<>())
                .put(number, stopped.piece());
      }
    }
    stoppedByReason.forEach((reason, pieces) -> figures.add(of(reason, pieces)));
    return figures;
  }

  private static Figure of(
      Completed completed, int number, boolean large, TilingPosition position) {
    TilingFigure figure = new TilingFigure();
    String name = name(completed.piece());
    figure.heading(
        name.isEmpty() ? "" + number : number + ". " + name, large ? HEADING : SMALL_HEADING);
    figure.tiling(completed.tiling(), large ? EXTENT : SMALL_EXTENT, position);
    return figure.done();
  }

  private static Figure of(String reason, Map<Integer, Piece> pieces) {
    TilingFigure figure = new TilingFigure();
    figure.heading(
        pieces.size() == 1 ? "In no tiling:" : pieces.size() + " pieces in no tiling:", HEADING);
    figure.note((pieces.size() == 1 ? "" : "each: ") + reason + ".", LONG_LINE);
    figure.height += 6;
    figure.row(pieces);
    return figure.done();
  }

  private Figure done() {
    return new Figure(width, height, body.toString());
  }

  private static String name(Piece piece) {
    return switch (piece) {
      case Piece.Drawn drawn -> drawn.shape().name().orElse("");
      case Piece.TailedRing ring -> ring.size() + " cells round a hole";
    };
  }

  private void heading(String text, int room) {
    int size = room == HEADING ? 14 : 10;
    body.append(Figure.text(0, height + size + 1, size, "font-weight=\"bold\"", text));
    width = Math.max(width, (int) (text.length() * CHARACTER * size / 11));
    height += room;
  }

  private void tiling(Tiling tiling, int extent, TilingPosition position) {
    boolean whole = position.rows() <= MOST_DRAWN && position.columns() <= MOST_DRAWN;
    TilingCorner corner = whole ? TilingCorner.whole(tiling) : TilingCorner.searched(tiling);
    int side =
        Math.clamp(extent / Math.max(corner.rows(), corner.columns()), SMALLEST_SIDE, LARGEST_SIDE);
    Map<Integer, Integer> colours = corner.colours(PartsFigure.COLOURS, false);
    Figure drawn =
        PartsFigure.withNamed(corner.parts(), part -> colours.getOrDefault(part, 0), side);
    add(drawn, 0);
    height += drawn.height();
    if (!whole) {
      note(
          "The upper left corner; the rest is cut along one path, row by row, into runs.",
          NOTE_LENGTH);
    }
  }

  private void add(Figure drawn, int x) {
    body.append("<g transform=\"translate(%d %d)\">%n".formatted(x, height))
        .append(drawn.body())
        .append("</g>\n");
    width = Math.max(width, x + drawn.width());
  }

  /// Pieces beside each other, and in further rows where they do not fit in one.
  private void row(Map<Integer, Piece> pieces) {
    int x = 0;
    int rowHeight = 0;
    for (Map.Entry<Integer, Piece> entry : pieces.entrySet()) {
      Figure drawn = labelled(entry.getKey(), entry.getValue());
      if (x > 0 && x + drawn.width() > STOPPED_WIDTH) {
        height += rowHeight + GAP / 2;
        x = 0;
        rowHeight = 0;
      }
      add(drawn, x);
      x += drawn.width() + GAP;
      rowHeight = Math.max(rowHeight, drawn.height());
    }
    height += rowHeight;
  }

  private static Figure labelled(int number, Piece piece) {
    TilingFigure figure = new TilingFigure();
    String name = name(piece);
    figure.heading(name.isEmpty() ? "" + number : number + ". " + name, SMALL_HEADING);
    String drawing =
        switch (piece) {
          case Piece.Drawn drawn -> drawn.shape().text();
          case Piece.TailedRing ring -> ring.text();
        };
    if (drawing.matches("[#.|]+")) {
      Figure drawn = PartsFigure.named(Polyomino.parse(drawing), STOPPED_SIDE);
      figure.add(drawn, 0);
      figure.height += drawn.height();
    } else {
      figure.note(drawing, NOTE_LENGTH);
    }
    return figure.done();
  }

  private void note(String text, int longest) {
    height += 4;
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > longest) {
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
