package org.grundy.workbench.render.prove;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.solvers.automaton.AutomatonProof;
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
              tell(report.strategy(), page);
              count(report.counts(), page);
            },
            () -> page.paragraph(0, 2, "Not proved: " + report.answer().reason() + "."));
    page.gap();
    page.cost("", report.statistics(), "node", "nodes");
    return page.toString();
  }

  private static void tell(AutomatonProof proof, Page page) {
    page.paragraph(
        0,
        2,
        String.format(
            Locale.ROOT,
            "Proved for all sizes: an automaton of %,d states says who wins. It reads %s in %s, the"
                + " most significant digits first.",
            proof.automaton().states(),
            proof.heaps() == 1 ? "the size" : "the " + proof.heaps() + " sizes together",
            proof.numeration().text()));
    page.paragraph(
        0,
        2,
        String.format(
            Locale.ROOT,
            "The proof: no losing position has a losing option, and every other position has one%s."
                + " Both were checked by the moves themselves, as automata, for all positions"
                + " together (%,d states were looked at). The learner saw the sizes below %,d; the"
                + " proof does not rest on them.",
            proof.rules().play() == Play.MISERE ? " or no move" : "",
            proof.checked(),
            proof.table()));
  }

  private static void count(List<BigInteger> counts, Page page) {
    if (!counts.isEmpty()) {
      page.paragraph(0, 2, "Losing positions with all sizes at most");
    }
    for (int i = 0; i < counts.size(); i++) {
      page.line(String.format(Locale.ROOT, "  10^%d: %,d", i + 1, counts.get(i)));
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
