package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// A reader of equations for tests: `n -> a + b where a + b = n, 1 <= a < b`, where a sum of heaps
/// is separated by ` + `, the terms of one size by `+` without blanks.
public final class Equations {
  private static final Pattern TOKEN = Pattern.compile("[a-z]+|\\d+|[-+*()]");
  private static final Pattern RELATION = Pattern.compile("<=|>=|!=|<|>|=");

  private final Matcher matcher;
  private String token = "";

  private Equations(String text) {
    this.matcher = TOKEN.matcher(text);
    next();
  }

  public static EquationMove parse(String text) {
    String[] sides = text.split(" -> ", -1);
    String[] right = sides[1].split(" where ", -1);
    List<Condition> conditions = new ArrayList<>();
    if (right.length > 1) {
      Arrays.stream(right[1].split(",", -1)).map(Equations::condition).forEach(conditions::add);
    }
    List<Alternative> alternatives =
        Arrays.stream(right[0].split(" \\| ", -1)).map(Equations::alternative).toList();
    return new EquationMove(tuple(sides[0]), alternatives, conditions);
  }

  private static List<String> tuple(String text) {
    String inner = text.strip();
    if (inner.contains(",")) {
      inner = inner.substring(1, inner.length() - 1);
    }
    return Arrays.stream(inner.split(",", -1)).map(String::strip).toList();
  }

  private static Alternative alternative(String text) {
    return new Alternative(
        Arrays.stream(text.split(" \\+ ", -1))
            .map(part -> tuple(part).stream().map(Equations::expression).toList())
            .toList());
  }

  private static Condition condition(String text) {
    List<Relation> relations = new ArrayList<>();
    Matcher matcher = RELATION.matcher(text);
    while (matcher.find()) {
      String sign = matcher.group();
      relations.add(
          Arrays.stream(Relation.values())
              .filter(relation -> relation.sign().equals(sign))
              .findFirst()
              .orElseThrow());
    }
    List<Expression> operands = RELATION.splitAsStream(text).map(Equations::expression).toList();
    return new Condition(operands, relations);
  }

  private static Expression expression(String text) {
    return new Equations(text).sum();
  }

  private void next() {
    token = matcher.find() ? matcher.group() : "";
  }

  private Expression sum() {
    Expression left = product();
    while (token.equals("+") || token.equals("-")) {
      boolean plus = token.equals("+");
      next();
      Expression right = product();
      left = plus ? new Expression.Plus(left, right) : new Expression.Minus(left, right);
    }
    return left;
  }

  private Expression product() {
    Expression left = factor();
    while (token.equals("*")) {
      next();
      left = new Expression.Times(left, factor());
    }
    return left;
  }

  private Expression factor() {
    String start = token;
    next();
    if (start.equals("(")) {
      Expression inner = sum();
      next();
      return inner;
    }
    return Character.isDigit(start.charAt(0))
        ? new Expression.Constant(Long.parseLong(start))
        : new Expression.Variable(start);
  }
}
