package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.rules.heap.equation.BoundedStates.NotBounded;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;

/// The options of one alternative where all sizes but one are given and that one, n, is large.
///
/// Every number is a form a·n + b. A comparison of two such numbers with different a holds, or does
/// not, for all n from some one on; that is remembered as [#fromHeap]. A variable is run through
/// where two bounds with the same a are seen, one from below and one from above. Where the bound
/// from below is a number and that from above grows with n, the variable is *running*: it stays in
/// the forms, and what is compared has to be so for all its numbers. One variable may run.
final class LongHeapMoves {
  /// The column of n in a form.
  static final int HEAP = 0;

  /// The column of the variable that is being bounded.
  private static final int SOUGHT = 1;

  /// The column of the variable that runs.
  static final int RUNNING = 2;

  private static final int COLUMNS = 3;
  private static final int MOST_CHOICES = 1 << 12;

  private final EquationMove move;
  private final boolean mayRun;
  private final Map<String, LinearForm> sizes = new HashMap<>();
  private final List<Found> found = new ArrayList<>();
  private long fromHeap = 1;
  private int choices;
  private Optional<Running> running = Optional.empty();
  private final Set<Long> exceptions = new TreeSet<>();

  /// The numbers of the variable k that runs: those with `k >= from` and `step·k <= n + bound`, so
  /// that `n - step·k` is `-bound` or more.
  ///
  /// @param step from 1
  record Running(long from, long step, long bound) {}

  /// Options of a long heap.
  ///
  /// @param sum of each component its sizes
  /// @param running the variable by which there are many; empty where there is one
  /// @param except no option where `n - step·k` is one of these
  record Found(List<List<LinearForm>> sum, Optional<Running> running, Set<Long> except) {
    Found {
      sum = List.copyOf(sum);
      except = Set.copyOf(except);
    }
  }

  /// @param state all sizes; that at `place` does not matter
  /// @param mayRun whether a variable may run
  LongHeapMoves(EquationMove move, int place, List<Long> state, boolean mayRun) {
    this.move = move;
    this.mayRun = mayRun;
    for (int i = 0; i < state.size(); i++) {
      sizes.put(
          move.variables().get(i),
          i == place ? LinearForm.column(COLUMNS, HEAP) : number(state.get(i)));
    }
  }

  /// From here on n is large enough for all that was found so far.
  long fromHeap() {
    return fromHeap;
  }

  /// The options that the alternative leaves.
  List<Found> options(Alternative alternative) throws NotBounded {
    Set<String> names = new LinkedHashSet<>();
    alternative.sum().forEach(one -> one.forEach(size -> size.names().forEach(names::add)));
    alternative
        .conditions()
        .forEach(condition -> condition.operands().flatMap(Expression::names).forEach(names::add));
    names.removeAll(sizes.keySet());
    for (List<Condition> holding : Cases.of(alternative.conditions())) {
      List<Condition> all = new ArrayList<>(holding);
      alternative.sum().forEach(one -> one.forEach(size -> all.add(isNatural(size))));
      names.forEach(name -> all.add(isNatural(new Expression.Variable(name))));
      choose(alternative, all, names, sizes);
    }
    return found;
  }

  private static Condition isNatural(Expression number) {
    return new Condition.Chain(
        List.of(number, new Expression.Constant(0)), List.of(Relation.AT_LEAST));
  }

  private static LinearForm number(long value) {
    return new LinearForm(new long[COLUMNS], value);
  }

  private void choose(
      Alternative alternative,
      List<Condition> conditions,
      Set<String> open,
      Map<String, LinearForm> values)
      throws NotBounded {
    if (open.isEmpty()) {
      take(alternative, conditions, values);
      return;
    }
    for (String name : open) {
      Bounds bounds = new Bounds(name, values, conditions);
      Optional<Range> range = bounds.range();
      if (range.isPresent()) {
        Set<String> others = without(name, open);
        for (long at = range.get().least; at <= range.get().most; at++) {
          LinearForm number = new LinearForm(new long[] {range.get().slope, 0, 0}, at);
          choose(alternative, conditions, others, with(name, number, values));
        }
        return;
      }
    }
    if (!isNever(conditions, open, values)) {
      run(alternative, conditions, open, values);
    }
  }

