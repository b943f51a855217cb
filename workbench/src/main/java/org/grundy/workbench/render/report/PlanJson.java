package org.grundy.workbench.render.report;

import java.io.OutputStream;
import java.util.List;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.PlanReport;
import org.grundy.workbench.table.TablePlan;

/// A plan as JSON, as `plan.schema.json` describes it.
public final class PlanJson {
  private PlanJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(PlanReport report, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(report, page));
  }

  /// Writes how a table would be made, and leaves the stream open.
  public static void write(TablePlan plan, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", plan.game());
          page.member("position", plan.family());
          page.member("starts", plan.starts());
          page.object("plan", () -> writeWithCost(plan.chosen(), page));
          page.list("others", List.of());
          page.list("refused", List.of());
        });
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
    page.list("refused", report.refused());
  }

  private static void writeWithCost(PlanReport.Choice choice, JsonPage page) {
    page.method(choice);
    page.member("cost", choice.cost());
    if (!choice.parts().isEmpty()) {
      page.objects("parts", choice.parts(), part -> writePart(part, page));
    }
  }

  private static void writePart(PlanReport.Part part, JsonPage page) {
    page.list("positions", part.positions());
    page.member("zero", part.zero());
    page.object("plan", () -> writeWithCost(part.plan(), page));
  }
}
