package org.grundy.workbench.render.report;

import java.io.OutputStream;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.render.kit.JsonPage;

/// The check of a rules file as JSON, as `check.schema.json` describes it.
public final class CheckJson {
  private CheckJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(CheckReport report, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", report.game().rules().title());
          page.member("holds", report.holds());
          page.objects(
              "warnings",
              report.game().warnings(),
              warning -> {
                page.member("line", warning.place().line());
                page.member("column", warning.place().column());
                page.member("problem", warning.problem());
                page.member("cure", warning.cure());
              });
          page.objects(
              "expectations",
              report.results(),
              result -> {
                page.member("start", result.start());
                page.member("expected", result.expected());
                if (!result.with().isEmpty()) {
                  page.member("with", result.with());
                }
                page.member("found", result.found());
                page.member("known", result.known());
                page.member("holds", result.holds());
                page.member("method", result.method());
              });
        });
  }
}
