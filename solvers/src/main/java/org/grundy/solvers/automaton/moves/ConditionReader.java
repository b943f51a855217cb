package org.grundy.solvers.automaton.moves;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.LinearSum;

/// Conditions as automata. Each name of a rule stands for a sum over tracks.
///
/// An expression is a list of cases: in each it is a sum, under a condition, which may speak of
/// numbers on tracks of its own. Where a number does not exist there is no case; so a condition and
/// its opposite are two automata, neither of which holds there.
final class ConditionReader {
  private static final int MOST_CASES = 64;

  private final AutomatonAlgebra algebra;
  private final Map<String, LinearSum> names = new HashMap<>();
  private int tracks;

  /// @param tracks the tracks below are those of others
  ConditionReader(AutomatonAlgebra algebra, int tracks) {
    this.algebra = algebra;
    this.tracks = tracks;
  }

  /// A new track.
  int fresh() {
    return tracks++;
  }

  void bind(String name, LinearSum sum) {
    names.put(name, sum);
  }

  boolean isBound(String name) {
    return names.containsKey(name);
  }

  /// A case of an expression.
  ///
  /// @param when under which conditions, all of them
  /// @param own the tracks that only this case speaks of
  private record Case(List<Automaton> when, List<Integer> own, LinearSum sum) {
    Case(LinearSum sum) {
      this(List.of(), List.of(), sum);
    }

    Case with(LinearSum other) {
      return new Case(when, own, other);
    }

    Case and(Automaton condition) {
      List<Automaton> all = new ArrayList<>(when);
      all.add(condition);
      return new Case(all, own, sum);
    }

    Case owning(int track) {
      List<Integer> all = new ArrayList<>(own);
      all.add(track);
      return new Case(when, all, sum);
    }

    /// Both cases, with another sum.
    Case joined(Case other, LinearSum of) {
      List<Automaton> all = new ArrayList<>(when);
      all.addAll(other.when);
      List<Integer> tracks = new ArrayList<>(own);
      tracks.addAll(other.own);
      return new Case(all, tracks, of);
    }
  }

  /// A condition holds, or surely does not.
  Automaton read(Condition condition, boolean holds) {
    return switch (condition) {
      case Condition.Chain(var sides, var relations) -> {
        List<Automaton> pairs = new ArrayList<>();
        for (int i = 0; i < relations.size(); i++) {
          Relation relation = holds ? relations.get(i) : relations.get(i).opposite();
          pairs.add(compare(sides.get(i), relation, sides.get(i + 1)));
        }
        yield holds ? algebra.and(pairs) : algebra.or(pairs);
      }
      case Condition.Divides(var divisor, var number) ->
          compare(
              new Expression.Applied(Operation.REMAINDER, List.of(number, divisor)),
              holds ? Relation.EQUAL : Relation.UNEQUAL,
              new Expression.Constant(0));
      case Condition.In(var number, NumberSet.Numbers(var ranges)) ->
          isIn(number, Take.merged(ranges), holds);
      case Condition.In(var _, var set) ->
          throw new NotLinearException("a condition asks for %s".formatted(word(set)));
      case Condition.Bits(var part, var whole) -> bits(part, whole, holds);
      case Condition.Not(var conditions) -> {
        List<Automaton> parts = conditions.stream().map(one -> read(one, !holds)).toList();
        yield holds ? algebra.or(parts) : algebra.and(parts);
      }
      case Condition.Or(var branches) -> {
        List<Automaton> parts =
            branches.stream()
                .map(branch -> {
                  List<Automaton> each = branch.stream().map(one -> read(one, holds)).toList();
                  return holds ? algebra.and(each) : algebra.or(each);
                })
                .toList();
        yield holds ? algebra.or(parts) : algebra.and(parts);
      }
    };
  }

  private static String word(NumberSet set) {
    return switch (set) {
      case NumberSet.Primes _ -> "primes";
      case NumberSet.Squares _ -> "squares";
      case NumberSet.Cubes _ -> "cubes";
      case NumberSet.Powers _ -> "powers";
      case NumberSet.Recurrence _ -> "recurrences";
      case NumberSet.Sums _ -> "sums";
      case NumberSet.Numbers _ -> "numbers";
    };
  }

  private Automaton isIn(Expression number, List<Take.Range> ranges, boolean holds) {
    List<Automaton> parts = new ArrayList<>();
    for (Take.Range range : ranges) {
      Condition within =
          new Condition.Chain(
              List.of(
                  new Expression.Constant(range.fromCount()),
                  number,
                  new Expression.Constant(range.toCount() - 1)),
              List.of(Relation.AT_MOST, Relation.AT_MOST));
      parts.add(read(within, holds));
    }
    return holds ? algebra.or(parts) : algebra.and(parts);
  }

