package org.grundy.workbench.render;

import java.io.OutputStream;
import org.grundy.workbench.PlanReport;

/// A plan as JSON, as `plan.schema.json` describes it.
public final class PlanJson {
  private PlanJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(PlanReport report, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> {
        page.member("game", report.game());
        page.member("position", report.position());
        page.object(
            "plan",
            () -> {
              writeChoice(report.chosen(), page);
              page.member("cost", report.chosen().cost());
            });
        page.objects(
            "refused",
            report.refused(),
            refusal -> {
              page.member("method", refusal.method());
              page.member("because", refusal.because());
            });
      });
    }
  }

  /// The members `method` and `because`.
  static void writeChoice(PlanReport.Choice choice, JsonPage page) {
    page.member("method", choice.method());
    page.member("because", choice.because());
  }
}
