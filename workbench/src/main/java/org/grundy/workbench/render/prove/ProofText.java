package org.grundy.workbench.render.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.RowProof;
import org.grundy.solvers.automaton.strategy.Strategy;
import org.grundy.workbench.prove.ProofReport;
import org.grundy.workbench.render.kit.Page;
import org.grundy.workbench.render.kit.Style;

/// A theorem in words.
public final class ProofText {
  private ProofText() {}

  /// The whole text, ending with a line break.
  public static String of(ProofReport report, Style style) {
    Page page = new Page(style);
    page.heading(report.request().game().title(), "", style);
    report
        .answer()
        .proof()
        .ifPresentOrElse(
            proof -> {
              tell(proof, page);
              if (proof instanceof AutomatonProof && !proof.ofValues()) {
                tell(report.strategy(), page);
              }
              count(report, page);
            },
            () -> page.paragraph(0, 2, "Not proved: " + report.answer().reason() + "."));
    page.gap();
    page.cost("", report.statistics(), "node", "nodes");
    return page.toString();
  }

  private static void tell(ProvedClaim theorem, Page page) {
    page.paragraph(
        0,
        2,
        String.format(
            Locale.ROOT,
            "Proved for all %s: an automaton of %,d states says %s. It reads %s.",
            boards(theorem),
            theorem.automaton().states(),
            theorem.ofValues() ? "the Grundy values" : "who wins",
            reading(theorem)));
    page.paragraph(
        0,
        2,
        String.format(
            Locale.ROOT,
            "The proof: %s. Both were checked by the moves themselves, as automata, for all"
                + " positions together (%,d states were looked at). The learner saw %s; the proof"
                + " does not rest on them.",
            conditions(theorem),
            theorem.checked(),
            seen(theorem)));
  }

  private static String boards(ProvedClaim theorem) {
    return switch (theorem) {
      case AutomatonProof _ -> "sizes";
      case RowProof rows when isOneRow(rows) -> "fillings of all lengths";
      case RowProof rows -> "fillings of %d rows of all lengths".formatted(rows.columns().rows());
    };
  }

  private static boolean isOneRow(RowProof proof) {
    return proof.columns().rows() == 1;
  }

  private static String reading(ProvedClaim theorem) {
    return switch (theorem) {
      case AutomatonProof proof ->
          "%s in %s, the most significant digits first"
              .formatted(
                  proof.heaps() == 1 ? "the size" : "the " + proof.heaps() + " sizes together",
                  proof.numeration().text());
      case RowProof rows when isOneRow(rows) -> "the cells from left to right";
      case RowProof _ -> "the columns from left to right";
    };
  }

  private static String conditions(ProvedClaim theorem) {
    if (theorem.ofValues()) {
      return "no position has an option of its own value, and it has one of every smaller value";
    }
    return "no losing position has a losing option, and every other position has one"
        + (theorem.rules().play() == Play.MISERE ? " or no move" : "");
  }

  private static String seen(ProvedClaim theorem) {
    return String.format(
        Locale.ROOT,
        switch (theorem) {
          case AutomatonProof _ -> "the sizes below %,d";
          case RowProof rows when isOneRow(rows) ->
              "all rows of at most %,d cells and some longer ones";
          case RowProof _ -> "all boards of at most %,d columns and some longer ones";
        },
        theorem.table());
  }

  private static void count(ProofReport report, Page page) {
    boolean ofRows = report.request().isOfRows();
    List<BigInteger> counts = report.counts();
    if (!counts.isEmpty()) {
      page.paragraph(
          0,
          2,
          ofRows
              ? "Losing boards by the number of columns"
              : "Losing positions with all sizes at most");
    }
    for (int i = 0; i < counts.size(); i++) {
      page.line(
          String.format(Locale.ROOT, ofRows ? "  %d: %,d" : "  10^%d: %,d", i + 1, counts.get(i)));
    }
  }

  private static void tell(Optional<Strategy> strategy, Page page) {
    if (strategy.isEmpty()) {
      page.paragraph(0, 2, "No strategy of few lines was found.");
      return;
    }
    page.paragraph(
        0, 2, "The strategy, each line proved for all sizes; the first line that holds is meant:");
    strategy.get().lines().forEach(line -> page.paragraph(2, 2, line));
  }
}
