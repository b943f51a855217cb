package org.grundy.workbench.render.sequence;

import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.sequence.ConjectureReport;
import org.grundy.workbench.sequence.ConjectureReport.Holds;
import org.grundy.workbench.sequence.ConjectureReport.Proved;
import org.grundy.workbench.sequence.ConjectureReport.Refuted;

/// What came of a claim about values, as people read it.
public final class ConjectureText {
  private ConjectureText() {}

  /// The text, ending with a line break.
  public static String of(ConjectureReport report, Style style) {
    Page page = new Page(style);
    page.line(style.strong(report.game().rules().title()));
    page.gap();
    page.line("Claim: " + report.claim() + ".");
    page.paragraph(0, 2, verdict(report));
    return page.toString();
  }

  private static String verdict(ConjectureReport report) {
    return switch (report.verdict()) {
      case Refuted(long n, long at, long value, String expected) ->
          "Refuted at n = %,d: G(%d) = %d, expected %s.".formatted(n, at, value, expected);
      case Proved() -> "Proved for all n: " + report.because() + ".";
      case Holds() when report.toNumber() > report.claim().from() ->
          "Holds for n < %,d, which proves nothing of larger n.".formatted(report.toNumber());
      case Holds() -> "Nothing was looked at: too few values are known.";
    };
  }
}
