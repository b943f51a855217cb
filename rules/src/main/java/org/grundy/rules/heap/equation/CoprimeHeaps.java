package org.grundy.rules.heap.equation;

import java.util.List;
import java.util.Set;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;

/// Recognises equations by which a heap becomes any smaller one that has no common divisor with it
/// but 1, such as `n -> n - k where gcd(k,n) = 1, k >= 1` and `n -> m where gcd(m,n) = 1, m < n`.
///
/// The numbers n - k and k have the same common divisors with n. From n = 2 on neither 0 nor n is
/// coprime with n; of 1 both are, so that a move from 1 leaves 0.
public final class CoprimeHeaps {
  private CoprimeHeaps() {}

  /// True if `move` leaves just these heaps.
  public static boolean areLeft(EquationMove move) {
    if (move.variables().size() != 1
        || !move.except().isEmpty()
        || move.alternatives().size() != 1
        || move.alternatives().getFirst().sum().size() != 1) {
      return false;
    }
    Alternative only = move.alternatives().getFirst();
    Expression heap = new Expression.Variable(move.variables().getFirst());
    return switch (only.sum().getFirst().getFirst()) {
      case Expression.Minus(Expression whole, Expression.Variable taken)
          when whole.equals(heap) && !taken.equals(heap) ->
          holdOfCoprime(only.conditions(), taken, heap, true);
      case Expression.Variable left when !left.equals(heap) ->
          holdOfCoprime(only.conditions(), left, heap, false);
      default -> false;
    };
  }

  /// True if the conditions say that a number is coprime with n, and besides only what follows:
  /// that a number that is taken is from 1 to n, or that one that is left is below n.
  private static boolean holdOfCoprime(
      List<Condition> conditions, Expression number, Expression heap, boolean isTaken) {
    Set<Condition> known =
        isTaken
            ? Set.of(
                compared(number, Relation.AT_LEAST, constant(1)),
                compared(constant(1), Relation.AT_MOST, number),
                compared(number, Relation.MORE, constant(0)),
                compared(constant(0), Relation.LESS, number))
            : Set.of(compared(number, Relation.LESS, heap), compared(heap, Relation.MORE, number));
    Set<Condition> idle =
        Set.of(compared(number, Relation.AT_MOST, heap), compared(heap, Relation.AT_LEAST, number));
    boolean isCoprime = false;
    boolean isBounded = false;
    for (List<Condition> one : Cases.of(conditions)) {
      for (Condition condition : one) {
        if (known.contains(condition)) {
          isBounded = true;
        } else if (isCoprime(condition, number, heap)) {
          isCoprime = true;
        } else if (!idle.contains(condition)) {
          return false;
        }
      }
    }
    return isCoprime && isBounded && Cases.of(conditions).size() == 1;
  }

  private static boolean isCoprime(Condition condition, Expression number, Expression heap) {
    return condition.equals(compared(divisor(number, heap), Relation.EQUAL, constant(1)))
        || condition.equals(compared(divisor(heap, number), Relation.EQUAL, constant(1)))
        || condition.equals(compared(constant(1), Relation.EQUAL, divisor(number, heap)))
        || condition.equals(compared(constant(1), Relation.EQUAL, divisor(heap, number)));
  }

  private static Expression divisor(Expression one, Expression other) {
    return new Expression.Applied(Operation.GCD, List.of(one, other));
  }

  private static Expression constant(long value) {
    return new Expression.Constant(value);
  }

  private static Condition compared(Expression left, Relation relation, Expression right) {
    return new Condition.Chain(List.of(left, right), List.of(relation));
  }
}
