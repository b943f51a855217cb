package org.grundy.workbench.render.tiling;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.grundy.core.InputException;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.FigureSheet;
import org.grundy.workbench.render.kit.PartsFigure;
import org.grundy.workbench.tile.PartColours;
import org.grundy.workbench.tile.TileReport;

/// Tilings as a picture.
public final class TileSvg {
  private static final int MOST_CELLS = 200_000;
  private static final int EXTENT = 400;
  private static final int LARGEST_SIDE = 24;
  private static final int SMALLEST_SIDE = 4;

  private TileSvg() {}

  /// Writes a whole SVG document in UTF-8: the tilings that were kept, or the region alone.
  ///
  /// @param command what draws it again, kept in its description
  /// @throws InputException if that is too large to draw
  public static void write(TileReport report, String command, OutputStream out) throws IOException {
    long cells = (long) report.problem().region().rows() * report.problem().region().columns();
    long drawn = cells * Math.max(1, report.tilings().size());
    if (drawn > MOST_CELLS) {
      throw new InputException(
          String.format(Locale.ROOT, "%,d cells: a picture has at most %,d", drawn, MOST_CELLS),
          "ask for no picture");
    }
    List<Figure> figures =
        report.tilings().isEmpty()
            ? List.of(region(report))
            : report.tilings().stream().map(TileSvg::figure).toList();
    String svg = FigureSheet.of(TileText.title(report), TileText.outcome(report), command, figures);
    out.write(svg.getBytes(StandardCharsets.UTF_8));
  }

  private static int side(int rows, int columns) {
    return Math.clamp(EXTENT / Math.max(rows, columns), SMALLEST_SIDE, LARGEST_SIDE);
  }

  private static Figure figure(PlacedTiling tiling) {
    int[][] parts = new int[tiling.rows()][tiling.columns()];
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < tiling.columns(); column++) {
        parts[row][column] = tiling.partAt(row, column);
      }
    }
    int[] colours = PartColours.of(tiling, PartsFigure.COLOURS, false);
    return PartsFigure.of(parts, part -> colours[part], side(tiling.rows(), tiling.columns()));
  }

  private static Figure region(TileReport report) {
    var region = report.problem().region();
    int[][] parts = new int[region.rows()][region.columns()];
    for (int row = 0; row < parts.length; row++) {
      for (int column = 0; column < region.columns(); column++) {
        parts[row][column] = region.has(row, column) ? 0 : PartsFigure.NONE;
      }
    }
    return PartsFigure.of(parts, _ -> 0, side(region.rows(), region.columns()));
  }
}
