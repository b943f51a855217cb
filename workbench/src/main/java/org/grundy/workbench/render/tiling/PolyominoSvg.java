package org.grundy.workbench.render.tiling;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.grundy.core.InputException;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.FigureSheet;
import org.grundy.workbench.render.kit.PartsFigure;
import org.grundy.workbench.tile.PolyominoReport;

/// Polyominoes as a picture.
public final class PolyominoSvg {
  /// The largest size of which pieces have names.
  static final int LARGEST_NAMED = 5;

  private static final int MOST_DRAWN = 5_000;
  private static final int SIDE = 16;
  private static final int LINE = 18;

  private PolyominoSvg() {}

  /// Writes a whole SVG document in UTF-8.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if there are too many
  public static void write(PolyominoReport report, String command, OutputStream out)
      throws IOException {
    if (report.count() > MOST_DRAWN) {
      throw new InputException(
          String.format(
              Locale.ROOT,
              "%,d polyominoes: a picture has at most %,d",
              report.count(),
              MOST_DRAWN),
          "ask for no picture");
    }
    List<Figure> figures = new ArrayList<>();
    report.list().ifPresent(list -> list.forEach(piece -> figures.add(figure(piece.unpacked()))));
    String title =
        "%s polyominoes of %s"
            .formatted(report.movement().word(), Counted.of(report.size(), "cell", "cells"));
    String svg =
        FigureSheet.of(
            Character.toUpperCase(title.charAt(0)) + title.substring(1),
            String.format(Locale.ROOT, "There are %,d.", report.count()),
            command,
            figures);
    out.write(svg.getBytes(StandardCharsets.UTF_8));
  }

  private static Figure figure(Polyomino piece) {
    Figure cells = PartsFigure.of(piece, SIDE);
    return piece
        .name()
        .map(name ->
            new Figure(
                Math.max(cells.width(), name.length() * 7),
                cells.height() + LINE,
                cells.body()
                    + Figure.text(0, cells.height() + LINE - 5, 12, "fill=\"#333\"", name)))
        .orElse(cells);
  }
}
