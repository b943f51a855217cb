package org.grundy.workbench.render.table;

import java.io.OutputStream;
import java.util.Locale;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.family.formula.Periodic;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.family.proof.Subject;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.table.TableReport;

/// A table as JSON, as `table.schema.json` describes it.
public final class TableJson {
  private TableJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(TableReport report, OutputStream out) {
    JsonPage.write(out, page -> writeMembers(report, page));
  }

  private static void writeMembers(TableReport report, JsonPage page) {
    FamilyTable table = report.table();
    var rules = report.game().rules();
    page.member("game", rules.title());
    page.member("family", table.family().text(rules));
    page.member("play", rules.play().name().toLowerCase(Locale.ROOT));
    page.member(
        "entries",
        table.isOfRemoteness() ? "remoteness" : table.ofValues() ? "values" : "outcomes");
    if (!table.family().isLine()) {
      writeAxis("rows", table.family().rows(), page);
    }
    writeAxis("columns", table.family().columns(), page);
    page.array("table", () -> writeRows(table, page));
    page.member("unknown", table.unknown());
    report.spent().ifPresent(spent -> page.member("spent", spent.text()));
    page.objects(
        "methods",
        report.methods(),
        use -> {
          page.member("method", use.method());
          page.member("starts", use.starts());
          if (!use.shared().isEmpty()) {
            page.member("shared", use.shared());
          }
        });
    page.objects("patterns", report.findings(), finding -> writeFinding(finding, page));
    page.statistics(report.statistics());
  }

  private static void writeAxis(String name, SizeRange axis, JsonPage page) {
    page.object(
        name,
        () -> {
          page.member("name", axis.name());
          page.member("first", axis.fromNumber());
          page.member("last", axis.toNumber() - 1);
        });
  }

  private static void writeRows(FamilyTable table, JsonPage page) {
    for (int i = 0; i < table.rows(); i++) {
      int row = i;
      page.array(() -> {
        for (int column = 0; column < table.columns(); column++) {
          writeEntry(table, row, column, page);
        }
      });
    }
  }

  private static void writeEntry(FamilyTable table, int row, int column, JsonPage page) {
    long entry = table.at(row, column);
    if (entry == FamilyTable.UNKNOWN) {
      page.nullElement();
    } else if (entry >= 0 && table.ofValues()) {
      page.element(entry);
    } else {
      page.element(table.shown(row, column));
    }
  }

  private static void writeFinding(Finding finding, JsonPage page) {
    switch (finding.subject()) {
      case Subject.Whole() -> page.member("of", "table");
      case Subject.Row(long number) -> {
        page.member("of", "row");
        page.member("number", number);
      }
      case Subject.Column(long number) -> {
        page.member("of", "column");
        page.member("number", number);
      }
    }
    page.member("kind", finding.pattern().kind());
    page.member("pattern", finding.text());
    if (finding.pattern() instanceof Periodic periodic) {
      page.member("listedFrom", periodic.periodicFrom());
    }
    switch (finding.verdict()) {
      case Standing.Proved proved -> writeVerdict("proved", proved, page);
      case Standing.Holds holds -> writeVerdict("holds", holds, page);
      case Standing.Refuted refuted -> writeVerdict("refuted", refuted, page);
    }
  }

  private static void writeVerdict(String verdict, Record standing, JsonPage page) {
    page.member("verdict", verdict);
    page.members(standing);
  }
}
