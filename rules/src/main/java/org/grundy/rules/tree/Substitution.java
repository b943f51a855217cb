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
    return switch (condition) {
      case Condition.Chain(var sides, var relations) ->
          new Condition.Chain(sides.stream().map(this::in).toList(), relations);
      case Condition.Divides(var divisor, var number) ->
          new Condition.Divides(in(divisor), in(number));
      case Condition.In(var number, var set) -> new Condition.In(in(number), set);
      case Condition.Bits(var part, var whole) -> new Condition.Bits(in(part), in(whole));
      case Condition.Not(var conditions) -> new Condition.Not(in(conditions));
      case Condition.Or(var branches) -> new Condition.Or(branches.stream().map(this::in).toList());
    };
  }

  /// Conditions with the expressions in them.
  public List<Condition> in(List<Condition> conditions) {
    return conditions.stream().map(this::in).toList();
  }
}
