package org.grundy.workbench.explore;

import java.util.List;
import org.grundy.core.HeapPosition;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The number of choices that the equations of a game leave for a position: even a small heap may
/// have more than can be listed.
final class ChoiceCount {
  private static final int MOST = 200_000;

  /// Moves in several heaps at once are listed where the heaps are few and small.
  private static final int MOST_HEAPS = 6;

  private static final int MOST_HEAP_SIZE = 12;

  private ChoiceCount() {}

  /// True if all choices can be listed.
  static boolean isModest(GameRules rules, Position position) {
    return switch (position) {
      case HeapPosition heap ->
          isModest(
              HeapRuleset.of(rules).lines().stream()
                  .filter(HeapLine.Equation.class::isInstance)
                  .map(line -> ((HeapLine.Equation) line).equation())
                  .toList(),
              heap.size());
      case TuplePosition tuple when rules.board() instanceof Board.HeapSet ->
          tuple.sizes().size() <= MOST_HEAPS
              && tuple.sizes().stream().allMatch(size -> size <= MOST_HEAP_SIZE);
      case TuplePosition tuple ->
          isModest(
              TupleRuleset.of(rules).lines(),
              tuple.sizes().stream().mapToLong(Long::longValue).toArray());
      default -> true;
    };
  }

  private static boolean isModest(List<EquationSolver> equations, long... sizes) {
    int[] count = {0};
    for (EquationSolver equation : equations) {
      equation.visitWhile(sizes, _ -> ++count[0] <= MOST);
    }
    return count[0] <= MOST;
  }
}
