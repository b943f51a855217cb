package org.grundy.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.rules.heap.equation.Equations;
import org.grundy.rules.text.game.line.NumberSetWords;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Expression.Applied;
import org.grundy.rules.tree.EquationMove.Expression.Constant;
import org.grundy.rules.tree.EquationMove.Expression.Minus;
import org.grundy.rules.tree.EquationMove.Expression.Plus;
import org.grundy.rules.tree.EquationMove.Expression.Times;
import org.grundy.rules.tree.EquationMove.Expression.Variable;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// Random equations that shrink the total and leave every variable finitely many values.
public final class RandomEquations {
  /// Equations of one heap N; C is a number from 1 to 4, D one from 2 to 4, S an endless set.
  private static final List<String> HEAP =
      List.of(
          "N -> N / D where N >= C",
          "N -> (N-C) / k where D <= k <= N",
          "N -> N % m where C <= m < N",
          "N -> N - k where k divides N, k < N",
          "N -> N - k where k divides N+C, 1 <= k",
          "N -> k where k divides N, k < N | N - C",
          "N -> N - k where gcd(k,N) = 1, k >= C",
          "N -> N - gcd(N,k) where 1 <= k <= N",
          "N -> N - k where k in S, k >= C",
          "N -> N - k where k in {C..4,7}",
          "N -> N - D^k | N - C",
          "N -> N - k^D where k >= 1",
          "N -> max(N-D,1) where N > 1",
          "N -> N - min(k,D) where C <= k <= N",
          "N -> N - k where bits k in N, k >= 1",
          "N -> N xor k where k <= N, N xor k < N",
          "N -> N - k where 1 <= k <= C | a + b where a + b = N - 1, 1 <= a",
          "N -> N - k where 1 <= k <= 5 except C 6",
          "N -> a + b where a + b = N - C, a <= b except 3",
          "N -> N - k where (k = C) or (k in S, k > D) or (N / k = D), 1 <= k <= N",
          "N -> N - k where not (k in S), not (k = D, N > 6), 1 <= k <= N",
          "N -> N - C where 2^(N % 5) > D",
          "N -> 0 where N >= 1 | a where 1 <= a < N | a + b where 1 <= a < b < N, C divides a");

  /// Equations in which only the first heap A changes.
  private static final List<String> HEAPS =
      List.of(
          "A -> A / D where A >= C",
          "A -> A - k where k divides A, k < A",
          "A -> A - k where k in S, k >= C",
          "A -> A - k where 1 <= k <= C | A - k where k divides A, k >= 1",
          "A -> A - k where (k = C) or (gcd(k,A) = 1, k >= 1), k <= A",
          "A -> A % k where 1 <= k < A",
          "A -> A - k where k >= C except 3");

  /// What a heap with a memory remembers of a move that takes k and a few; N is the heap, M what it
  /// remembered before.
  private static final List<String> REMEMBERED =
      List.of("k", "M", "0", "(M+k)%4", "(M+1)%3", "max(M,k)%5");

  private static final List<String> FORBIDDEN =
      List.of(
          "k != M", "k >= M", "M > 0", "N > 6", "N != 2*k", "k divides M", "(k = M) or (M = 0)");

  private RandomEquations() {}

  private static String pick(Random random, List<String> texts) {
    return texts.get(random.nextInt(texts.size()));
  }

  private static EquationMove filled(Random random, List<String> names, String template) {
    String filled = template.replace("N", names.getFirst());
    for (String letter : List.of("C", "D", "S")) {
      while (filled.contains(letter)) {
        String value =
            switch (letter) {
              case "C" -> Integer.toString(1 + random.nextInt(4));
              case "D" -> Integer.toString(2 + random.nextInt(3));
              default -> NumberSetWords.text(endlessSet(random));
            };
        filled = filled.replaceFirst(letter, value);
      }
    }
    return names.size() == 1 ? Equations.parse(filled) : inFirst(names, filled);
  }

  /// An equation of the first of several heaps, the others of which stay.
  private static EquationMove inFirst(List<String> names, String text) {
    String others = "," + String.join(",", names.subList(1, names.size())) + ")";
    StringBuilder whole = new StringBuilder("(" + String.join(",", names) + ") -> ");
    String[] parts = text.replace("A", names.getFirst()).split(" -> ", 2);
    String separator = "";
    for (String alternative : parts[1].split(" \\| ", -1)) {
      String[] halves = alternative.split(" where ", 2);
      whole.append(separator).append('(').append(halves[0]).append(others);
      whole
          .append(" for ")
          .append(
              halves[1].replace(
                  "except 3", "except " + "(3" + ",1".repeat(names.size() - 1) + ")"));
      separator = " | ";
    }
    return Equations.parse(whole.toString());
  }

