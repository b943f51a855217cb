package org.grundy.workbench.render.table;

import java.io.OutputStream;
import java.util.Locale;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.table.CountReport;
import org.grundy.workbench.table.CountRequest;

/// A count of sums as JSON, as `count.schema.json` describes it.
public final class CountJson {
  private CountJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(CountReport report, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(report, page));
  }

  private static void writeMembers(CountReport report, JsonPage page) {
    CountRequest.Asked asked = report.request().asked();
    page.member("game", report.title());
    page.member("starts", report.request().text());
    page.member("play", report.play().name().toLowerCase(Locale.ROOT));
    page.member("ordered", report.isOrdered());
    asked.total().ifPresent(total -> page.member("total", total));
    asked.modulus().ifPresent(modulus -> page.member("modulus", modulus));
    page.member("all", report.told(report.all()));
    if (asked.value().isPresent()) {
      page.member("value", asked.value().getAsLong());
      page.member("having", report.told(report.having()));
    } else {
      page.member("losing", report.told(report.having()));
      page.member("winning", report.told(report.others()));
    }
    page.list("methods", report.methods());
    page.statistics(report.statistics());
  }
}
