package org.grundy.workbench.render.report;

import org.grundy.workbench.render.kit.JsonPage;
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
        page.object("derived", () -> DerivationJson.write(report, page));
        page.object("plan", () -> writeWithCost(report.chosen(), page));
        page.objects("others", report.others(), other -> writeWithCost(other, page));
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

  private static void writeWithCost(PlanReport.Choice choice, JsonPage page) {
    writeChoice(choice, page);
    page.member("cost", choice.cost());
  }

  /// The members `method` and `because`.
  public static void writeChoice(PlanReport.Choice choice, JsonPage page) {
    page.member("method", choice.method());
    page.member("because", choice.because());
  }
}
