package org.grundy.workbench.render.tiling;

import java.io.OutputStream;
import java.util.List;
import org.grundy.solvers.cover.Margins;
import org.grundy.solvers.cover.PieceSurvey;
import org.grundy.solvers.cover.PlacementCensus;
import org.grundy.solvers.cover.PlacementSurvey;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.OminoReport;
import org.grundy.workbench.request.PlacementReport;

/// The facts about the tiling game in all rectangles, or about the placements in one, as JSON: see
/// `omino.schema.json`.
public final class OminoJson {
  private final JsonPage page;

  private OminoJson(JsonPage page) {
    this.page = page;
  }

  /// Writes the document and leaves the stream open.
  public static void write(OminoReport report, OutputStream out) {
    JsonPage.write(out, page -> new OminoJson(page).write(report));
  }

  /// Writes the document and leaves the stream open.
  public static void write(PlacementReport report, OutputStream out) {
    JsonPage.write(out, page -> new OminoJson(page).write(report.census()));
  }

  private void write(OminoReport report) {
    PieceSurvey pieces = report.pieces();
    page.member("pieceSize", pieces.pieceSize());
    page.member("pieces", pieces.pieces());
    page.member("holed", pieces.holed());
    page.objects("heights", pieces.strips(), this::write);
    page.objects(
        "misleadingPieces",
        pieces.misleading(),
        one -> {
          page.member("piece", one.piece().text());
          page.member("rows", one.rows());
          page.member("columns", one.columns());
        });
    PlacementSurvey placements = report.placements();
    page.object(
        "placements",
        () -> {
          page.member("classes", placements.classes());
          page.member("searched", placements.searched());
          page.objects("families", placements.families(), this::write);
        });
  }

  private void write(PieceSurvey.Strip strip) {
    page.member("rows", strip.height());
    page.objects(
        "completed",
        strip.least(),
        least -> {
          page.member("columns", least.width());
          page.member("pieces", strip.completedAt(least.width()));
        });
    page.member("tooLarge", strip.tooLarge());
    page.member("wrongSizes", strip.wrong());
  }

  private void write(PlacementSurvey.Family family) {
    page.member("rows", family.rows());
    page.member("columns", family.columns());
    page.member("drawn", String.join("|", OminoText.drawn(family)));
    Margins least = family.least();
    page.array("margins", () -> List.of(0, 1, 2, 3).forEach(side -> page.element(least.at(side))));
    page.list("steps", family.steps());
  }

  private void write(PlacementCensus census) {
    page.member("pieceSize", census.pieceSize());
    page.member("rows", census.rows());
    page.member("columns", census.columns());
    page.member("placements", census.placements());
    page.member("rightSizes", census.rightSizes());
    page.objects(
        "exceptions",
        census.exceptions(),
        one -> {
          page.member("lying", one.lying().text());
          page.member("row", one.row() + 1);
          page.member("column", one.column() + 1);
        });
  }
}
