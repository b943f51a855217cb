package org.grundy.checker.automaton;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.core.certificate.CertifiedNumeration;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// Reads one machine from conditions and results of the rules.
///
/// A number that is no linear sum is written on tracks of its own, which are bound by a condition
/// that exactly one choice of digits meets: a quotient by `0 <= x - c·t < c`, a number below 0 by
/// two tracks of which one is 0. So it makes no difference how deep below `not` it is used.
final class MachineReader {
  private static final int MOST_TRACKS = 40;
  private static final int MOST_CASES = 64;
  private static final int MOST_BITS = 16;

  private final CertifiedNumeration numeration;
  private final List<LinearSum> sums = new ArrayList<>();
  private final List<List<Integer>> xors = new ArrayList<>();
  private final List<Formula> bound = new ArrayList<>();
  private final Map<LinearSum, Integer> naturals = new HashMap<>();
  private final int sizes;
  private int tracks;

  /// The numbers that a name stands for, by the part of the position that it is read for.
  private Map<String, Integer> scope = new HashMap<>();

  /// A number that is one of several sums, by cases of which exactly one holds.
  ///
  /// @param exists where it does
  private record Meant(List<Case> cases, Formula exists) {
    static Meant of(LinearSum sum) {
      return new Meant(List.of(new Case(Formula.ALWAYS, sum)), Formula.ALWAYS);
    }

    boolean isConstant() {
      return cases.size() == 1
          && exists.equals(Formula.ALWAYS)
          && cases.getFirst().sum.isConstant();
    }

    BigInteger constant() {
      return cases.getFirst().sum.constant();
    }
  }

  private record Case(Formula when, LinearSum sum) {}

  MachineReader(CertifiedNumeration numeration, int sizes) {
    this.numeration = numeration;
    this.sizes = sizes;
    this.tracks = sizes;
  }

  /// Begins to read for a part of the position: names stand for these sizes, and other names for
  /// numbers that were not named before.
  ///
  /// @param places which sizes the names are
  MachineReader about(List<String> names, List<Integer> places) {
    scope = new HashMap<>();
    for (int i = 0; i < names.size(); i++) {
      scope.put(names.get(i), places.get(i));
    }
    return this;
  }

  /// The machine of all that was required.
  ///
  /// @throws UncheckableException if that takes too many numbers
  Machine machine(Machine.Kind kind, List<Integer> option) {
    if (tracks > MOST_TRACKS) {
      throw new UncheckableException("a line is about more than %d numbers".formatted(MOST_TRACKS));
    }
    return Elimination.of(new Machine(kind, tracks, option, sums, xors, Formula.all(bound)), sizes);
  }

  void require(List<Condition> conditions) {
    conditions.forEach(condition -> bound.add(formula(condition)));
  }

  /// Requires that two numbers compare, each the number of a track, or 0 where there is none.
  void require(LinearSum left, Relation relation, LinearSum right) {
    bound.add(compared(left, relation, right));
  }

  /// Requires what an alternative of one component does.
  ///
  /// @return the tracks of the sizes that it leaves
  List<Integer> result(Alternative alternative, Set<List<Long>> except) {
    if (alternative.sum().size() != 1) {
      throw new UncheckableException("a move leaves several components");
    }
    List<Integer> left = new ArrayList<>();
    for (Expression size : alternative.sum().getFirst()) {
      left.add(natural(number(size)));
    }
    require(alternative.conditions());
    for (List<Long> sizes : except) {
      bound.add(
          Formula.any(
              IntStream.range(0, left.size())
                  .mapToObj(i ->
                      compared(
                          LinearSum.ofTrack(left.get(i)),
                          Relation.UNEQUAL,
                          LinearSum.of(BigInteger.valueOf(sizes.get(i)))))
                  .toList()));
    }
    return left;
  }

  /// The track of a number that exists and is at least 0, as is required.
  private int natural(Meant number) {
    bound.add(number.exists);
    LinearSum only = number.cases.getFirst().sum;
    if (number.cases.size() == 1 && only.track().isPresent()) {
      return only.track().getAsInt();
    }
    int track = tracks++;
    bound.add(
        Formula.any(
            number.cases.stream()
                .map(one ->
                    Formula.all(
                        one.when, compared(one.sum, Relation.EQUAL, LinearSum.ofTrack(track))))
                .toList()));
    return track;
  }

  private Formula compared(LinearSum left, Relation relation, LinearSum right) {
    LinearSum difference = left.minus(right);
    if (difference.isConstant()) {
      return relation.holds(difference.constant().signum(), 0) ? Formula.ALWAYS : Formula.NEVER;
    }
    int index = sums.indexOf(difference);
    if (index < 0) {
      index = sums.size();
      sums.add(difference);
    }
    return new Formula.Compared(index, relation);
  }

