package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.rules.text.game.line.NumberSetWords;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.RunMove;

/// Writes equations with as few parentheses as they need. Signs have blanks around them outside
/// parentheses and none inside.
public final class ExpressionText {
  private final StringBuilder text = new StringBuilder();

  /// The number of parentheses around the text that is being written.
  private int depth;

  private ExpressionText() {}

  /// The text after `move`.
  ///
  /// @param tuple whether the board has several heaps
  static String move(EquationMove move, boolean tuple) {
    String left = String.join(",", move.variables());
    List<Alternative> alternatives = move.alternatives();
    boolean shared =
        alternatives.stream()
            .allMatch(one -> one.conditions().equals(alternatives.getLast().conditions()));
    StringBuilder line = new StringBuilder(tuple ? "(" + left + ")" : left);
    String gap = " -> ";
    for (int i = 0; i < alternatives.size(); i++) {
      line.append(gap).append(of(alternatives.get(i), tuple));
      if (!shared || i == alternatives.size() - 1) {
        line.append(where(alternatives.get(i).conditions(), tuple));
      }
      gap = " | ";
    }
    return line + (move.except().isEmpty() ? "" : " except " + except(move));
  }

  /// The conditions behind a move, with a blank before; empty where there are none.
  ///
  /// @param tuple whether the board has several heaps
  static String where(List<Condition> conditions, boolean tuple) {
    return conditions.isEmpty()
        ? ""
        : (tuple ? " for " : " where ")
            + conditions.stream().map(ExpressionText::of).collect(Collectors.joining(", "));
  }

  private static String except(EquationMove move) {
    return move.except().stream().map(ExpressionText::position).collect(Collectors.joining(" "));
  }

  /// The sizes of one component.
  public static String position(List<Long> sizes) {
    String joined = sizes.stream().map(String::valueOf).collect(Collectors.joining(","));
    return sizes.size() == 1 ? joined : "(" + joined + ")";
  }

  /// A sum of heaps or tuples.
  ///
  /// @param tuple whether the board has several heaps
  public static String of(Alternative alternative, boolean tuple) {
    return alternative.sum().stream()
        .map(sizes -> tuple ? tuple(sizes) : of(sizes.getFirst()))
        .collect(Collectors.joining(" + "));
  }

  private static String tuple(List<Expression> sizes) {
    ExpressionText writer = new ExpressionText();
    writer.open();
    for (int i = 0; i < sizes.size(); i++) {
      if (i > 0) {
        writer.text.append(',');
      }
      writer.sum(sizes.get(i), true);
    }
    writer.close();
    return writer.text.toString();
  }

  /// A number.
  public static String of(Expression size) {
    ExpressionText writer = new ExpressionText();
    writer.sum(size, false);
    return writer.text.toString();
  }

  /// The text after `move`.
  static String move(RunMove move) {
    List<String> heaps = new ArrayList<>();
    boolean single = move.sizes().size() == 1;
    move.heaps().forEach(heap -> heaps.add(single ? of(heap.getFirst()) : tuple(heap)));
    move.runs().forEach(run -> heaps.add(run(run)));
    String conditions =
        move.conditions().stream().map(ExpressionText::of).collect(Collectors.joining(", "));
    return (single ? move.sizes().getFirst() : "(" + String.join(",", move.sizes()) + ")")
        + " -> "
        + String.join(" + ", heaps)
        + (conditions.isEmpty() ? "" : " where " + conditions);
  }

  private static String run(RunMove.Run run) {
    RunMove.Counter first = run.counters().getFirst();
    String counted =
        first.name().isEmpty()
            ? of(first.last()) + " copies"
            : "sum "
                + run.counters().stream()
                    .map(counter ->
                        counter.name().orElseThrow()
                            + " in "
                            + of(counter.first())
                            + ".."
                            + of(counter.last()))
                    .collect(Collectors.joining(", "));
    return counted + (run.butLast() ? " but the last" : "") + " of " + tuple(run.each());
  }

  /// The text after `win` or `lose`.
  static String of(EndCondition end) {
    return "where "
        + end.conditions().stream().map(ExpressionText::of).collect(Collectors.joining(", "));
  }

