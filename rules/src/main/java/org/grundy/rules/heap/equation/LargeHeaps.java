package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// An equation as it is for large heaps, where some of its conditions ask for nothing but the size
/// of the heap and hold for all sizes from some number on, or for none: `n != 2`, `n >= 7`, `n in
/// {1..5}`.
///
/// @param moves for each alternative that is left, the same without these conditions
/// @param from for heaps from here on they say what the equation says
public record LargeHeaps(List<EquationMove> moves, long from) {
  public LargeHeaps {
    moves = List.copyOf(moves);
  }

  /// The known end of a condition: from some size on it always holds, or never.
  private record Settled(boolean holds, long from) {}

  /// An equation over one heap as it is for large heaps.
  ///
  /// @throws ArithmeticException if a number passes 63 bits
  public static LargeHeaps of(EquationMove move) {
    String heap = move.variables().getFirst();
    List<EquationMove> moves = new ArrayList<>();
    long from = 0;
    for (Alternative alternative : move.alternatives()) {
      List<Condition> kept = new ArrayList<>();
      boolean isPossible = true;
      for (Condition condition : alternative.conditions()) {
        Optional<Settled> settled = settled(condition, heap);
        if (settled.isPresent()) {
          from = Math.max(from, settled.get().from);
          isPossible &= settled.get().holds;
        } else {
          kept.add(condition);
        }
      }
      if (isPossible) {
        moves.add(
            new EquationMove(
                move.variables(),
                List.of(new Alternative(alternative.sum(), kept)),
                move.except()));
      }
    }
    return new LargeHeaps(moves, from);
  }

  private static Optional<Settled> settled(Condition condition, String heap) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        List<Optional<Settled>> parts = new ArrayList<>();
        for (int i = 0; i < relations.size(); i++) {
          parts.add(settled(sides.get(i), relations.get(i), sides.get(i + 1), heap));
        }
        yield all(parts);
      }
      case Condition.In(Expression number, NumberSet.Numbers(List<Take.Range> ranges)) -> {
        long end = ranges.stream().mapToLong(Take.Range::toCount).max().orElse(0);
        yield settled(number, Relation.AT_LEAST, new Expression.Constant(end), heap)
            .filter(Settled::holds)
            .map(large -> new Settled(false, large.from));
      }
      case Condition.Not(List<Condition> conditions) ->
          all(conditions.stream().map(one -> settled(one, heap)).toList()).map(LargeHeaps::not);
      case Condition.Or(List<List<Condition>> branches) ->
          all(branches.stream()
                  .map(branch -> all(branch.stream().map(one -> settled(one, heap)).toList()))
                  .map(branch -> branch.map(LargeHeaps::not))
                  .toList())
              .map(LargeHeaps::not);
      case Condition.In _, Condition.Divides _, Condition.Bits _ -> Optional.empty();
    };
  }

  private static Settled not(Settled settled) {
    return new Settled(!settled.holds, settled.from);
  }

  /// Settles whether all hold, where that is settled for each.
  private static Optional<Settled> all(List<Optional<Settled>> parts) {
    boolean holds = true;
    long from = 0;
    for (Optional<Settled> part : parts) {
      if (part.isEmpty()) {
        return Optional.empty();
      }
      holds &= part.get().holds;
      from = Math.max(from, part.get().from);
    }
    return Optional.of(new Settled(holds, from));
  }

  private static Optional<Settled> settled(
      Expression left, Relation relation, Expression right, String heap) {
    return difference(left, right, heap)
        .map(line -> {
          long slope = line[0];
          long rest = line[1];
          if (slope == 0) {
            return new Settled(relation.holds(rest, 0), 0);
          }
          // From here on the difference has the sign of its slope.
          long from =
              Math.max(
                  0, Math.addExact(Math.floorDiv(Math.absExact(rest), Math.absExact(slope)), 1));
          return new Settled(relation.holds(slope, 0), from);
        });
  }

  /// The slope and the constant of a difference that is linear in the size of the heap.
  private static Optional<long[]> difference(Expression left, Expression right, String heap) {
    return line(left, heap)
        .flatMap(one ->
            line(right, heap)
                .map(other ->
                    new long[] {
                      Math.subtractExact(one[0], other[0]), Math.subtractExact(one[1], other[1])
                    }));
  }

  private static Optional<long[]> line(Expression expression, String heap) {
    return switch (expression) {
      case Expression.Constant(long value) -> Optional.of(new long[] {0, value});
      case Expression.Variable(String name) ->
          name.equals(heap) ? Optional.of(new long[] {1, 0}) : Optional.empty();
      case Expression.Plus(Expression left, Expression right) ->
          line(left, heap)
              .flatMap(one ->
                  line(right, heap)
                      .map(other ->
                          new long[] {
                            Math.addExact(one[0], other[0]), Math.addExact(one[1], other[1])
                          }));
      case Expression.Minus(Expression left, Expression right) -> difference(left, right, heap);
      case Expression.Times(Expression left, Expression right) ->
          line(left, heap)
              .flatMap(one ->
                  line(right, heap)
                      .filter(other -> one[0] == 0 || other[0] == 0)
                      .map(other ->
                          new long[] {
                            Math.addExact(
                                Math.multiplyExact(one[0], other[1]),
                                Math.multiplyExact(one[1], other[0])),
                            Math.multiplyExact(one[1], other[1])
                          }));
      case Expression.Applied _ -> Optional.empty();
    };
  }
}
