package org.grundy.rules.heap.equation;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Take;

/// Recognises equations that only take tokens, such as `n - k where 1 <= k <= 3`: they mean the
/// same as a `take` line, which is solved faster. Conditions that compare `k` with anything but a
/// number, or say more than `k <= n`, are not recognised.
public final class PlainTaking {
  private final String heap;
  private final String taken;
  private long least;
  private long most = Long.MAX_VALUE - 1;

  private PlainTaking(String heap, String taken) {
    this.heap = heap;
    this.taken = taken;
  }

  /// The counts that may be taken, from 1, if `move` does nothing else.
  public static Optional<Take.Range> of(EquationMove move) {
    if (move.variables().size() != 1 || move.alternatives().size() != 1) {
      return Optional.empty();
    }
    List<List<Expression>> sum = move.alternatives().getFirst().sum();
    if (sum.size() == 1
        && sum.getFirst().getFirst()
            instanceof
            Expression.Minus(Expression.Variable(String heap), Expression.Variable(String taken))
        && heap.equals(move.variables().getFirst())
        && !taken.equals(heap)) {
      PlainTaking range = new PlainTaking(heap, taken);
      boolean plain = move.conditions().stream().allMatch(range::narrow);
      return plain && range.least >= 1 && range.least <= range.most
          ? Optional.of(new Take.Range(range.least, range.most + 1))
          : Optional.empty();
    }
    return Optional.empty();
  }

  private boolean narrow(Condition chain) {
    for (int i = 0; i < chain.relations().size(); i++) {
      Expression left = chain.operands().get(i);
      Expression right = chain.operands().get(i + 1);
      Relation relation = chain.relations().get(i);
      boolean understood =
          saysNothing(left, relation, right)
              || saysNothing(right, reversed(relation), left)
              || (isTaken(left)
                  && right instanceof Expression.Constant(long value)
                  && bound(relation, value))
              || (isTaken(right)
                  && left instanceof Expression.Constant(long first)
                  && bound(reversed(relation), first));
      if (!understood) {
        return false;
      }
    }
    return true;
  }

  /// Whether it says that no more is taken than there is, which holds anyway.
  private boolean saysNothing(Expression left, Relation relation, Expression right) {
    return isTaken(left)
        && relation == Relation.AT_MOST
        && right instanceof Expression.Variable(String name)
        && name.equals(heap);
  }

  private boolean isTaken(Expression expression) {
    return expression instanceof Expression.Variable(String name) && name.equals(taken);
  }

  private boolean bound(Relation relation, long value) {
    switch (relation) {
      case LESS -> most = Math.min(most, value - 1);
      case AT_MOST -> most = Math.min(most, value);
      case EQUAL -> {
        most = Math.min(most, value);
        least = Math.max(least, value);
      }
      case AT_LEAST -> least = Math.max(least, value);
      case MORE -> least = Math.max(least, value < Long.MAX_VALUE ? value + 1 : value);
      case UNEQUAL -> {
        return false;
      }
    }
    return true;
  }

  private static Relation reversed(Relation relation) {
    return switch (relation) {
      case LESS -> Relation.MORE;
      case AT_MOST -> Relation.AT_LEAST;
      case AT_LEAST -> Relation.AT_MOST;
      case MORE -> Relation.LESS;
      case EQUAL, UNEQUAL -> relation;
    };
  }
}
