package org.grundy.rules.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// `move n -> sum i in A..B of (E) where …` or `move n -> t copies of E where …`: one heap becomes
/// as many heaps as its numbers say.
///
/// @param size the name of the heap's size
/// @param heaps those that are named one by one
/// @param runs the others, at least one run
/// @param conditions all of which hold
public record RunMove(
    String size, List<Expression> heaps, List<Run> runs, List<Condition> conditions)
    implements Rule {
  public RunMove {
    heaps = List.copyOf(heaps);
    runs = List.copyOf(runs);
    conditions = List.copyOf(conditions);
  }

  /// Heaps one after the other, of which each is larger than the one before by the same number: at
  /// least one.
  ///
  /// @param variable the number that counts them; empty for copies of one heap, counted from 1
  /// @param first its first value
  /// @param last its last value
  /// @param each the size of a heap; it grows or shrinks evenly with the variable
  public record Run(Optional<String> variable, Expression first, Expression last, Expression each) {
    /// The size of the heap where the variable has a value.
    public Expression at(Expression value) {
      return variable.map(name -> replaced(each, name, value)).orElse(each);
    }

    /// True if the heaps grow or shrink evenly.
    public boolean isEven() {
      return variable.map(name -> degree(each, name) <= 1).orElse(true);
    }

    private static Expression replaced(Expression in, String name, Expression value) {
      return switch (in) {
        case Expression.Constant _ -> in;
        case Expression.Variable(String other) -> other.equals(name) ? value : in;
        case Expression.Plus(var left, var right) ->
            new Expression.Plus(replaced(left, name, value), replaced(right, name, value));
        case Expression.Minus(var left, var right) ->
            new Expression.Minus(replaced(left, name, value), replaced(right, name, value));
        case Expression.Times(var left, var right) ->
            new Expression.Times(replaced(left, name, value), replaced(right, name, value));
        case Expression.Applied(var operation, var operands) ->
            new Expression.Applied(
                operation, operands.stream().map(one -> replaced(one, name, value)).toList());
      };
    }

    private static int degree(Expression expression, String name) {
      return switch (expression) {
        case Expression.Constant _ -> 0;
        case Expression.Variable(String other) -> other.equals(name) ? 1 : 0;
        case Expression.Plus(var left, var right) ->
            Math.max(degree(left, name), degree(right, name));
        case Expression.Minus(var left, var right) ->
            Math.max(degree(left, name), degree(right, name));
        case Expression.Times(var left, var right) -> degree(left, name) + degree(right, name);
        case Expression.Applied _ -> expression.names().anyMatch(name::equals) ? 2 : 0;
      };
    }
  }

  /// The equation that leaves the heaps that are named and the two ends of each run. As a run is
  /// even, all its heaps are natural and smaller than the start where its ends are.
  public EquationMove ends() {
    return equation(false);
  }

  /// As [#ends], with the number of heaps of each run behind its ends: what the heaps are follows
  /// from these.
  public EquationMove counted() {
    return equation(true);
  }

  private EquationMove equation(boolean counted) {
    List<List<Expression>> left = new ArrayList<>();
    heaps.forEach(heap -> left.add(List.of(heap)));
    List<Condition> all = new ArrayList<>(conditions);
    for (Run run : runs) {
      left.add(List.of(run.at(run.first)));
      left.add(List.of(run.at(run.last)));
      if (counted) {
        Expression steps = new Expression.Minus(run.last, run.first);
        left.add(List.of(new Expression.Plus(steps, new Expression.Constant(1))));
      }
      all.add(new Condition.Chain(List.of(run.first, run.last), List.of(Relation.AT_MOST)));
    }
    return new EquationMove(List.of(size), List.of(new Alternative(left)), all);
  }
}
