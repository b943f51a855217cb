package org.grundy.workbench.render.table;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.table.TableReport;

/// A table as text: a grid with the numbers of rows and columns at its edges, then the patterns. A
/// table of one line is broken into tens.
public final class TableText {
  private static final int MOST_FINDINGS = 40;
  private static final int TEN = 10;

  private final TableReport report;
  private final FamilyTable table;
  private final Style style;
  private final Page page;

  private TableText(TableReport report, Style style) {
    this.report = report;
    this.table = report.table();
    this.style = style;
    this.page = new Page(style);
  }

  /// The whole text, ending with a line break.
  public static String of(TableReport report, Style style) {
    TableText text = new TableText(report, style);
    text.heading();
    if (text.table.family().isLine()) {
      text.tens();
    } else {
      text.grid();
    }
    text.origin();
    text.findings(report.findings());
    return text.page.toString();
  }

  private void heading() {
    String family = table.family().text(report.game().rules());
    page.heading(report.game().rules().title(), family + "  " + what(), style);
  }

  private String what() {
    if (table.isOfRemoteness()) {
      return "remoteness: how many moves a play lasts if the winner hurries and the loser does not";
    }
    if (report.game().rules().play() == Play.LOOPY) {
      return "values; N where the next player wins and there is none, or draw";
    }
    return table.ofValues()
        ? "Grundy values" + (report.game().rules().takesTurns() ? "" : ", or loony")
        : "who wins: N the next player, P the previous one";
  }

  private void grid() {
    SizeRange rows = table.family().rows();
    SizeRange columns = table.family().columns();
    String corner = rows.name() + "\\" + columns.name();
    int headWidth = Math.max(corner.length(), Long.toString(rows.toNumber() - 1).length());
    int width = Math.max(entryWidth(), Long.toString(columns.toNumber() - 1).length());
    StringBuilder heads = new StringBuilder(right(corner, headWidth)).append(" |");
    for (int column = 0; column < table.columns(); column++) {
      heads.append(' ').append(right(Long.toString(columns.number(column)), width));
    }
    page.line(heads.toString());
    page.line("-".repeat(headWidth + 1) + "+" + "-".repeat(table.columns() * (width + 1)));
    for (int row = 0; row < table.rows(); row++) {
      StringBuilder line = new StringBuilder();
      line.append(right(Long.toString(rows.number(row)), headWidth)).append(" |");
      for (int column = 0; column < table.columns(); column++) {
        line.append(' ').append(right(table.shown(row, column), width));
      }
      page.line(line.toString());
    }
  }

  /// One line of the text for every ten numbers.
  private void tens() {
    SizeRange numbers = table.family().columns();
    int headWidth =
        Math.max(numbers.name().length(), Long.toString(numbers.toNumber() - 1).length());
    int width = Math.max(2, entryWidth());
    StringBuilder heads = new StringBuilder(right(numbers.name(), headWidth)).append(" |");
    for (int digit = 0; digit < TEN; digit++) {
      heads.append(' ').append(right("+" + digit, width));
    }
    page.line(heads.toString());
    page.line("-".repeat(headWidth + 1) + "+" + "-".repeat(TEN * (width + 1)));
    long first = numbers.fromNumber() / TEN * TEN;
    for (long ten = first; ten < numbers.toNumber(); ten += TEN) {
      StringBuilder line = new StringBuilder(right(Long.toString(ten), headWidth)).append(" |");
      for (long n = ten; n < Math.min(ten + TEN, numbers.toNumber()); n++) {
        boolean there = n >= numbers.fromNumber();
        String entry = there ? table.shown(0, (int) (n - numbers.fromNumber())) : "";
        line.append(' ').append(right(entry, width));
      }
      page.line(line.toString());
    }
  }

  private int entryWidth() {
    int least =
        Arrays.stream(table.entries()).anyMatch(entry -> entry == FamilyTable.LOONY)
            ? "loony".length()
            : Arrays.stream(table.entries()).anyMatch(entry -> entry == FamilyTable.DRAW)
                ? Outcome.DRAW.word().length()
                : 1;
    return Math.max(least, Long.toString(Math.max(0, table.greatest())).length());
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private void origin() {
    page.gap();
    report
        .spent()
        .ifPresent(spent ->
            page.paragraph(
                0,
                2,
                String.format(
                    Locale.ROOT,
                    "%,d of %,d starts are not known (.): %s.",
                    table.unknown(),
                    table.family().size(),
                    spent.text())));
    String methods =
        report.methods().stream().map(TableText::use).collect(Collectors.joining("; "));
    if (!methods.isEmpty()) {
      page.paragraph(0, 2, "Solved by " + methods + ".");
    }
  }

  private static String use(MethodUse use) {
    String starts =
        String.format(Locale.ROOT, "%,d %s", use.starts(), use.starts() == 1 ? "start" : "starts");
    return use.method() + " (" + starts + (use.shared().isEmpty() ? "" : ", " + use.shared()) + ")";
  }

  private void findings(List<Finding> findings) {
    if (findings.isEmpty()) {
      return;
    }
    page.gap();
    page.line("Patterns:");
    for (Finding finding : findings.stream().limit(MOST_FINDINGS).toList()) {
      String subject = Findings.subject(finding, table);
      page.paragraph(2, 4, (subject.isEmpty() ? "" : subject + ": ") + finding.text());
      page.paragraph(4, 6, verdict(finding.verdict()));
    }
    if (findings.size() > MOST_FINDINGS) {
      page.line("  … and %d more (all in the JSON)".formatted(findings.size() - MOST_FINDINGS));
    }
  }

  private String verdict(Standing verdict) {
    return switch (verdict) {
      case Standing.Proved(String theorem) -> style.winning("proved") + ": " + theorem;
      case Standing.Holds(String range, int confirmations) ->
          "holds for %s (%,d confirmations); not proved".formatted(range, confirmations);
      case Standing.Refuted(String range, String at, String expected, String found) ->
          "%s at %s: %s, not %s; true for %s"
              .formatted(style.strong("refuted"), at, found, expected, range);
    };
  }
}
