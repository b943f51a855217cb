package org.grundy.workbench.render.tiling;

import java.util.Arrays;
import org.grundy.solvers.cover.PlacementSurvey;
import org.grundy.solvers.cover.PlacementSurvey.Family;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.workbench.render.kit.Figure;
import org.grundy.workbench.render.kit.PartsFigure;
import org.grundy.workbench.render.kit.SvgPage;
import org.grundy.workbench.request.OminoReport;

/// A picture of the placements after which right sizes are not enough: the smallest rectangle of
/// each family, with a ring on the stuck cell.
public final class OminoSvg {
  private static final int SIDE = 24;
  private static final int MARGIN = 16;
  private static final int GAP = 28;
  private static final int LINE = 18;
  private static final int LINE_WIDTH = 1100;
  private static final double CHARACTER = 6.2;

  private final PlacementSurvey survey;
  private final StringBuilder body = new StringBuilder();
  private int width = 560;
  private int y = MARGIN;

  private OminoSvg(PlacementSurvey survey) {
    this.survey = survey;
  }

  /// A whole SVG document.
  ///
  /// @param command what draws it again, kept in its description
  public static String of(OminoReport report, String command) {
    return new OminoSvg(report.placements()).draw(command);
  }

  private String draw(String command) {
    body.append(PartsFigure.DEFINITIONS);
    String title =
        "Pieces of %d cells: where right sizes are not enough".formatted(survey.pieceSize());
    y += 18;
    body.append(Figure.text(MARGIN, y, 18, "font-weight=\"bold\"", title));
    y += GAP;
    int x = MARGIN;
    int rowHeight = 0;
    for (Family family : survey.families()) {
      Figure figure = figure(family);
      if (x > MARGIN && x + figure.width() > LINE_WIDTH) {
        y += rowHeight + GAP;
        x = MARGIN;
        rowHeight = 0;
      }
      body.append("<g transform=\"translate(%d %d)\">%n".formatted(x, y))
          .append(figure.body())
          .append("</g>\n");
      x += figure.width() + GAP;
      width = Math.max(width, x);
      rowHeight = Math.max(rowHeight, figure.height());
    }
    y += rowHeight + GAP;
    body.append(
        Figure.text(
            MARGIN,
            y,
            12,
            "fill=\"#333\"",
            "A ring: every piece on this cell leaves a region of wrong size."));
    int height = y + MARGIN;
    return SvgPage.of(width, height, title, "Drawn by: " + command, body);
  }

  private static Figure figure(Family family) {
    int[][] parts = new int[family.rows()][family.columns()];
    for (int[] row : parts) {
      Arrays.fill(row, 1);
    }
    for (Cell cell : family.lying().cells()) {
      parts[(int) family.least().top() + cell.row()][(int) family.least().left() + cell.column()] =
          0;
    }
    Figure drawn = PartsFigure.withNamed(parts, _ -> 0, SIDE);
    String sides = OminoText.sides(family);
    StringBuilder body = new StringBuilder(drawn.body());
    family
        .stuck()
        .ifPresent(cell ->
            body.append(
                Figure.disc(
                    2 + SIDE * (cell.column() + 0.5),
                    2 + SIDE * (cell.row() + 0.5),
                    SIDE / 3.0,
                    "fill=\"none\" stroke=\"#000\" stroke-width=\"2\"")));
    body.append(Figure.text(0, drawn.height() + LINE - 4, 11, "fill=\"#333\"", sides));
    return new Figure(
        Math.max(drawn.width(), (int) (sides.length() * CHARACTER)),
        drawn.height() + LINE,
        body.toString());
  }
}
