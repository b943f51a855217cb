package org.grundy.workbench.render.sequence;

import java.io.OutputStream;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.sequence.ConjectureReport;
import org.grundy.workbench.sequence.ConjectureReport.Holds;
import org.grundy.workbench.sequence.ConjectureReport.Proved;
import org.grundy.workbench.sequence.ConjectureReport.Refuted;

/// What came of a claim about values as JSON, as docs/json.md describes it.
public final class ConjectureJson {
  private ConjectureJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(ConjectureReport report, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", report.game().rules().title());
          page.member("claim", report.claim().toString());
          switch (report.verdict()) {
            case Refuted(long n, long at, long value, String expected) -> {
              page.member("verdict", "refuted");
              page.member("n", n);
              page.member("at", at);
              page.member("value", value);
              page.member("expected", expected);
            }
            case Proved() -> {
              page.member("verdict", "proved");
              page.member("because", report.because());
            }
            case Holds() -> {
              page.member("verdict", "holds");
              page.member("toNumber", report.toNumber());
            }
          }
          report.ended().ifPresent(why -> page.member("ended", why.text()));
        });
  }
}