  private Automaton bits(Expression part, Expression whole, boolean holds) {
    requireBits("bits");
    List<Automaton> found = new ArrayList<>();
    for (Case inner : natural(part)) {
      for (Case outer : natural(whole)) {
        int a = inner.sum.coefficients().firstKey();
        int b = outer.sum.coefficients().firstKey();
        Automaton within =
            a == b
                ? algebra.everyPlace(new int[] {a}, _ -> true)
                : algebra.everyPlace(
                    new int[] {Math.min(a, b), Math.max(a, b)},
                    letter -> {
                      int digitOfA = digit(letter, a < b ? 0 : 1);
                      return (digitOfA & ~digit(letter, a < b ? 1 : 0)) == 0;
                    });
        Automaton so = holds ? within : algebra.and(within.not(), algebra.valid(within.tracks()));
        found.add(hidden(inner.joined(outer, LinearSum.ZERO).and(so)));
      }
    }
    return algebra.or(found);
  }

  private int digit(int letter, int place) {
    return letter
        / Math.powExact(algebra.numeration().radix(), place)
        % algebra.numeration().radix();
  }

  private void requireBits(String word) {
    int base = algebra.numeration().ofBase().orElse(0);
    if (base < 2 || Integer.bitCount(base) > 1) {
      throw new NotLinearException(
          "`%s` is no condition on digits in %s".formatted(word, algebra.numeration().text()));
    }
  }

  /// Two expressions compare so.
  Automaton compare(Expression left, Relation relation, Expression right) {
    List<Automaton> found = new ArrayList<>();
    for (Case a : cases(left)) {
      for (Case b : cases(right)) {
        LinearSum difference = a.sum.plus(b.sum, -1);
        found.add(hidden(a.joined(b, difference).and(algebra.compare(difference, relation))));
      }
    }
    return algebra.or(found);
  }

  /// All that a case says, for some numbers on its own tracks.
  private Automaton hidden(Case one) {
    Automaton all = algebra.and(one.when);
    for (int track : one.own) {
      all = algebra.exists(all, track);
    }
    return all;
  }

  /// The sum that an expression is; empty where it is one only in some cases.
  Optional<LinearSum> plain(Expression expression) {
    List<Case> cases = cases(expression);
    return cases.size() == 1 && cases.getFirst().when.isEmpty()
        ? Optional.of(cases.getFirst().sum)
        : Optional.empty();
  }

  /// Conditions that hold together, one automaton each.
  List<Automaton> conjuncts(List<Condition> conditions) {
    return conditions.stream().map(one -> read(one, true)).toList();
  }

  /// All of some conditions hold, for some numbers on the tracks from `from` on. A track is hidden
  /// as soon as the conditions that speak of it are one.
  Automaton hideAbove(int from, List<Automaton> conditions) {
    List<Automaton> open = new ArrayList<>(conditions);
    for (int track = tracks - 1; track >= from; track--) {
      int hidden = track;
      List<Automaton> about =
          open.stream().filter(one -> Arrays.binarySearch(one.tracks(), hidden) >= 0).toList();
      open.removeAll(about);
      if (!about.isEmpty()) {
        open.add(algebra.exists(algebra.and(about), track));
      }
    }
    return algebra.and(open);
  }

  private List<Case> cases(Expression expression) {
    List<Case> cases =
        switch (expression) {
          case Expression.Constant(long value) -> List.of(new Case(LinearSum.constant(value)));
          case Expression.Variable(String name) -> List.of(new Case(sumOf(name)));
          case Expression.Plus(var left, var right) -> sums(left, right, 1);
          case Expression.Minus(var left, var right) -> sums(left, right, -1);
          case Expression.Times(var left, var right) -> products(left, right);
          case Expression.Applied(var operation, var operands) -> applied(operation, operands);
        };
    if (cases.size() > MOST_CASES) {
      throw new NotLinearException("more than %d cases".formatted(MOST_CASES));
    }
    return cases;
  }

  /// The sum that a name stands for; a name that is new, for a number on a track of its own.
  LinearSum sumOf(String name) {
    return names.computeIfAbsent(name, _ -> LinearSum.track(fresh()));
  }

  private List<Case> sums(Expression left, Expression right, int sign) {
    List<Case> cases = new ArrayList<>();
    for (Case a : cases(left)) {
      for (Case b : cases(right)) {
        cases.add(a.joined(b, a.sum.plus(b.sum, sign)));
      }
    }
    return cases;
  }

