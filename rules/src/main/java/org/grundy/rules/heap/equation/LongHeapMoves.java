package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
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
/// where two bounds with the same a are seen, one from below and one from above.
final class LongHeapMoves {
  /// The column of n in a form.
  static final int HEAP = 0;

  /// The column of the variable that is being bounded.
  private static final int SOUGHT = 1;

  private static final int COLUMNS = 2;
  private static final int MOST_CHOICES = 1 << 12;

  private final EquationMove move;
  private final Map<String, LinearForm> sizes = new HashMap<>();
  private final List<List<List<LinearForm>>> found = new ArrayList<>();
  private long fromHeap = 1;
  private int choices;

  /// @param state all sizes; that at `place` does not matter
  LongHeapMoves(EquationMove move, int place, List<Long> state) {
    this.move = move;
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

  /// The options that the alternative leaves: of each its components, of each of these its sizes.
  List<List<List<LinearForm>>> options(Alternative alternative) throws NotBounded {
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
      Bounds bounds = new Bounds(name, values);
      for (Condition condition : conditions) {
        bounds.narrow(condition);
      }
      Optional<Range> range = bounds.range();
      if (range.isPresent()) {
        Set<String> others = new LinkedHashSet<>(open);
        others.remove(name);
        for (long at = range.get().least; at <= range.get().most; at++) {
          if (++choices > MOST_CHOICES) {
            throw new NotBounded();
          }
          Map<String, LinearForm> more = new HashMap<>(values);
          more.put(name, new LinearForm(new long[] {range.get().slope, 0}, at));
          choose(alternative, conditions, others, more);
        }
        return;
      }
    }
    throw new NotBounded();
  }

  private void take(
      Alternative alternative, List<Condition> conditions, Map<String, LinearForm> values)
      throws NotBounded {
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
    found.add(sum);
  }

  private boolean isException(List<LinearForm> left) {
    for (List<Long> exception : move.except()) {
      boolean same = true;
      for (int i = 0; i < left.size() && same; i++) {
        same = compares(left.get(i).plus(-exception.get(i)), Relation.EQUAL);
      }
      if (same) {
        return true;
      }
    }
    return false;
  }

  /// True if a condition without `or` holds for all large n; if not, it does for none.
  private boolean holds(Condition condition, Map<String, LinearForm> values) throws NotBounded {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        Optional<LinearForm> left = value(sides.getFirst(), values);
        Optional<LinearForm> right = value(sides.getLast(), values);
        yield left.isPresent()
            && right.isPresent()
            && compares(left.get().combined(1, right.get(), -1), relations.getFirst());
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
  private boolean compares(LinearForm form, Relation relation) {
    long slope = form.coefficient(HEAP);
    if (slope == 0) {
      return relation.holds(form.constant(), 0);
    }
    fromHeap = Math.max(fromHeap, Math.absExact(form.constant()) / Math.absExact(slope) + 1);
    return relation.holds(Long.signum(slope), 0);
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
      case Expression.Applied(Operation operation, var _)
          when operation == Operation.MIN || operation == Operation.MAX ->
          Optional.of(extreme(operands, operation == Operation.MIN));
      default -> throw new NotBounded();
    };
  }

  /// The least, or the greatest, of forms for all large n.
  private LinearForm extreme(List<LinearForm> forms, boolean least) throws NotBounded {
    LinearForm best = forms.getFirst();
    for (LinearForm form : forms) {
      LinearForm difference = form.combined(1, best, -1);
      if (difference.coefficient(SOUGHT) != 0) {
        throw new NotBounded();
      }
      best = compares(difference, least ? Relation.LESS : Relation.MORE) ? form : best;
    }
    return best;
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

    Bounds(String name, Map<String, LinearForm> values) {
      this.name = name;
      this.values = new HashMap<>(values);
      this.values.put(name, LinearForm.column(COLUMNS, SOUGHT));
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
    void narrow(Condition condition) {
      Stream<String> names = condition.operands().flatMap(Expression::names);
      if (!names.allMatch(values::containsKey)) {
        return;
      }
      try {
        if (condition instanceof Condition.Chain(var sides, var relations)) {
          Optional<LinearForm> left = value(sides.getFirst(), values);
          Optional<LinearForm> right = value(sides.getLast(), values);
          if (left.isPresent() && right.isPresent()) {
            narrow(left.get().combined(1, right.get(), -1), relations.getFirst());
          }
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
      if (times == 0 || slope % times != 0 || relation == Relation.UNEQUAL) {
        return;
      }
      long at = -form.constant();
      if (relation != Relation.AT_LEAST && relation != Relation.MORE) {
        long last = relation == Relation.LESS ? at - 1 : at;
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
