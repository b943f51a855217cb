package org.grundy.workbench.render.report;

import java.io.OutputStream;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.PlanReport;

/// A plan as JSON, as `plan.schema.json` describes it.
public final class PlanJson {
  private PlanJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(PlanReport report, OutputStream out) {
    try (JsonPage page = new JsonPage(out)) {
      page.object(() -> writeMembers(report, page));
    }
  }

  private static void writeMembers(PlanReport report, JsonPage page) {
    page.member("game", report.game());
    page.member("position", report.position());
    if (report.derived().isPresent()) {
      page.object("derived", () -> DerivationJson.write(report, page));
    } else {
      page.objects("games", report.games(), game -> writeMembers(game, page));
    }
    page.object("plan", () -> writeWithCost(report.chosen(), page));
    page.objects("others", report.others(), other -> writeWithCost(other, page));
    page.objects(
        "refused",
        report.refused(),
        refusal -> {
          page.member("method", refusal.method());
          page.member("because", refusal.because());
        });
  }

  private static void writeWithCost(PlanReport.Choice choice, JsonPage page) {
    page.method(choice);
    page.member("cost", choice.cost());
  }
}
