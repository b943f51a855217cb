package org.grundy.rules.tree;

import java.util.List;
import java.util.Map;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;

/// Expressions that stand for variables, put in their places all at once.
///
/// @param of by the name of the variable; others stay
public record Substitution(Map<String, Expression> of) {
  public Substitution {
    of = Map.copyOf(of);
  }

  /// An expression with the others in it.
  public Expression in(Expression expression) {
    return expression instanceof Expression.Variable(String name)
        ? of.getOrDefault(name, expression)
        : expression.with(this::in);
  }

  /// A condition with the expressions in it.
  public Condition in(Condition condition) {
    return condition.with(this::in);
  }

  /// Conditions with the expressions in them.
  public List<Condition> in(List<Condition> conditions) {
    return conditions.stream().map(this::in).toList();
  }
}
