package org.grundy.workbench.render.prove;

import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.workbench.prove.ProofReport;

/// The automaton of a theorem as a graph in the language of Graphviz: losing states have two
/// circles. Where the automaton says values, each state is labelled with its own; where it says who
/// wins, states from which no losing one is reached are left out.
public final class ProofDot {
  private ProofDot() {}

  /// The text, ending with a line break.
  ///
  /// @param report of a theorem that is proved
  public static String of(ProofReport report) {
    ProvedClaim proof = report.answer().proof().orElseThrow();
    DrawnAutomaton drawn = DrawnAutomaton.of(proof);
    StringBuilder text = new StringBuilder("digraph losing {\n  rankdir=LR;\n");
    text.append("  label=\"")
        .append(proof.ofValues() ? "values" : "who loses")
        .append(written(proof))
        .append("\";\n");
    text.append("  start [shape=none, label=\"\"];\n  start -> 0;\n");
    for (int state : drawn.states()) {
      String shape = drawn.lost().contains(state) ? "doublecircle" : "circle";
      String said = proof.ofValues() ? ", label=" + proof.automaton().output(state) : "";
      text.append("  %d [shape=%s%s];\n".formatted(state, shape, said));
      drawn.arcs().stream()
          .filter(arc -> arc.from() == state)
          .forEach(arc ->
              text.append(
                  "  %d -> %d [label=\"%s\"];\n"
                      .formatted(state, arc.to(), escaped(arc.digits()))));
    }
    return text.append("}\n").toString();
  }

  private static String written(ProvedClaim theorem) {
    return theorem instanceof AutomatonProof proof ? ", in " + proof.numeration().text() : "";
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"");
  }
}