  private List<Case> products(Expression left, Expression right) {
    List<Case> cases = new ArrayList<>();
    for (Case a : cases(left)) {
      for (Case b : cases(right)) {
        if (a.sum.isConstant()) {
          cases.add(a.joined(b, b.sum.times(a.sum.constant())));
        } else if (b.sum.isConstant()) {
          cases.add(a.joined(b, a.sum.times(b.sum.constant())));
        } else {
          throw new NotLinearException("two numbers that vary are multiplied");
        }
      }
    }
    return cases;
  }

  private List<Case> applied(Operation operation, List<Expression> operands) {
    return switch (operation) {
      case QUOTIENT, REMAINDER -> divided(operation, operands);
      case MIN, MAX -> extremes(operation == Operation.MIN, operands);
      case XOR -> xor(operands);
      case POWER, GCD -> constants(operation, operands);
    };
  }

  private List<Case> divided(Operation operation, List<Expression> operands) {
    List<Case> found = new ArrayList<>();
    for (Case divisor : cases(operands.get(1))) {
      if (!divisor.sum.isConstant()) {
        throw new NotLinearException("a number is divided by one that varies");
      }
      long by = divisor.sum.constant();
      if (by < 1) {
        continue;
      }
      for (Case number : cases(operands.get(0))) {
        for (int sign : new int[] {1, -1}) {
          found.add(divided(number.joined(divisor, number.sum), by, sign, operation));
        }
      }
    }
    return found;
  }

  /// A number divided, where the quotient is from 0, or below.
  private Case divided(Case number, long by, int sign, Operation operation) {
    int track = fresh();
    LinearSum quotient = LinearSum.ZERO.plus(track, sign);
    LinearSum rest = number.sum.plus(quotient, Math.negateExact(by));
    Case one =
        number
            .owning(track)
            .and(algebra.compare(rest, Relation.AT_LEAST))
            .and(algebra.compare(rest.minus(by), Relation.LESS));
    Case signed = sign > 0 ? one : one.and(algebra.compare(LinearSum.track(track), Relation.MORE));
    return signed.with(operation == Operation.QUOTIENT ? quotient : rest);
  }

  private List<Case> extremes(boolean least, List<Expression> operands) {
    List<Case> found = cases(operands.getFirst());
    for (Expression operand : operands.subList(1, operands.size())) {
      List<Case> next = new ArrayList<>();
      for (Case a : found) {
        for (Case b : cases(operand)) {
          LinearSum difference = a.sum.plus(b.sum, -1);
          next.add(
              a.joined(b, a.sum)
                  .and(algebra.compare(difference, least ? Relation.AT_MOST : Relation.AT_LEAST)));
          next.add(
              a.joined(b, b.sum)
                  .and(algebra.compare(difference, least ? Relation.MORE : Relation.LESS)));
        }
      }
      found = next;
    }
    return found;
  }

  private List<Case> xor(List<Expression> operands) {
    requireBits("xor");
    List<Case> found = new ArrayList<>();
    for (Case a : natural(operands.get(0))) {
      for (Case b : natural(operands.get(1))) {
        int[] tracks = {a.sum.coefficients().firstKey(), b.sum.coefficients().firstKey(), fresh()};
        int[] sorted = IntStream.of(tracks).distinct().sorted().toArray();
        Automaton xor =
            algebra.everyPlace(
                sorted,
                letter ->
                    IntStream.of(tracks)
                            .map(track -> digit(letter, Arrays.binarySearch(sorted, track)))
                            .reduce(0, (x, y) -> x ^ y)
                        == 0);
        found.add(a.joined(b, LinearSum.track(tracks[2])).owning(tracks[2]).and(xor));
      }
    }
    return found;
  }

  /// The cases in which an expression is a natural number, each as the number on a track.
  private List<Case> natural(Expression expression) {
    return cases(expression).stream()
        .map(one -> {
          if (one.sum.isTrack()) {
            return one;
          }
          int track = fresh();
          LinearSum difference = one.sum.plus(track, -1);
          return one.owning(track)
              .and(algebra.compare(difference, Relation.EQUAL))
              .with(LinearSum.track(track));
        })
        .toList();
  }

  private List<Case> constants(Operation operation, List<Expression> operands) {
    List<List<Case>> all = operands.stream().map(this::cases).toList();
    if (!all.stream().allMatch(one -> one.size() == 1 && one.getFirst().sum.isConstant())) {
      throw new NotLinearException(
          operation == Operation.GCD
              ? "a greatest common divisor of numbers that vary"
              : "a power of numbers that vary");
    }
    long[] numbers = all.stream().mapToLong(one -> one.getFirst().sum.constant()).toArray();
    try {
      return operation.exists(numbers)
          ? List.of(new Case(LinearSum.constant(operation.of(numbers))))
          : List.of();
    } catch (ArithmeticException tooLarge) {
      throw new NotLinearException("a number of more than 63 bits");
    }
  }
}
