package org.grundy.workbench.render.prove;

import java.util.Locale;
import org.grundy.core.Play;
import org.grundy.solvers.automaton.AutomatonProof;
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
            proof -> tell(proof, page),
            () -> page.paragraph(0, 2, "Not proved. " + report.answer().reason() + "."));
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
}
