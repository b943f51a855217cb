package org.grundy.workbench.render.tiling;

import java.io.OutputStream;
import java.util.Locale;
import org.grundy.tilings.colouring.Colouring;
import org.grundy.tilings.region.Goal.Kind;
import org.grundy.tilings.region.PieceUse;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.tile.DrawnTiling;
import org.grundy.workbench.tile.TileReport;

/// The results about tilings as JSON, as `tile.schema.json` describes it.
public final class TileJson {
  private TileJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(TileReport report, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(report, page));
  }

  private static void writeMembers(TileReport report, JsonPage page) {
    page.member("region", report.problem().region().text());
    page.member("cells", report.problem().region().size());
    page.member("movement", report.problem().movement().word());
    page.objects("pieces", report.problem().pieces(), use -> writePiece(use, page));
    page.member("asked", report.goal().kind().name().toLowerCase(Locale.ROOT));
    page.member("distinct", report.goal().distinct());
    page.member("symmetries", report.symmetries());
    report.ended().ifPresent(why -> page.member("ended", why.text()));
    if (report.goal().kind() != Kind.FIRST) {
      page.member("count", report.count());
    }
    if (report.ended().isEmpty()) {
      page.member("tileable", !report.isImpossible());
    }
    report.obstacle().ifPresent(why -> page.member("obstacle", why));
    report.colouring().ifPresent(colouring -> writeColouring(colouring, page));
    if (report.goal().kind() != Kind.COUNT) {
      page.array(
          "tilings",
          () ->
              report
                  .tilings()
                  .forEach(tiling ->
                      page.element(String.join("|", DrawnTiling.rows(report.problem(), tiling)))));
    }
    page.object(
        "plan",
        () -> {
          page.member("method", report.method());
          page.member("because", report.because());
        });
    page.statistics(report.statistics());
  }

  private static void writePiece(PieceUse use, JsonPage page) {
    page.member("piece", use.piece().text());
    use.piece().name().ifPresent(name -> page.member("name", name));
    page.member("atLeast", use.atLeast());
    if (use.atMost() != PieceUse.ANY) {
      page.member("atMost", use.atMost());
    }
  }

  private static void writeColouring(Colouring colouring, JsonPage page) {
    page.object(
        "weights",
        () -> {
          page.member("modulus", colouring.modulus());
          page.member("rowPeriod", colouring.rowPeriod());
          page.member("columnPeriod", colouring.columnPeriod());
          page.list("cells", colouring.weights());
          page.list("pieces", colouring.pieceWeights());
          page.member("ofPieces", colouring.pieceTotal());
          page.member("ofRegion", colouring.regionTotal());
        });
  }
}
