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
    return switch (expression) {
      case Expression.Constant constant -> constant;
      case Expression.Variable variable -> of.getOrDefault(variable.name(), variable);
      case Expression.Plus(Expression left, Expression right) ->
          new Expression.Plus(in(left), in(right));
      case Expression.Minus(Expression left, Expression right) ->
          new Expression.Minus(in(left), in(right));
      case Expression.Times(Expression left, Expression right) ->
          new Expression.Times(in(left), in(right));
      case Expression.Applied(var operation, var operands) ->
          new Expression.Applied(operation, operands.stream().map(this::in).toList());
    };
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
