package org.grundy.workbench.render.sequence;

import java.io.OutputStream;
import java.util.Optional;
import org.grundy.core.Statistics;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.workbench.render.kit.JsonPage;
import org.grundy.workbench.sequence.SequenceReport;

/// A sequence as JSON, as `sequence.schema.json` describes it.
public final class SequenceJson {
  /// So many values are written.
  public static final int MOST_VALUES = 1_000_000;

  private static final int MOST_MISFITS = 100;
  private static final int MOST_RARES = 100_000;

  private SequenceJson() {}

  /// Writes the document and leaves the stream open.
  ///
  /// @param fromNumber the first start whose value is written
  /// @param resume the command that goes on, if the run was ended early and saved
  public static void write(
      SequenceReport report,
      long fromNumber,
      Optional<String> resume,
      Statistics statistics,
      OutputStream out) {
    JsonPage.write(
        out,
        page -> {
          page.member("game", report.game().rules().title());
          if (!report.running().isEmpty()) {
            page.member("starts", report.running());
          }
          report.code().ifPresent(code -> page.member("code", code));
          if (!report.because().isEmpty()) {
            page.object(
                "heaps",
                () -> {
                  page.member("shift", report.shift());
                  page.member("because", report.because());
                });
          }
          page.member("toNumber", report.toNumber());
          page.object("regularity", () -> write(report.regularity(), page));
          page.list("lastExceptions", report.lastExceptions(MOST_MISFITS));
          page.record("facts", report.facts());
          report.sparse().ifPresent(sparse -> page.object("sparse", () -> write(sparse, page)));
          page.list("equalCodes", report.cousins().equal());
          page.list("firstCousins", report.cousins().shifted());
          page.object("values", () -> writeValues(report, fromNumber, page));
          report.ended().ifPresent(ended -> page.member("ended", ended.text()));
          resume.ifPresent(command -> page.member("resume", command));
          page.statistics(statistics);
        });
  }

  private static void write(Regularity regularity, JsonPage page) {
    switch (regularity) {
      case Regularity.Proved(Periodicity seen, PeriodProof proof, _, String because) -> {
        page.member("verdict", "proved");
        page.members(seen);
        page.member("theorem", proof.theorem());
        page.member("because", because);
      }
      case Regularity.Fits(Periodicity seen, long known, var needed) -> {
        page.member("verdict", "fits");
        page.members(seen);
        page.member("known", known);
        needed.ifPresent(values -> page.member("proofNeeds", values));
      }
      case Regularity.None(long known) -> {
        page.member("verdict", "none");
        page.member("known", known);
      }
    }
  }

  private static void write(RareHeapsSeen sparse, JsonPage page) {
    page.member("mask", sparse.mask());
    page.member("byPosition", sparse.byPosition());
    page.member("rares", sparse.rares().size());
    page.member("lastRare", sparse.lastRare());
    page.member("depth", sparse.depth());
    page.member("since", sparse.fromN());
    page.array("rareHeaps", () -> sparse.rares().stream().limit(MOST_RARES).forEach(page::element));
  }

  private static void writeValues(SequenceReport report, long fromNumber, JsonPage page) {
    page.member("from", fromNumber);
    page.array(
        "list",
        () -> {
          long toNumber = Math.min(report.toNumber(), fromNumber + MOST_VALUES);
          for (long n = fromNumber; n < toNumber && report.terms().knows(n); n++) {
            page.element(report.terms().value(n));
          }
        });
  }
}
