package org.grundy.workbench.render.prove;

import java.util.BitSet;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.RowProof;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.workbench.prove.ProofReport;

/// The automaton of a theorem as a graph in the language of Graphviz: losing states have two
/// circles; states from which no losing one is reached are left out.
public final class ProofDot {
  private ProofDot() {}

  /// The text, ending with a line break.
  ///
  /// @param report of a theorem that is proved
  public static String of(ProofReport report) {
    ProvedClaim proof = report.answer().proof().orElseThrow();
    Automaton automaton = proof.automaton();
    BitSet drawn = automaton.reaching(0);
    drawn.set(0);
    StringBuilder text = new StringBuilder("digraph losing {\n  rankdir=LR;\n");
    text.append("  label=\"who loses").append(written(proof)).append("\";\n");
    text.append("  start [shape=none, label=\"\"];\n  start -> 0;\n");
    for (int state = drawn.nextSetBit(0); state >= 0; state = drawn.nextSetBit(state + 1)) {
      text.append("  ")
          .append(state)
          .append(automaton.output(state) == 0 ? " [shape=doublecircle];\n" : " [shape=circle];\n");
      TreeMap<Integer, StringJoiner> arcs = new TreeMap<>();
      for (int letter = 0; letter < automaton.letters(); letter++) {
        int next = automaton.next(state, letter);
        if (drawn.get(next)) {
          arcs.computeIfAbsent(next, _ -> new StringJoiner(" ")).add(letter(letter, proof));
        }
      }
      int from = state;
      arcs.forEach((to, letters) ->
          text.append("  %d -> %d [label=\"%s\"];\n".formatted(from, to, letters)));
    }
    return text.append("}\n").toString();
  }

  private static String written(ProvedClaim theorem) {
    return theorem instanceof AutomatonProof proof ? ", in " + proof.numeration().text() : "";
  }

  private static String letter(int letter, ProvedClaim theorem) {
    return switch (theorem) {
      case AutomatonProof proof -> digits(letter, proof);
      case RowProof rows -> rows.drawn(letter).replace("\\", "\\\\").replace("\"", "\\\"");
    };
  }

  /// `(1,0)`: a digit of each size.
  private static String digits(int letter, AutomatonProof proof) {
    StringJoiner digits = new StringJoiner(",", "(", ")");
    int rest = letter;
    for (int i = 0; i < proof.heaps(); i++) {
      digits.add(Integer.toString(rest % proof.automaton().radix()));
      rest /= proof.automaton().radix();
    }
    return digits.toString();
  }
}
