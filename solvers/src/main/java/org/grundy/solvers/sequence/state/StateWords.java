package org.grundy.solvers.sequence.state;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.rules.heap.equation.BoundedStates;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// How heaps with finitely many states are named in sentences.
///
/// @param heap the name of the long heap
/// @param others the names of the other sizes: `a`, `(a,b)`
/// @param states how many states they have: `a takes 4 values`
record StateWords(String heap, String others, String states) {
  static StateWords of(GameRules rules, BoundedStates states) {
    List<String> names = ((Board.Heaps) rules.board()).variables();
    String list =
        IntStream.range(0, names.size())
            .filter(i -> i != states.place())
            .mapToObj(names::get)
            .collect(Collectors.joining(","));
    boolean isAlone = names.size() == 2;
    String others = isAlone ? list : "(" + list + ")";
    int count = states.states().size();
    return new StateWords(
        names.get(states.place()),
        others,
        String.format(
            Locale.ROOT,
            "%s %s %s",
            others,
            isAlone ? "takes" : "take",
            count == 1 ? "1 value" : "%,d values".formatted(count)));
  }
}
