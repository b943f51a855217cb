package org.grundy.workbench.render.table;

import java.util.Locale;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.table.CountReport;
import org.grundy.workbench.table.CountRequest;

/// A count of sums in words.
public final class CountText {
  private CountText() {}

  /// The whole text, ending with a line break.
  public static String of(CountReport report, Style style) {
    Page page = new Page(style);
    page.heading(report.title(), report.request().text(), style);
    CountRequest.Asked asked = report.request().asked();
    String sums = report.request().ofSingles() ? "starts" : "sums";
    if (asked.total().isPresent()) {
      sums += number(" of the total %,d", asked.total().getAsInt());
    }
    String all = asked.modulus().map(modulus -> number("Modulo %,d: of ", modulus)).orElse("Of ");
    String having = number("%,d", report.told(report.having()));
    String told =
        asked.value().isPresent()
            ? " have the Grundy value " + asked.value().getAsLong() + "."
            : " lose (outcome P) and "
                + number("%,d", report.told(report.others()))
                + " win (outcome N).";
    page.paragraph(
        0, 2, all + number("%,d ", report.told(report.all())) + sums + ", " + having + told);
    page.gap();
    page.cost(
        "Starts solved by " + String.join(", ", report.methods()) + "; ",
        report.statistics(),
        "node",
        "nodes");
    return page.toString();
  }

  private static String number(String form, Object number) {
    return String.format(Locale.ROOT, form, number);
  }
}
