package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.HeapPosition;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;

/// Heap games for tests, and their values by plain recursion.
final class HeapGames {
  private HeapGames() {}

  static GameRules rules(Rule... lines) {
    return new GameRules(
        "a game of heaps",
        new Board.Heap("n"),
        List.of(),
        List.of(lines),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  static GameRules code(String code) {
    return rules(new HeapCode(code));
  }

  static Take take(long... counts) {
    List<Take.Range> ranges = new ArrayList<>();
    for (long count : counts) {
      ranges.add(new Take.Range(count, count + 1));
    }
    return new Take(ranges);
  }

  /// `move n -> a + b where a + b = n, 1 <= a < b`.
  static EquationMove grundysGame() {
    return equation(
        List.of(variable("a"), variable("b")),
        new Condition.Chain(
            List.of(new Expression.Plus(variable("a"), variable("b")), variable("n")),
            List.of(Relation.EQUAL)),
        new Condition.Chain(
            List.of(new Expression.Constant(1), variable("a"), variable("b")),
            List.of(Relation.AT_MOST, Relation.LESS)));
  }

  /// `move n -> n - k where 1 <= k, k + k <= n`.
  static EquationMove takeAtMostHalf() {
    return equation(
        List.of(new Expression.Minus(variable("n"), variable("k"))),
        new Condition.Chain(
            List.of(new Expression.Constant(1), variable("k")), List.of(Relation.AT_MOST)),
        new Condition.Chain(
            List.of(new Expression.Plus(variable("k"), variable("k")), variable("n")),
            List.of(Relation.AT_MOST)));
  }

  /// `move n -> n - k*k where k >= 1`.
  static EquationMove subtractASquare() {
    return equation(
        List.of(
            new Expression.Minus(
                variable("n"), new Expression.Times(variable("k"), variable("k")))),
        new Condition.Chain(
            List.of(variable("k"), new Expression.Constant(1)), List.of(Relation.AT_LEAST)));
  }

  private static EquationMove equation(List<Expression> parts, Condition... conditions) {
    return new EquationMove(
        List.of("n"),
        List.of(new Alternative(parts.stream().map(List::of).toList())),
        List.of(conditions));
  }

  private static Expression variable(String name) {
    return new Expression.Variable(name);
  }

  /// The values of all heaps up to `toN` by the mex of what a ruleset's options are worth.
  static int[] plainValues(Ruleset<HeapPosition> ruleset, int toN) {
    int[] values = new int[toN];
    for (int n = 0; n < toN; n++) {
      Set<Integer> seen = new HashSet<>();
      ruleset.options(
          new HeapPosition(n),
          option ->
              seen.add(
                  option.sum().stream()
                      .mapToInt(part -> values[(int) part.size()])
                      .reduce(0, (a, b) -> a ^ b)));
      values[n] = mex(seen);
    }
    return values;
  }

  /// The values of a code up to `toN`, straight from the meaning of its digits.
  static int[] plainValues(int[] digits, int toN) {
    int[] values = new int[toN];
    for (int n = 0; n < toN; n++) {
      Set<Integer> seen = new HashSet<>();
      for (int k = 0; k < digits.length && k <= n; k++) {
        for (int j = 0; j < 5; j++) {
          if ((digits[k] >> j & 1) != 0) {
            leave(values, n - k, j, 1, 0, seen);
          }
        }
      }
      values[n] = mex(seen);
    }
    return values;
  }

  private static void leave(
      int[] values, int total, int heaps, int least, int sum, Set<Integer> seen) {
    if (heaps == 0) {
      if (total == 0) {
        seen.add(sum);
      }
      return;
    }
    for (int part = heaps == 1 ? Math.max(total, least) : least; part * heaps <= total; part++) {
      leave(values, total - part, heaps - 1, part, sum ^ values[part], seen);
    }
  }

  private static int mex(Set<Integer> seen) {
    int mex = 0;
    while (seen.contains(mex)) {
      mex++;
    }
    return mex;
  }
}
