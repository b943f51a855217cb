package org.grundy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Expression.Constant;
import org.grundy.rules.tree.EquationMove.Expression.Minus;
import org.grundy.rules.tree.EquationMove.Expression.Plus;
import org.grundy.rules.tree.EquationMove.Expression.Times;
import org.grundy.rules.tree.EquationMove.Expression.Variable;
import org.grundy.rules.tree.EquationMove.Relation;

/// Random equations that shrink the total and leave every variable finitely many values.
public final class RandomEquations {
  private RandomEquations() {}

  /// A move in one heap of size `n`: a few are taken, or what is left is split.
  static EquationMove heap(Random random, String n) {
    return new EquationMove(
        List.of(n),
        random.nextBoolean() ? taken(random, n) : List.of(split()),
        conditions(random, n));
  }

  private static List<Alternative> taken(Random random, String n) {
    Expression k = times(1 + random.nextInt(2), new Variable("a"));
    List<Alternative> alternatives = new ArrayList<>();
    alternatives.add(new Alternative(List.of(List.of(new Minus(new Variable(n), k)))));
    if (random.nextBoolean()) {
      Expression more = new Plus(new Variable("a"), new Variable("b"));
      alternatives.add(new Alternative(List.of(List.of(new Minus(new Variable(n), more)))));
    }
    return alternatives;
  }

  private static Alternative split() {
    return new Alternative(List.of(List.of(new Variable("a")), List.of(new Variable("b"))));
  }

  /// `a + b = n - c` with `1 <= a`, and now and then more.
  private static List<Condition> conditions(Random random, String n) {
    List<Condition> conditions = new ArrayList<>();
    int less = 1 + random.nextInt(3);
    conditions.add(
        new Condition(
            List.of(
                new Plus(new Variable("a"), new Variable("b")),
                new Minus(new Variable(n), new Constant(less))),
            List.of(Relation.EQUAL)));
    conditions.add(
        new Condition(
            List.of(new Constant(1), new Variable("a"), new Variable("b")),
            List.of(
                Relation.AT_MOST,
                List.of(Relation.LESS, Relation.AT_MOST, Relation.UNEQUAL)
                    .get(random.nextInt(3)))));
    return conditions;
  }

  /// A move in several heaps: the same number, or a multiple of it, is taken from some of them.
  static EquationMove heaps(Random random, List<String> names) {
    List<Alternative> alternatives = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(3); i++) {
      int taken = 1 + random.nextInt((1 << names.size()) - 1);
      List<Expression> sizes = new ArrayList<>();
      for (int j = 0; j < names.size(); j++) {
        Expression size = new Variable(names.get(j));
        sizes.add(
            (taken >> j & 1) == 0
                ? size
                : new Minus(size, times(1 + random.nextInt(2), new Variable("k"))));
      }
      alternatives.add(new Alternative(List.of(sizes)));
    }
    Condition atLeastOne =
        random.nextBoolean()
            ? new Condition(List.of(new Variable("k"), new Constant(1)), List.of(Relation.AT_LEAST))
            : new Condition(
                List.of(new Constant(0), new Variable("k"), new Constant(5)),
                List.of(Relation.LESS, Relation.AT_MOST));
    return new EquationMove(names, alternatives, List.of(atLeastOne));
  }

  /// Any expression over the given variables; no promise about its values.
  public static Expression expression(Random random, List<String> names, int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return random.nextBoolean()
          ? new Constant(random.nextInt(20))
          : new Variable(names.get(random.nextInt(names.size())));
    }
    Expression left = expression(random, names, depth - 1);
    Expression right = expression(random, names, depth - 1);
    return switch (random.nextInt(3)) {
      case 0 -> new Plus(left, right);
      case 1 -> new Minus(left, right);
      default -> new Times(left, right);
    };
  }

  private static Expression times(int factor, Expression expression) {
    return factor == 1 ? expression : new Times(new Constant(factor), expression);
  }
}
