package org.grundy.workbench.render;

import org.grundy.workbench.PlanReport;

/// A plan in words: the method, why it is sound, what it costs, and why no faster one is taken.
public final class PlanText {
  private PlanText() {}

  /// The whole text, ending with a line break.
  public static String of(PlanReport report, Style style) {
    Page page = new Page();
    page.paragraph(0, 2, style.strong(report.game()) + "  " + report.position());
    page.gap();
    page.paragraph(0, 2, "Method: " + style.strong(report.chosen().method()));
    page.paragraph(0, 2, "Sound because " + report.chosen().because() + ".");
    page.paragraph(0, 2, "Cost: " + report.chosen().cost() + ".");
    if (!report.refused().isEmpty()) {
      page.gap();
      page.line("Not taken:");
      for (PlanReport.Refusal refusal : report.refused()) {
        page.paragraph(2, 4, refusal.method() + ": " + refusal.because() + ".");
      }
    }
    return page.toString();
  }
}