  private Formula compared(Meant left, Relation relation, Meant right) {
    List<Formula> cases = new ArrayList<>();
    for (Case one : left.cases) {
      for (Case other : right.cases) {
        cases.add(Formula.all(one.when, other.when, compared(one.sum, relation, other.sum)));
      }
    }
    return Formula.where(Formula.all(left.exists, right.exists), Formula.any(cases));
  }

  private Formula formula(Condition condition) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        List<Meant> numbers = sides.stream().map(this::number).toList();
        yield Formula.all(
            IntStream.range(0, relations.size())
                .mapToObj(i -> compared(numbers.get(i), relations.get(i), numbers.get(i + 1)))
                .toList());
      }
      case Condition.Divides(Expression divisor, Expression number) ->
          compared(
              applied(Operation.REMAINDER, List.of(number(number), number(divisor))),
              Relation.EQUAL,
              constant(0));
      case Condition.In(Expression number, NumberSet set) -> in(number(number), set);
      case Condition.Bits(Expression part, Expression whole) -> bits(number(part), number(whole));
      case Condition.Not(List<Condition> conditions) -> new Formula.Not(all(conditions));
      case Condition.Or(List<List<Condition>> branches) ->
          Formula.any(branches.stream().map(this::all).toList());
    };
  }

  private Formula all(List<Condition> conditions) {
    return Formula.all(conditions.stream().map(this::formula).toList());
  }

  private Formula in(Meant number, NumberSet set) {
    if (!(set instanceof NumberSet.Numbers(List<Take.Range> ranges))) {
      throw new UncheckableException("a number is in a set that no automaton here knows");
    }
    return Formula.any(
        Take.merged(ranges).stream()
            .<Formula>map(range ->
                Formula.all(
                    compared(number, Relation.AT_LEAST, constant(range.fromCount())),
                    range.toCount() == Long.MAX_VALUE
                        ? Formula.ALWAYS
                        : compared(number, Relation.LESS, constant(range.toCount()))))
            .toList());
  }

  /// Bits of one number are bits of another if their nim-sum is the difference.
  private Formula bits(Meant part, Meant whole) {
    Meant nimSum = xor(part, whole);
    return compared(nimSum, Relation.EQUAL, sum(whole, part, -1));
  }

  private static Meant constant(long value) {
    return Meant.of(LinearSum.of(BigInteger.valueOf(value)));
  }

  private Meant number(Expression expression) {
    return switch (expression) {
      case Expression.Constant(long value) -> constant(value);
      case Expression.Variable(String name) ->
          Meant.of(LinearSum.ofTrack(scope.computeIfAbsent(name, _ -> tracks++)));
      case Expression.Plus(Expression left, Expression right) ->
          sum(number(left), number(right), 1);
      case Expression.Minus(Expression left, Expression right) ->
          sum(number(left), number(right), -1);
      case Expression.Times(Expression left, Expression right) ->
          product(number(left), number(right));
      case Expression.Applied(Operation operation, List<Expression> operands) ->
          applied(operation, operands.stream().map(this::number).toList());
    };
  }

  private static Meant sum(Meant left, Meant right, long times) {
    List<Case> cases = new ArrayList<>();
    for (Case one : left.cases) {
      for (Case other : right.cases) {
        cases.add(new Case(Formula.all(one.when, other.when), one.sum.plus(other.sum, times)));
      }
    }
    return new Meant(few(cases), Formula.all(left.exists, right.exists));
  }

  private static List<Case> few(List<Case> cases) {
    if (cases.size() > MOST_CASES) {
      throw new UncheckableException("a number has more than %d cases".formatted(MOST_CASES));
    }
    return cases;
  }

  private static Meant product(Meant left, Meant right) {
    if (right.isConstant()) {
      return times(left, right.constant());
    }
    if (left.isConstant()) {
      return times(right, left.constant());
    }
    throw new UncheckableException("two numbers that are chosen are multiplied");
  }

  private static Meant times(Meant number, BigInteger factor) {
    List<Case> cases = new ArrayList<>();
    for (Case one : number.cases) {
      LinearSum sum =
          one.sum.isConstant()
              ? LinearSum.of(one.sum.constant().multiply(factor))
              : one.sum.times(small(factor));
      cases.add(new Case(one.when, sum));
    }
    return new Meant(cases, number.exists);
  }

  private static long small(BigInteger factor) {
    if (factor.bitLength() > MOST_BITS) {
      throw new UncheckableException("a number is multiplied or divided by " + factor);
    }
    return factor.longValue();
  }

  private Meant applied(Operation operation, List<Meant> operands) {
    if (operands.stream().allMatch(Meant::isConstant)) {
      return constant(operation, operands.stream().map(Meant::constant).toList());
    }
    return switch (operation) {
      case QUOTIENT, REMAINDER -> divided(operation, operands.getFirst(), operands.getLast());
      case XOR -> xor(operands.getFirst(), operands.getLast());
      case MIN -> extreme(operands, Relation.AT_MOST, Relation.LESS);
      case MAX -> extreme(operands, Relation.AT_LEAST, Relation.MORE);
      case POWER, GCD ->
          throw new UncheckableException(
              "`" + operation.word() + "` of a number that is not in the rules");
    };
  }

  private static Meant constant(Operation operation, List<BigInteger> operands) {
    try {
      long[] numbers = operands.stream().mapToLong(BigInteger::longValueExact).toArray();
      return operation.exists(numbers)
          ? constant(operation.of(numbers))
          : new Meant(constant(0).cases, Formula.NEVER);
    } catch (ArithmeticException tooLarge) {
      throw new UncheckableException("a number passes 63 bits");
    }
  }

  /// The first operand that compares as asked with all others: strictly with those before it.
  private Meant extreme(List<Meant> operands, Relation weakly, Relation strictly) {
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      for (Case one : operands.get(i).cases) {
        List<Formula> when = new ArrayList<>(List.of(one.when));
        for (int j = 0; j < operands.size(); j++) {
          if (j != i) {
            when.add(
                compared(
                    Meant.of(one.sum),
                    j < i ? strictly : weakly,
                    new Meant(operands.get(j).cases, Formula.ALWAYS)));
          }
        }
        cases.add(new Case(Formula.all(when), one.sum));
      }
    }
    return new Meant(few(cases), Formula.all(operands.stream().map(Meant::exists).toList()));
  }

  private Meant divided(Operation operation, Meant number, Meant by) {
    if (!by.isConstant()) {
      throw new UncheckableException("a number is divided by one that is not in the rules");
    }
    if (by.constant().signum() <= 0) {
      return new Meant(constant(0).cases, Formula.NEVER);
    }
    long divisor = small(by.constant());
    List<Case> cases = new ArrayList<>();
    for (Case one : number.cases) {
      LinearSum quotient = LinearSum.ofTrack(tracks++);
      if (!one.sum.isNatural()) {
        quotient = signed(quotient);
      }
      LinearSum rest = one.sum.plus(quotient, -divisor);
      require(rest, Relation.AT_LEAST, LinearSum.of(BigInteger.ZERO));
      require(rest, Relation.LESS, LinearSum.of(BigInteger.valueOf(divisor)));
      cases.add(new Case(one.when, operation == Operation.QUOTIENT ? quotient : rest));
    }
    return new Meant(cases, number.exists);
  }

  /// A number less that of one more track, of which at least one is 0.
  private LinearSum signed(LinearSum above) {
    LinearSum below = LinearSum.ofTrack(tracks++);
    LinearSum zero = LinearSum.of(BigInteger.ZERO);
    bound.add(
        Formula.any(compared(above, Relation.EQUAL, zero), compared(below, Relation.EQUAL, zero)));
    return above.minus(below);
  }

  private Meant xor(Meant left, Meant right) {
    if (!(numeration instanceof CertifiedNumeration.Base(long base)) || Long.bitCount(base) != 1) {
      throw new UncheckableException("nim-sums are not read off digits in this numeration");
    }
    List<Case> cases = new ArrayList<>();
    List<Formula> exist = new ArrayList<>(List.of(left.exists, right.exists));
    for (Case one : left.cases) {
      for (Case other : right.cases) {
        int sum = tracks++;
        xors.add(List.of(digits(one, exist), digits(other, exist), sum));
        cases.add(new Case(Formula.all(one.when, other.when), LinearSum.ofTrack(sum)));
      }
    }
    return new Meant(few(cases), Formula.all(exist));
  }

  /// A track of a number, 0 where it is below 0; then it does not exist, if its case is the one.
  private int digits(Case one, List<Formula> exist) {
    if (one.sum.track().isPresent()) {
      return one.sum.track().getAsInt();
    }
    if (!one.sum.isNatural()) {
      LinearSum zero = LinearSum.of(BigInteger.ZERO);
      exist.add(Formula.any(new Formula.Not(one.when), compared(one.sum, Relation.AT_LEAST, zero)));
    }
    Integer known = naturals.get(one.sum);
    if (known != null) {
      return known;
    }
    int above = tracks++;
    naturals.put(one.sum, above);
    LinearSum track = LinearSum.ofTrack(above);
    require(one.sum.isNatural() ? track : signed(track), Relation.EQUAL, one.sum);
    return above;
  }
}
