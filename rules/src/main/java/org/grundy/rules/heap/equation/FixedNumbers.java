package org.grundy.rules.heap.equation;

import java.util.List;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// Recognises equations that only take tokens, in numbers that do not hang on the heap, such as `n
/// -> n - p | n - p*q where p in primes, q in primes`: those of a heap are those of any larger one
/// up to its size.
///
/// They leave `n - E` each, and neither E nor a condition names n, unless it says that E is at most
/// n.
public final class FixedNumbers {
  private FixedNumbers() {}

  /// True if `move` takes such numbers, and does nothing else.
  public static boolean areTaken(EquationMove move) {
    return move.variables().size() == 1
        && move.except().isEmpty()
        && move.alternatives().stream()
            .allMatch(one -> isTaken(one, new Expression.Variable(move.variables().getFirst())));
  }

  private static boolean isTaken(Alternative alternative, Expression.Variable heap) {
    if (alternative.sum().size() != 1
        || !(alternative.sum().getFirst().getFirst()
            instanceof Expression.Minus(Expression whole, Expression number))
        || !whole.equals(heap)
        || names(Stream.of(number), heap)) {
      return false;
    }
    return alternative.conditions().stream()
        .allMatch(condition ->
            !names(condition.operands(), heap) || saysNothing(condition, number, heap));
  }

  private static boolean names(Stream<Expression> expressions, Expression.Variable heap) {
    return expressions.flatMap(Expression::names).anyMatch(heap.name()::equals);
  }

  /// True if a chain names the heap only where it says that no more is taken than there is.
  private static boolean saysNothing(
      Condition condition, Expression number, Expression.Variable heap) {
    if (!(condition instanceof Condition.Chain(List<Expression> sides, List<Relation> relations))) {
      return false;
    }
    for (int i = 0; i < relations.size(); i++) {
      Expression left = sides.get(i);
      Expression right = sides.get(i + 1);
      if (names(Stream.of(left, right), heap)
          && !isAtMost(left, relations.get(i), right, number, heap)
          && !isAtMost(right, relations.get(i).reversed(), left, number, heap)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAtMost(
      Expression left, Relation relation, Expression right, Expression number, Expression heap) {
    return left.equals(number) && relation == Relation.AT_MOST && right.equals(heap);
  }
}
