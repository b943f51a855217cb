package org.grundy.rules.heap.equation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Expression.Applied;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;

/// Maxima and minima taken apart: in place of each stands one of its operands, under the conditions
/// by which that one is the largest, or the least. All cases together have the same choices.
final class ExtremeCases {
  private static final int MOST = 64;

  private ExtremeCases() {}

  /// The cases of an alternative; only itself where there would be too many.
  static List<Alternative> of(Alternative alternative) {
    List<Alternative> cases = new ArrayList<>();
    Deque<Alternative> open = new ArrayDeque<>(List.of(alternative));
    while (!open.isEmpty()) {
      Alternative one = open.remove();
      Optional<Applied> extreme = expressions(one).flatMap(ExtremeCases::extremes).findFirst();
      if (extreme.isEmpty()) {
        cases.add(one);
      } else if (cases.size() + open.size() > MOST) {
        return List.of(alternative);
      } else {
        extreme.get().operands().forEach(operand -> open.add(chosen(one, extreme.get(), operand)));
      }
    }
    return cases;
  }

  private static Stream<Expression> expressions(Alternative alternative) {
    return Stream.concat(
        alternative.sum().stream().flatMap(List::stream),
        alternative.conditions().stream().flatMap(Condition::operands));
  }

  /// The maxima and minima in an expression, each after those that it holds.
  private static Stream<Applied> extremes(Expression expression) {
    Stream<Applied> inner = expression.operands().stream().flatMap(ExtremeCases::extremes);
    return expression instanceof Applied applied
            && (applied.operation() == Operation.MAX || applied.operation() == Operation.MIN)
        ? Stream.concat(inner, Stream.of(applied))
        : inner;
  }

  private static Alternative chosen(Alternative one, Applied extreme, Expression operand) {
    Relation relation = extreme.operation() == Operation.MAX ? Relation.AT_LEAST : Relation.AT_MOST;
    List<Condition> conditions = new ArrayList<>();
    one.conditions()
        .forEach(condition ->
            conditions.add(condition.with(expression -> replaced(expression, extreme, operand))));
    for (Expression other : extreme.operands()) {
      if (!other.equals(operand)) {
        conditions.add(new Condition.Chain(List.of(operand, other), List.of(relation)));
      }
    }
    return new Alternative(
        one.sum().stream()
            .map(sizes -> sizes.stream().map(size -> replaced(size, extreme, operand)).toList())
            .toList(),
        conditions);
  }

  private static Expression replaced(Expression in, Expression from, Expression to) {
    return in.equals(from) ? to : in.with(operand -> replaced(operand, from, to));
  }
}
