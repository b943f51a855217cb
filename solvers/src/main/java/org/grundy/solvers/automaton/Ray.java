package org.grundy.solvers.automaton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;

/// Moves along a line: each size changes by `offset + k * step`, for all k of a set that depends on
/// nothing else. A single vector is one with the set of 0 alone.
///
/// @param offset the change of each size that does not depend on k
/// @param step the change of each size for each k
/// @param numbers the k up to the largest by which sizes can change in the table
/// @param except the sizes to which no such move leads
@SuppressWarnings("ArrayRecordComponent") // never compared
record Ray(long[] offset, long[] step, BitSet numbers, Set<List<Long>> except) {
  /// Numbers beyond this are left to others.
  private static final long MOST = 1L << 20;

  /// An expression as `size + offset + k * step`.
  record Line(long size, long offset, long step) {
    Line plus(Line other, long times) {
      return new Line(
          Math.addExact(size, Math.multiplyExact(other.size, times)),
          Math.addExact(offset, Math.multiplyExact(other.offset, times)),
          Math.addExact(step, Math.multiplyExact(other.step, times)));
    }
  }

  /// The rays that an alternative of a move is between sizes below a bound; none where it is no
  /// such thing. Two free numbers of which one, or the difference, is one of few are one ray each.
  static List<Ray> of(EquationMove move, Alternative alternative, int bound) {
    List<String> sizes = move.variables();
    List<Expression> left = alternative.sum().getFirst();
    List<String> free =
        Stream.concat(
                left.stream().flatMap(Expression::names).filter(name -> !sizes.contains(name)),
                alternative.conditions().stream()
                    .flatMap(Condition::operands)
                    .flatMap(Expression::names))
            .distinct()
            .toList();
    if (free.size() > 2 || free.stream().anyMatch(sizes::contains)) {
      return List.of();
    }
    if (free.size() == 2) {
      return NearNumbers.split(alternative, free.getFirst(), free.getLast()).stream()
          .flatMap(one -> of(move, one, bound).stream())
          .toList();
    }
    return along(move, alternative, free, bound).stream().toList();
  }

  private static Optional<Ray> along(
      EquationMove move, Alternative alternative, List<String> free, int bound) {
    List<String> sizes = move.variables();
    List<Expression> left = alternative.sum().getFirst();
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
    } catch (ArithmeticException tooLarge) {
      return Optional.empty();
    }
    if (Arrays.stream(offset).anyMatch(one -> Math.abs(one) > MOST)
        || (!free.isEmpty() && Arrays.stream(step).allMatch(one -> one == 0))) {
      return Optional.empty();
    }
    long most = bound + Arrays.stream(offset).map(Math::abs).max().orElse(0);
    return Optional.of(
        new Ray(offset, step, numbers(alternative.conditions(), free, most), move.except()));
  }

  /// The numbers up to `most` for which conditions hold; 0 stands for none that is named.
  private static BitSet numbers(List<Condition> conditions, List<String> free, long most) {
    String name = free.isEmpty() ? "#none" : free.getFirst();
    List<Condition> when = new ArrayList<>(conditions);
    Expression number = new Expression.Variable(name);
    when.add(
        new Condition.Chain(
            List.of(number, new Expression.Constant(free.isEmpty() ? 0 : most)),
            List.of(Relation.AT_MOST)));
    BitSet numbers = new BitSet();
    EquationSolver.compile(
            new EquationMove(
                List.of("#start"),
                List.of(new Alternative(List.of(List.of(number)), when)),
                Set.of()))
        .visit(new long[] {0}, found -> numbers.set((int) found[0]));
    return numbers;
  }

  /// An expression as a line; empty where it is none.
  ///
  /// @param size the name that is to stand alone
  static Optional<Line> line(Expression expression, String size, List<String> free) {
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
  /// move is made backwards; without the bounds of k itself.
  long[] back(long[] sizes, long bound) {
    long from = 0;
    long to = numbers.length();
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
