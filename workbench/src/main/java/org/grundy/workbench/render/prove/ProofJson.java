package org.grundy.workbench.render.prove;

import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.grundy.core.Statistics;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.workbench.prove.ProofReport;
import org.grundy.workbench.prove.ProofRequest;
import org.grundy.workbench.render.kit.JsonPage;

/// Theorems as JSON, as `prove.schema.json` describes it.
public final class ProofJson {
  /// Larger automata are told by certificates alone.
  private static final int MOST_DRAWN = 100;

  private ProofJson() {}

  /// Writes one theorem as a document, several as one with a member `proofs`, and leaves the stream
  /// open.
  public static void write(
      List<ProofReport> reports, boolean isTable, Statistics statistics, OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          if (isTable) {
            page.objects("proofs", reports, report -> members(report, page));
            page.statistics(statistics);
          } else {
            members(reports.getFirst(), page);
          }
        });
  }

  private static void members(ProofReport report, JsonPage page) {
    page.member("game", report.request().game().title());
    if (!report.request().parameters().isEmpty()) {
      page.member("parameters", report.request().parameters());
    }
    page.member("play", report.request().game().rules().play().name().toLowerCase(Locale.ROOT));
    switch (report.request().shape()) {
      case ProofRequest.Shape.Heaps heaps -> page.member("sizes", heaps.count());
      case ProofRequest.Shape.Rows rows -> page.member("rows", rows.count());
    }
    page.member("claim", report.request().ofValues() ? "values" : "losing");
    page.member("proved", report.answer().proof().isPresent());
    report
        .answer()
        .proof()
        .ifPresentOrElse(
            proof -> {
              if (proof instanceof AutomatonProof sizes) {
                page.member("numeration", sizes.numeration().text());
              }
              page.member("states", proof.automaton().states());
              page.member("checked", proof.checked());
              page.member("table", proof.table());
              if (proof.automaton().states() <= MOST_DRAWN) {
                page.record("automaton", DrawnAutomaton.of(proof));
              }
              report.strategy().ifPresent(one -> page.list("strategy", one.lines()));
              if (!report.counts().isEmpty()) {
                page.list("counts", report.counts());
              }
            },
            () -> page.member("reason", report.answer().reason()));
    page.statistics(report.statistics());
  }
}