  /// A set of numbers without end.
  static NumberSet endlessSet(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> new NumberSet.Primes();
      case 3 ->
          new NumberSet.Recurrence(
              random.nextBoolean() ? List.of(1L, 2L) : List.of(1L, 3L, 4L),
              random.nextBoolean() ? List.of(1L, 1L) : List.of(2L));
      case 4 ->
          new NumberSet.Sums(
              random.nextBoolean() ? List.of(3L, 5L) : List.of(6L, 2L + random.nextInt(5)));
      case 1 -> new NumberSet.Squares();
      case 2 -> new NumberSet.Cubes();
      default -> new NumberSet.Powers(2 + random.nextInt(3));
    };
  }

  /// A move in one heap of size `n`: a few are taken, or what is left is split.
  static EquationMove heap(Random random, String n) {
    if (random.nextBoolean()) {
      return filled(random, List.of(n), pick(random, HEAP));
    }
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
        new Condition.Chain(
            List.of(
                new Plus(new Variable("a"), new Variable("b")),
                new Minus(new Variable(n), new Constant(less))),
            List.of(Relation.EQUAL)));
    conditions.add(
        new Condition.Chain(
            List.of(new Constant(1), new Variable("a"), new Variable("b")),
            List.of(
                Relation.AT_MOST,
                List.of(Relation.LESS, Relation.AT_MOST, Relation.UNEQUAL)
                    .get(random.nextInt(3)))));
    return conditions;
  }

  /// A move in several heaps: the same number, or a multiple of it, is taken from some of them.
  static EquationMove heaps(Random random, List<String> names) {
    if (random.nextInt(3) == 0) {
      return filled(random, names, pick(random, HEAPS));
    }
    if (random.nextInt(6) == 0) {
      return growing(random, names);
    }
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
            ? new Condition.Chain(
                List.of(new Variable("k"), new Constant(1)), List.of(Relation.AT_LEAST))
            : new Condition.Chain(
                List.of(new Constant(0), new Variable("k"), new Constant(5)),
                List.of(Relation.LESS, Relation.AT_MOST));
    return new EquationMove(names, alternatives, List.of(atLeastOne));
  }

  /// A move in a heap with a memory: a few are taken, and the second size, one of finitely many
  /// numbers, says what may be taken next.
  ///
  /// @param names of the heap and of what it remembers
  static EquationMove memory(Random random, List<String> names) {
    String amount = pick(random, List.of("k", "2*k", "k+M%2", "k+1"));
    String left = "(N-(" + amount + ")," + pick(random, REMEMBERED) + ")";
    boolean fixed = random.nextInt(4) == 0;
    String more = fixed ? " + (" + random.nextInt(4) + ",M) | (2,M)" : "";
    String text =
        "(N,M) -> %s%s where 1 <= k <= %d, %s%s"
            .formatted(
                left, more, 1 + random.nextInt(4), pick(random, FORBIDDEN), fixed ? ", N > 9" : "");
    return Equations.parse(text.replace("N", names.getFirst()).replace("M", names.getLast()));
  }

  /// One heap becomes larger, and another smaller by more; once, or k times.
  private static EquationMove growing(Random random, List<String> names) {
    int falling = random.nextInt(names.size());
    int rising = (falling + 1 + random.nextInt(names.size() - 1)) % names.size();
    int more = 1 + random.nextInt(2);
    List<Expression> sizes = new ArrayList<>(names.stream().map(Variable::new).toList());
    sizes.set(
        falling,
        new Minus(sizes.get(falling), times(more + 1 + random.nextInt(2), new Variable("k"))));
    sizes.set(rising, new Plus(sizes.get(rising), times(more, new Variable("k"))));
    Condition few =
        new Condition.Chain(
            List.of(new Constant(1), new Variable("k"), new Constant(random.nextBoolean() ? 1 : 9)),
            List.of(Relation.AT_MOST, Relation.AT_MOST));
    return new EquationMove(names, List.of(new Alternative(List.of(sizes))), List.of(few));
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
    return switch (random.nextInt(6)) {
      case 0 -> new Plus(left, right);
      case 1 -> new Minus(left, right);
      case 2 -> new Times(left, right);
      default -> {
        Operation[] all = Operation.values();
        Operation operation = all[random.nextInt(all.length)];
        boolean three = operation.isFunction() && random.nextBoolean();
        yield new Applied(operation, three ? List.of(left, right, left) : List.of(left, right));
      }
    };
  }

  /// Any condition over the given variables.
  public static Condition condition(Random random, List<String> names, int depth) {
    Expression left = expression(random, names, 2);
    Expression right = expression(random, names, 2);
    return switch (random.nextInt(depth == 0 ? 4 : 6)) {
      case 0 ->
          new Condition.Chain(
              List.of(left, right, left), List.of(relation(random), relation(random)));
      case 1 -> new Condition.Divides(left, right);
      case 2 -> new Condition.Bits(left, right);
      case 3 ->
          new Condition.In(
              left,
              random.nextBoolean()
                  ? endlessSet(random)
                  : new NumberSet.Numbers(List.of(new Take.Range(1, 2), new Take.Range(4, 9))));
      case 4 -> new Condition.Not(conditions(random, names, depth));
      default ->
          new Condition.Or(
              List.of(conditions(random, names, depth), conditions(random, names, depth)));
    };
  }

  private static List<Condition> conditions(Random random, List<String> names, int depth) {
    List<Condition> conditions = new ArrayList<>();
    for (int i = 0; i <= random.nextInt(2); i++) {
      conditions.add(condition(random, names, depth - 1));
    }
    return conditions;
  }

  private static Relation relation(Random random) {
    List<Relation> all = List.of(Relation.values());
    return all.get(random.nextInt(all.size()));
  }

  private static Expression times(int factor, Expression expression) {
    return factor == 1 ? expression : new Times(new Constant(factor), expression);
  }
}
