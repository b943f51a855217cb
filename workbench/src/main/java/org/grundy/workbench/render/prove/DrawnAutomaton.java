package org.grundy.workbench.render.prove;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.automaton.ProvedClaim;
import org.grundy.solvers.automaton.RowProof;
import org.grundy.solvers.automaton.digit.Automaton;

/// The part of a theorem's automaton that is drawn: the states from which one is reached that says
/// lost; where it says values, all.
///
/// @param states the numbers of the states, ascending; 0 is the one before the first digit
/// @param lost those that say lost
/// @param values what each of the states says, where that is a value
/// @param arcs by their states
public record DrawnAutomaton(
    List<Integer> states, List<Integer> lost, Optional<List<Integer>> values, List<Arc> arcs) {
  /// All letters that lead from one state to another.
  ///
  /// @param digits a letter each, the digits of all sizes, `(1,0) (0,1)`, or a column
  public record Arc(int from, int to, String digits) {}

  static DrawnAutomaton of(ProvedClaim theorem) {
    Automaton automaton = theorem.automaton();
    BitSet drawn = automaton.reaching(output -> theorem.ofValues() || output == 0);
    drawn.set(0);
    List<Arc> arcs = new ArrayList<>();
    for (int from = drawn.nextSetBit(0); from >= 0; from = drawn.nextSetBit(from + 1)) {
      TreeMap<Integer, StringJoiner> letters = new TreeMap<>();
      for (int letter = 0; letter < automaton.letters(); letter++) {
        int to = automaton.next(from, letter);
        if (drawn.get(to)) {
          letters.computeIfAbsent(to, _ -> new StringJoiner(" ")).add(letter(letter, theorem));
        }
      }
      for (var one : letters.entrySet()) {
        arcs.add(new Arc(from, one.getKey(), one.getValue().toString()));
      }
    }
    return new DrawnAutomaton(
        drawn.stream().boxed().toList(),
        drawn.stream().filter(state -> automaton.output(state) == 0).boxed().toList(),
        theorem.ofValues()
            ? Optional.of(drawn.stream().map(automaton::output).boxed().toList())
            : Optional.empty(),
        arcs);
  }

  private static String letter(int letter, ProvedClaim theorem) {
    return switch (theorem) {
      case AutomatonProof proof -> digits(letter, proof);
      case RowProof rows -> rows.drawn(letter);
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
