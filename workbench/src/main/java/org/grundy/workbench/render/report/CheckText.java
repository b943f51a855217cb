package org.grundy.workbench.render.report;

import org.grundy.rules.text.game.Warning;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// The check of a rules file in words: what is hardly meant, a line for each expectation, and the
/// verdict.
public final class CheckText {
  private CheckText() {}

  /// The whole text, ending with a line break.
  public static String of(CheckReport report, Style style) {
    Page page = new Page(style);
    for (Warning warning : report.game().warnings()) {
      page.line(style.strong("  warning  %s: %s".formatted(warning.place(), warning.problem())));
      page.line("           " + warning.cure());
    }
    long held = 0;
    for (CheckReport.Result result : report.results()) {
      held += result.holds() ? 1 : 0;
      page.line(line(result, style));
    }
    int count = report.results().size();
    page.line(
        report.game().name()
            + ": the rules are good; "
            + switch (count) {
              case 0 -> "no expectations";
              case 1 -> held == 1 ? "1 expectation holds" : "0 of 1 expectations hold";
              default -> "%d of %d expectations hold".formatted(held, count);
            });
    return page.toString();
  }

  private static String line(CheckReport.Result result, Style style) {
    String asked =
        result.start()
            + " "
            + result.expected()
            + (result.with().isEmpty() ? "" : " with " + result.with());
    if (result.holds()) {
      return "  holds    " + asked;
    }
    return style.strong(
        result.refuted()
            ? "  REFUTED  %s, but found %s by %s".formatted(asked, result.found(), result.method())
            : "  unknown  %s: %s".formatted(asked, result.found()));
  }
}
