package org.grundy.rules.text.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.grundy.rules.tree.EndCondition;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.RunMove;

/// Writes equations with as few parentheses as they need. Signs have blanks around them outside
/// parentheses and none inside.
public final class ExpressionText {
  private final StringBuilder text = new StringBuilder();

  /// How deep in parentheses the text is that is being written.
  private int depth;

  private ExpressionText() {}

  /// What follows `move`.
  ///
  /// @param tuple whether the board has several heaps
  static String move(EquationMove move, boolean tuple) {
    String left = String.join(",", move.variables());
    String conditions =
        move.conditions().stream().map(ExpressionText::of).collect(Collectors.joining(", "));
    return (tuple ? "(" + left + ")" : left)
        + " -> "
        + move.alternatives().stream()
            .map(alternative -> of(alternative, tuple))
            .collect(Collectors.joining(" | "))
        + (conditions.isEmpty() ? "" : (tuple ? " for " : " where ") + conditions);
  }

  /// A sum of heaps or tuples.
  ///
  /// @param tuple whether the board has several heaps
  public static String of(Alternative alternative, boolean tuple) {
    return alternative.sum().stream()
        .map(sizes -> tuple ? tuple(sizes) : heap(sizes.getFirst()))
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

  private static String heap(Expression size) {
    ExpressionText writer = new ExpressionText();
    writer.sum(size, false);
    return writer.text.toString();
  }

  /// What follows `move`.
  static String move(RunMove move) {
    List<String> heaps = new ArrayList<>();
    move.heaps().forEach(heap -> heaps.add(heap(heap)));
    move.runs().forEach(run -> heaps.add(run(run)));
    String conditions =
        move.conditions().stream().map(ExpressionText::of).collect(Collectors.joining(", "));
    return move.size()
        + " -> "
        + String.join(" + ", heaps)
        + (conditions.isEmpty() ? "" : " where " + conditions);
  }

  private static String run(RunMove.Run run) {
    return run.variable()
            .map(name -> "sum " + name + " in " + heap(run.first()) + ".." + heap(run.last()))
            .orElseGet(() -> heap(run.last()) + " copies")
        + " of "
        + tuple(List.of(run.each()));
  }

  /// What follows `win` or `lose`.
  static String of(EndCondition end) {
    return "where "
        + end.conditions().stream().map(ExpressionText::of).collect(Collectors.joining(", "));
  }

  /// A chain of comparisons.
  public static String of(Condition condition) {
    ExpressionText writer = new ExpressionText();
    writer.sum(condition.operands().getFirst(), true);
    for (int i = 0; i < condition.relations().size(); i++) {
      writer.text.append(' ').append(condition.relations().get(i).sign()).append(' ');
      writer.sum(condition.operands().get(i + 1), true);
    }
    return writer.text.toString();
  }

  /// @param plusAdds whether a `+` here adds, and does not separate heaps
  private void sum(Expression expression, boolean plusAdds) {
    switch (expression) {
      case Expression.Plus plus when plusAdds -> {
        sum(plus.left(), true);
        sign('+');
        product(plus.right());
      }
      case Expression.Minus minus -> {
        sum(minus.left(), plusAdds);
        sign('-');
        product(minus.right());
      }
      case Expression.Plus _, Expression.Times _, Expression.Constant _, Expression.Variable _ ->
          product(expression);
    }
  }

  private void product(Expression expression) {
    if (expression instanceof Expression.Times times) {
      product(times.left());
      text.append('*');
      factor(times.right());
    } else {
      factor(expression);
    }
  }

  private void factor(Expression expression) {
    switch (expression) {
      case Expression.Constant constant -> text.append(constant.value());
      case Expression.Variable variable -> text.append(variable.name());
      case Expression.Plus _, Expression.Minus _, Expression.Times _ -> {
        open();
        sum(expression, true);
        close();
      }
    }
  }

  private void sign(char sign) {
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
