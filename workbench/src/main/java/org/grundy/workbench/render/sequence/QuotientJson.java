package org.grundy.workbench.render.sequence;

import java.io.OutputStream;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.solvers.quotient.Presentation;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.request.QuotientReport;

/// A misère quotient as JSON, as `quotient.schema.json` describes it.
public final class QuotientJson {
  private QuotientJson() {}

  /// Writes the document and leaves the stream open.
  public static void write(QuotientReport report, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", report.game().rules().title());
          page.member("play", "misere");
          report.start().ifPresent(start -> page.member("position", start.text()));
          report.outcome().ifPresent(outcome -> page.member("outcome", outcome.name()));
          report
              .startElement()
              .ifPresent(element -> page.member("element", report.presentation().word(element)));
          page.member("order", report.quotient().monoid().order());
          page.member("pPositions", report.losing().size());
          page.member("tame", report.quotient().monoid().isTame());
          page.member("proved", report.isWhole());
          page.member("toHeap", report.letters().size() - 1);
          report
              .period()
              .ifPresent(period -> {
                page.member("preperiod", period.preperiod());
                page.member("period", period.period());
              });
          page.member("tooLarge", report.isTooLarge());
          report.ended().ifPresent(why -> page.member("ended", why.text()));
          page.objects(
              "generators",
              IntStream.range(0, report.presentation().letters().size()).boxed().toList(),
              generator -> {
                int letter = report.presentation().letters().get(generator);
                page.member("name", Presentation.name(generator));
                page.member("position", report.text(report.letters().get(letter)));
              });
          page.objects(
              "relations",
              List.copyOf(report.presentation().relations().entrySet()),
              relation -> {
                page.member("word", relation.getKey());
                page.member("normal", relation.getValue());
              });
          page.list("losing", report.losing());
          if (report.start().isPresent()) {
            page.list("components", report.letters().stream().map(report::text).toList());
          }
          page.list(
              "elements",
              IntStream.range(0, report.letters().size()).mapToObj(report::word).toList());
        });
  }
}