  /// True if some condition holds for no number of a variable: a comparison that fails for the
  /// least one, and the more the greater the number, such as `k*n < 5` where k is 1 or more.
  private boolean isNever(
      List<Condition> conditions, Set<String> open, Map<String, LinearForm> values)
      throws NotBounded {
    for (String name : open) {
      long first = new Bounds(name, values, conditions).first();
      for (Condition condition : conditions) {
        if (condition instanceof Condition.Chain chain
            && chain.sides().stream().allMatch(side -> degree(side, name) <= 1)
            && condition
                .operands()
                .flatMap(Expression::names)
                .allMatch(one -> one.equals(name) || values.containsKey(one))
            && failsFrom(first, chain, name, values)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean failsFrom(
      long first, Condition.Chain chain, String name, Map<String, LinearForm> values)
      throws NotBounded {
    Optional<LinearForm> at = difference(chain, with(name, number(first), values));
    Optional<LinearForm> next =
        difference(chain, with(name, number(Math.addExact(first, 1)), values));
    if (at.isEmpty() || next.isEmpty() || isRunning(at.get()) || isRunning(next.get())) {
      return false;
    }
    int sign = sign(at.get());
    return sign != 0
        && !chain.relations().getFirst().holds(sign, 0)
        && sign * sign(next.get().combined(1, at.get(), -1)) >= 0;
  }

  /// The degree of an expression in a variable; large where it is none.
  private static int degree(Expression expression, String name) {
    IntStream inner = expression.operands().stream().mapToInt(operand -> degree(operand, name));
    return switch (expression) {
      case Expression.Variable variable -> variable.name().equals(name) ? 1 : 0;
      case Expression.Constant _ -> 0;
      case Expression.Plus _, Expression.Minus _ -> inner.max().orElse(0);
      case Expression.Times _ -> inner.sum();
      case Expression.Applied _ -> inner.anyMatch(degree -> degree > 0) ? 2 : 0;
    };
  }

  /// What a comparison compares with 0, if both its sides are numbers.
  private Optional<LinearForm> difference(Condition.Chain chain, Map<String, LinearForm> values)
      throws NotBounded {
    Optional<LinearForm> left = value(chain.sides().getFirst(), values);
    Optional<LinearForm> right = value(chain.sides().getLast(), values);
    return left.flatMap(one -> right.map(other -> one.combined(1, other, -1)));
  }

  /// Lets the first variable run that can; its numbers below those at which something is forbidden
  /// are chosen one by one.
  private void run(
      Alternative alternative,
      List<Condition> conditions,
      Set<String> open,
      Map<String, LinearForm> values)
      throws NotBounded {
    for (String name : open) {
      Bounds bounds = new Bounds(name, values, conditions);
      Optional<Running> range = mayRun && running.isEmpty() ? bounds.running() : Optional.empty();
      if (range.isPresent()) {
        Set<String> others = without(name, open);
        for (long at = bounds.first(); at < range.get().from; at++) {
          choose(alternative, conditions, others, with(name, number(at), values));
        }
        Running rest = runAlong(name, range.get(), alternative, conditions, others, values);
        for (long size = Math.negateExact(range.get().bound); size < -rest.bound; size++) {
          LinearForm number = new LinearForm(new long[] {1, 0, 0}, -size);
          choose(alternative, conditions, others, with(name, number, values));
        }
        return;
      }
    }
    throw new NotBounded();
  }

  /// Lets a variable run, and returns the numbers along which it does: where something changes at
  /// some size `n - k`, only those that leave more.
  private Running runAlong(
      String name,
      Running range,
      Alternative alternative,
      List<Condition> conditions,
      Set<String> others,
      Map<String, LinearForm> values)
      throws NotBounded {
    int before = found.size();
    try {
      running = Optional.of(range);
      atLeast(Math.subtractExact(Math.multiplyExact(range.step, range.from), range.bound));
      LinearForm column = LinearForm.column(COLUMNS, RUNNING);
      choose(alternative, conditions, others, with(name, column, values));
      return range;
    } catch (ChangesAt change) {
      found.subList(before, found.size()).clear();
      Running rest = new Running(range.from, 1, Math.negateExact(Math.addExact(change.size, 1)));
      return runAlong(name, rest, alternative, conditions, others, values);
    } finally {
      running = Optional.empty();
    }
  }

  /// Thrown where a comparison along a variable that runs in steps of 1 changes at a size `n - k`
  /// that is left.
  private static final class ChangesAt extends NotBounded {
    private static final long serialVersionUID = 1;

    private final long size;

    ChangesAt(long size) {
      this.size = size;
    }
  }

  private static Set<String> without(String name, Set<String> open) {
    Set<String> others = new LinkedHashSet<>(open);
    others.remove(name);
    return others;
  }

  private Map<String, LinearForm> with(
      String name, LinearForm number, Map<String, LinearForm> values) throws NotBounded {
    if (++choices > MOST_CHOICES) {
      throw new NotBounded();
    }
    Map<String, LinearForm> more = new HashMap<>(values);
    more.put(name, number);
    return more;
  }

  private void take(
      Alternative alternative, List<Condition> conditions, Map<String, LinearForm> values)
      throws NotBounded {
    exceptions.clear();
    for (Condition condition : conditions) {
      if (!holds(condition, values)) {
        return;
      }
    }
    List<List<LinearForm>> sum = new ArrayList<>();
    for (List<Expression> component : alternative.sum()) {
      List<LinearForm> left = new ArrayList<>();
      for (Expression size : component) {
        left.add(value(size, values).orElseThrow(NotBounded::new));
      }
      if (isException(left)) {
        return;
      }
      sum.add(left);
    }
    found.add(new Found(sum, running, exceptions));
  }

  private boolean isException(List<LinearForm> left) throws NotBounded {
    for (List<Long> exception : move.except()) {
      List<LinearForm> differences = new ArrayList<>();
      for (int i = 0; i < left.size(); i++) {
        differences.add(left.get(i).plus(-exception.get(i)));
      }
      // What runs last: it notes an exception only where the other sizes are those of one.
      differences.sort(Comparator.comparing(LongHeapMoves::isRunning));
      boolean same = true;
      for (int i = 0; i < differences.size() && same; i++) {
        same = !compares(differences.get(i), Relation.UNEQUAL);
      }
      if (same) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRunning(LinearForm form) {
    return form.coefficient(RUNNING) != 0;
  }

  /// True if a condition without `or` holds for all large n; if not, it does for none.
  private boolean holds(Condition condition, Map<String, LinearForm> values) throws NotBounded {
    return switch (condition) {
      case Condition.Chain chain -> {
        Optional<LinearForm> difference = difference(chain, values);
        yield difference.isPresent() && compares(difference.get(), chain.relations().getFirst());
      }
      case Condition.Not(List<Condition> inner) -> holds(inner.getFirst(), values, false);
      case Condition.Or _ -> throw new IllegalArgumentException("not taken apart: " + condition);
      case Condition.Divides _, Condition.In _, Condition.Bits _ -> holds(condition, values, true);
    };
  }

  private boolean holds(Condition condition, Map<String, LinearForm> values, boolean so)
      throws NotBounded {
    List<LinearForm> numbers = new ArrayList<>();
    for (Expression operand : condition.operands().toList()) {
      Optional<LinearForm> number = value(operand, values);
      if (number.isEmpty()) {
        return false;
      }
      if (!number.get().isConstant()) {
        throw new NotBounded();
      }
      numbers.add(number.get());
    }
    long[] none = new long[COLUMNS];
    return switch (condition) {
      case Condition.Divides _ ->
          new Literal.Divides(numbers.get(0), numbers.get(1), so).holds(none);
      case Condition.In(var _, NumberSet set) ->
          new Literal.In(numbers.get(0), Members.of(set), so).holds(none);
      case Condition.Bits _ -> new Literal.Bits(numbers.get(0), numbers.get(1), so).holds(none);
      case Condition.Chain _, Condition.Not _, Condition.Or _ ->
          throw new IllegalArgumentException("not taken apart: " + condition);
    };
  }

  /// True if a form compares so with 0 for all n from [#fromHeap] on: |a|·n > |b| is enough to give
  /// a·n + b the sign of a.
  ///
  /// @throws NotBounded if it compares so for some numbers of the variable that runs only
  private boolean compares(LinearForm form, Relation relation) throws NotBounded {
    return isRunning(form)
        ? comparesAlong(form, relation, running.orElseThrow())
        : relation.holds(sign(form), 0);
  }

  private int sign(LinearForm form) {
    return sign(form.coefficient(HEAP), form.constant());
  }

  /// The sign of a·n + b for all n from [#fromHeap] on.
  private int sign(long slope, long constant) {
    if (slope == 0) {
      return Long.signum(constant);
    }
    atLeast(Math.absExact(constant) / Math.absExact(slope) + 1);
    return Long.signum(slope);
  }

  private void atLeast(long heap) {
    fromHeap = Math.max(fromHeap, heap);
  }

  /// The same of a·n + b + c·k for all numbers of the variable k that runs. The form is monotonic
  /// in k, so its signs at both ends tell them all. The last k has `step·k = n + bound - d` with
  /// some `d < step`, which gives `step` times the form there.
  private boolean comparesAlong(LinearForm form, Relation relation, Running run) throws NotBounded {
    long slope = form.coefficient(HEAP);
    long constant = form.constant();
    long growth = form.coefficient(RUNNING);
    long endSlope = Math.addExact(Math.multiplyExact(run.step, slope), growth);
    long end =
        Math.addExact(
            Math.multiplyExact(run.step, constant), Math.multiplyExact(growth, run.bound));
    Set<Integer> signs = new TreeSet<>();
    signs.add(sign(slope, Math.addExact(constant, Math.multiplyExact(growth, run.from))));
    signs.add(sign(endSlope, end));
    signs.add(sign(endSlope, Math.subtractExact(end, Math.multiplyExact(growth, run.step - 1))));
    boolean isEquality = relation == Relation.EQUAL || relation == Relation.UNEQUAL;
    boolean all = signs.stream().allMatch(sign -> relation.holds(sign, 0));
    boolean none = signs.stream().noneMatch(sign -> relation.holds(sign, 0));
    if ((all || none) && (signs.size() == 1 || !isEquality)) {
      return all;
    }
    if (relation == Relation.UNEQUAL && endSlope == 0) {
      // c = -step·a: the form is a·(n - step·k) + b.
      if (constant % slope == 0) {
        exceptions.add(-constant / slope);
      }
      return true;
    }
    if (endSlope == 0 && run.step == 1) {
      throw new ChangesAt(Math.floorDiv(-constant, slope));
    }
    throw new NotBounded();
  }

  /// The number that an expression is; empty where there is none.
  ///
  /// @throws NotBounded if it is no form, or names a variable without a value
  private Optional<LinearForm> value(Expression expression, Map<String, LinearForm> values)
      throws NotBounded {
    if (expression instanceof Expression.Variable(String name)) {
      LinearForm value = values.get(name);
      if (value == null) {
        throw new NotBounded();
      }
      return Optional.of(value);
    }
    if (expression instanceof Expression.Constant(long constant)) {
      return Optional.of(number(constant));
    }
    if (expression instanceof Expression.Applied(Operation operation, var _)
        && (operation == Operation.MIN || operation == Operation.MAX)) {
      return extreme(expression.operands(), operation == Operation.MIN, values);
    }
    List<LinearForm> operands = new ArrayList<>();
    for (Expression operand : expression.operands()) {
      Optional<LinearForm> number = value(operand, values);
      if (number.isEmpty()) {
        return number;
      }
      operands.add(number.get());
    }
    LinearForm left = operands.getFirst();
    LinearForm right = operands.getLast();
    return switch (expression) {
      case Expression.Plus _ -> Optional.of(left.combined(1, right, 1));
      case Expression.Minus _ -> Optional.of(left.combined(1, right, -1));
      case Expression.Times _ when left.isConstant() ->
          Optional.of(right.combined(left.constant(), right, 0));
      case Expression.Times _ when right.isConstant() ->
          Optional.of(left.combined(right.constant(), left, 0));
      case Expression.Applied(Operation operation, var _)
          when operands.stream().allMatch(LinearForm::isConstant) ->
          value(operation, operands.stream().mapToLong(LinearForm::constant).toArray());
      default -> throw new NotBounded();
    };
  }

  /// `form / divisor`, rounded down.
  private record Quotient(LinearForm form, long divisor) {}

  /// The least, or the greatest, of numbers for all large n. It has to be a form; the others may be
  /// quotients of forms by constants.
  private Optional<LinearForm> extreme(
      List<Expression> operands, boolean least, Map<String, LinearForm> values) throws NotBounded {
    Optional<Quotient> best = Optional.empty();
    for (Expression operand : operands) {
      Optional<Quotient> one = quotient(operand, values);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      if (best.isEmpty() || isLess(one.get(), best.get()) == least) {
        best = one;
      }
    }
    if (best.orElseThrow().divisor != 1) {
      throw new NotBounded();
    }
    return Optional.of(best.get().form);
  }

  private Optional<Quotient> quotient(Expression operand, Map<String, LinearForm> values)
      throws NotBounded {
    if (operand instanceof Expression.Applied(Operation operation, List<Expression> sides)
        && operation == Operation.QUOTIENT) {
      Optional<LinearForm> divisor = value(sides.getLast(), values);
      Optional<LinearForm> form = value(sides.getFirst(), values);
      if (form.stream().noneMatch(LinearForm::isConstant)
          && divisor.stream().anyMatch(by -> by.isConstant() && by.constant() > 0)) {
        return form.map(divided -> new Quotient(divided, divisor.orElseThrow().constant()));
      }
    }
    return value(operand, values).map(form -> new Quotient(form, 1));
  }

  /// For integers f and g, `f / d < g` where `f < d·g`, and `f < g / d` where `g >= d·(f + 1)`.
  private boolean isLess(Quotient one, Quotient other) throws NotBounded {
    if (one.divisor != 1 && other.divisor != 1) {
      throw new NotBounded();
    }
    LinearForm difference = one.form.combined(other.divisor, other.form, -one.divisor);
    if (difference.coefficient(SOUGHT) != 0) {
      throw new NotBounded();
    }
    return other.divisor == 1
        ? compares(difference, Relation.LESS)
        : compares(difference.plus(other.divisor), Relation.AT_MOST);
  }

  private static Optional<LinearForm> value(Operation operation, long... operands) {
    return operation.exists(operands)
        ? Optional.of(number(operation.of(operands)))
        : Optional.empty();
  }

  /// The numbers `slope·n + at` for `least <= at <= most`.
  private record Range(long slope, long least, long most) {}

  /// The bounds of one variable, by the coefficient of n in them.
  private final class Bounds {
    private final String name;
    private final Map<String, LinearForm> values;
    private final Map<Long, Long> least = new HashMap<>();
    private final Map<Long, Long> most = new HashMap<>();

    /// For each step the least b with `step·v <= n + b`.
    private final NavigableMap<Long, Long> steps = new TreeMap<>();

    /// The largest number that the variable may not be.
    private long forbidden = -1;

    Bounds(String name, Map<String, LinearForm> values, List<Condition> conditions) {
      this.name = name;
      this.values = new HashMap<>(values);
      this.values.put(name, LinearForm.column(COLUMNS, SOUGHT));
      conditions.forEach(this::narrow);
    }

    /// The least number of a variable that may run.
    long first() {
      return least.getOrDefault(0L, 0L);
    }

    /// The numbers from a number on, above all that are forbidden, to where n forbids it. Of the
    /// bounds that grow with n those of the largest step are the narrowest.
    Optional<Running> running() {
      return Optional.ofNullable(steps.lastEntry())
          .map(end ->
              new Running(
                  Math.max(first(), Math.addExact(forbidden, 1)), end.getKey(), end.getValue()));
    }

    /// The numbers between a bound from below and one from above, where both have the same slope.
    Optional<Range> range() {
      return least.entrySet().stream()
          .flatMap(below ->
              Optional.ofNullable(most.get(below.getKey()))
                  .map(above -> new Range(below.getKey(), below.getValue(), above))
                  .stream())
          .findFirst();
    }

    /// Takes in what a condition says, if it can be told by now.
    private void narrow(Condition condition) {
      Stream<String> names = condition.operands().flatMap(Expression::names);
      if (!names.allMatch(values::containsKey)) {
        return;
      }
      try {
        if (condition instanceof Condition.Chain chain) {
          difference(chain, values).ifPresent(form -> narrow(form, chain.relations().getFirst()));
        } else if (condition instanceof Condition.In(Expression number, NumberSet set)
            && number.equals(new Expression.Variable(name))) {
          OptionalLong last = Members.of(set).last();
          last.ifPresent(value -> narrow(most, 0, value, false));
        }
      } catch (NotBounded noForm) {
        return;
      }
    }

    /// Takes in that c·v + a·n + b, with the variable v, compares so with 0.
    private void narrow(LinearForm form, Relation relation) {
      long times = form.coefficient(SOUGHT);
      if (times < 0) {
        narrow(form.negated(), relation.reversed());
        return;
      }
      long slope = -form.coefficient(HEAP);
      if (times == 0 || isRunning(form)) {
        return;
      }
      long at = -form.constant();
      if (relation == Relation.UNEQUAL) {
        forbidden = slope == 0 ? Math.max(forbidden, Math.floorDiv(at, times)) : forbidden;
        return;
      }
      boolean isFromAbove = relation != Relation.AT_LEAST && relation != Relation.MORE;
      long last = relation == Relation.LESS ? at - 1 : at;
      if (isFromAbove && slope > 0 && times % slope == 0) {
        narrow(steps, times / slope, Math.floorDiv(last, slope), false);
      }
      if (slope % times != 0) {
        return;
      }
      if (isFromAbove) {
        narrow(most, slope / times, Math.floorDiv(last, times), false);
      }
      if (relation != Relation.AT_MOST && relation != Relation.LESS) {
        long first = relation == Relation.MORE ? at + 1 : at;
        narrow(least, slope / times, Math.ceilDiv(first, times), true);
      }
    }

    private static void narrow(Map<Long, Long> bounds, long slope, long at, boolean fromBelow) {
      bounds.merge(slope, at, fromBelow ? Math::max : Math::min);
    }
  }
}