  /// A condition.
  public static String of(Condition condition) {
    ExpressionText writer = new ExpressionText();
    writer.condition(condition);
    return writer.text.toString();
  }

  private void condition(Condition condition) {
    switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        sum(sides.getFirst(), true);
        for (int i = 0; i < relations.size(); i++) {
          sign(relations.get(i).sign());
          sum(sides.get(i + 1), true);
        }
      }
      case Condition.Divides(Expression divisor, Expression number) -> {
        sum(divisor, true);
        text.append(" divides ");
        sum(number, true);
      }
      case Condition.In(Expression number, NumberSet set) -> {
        sum(number, true);
        text.append(" in ").append(NumberSetWords.text(set));
      }
      case Condition.Bits(Expression part, Expression whole) -> {
        text.append("bits ");
        sum(part, true);
        text.append(" in ");
        sum(whole, true);
      }
      case Condition.Not not -> group(List.of(not));
      case Condition.Or(List<List<Condition>> branches) -> {
        for (int i = 0; i < branches.size(); i++) {
          text.append(i == 0 ? "" : " or ");
          group(branches.get(i));
        }
      }
    }
  }

  /// Conditions in parentheses; where they are a single `not`, those after it.
  private void group(List<Condition> conditions) {
    if (conditions.size() == 1
        && conditions.getFirst() instanceof Condition.Not(List<Condition> inner)) {
      text.append("not ");
      parenthesised(inner);
    } else {
      parenthesised(conditions);
    }
  }

  private void parenthesised(List<Condition> conditions) {
    open();
    for (int i = 0; i < conditions.size(); i++) {
      text.append(i == 0 ? "" : ",");
      condition(conditions.get(i));
    }
    close();
  }

  /// @param plusAdds whether a `+` here adds, and does not separate heaps
  private void sum(Expression expression, boolean plusAdds) {
    if (expression instanceof Expression.Applied(Operation operation, List<Expression> operands)
        && operation == Operation.XOR) {
      sum(operands.getFirst(), plusAdds);
      text.append(" xor ");
      difference(operands.getLast(), plusAdds);
    } else {
      difference(expression, plusAdds);
    }
  }

  private void difference(Expression expression, boolean plusAdds) {
    switch (expression) {
      case Expression.Plus plus when plusAdds -> {
        difference(plus.left(), true);
        sign("+");
        product(plus.right());
      }
      case Expression.Minus minus -> {
        difference(minus.left(), plusAdds);
        sign("-");
        product(minus.right());
      }
      default -> product(expression);
    }
  }

  private void product(Expression expression) {
    switch (expression) {
      case Expression.Times times -> {
        product(times.left());
        text.append('*');
        power(times.right());
      }
      case Expression.Applied(Operation operation, List<Expression> operands)
          when operation == Operation.QUOTIENT || operation == Operation.REMAINDER -> {
        product(operands.getFirst());
        sign(operation.word());
        power(operands.getLast());
      }
      default -> power(expression);
    }
  }

  private void power(Expression expression) {
    if (expression instanceof Expression.Applied(Operation operation, List<Expression> operands)
        && operation == Operation.POWER) {
      factor(operands.getFirst());
      text.append('^');
      power(operands.getLast());
    } else {
      factor(expression);
    }
  }

  private void factor(Expression expression) {
    switch (expression) {
      case Expression.Constant constant -> text.append(constant.value());
      case Expression.Variable variable -> text.append(variable.name());
      case Expression.Applied(Operation operation, List<Expression> operands)
          when operation.isFunction() -> {
        text.append(operation.word());
        open();
        for (int i = 0; i < operands.size(); i++) {
          text.append(i == 0 ? "" : ",");
          sum(operands.get(i), true);
        }
        close();
      }
      case Expression.Plus _, Expression.Minus _, Expression.Times _, Expression.Applied _ -> {
        open();
        sum(expression, true);
        close();
      }
    }
  }

  private void sign(String sign) {
    if (depth == 0) {
      text.append(' ').append(sign).append(' ');
    } else {
      text.append(sign);
    }
  }

  private void open() {
    text.append('(');
    depth++;
  }

  private void close() {
    text.append(')');
    depth--;
  }
}
