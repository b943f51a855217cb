package org.grundy.solvers.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.grundy.core.Ruleset;

/// The moves of sums that are played out as wholes. A sum is kept as the number of times that each
/// position stands in it, so that its order does not matter.
///
/// @param ruleset the moves of positions
/// @param beside the positions in which a move is made only while there is one in a position that
///   is not of these
/// @param positionBytes about how much memory a position takes
record WholeSums<P>(Ruleset<P> ruleset, Predicate<P> beside, ToIntFunction<P> positionBytes) {
  private static final int ENTRY_BYTES = 160;

  static <P> Map<P, Integer> counted(List<P> sum) {
    Map<P, Integer> counted = new HashMap<>();
    sum.forEach(component -> counted.merge(component, 1, Integer::sum));
    return counted;
  }

  /// About how much memory a sum takes that is remembered.
  long bytes(Map<P, Integer> sum) {
    return ENTRY_BYTES + sum.keySet().stream().mapToLong(positionBytes::applyAsInt).sum();
  }

  /// Hands over what each move of a sum leads to, and says whether there is any move.
  ///
  /// @param ends is told of each move that ends the whole game in favour of whoever makes it
  boolean options(Map<P, Integer> sum, Consumer<Map<P, Integer>> sink, Runnable ends) {
    boolean moves = false;
    for (P component : sum.keySet()) {
      moves |= !beside.test(component) && options(sum, component, sink, ends);
    }
    for (P component : moves ? sum.keySet() : Set.<P>of()) {
      if (beside.test(component)) {
        options(sum, component, sink, ends);
      }
    }
    return moves;
  }

  private boolean options(
      Map<P, Integer> sum, P component, Consumer<Map<P, Integer>> sink, Runnable ends) {
    boolean[] moves = {false};
    ruleset.optionSums(
        component,
        (after, over) -> {
          moves[0] = true;
          if (over) {
            ends.run();
          } else {
            sink.accept(moved(sum, component, after));
          }
        });
    return moves[0];
  }

  private static <P> Map<P, Integer> moved(Map<P, Integer> sum, P component, List<P> after) {
    Map<P, Integer> option = new HashMap<>(sum);
    option.merge(component, -1, (a, b) -> a + b == 0 ? null : a + b);
    after.forEach(added -> option.merge(added, 1, Integer::sum));
    return option;
  }
}
