package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// Moves along a line: each size changes by `offset + k * step`, for all k of a range that depends
/// on nothing else. A single vector is one with a range of one number.
///
/// @param offset the change of each size that does not depend on k
/// @param step the change of each size for each k
/// @param fromK the least k
/// @param toK the k behind the largest
@SuppressWarnings("ArrayRecordComponent") // never compared
record Ray(long[] offset, long[] step, long fromK, long toK) {
  /// Numbers beyond this are left to others.
  private static final long MOST = 1L << 30;

  /// An expression as `size + offset + k * step`.
  private record Line(long size, long offset, long step) {
    Line plus(Line other, long times) {
      return new Line(
          Math.addExact(size, Math.multiplyExact(other.size, times)),
          Math.addExact(offset, Math.multiplyExact(other.offset, times)),
          Math.addExact(step, Math.multiplyExact(other.step, times)));
    }
  }

  /// The ray that an alternative is, if it is one.
  static Optional<Ray> of(Alternative alternative, List<String> sizes) {
    List<Expression> left = alternative.sum().getFirst();
    List<String> names = new ArrayList<>();
    left.stream()
        .flatMap(Expression::names)
        .filter(name -> !sizes.contains(name))
        .forEach(names::add);
    alternative.conditions().stream()
        .flatMap(Condition::operands)
        .flatMap(Expression::names)
        .forEach(names::add);
    List<String> free = names.stream().distinct().toList();
    if (free.size() > 1 || free.stream().anyMatch(sizes::contains)) {
      return Optional.empty();
    }
    long[] offset = new long[sizes.size()];
    long[] step = new long[sizes.size()];
    try {
      for (int i = 0; i < offset.length; i++) {
        Optional<Line> line = line(left.get(i), sizes.get(i), free);
        if (line.isEmpty() || line.get().size != 1) {
          return Optional.empty();
        }
        offset[i] = line.get().offset;
        step[i] = line.get().step;
      }
      return range(alternative.conditions(), free).map(k -> new Ray(offset, step, k[0], k[1]));
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
  }

  private static Optional<long[]> range(List<Condition> conditions, List<String> free) {
    long[] range = {0, free.isEmpty() ? 1 : MOST};
    for (Condition condition : conditions) {
      if (!(condition instanceof Condition.Chain(var sides, var relations))) {
        return Optional.empty();
      }
      for (int i = 0; i < relations.size(); i++) {
        Optional<Line> left = line(sides.get(i), "", free);
        Optional<Line> right = line(sides.get(i + 1), "", free);
        if (left.isEmpty()
            || right.isEmpty()
            || !narrow(left.get().plus(right.get(), -1), relations.get(i), range)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(range);
  }

  /// Narrows a range of k to those with `offset + k * step` in relation to 0; false where that is
  /// none of the plain bounds.
  private static boolean narrow(Line line, Relation relation, long[] range) {
    if (line.step < 0) {
      return narrow(new Line(0, -line.offset, -line.step), relation.reversed(), range);
    }
    if (line.step == 0) {
      range[1] = relation.holds(line.offset, 0) ? range[1] : range[0];
      return true;
    }
    long floor = Math.floorDiv(-line.offset, line.step);
    long ceiling = -Math.floorDiv(line.offset, line.step);
    switch (relation) {
      case LESS -> range[1] = Math.min(range[1], ceiling);
      case AT_MOST -> range[1] = Math.min(range[1], floor + 1);
      case AT_LEAST -> range[0] = Math.max(range[0], ceiling);
      case MORE -> range[0] = Math.max(range[0], floor + 1);
      case EQUAL -> {
        range[0] = Math.max(range[0], ceiling);
        range[1] = Math.min(range[1], floor + 1);
      }
      case UNEQUAL -> {
        return false;
      }
    }
    return true;
  }

  /// @param size the name that is to stand alone
  private static Optional<Line> line(Expression expression, String size, List<String> free) {
    return switch (expression) {
      case Expression.Constant(long value) when value <= MOST -> Optional.of(new Line(0, value, 0));
      case Expression.Variable(String name) when name.equals(size) ->
          Optional.of(new Line(1, 0, 0));
      case Expression.Variable(String name) when free.contains(name) ->
          Optional.of(new Line(0, 0, 1));
      case Expression.Plus(var left, var right) -> sum(left, right, 1, size, free);
      case Expression.Minus(var left, var right) -> sum(left, right, -1, size, free);
      case Expression.Times(Expression.Constant(long factor), var right) ->
          line(right, size, free).map(one -> new Line(0, 0, 0).plus(one, factor));
      default -> Optional.empty();
    };
  }

  private static Optional<Line> sum(
      Expression left, Expression right, long sign, String size, List<String> free) {
    return line(left, size, free).flatMap(a -> line(right, size, free).map(b -> a.plus(b, sign)));
  }

  /// The least and the largest k, exclusive, by which sizes stay from 0 and below a bound where the
  /// move is made backwards.
  long[] back(long[] sizes, long bound) {
    long from = fromK;
    long to = toK;
    for (int i = 0; i < sizes.length; i++) {
      long start = sizes[i] - offset[i];
      long up = -step[i];
      if (up == 0) {
        to = start >= 0 && start < bound ? to : from;
      } else if (up > 0) {
        to = Math.min(to, Math.floorDiv(bound - 1 - start, up) + 1);
        from = Math.max(from, -Math.floorDiv(start, up));
      } else {
        to = Math.min(to, Math.floorDiv(start, -up) + 1);
        from = Math.max(from, -Math.floorDiv(bound - 1 - start, -up));
      }
    }
    return new long[] {from, to};
  }
}
