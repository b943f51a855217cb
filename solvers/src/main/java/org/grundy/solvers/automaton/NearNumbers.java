package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.Substitution;

/// The bounds that conditions such as `k - j < 4` set to the difference of two free numbers.
final class NearNumbers {
  /// More differences are not told one by one.
  private static final long MOST = 64;

  private final String left;
  private final String right;
  private long least = -MOST;
  private long most = MOST;

  private NearNumbers(String left, String right) {
    this.left = left;
    this.right = right;
  }

  /// The alternative for each difference of two of its free numbers; none where these are many.
  static List<Alternative> split(Alternative alternative, String left, String right) {
    NearNumbers near = new NearNumbers(left, right);
    try {
      alternative.conditions().forEach(near::read);
    } catch (ArithmeticException tooLarge) {
      return List.of();
    }
    return near.least == -MOST || near.most == MOST
        ? List.of()
        : LongStream.rangeClosed(near.least, near.most)
            .mapToObj(by -> near.with(alternative, by))
            .toList();
  }

  /// The alternative with `right + by` in place of the number on the left.
  private Alternative with(Alternative alternative, long by) {
    Expression other = new Expression.Variable(right);
    Expression constant = new Expression.Constant(Math.abs(by));
    Expression sum =
        by < 0 ? new Expression.Minus(other, constant) : new Expression.Plus(other, constant);
    Substitution near = new Substitution(Map.of(left, sum));
    List<Condition> conditions = new ArrayList<>(near.in(alternative.conditions()));
    conditions.add(
        new Condition.Chain(List.of(sum, new Expression.Constant(0)), List.of(Relation.AT_LEAST)));
    return new Alternative(
        alternative.sum().stream().map(one -> one.stream().map(near::in).toList()).toList(),
        conditions);
  }

  private void read(Condition condition) {
    if (condition instanceof Condition.Chain(var sides, var relations)) {
      for (int i = 0; i < relations.size(); i++) {
        read(sides.get(i), relations.get(i), sides.get(i + 1));
      }
    }
  }

  private void read(Expression low, Relation relation, Expression high) {
    switch (relation) {
      case LESS -> atMost(low, high, 1);
      case AT_MOST -> atMost(low, high, 0);
      case EQUAL -> {
        atMost(low, high, 0);
        atMost(high, low, 0);
      }
      case AT_LEAST -> atMost(high, low, 0);
      case MORE -> atMost(high, low, 1);
      case UNEQUAL -> {}
    }
  }

  /// Takes in that `low + gap <= high`.
  private void atMost(Expression low, Expression high, long gap) {
    Ray.line(new Expression.Minus(low, high), left, List.of(right))
        .ifPresent(form -> {
          if (form.size() == 1 && form.step() == -1) {
            most = Math.min(most, -gap - form.offset());
          } else if (form.size() == -1 && form.step() == 1) {
            least = Math.max(least, gap + form.offset());
          }
        });
  }
}
