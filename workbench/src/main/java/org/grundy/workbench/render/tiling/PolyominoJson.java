package org.grundy.workbench.render.tiling;

import java.io.OutputStream;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.tile.PolyominoReport;

/// Polyominoes as JSON, as `polyominoes.schema.json` describes it.
public final class PolyominoJson {
  private PolyominoJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(PolyominoReport report, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("size", report.size());
          page.member("movement", report.movement().word());
          page.member("count", report.count());
          report
              .list()
              .ifPresent(list ->
                  page.array(
                      "polyominoes", () -> list.forEach(piece -> page.element(piece.text()))));
        });
  }
}
