package org.grundy.rules.tree;

import java.util.List;

/// `move n -> E + E where …` or `move (a,b) -> (E,E) | (E,E) for …`: a heap, or a tuple of heaps,
/// becomes a sum of such, for every choice of natural numbers that meets the conditions and makes
/// every size natural.
///
/// @param variables the names on the left of the arrow, in the order of the board's
/// @param alternatives what may be reached, separated by `|`
/// @param conditions all of which hold
public record EquationMove(
    List<String> variables, List<Alternative> alternatives, List<Condition> conditions)
    implements Rule {
  public EquationMove {
    variables = List.copyOf(variables);
    alternatives = List.copyOf(alternatives);
    conditions = List.copyOf(conditions);
  }

  /// A sum of heaps or of tuples.
  ///
  /// @param sum each element gives the sizes of one component, as many as the board has variables
  public record Alternative(List<List<Expression>> sum) {
    public Alternative {
      sum = sum.stream().map(List::copyOf).toList();
    }
  }

  /// A chain such as `1 <= a < b`.
  ///
  /// @param operands one more than relations
  public record Condition(List<Expression> operands, List<Relation> relations) {
    public Condition {
      operands = List.copyOf(operands);
      relations = List.copyOf(relations);
    }
  }

  /// How two neighbours in a chain compare.
  public enum Relation {
    LESS("<"),
    AT_MOST("<="),
    EQUAL("="),
    UNEQUAL("!="),
    AT_LEAST(">="),
    MORE(">");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    public String sign() {
      return sign;
    }

    /// Whether `left` and `right` compare so.
    public boolean holds(long left, long right) {
      return switch (this) {
        case LESS -> left < right;
        case AT_MOST -> left <= right;
        case EQUAL -> left == right;
        case UNEQUAL -> left != right;
        case AT_LEAST -> left >= right;
        case MORE -> left > right;
      };
    }
  }

  /// An integer expression.
  public sealed interface Expression {
    /// A number from 0.
    record Constant(long value) implements Expression {}

    /// The value of a variable.
    record Variable(String name) implements Expression {}

    /// `left + right`.
    record Plus(Expression left, Expression right) implements Expression {}

    /// `left - right`.
    record Minus(Expression left, Expression right) implements Expression {}

    /// `left * right`.
    record Times(Expression left, Expression right) implements Expression {}
  }
}
