package org.grundy.solvers.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;

/// A heap beside a number that says what was done last, which must not be done again: `(n,last) ->
/// (n-k,k) where 1 <= k <= 9, k != last`.
///
/// What a heap can become does not depend on the second size, but for the one condition that the
/// new second size is another. So the options of (n,l) are those of n without the ones that lead to
/// l.
///
/// @param moves of (n,l) where nothing is forbidden, a move for each alternative
/// @param forbids of each of them, in the same order, whether it may not lead to l
record LastMoves(List<EquationSolver> moves, List<Boolean> forbids) {
  /// Such a game; empty where a line has another form, or where not every move is seen to lower the
  /// first size.
  static Optional<LastMoves> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heaps heaps) || heaps.variables().size() != 2) {
      return Optional.empty();
    }
    List<EquationMove> heapsAlone = new ArrayList<>();
    List<EquationSolver> moves = new ArrayList<>();
    List<Boolean> forbids = new ArrayList<>();
    for (EquationMove line : CoordinatesMethod.moves(rules)) {
      for (Alternative alternative : line.alternatives()) {
        String last = line.variables().getLast();
        Optional<Alternative> free = free(alternative, last);
        if (free.isEmpty() || !line.except().isEmpty()) {
          return Optional.empty();
        }
        Expression heap = free.get().sum().getFirst().getFirst();
        heapsAlone.add(
            new EquationMove(
                line.variables().subList(0, 1),
                List.of(new Alternative(List.of(List.of(heap)))),
                free.get().conditions()));
        moves.add(
            EquationSolver.compile(
                new EquationMove(line.variables(), List.of(free.get()), List.of())));
        forbids.add(free.get().conditions().size() < alternative.conditions().size());
      }
    }
    return forbids.contains(true) && BoxOrder.of(heapsAlone).filter(BoxOrder::isPlain).isPresent()
        ? Optional.of(new LastMoves(List.copyOf(moves), List.copyOf(forbids)))
        : Optional.empty();
  }

  /// An alternative without the condition that its second size is not the last one; empty where it
  /// asks for the last one otherwise.
  private static Optional<Alternative> free(Alternative alternative, String last) {
    if (alternative.sum().size() != 1) {
      return Optional.empty();
    }
    List<Expression> component = alternative.sum().getFirst();
    List<Condition> others =
        alternative.conditions().stream()
            .filter(condition -> !forbids(condition, component.getLast(), last))
            .toList();
    boolean asksLast =
        component.stream().flatMap(Expression::names).anyMatch(last::equals)
            || others.stream()
                .flatMap(Condition::operands)
                .flatMap(Expression::names)
                .anyMatch(last::equals);
    return asksLast ? Optional.empty() : Optional.of(new Alternative(alternative.sum(), others));
  }

  /// True for `k != last` and `last != k`.
  private static boolean forbids(Condition condition, Expression made, String last) {
    Expression before = new Expression.Variable(last);
    return condition instanceof Condition.Chain(var sides, var relations)
        && relations.equals(List.of(Relation.UNEQUAL))
        && (sides.equals(List.of(made, before)) || sides.equals(List.of(before, made)));
  }
}
