package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;
import org.grundy.rules.tree.NumberSet;
import org.grundy.rules.tree.Take;

/// Recognises equations that only take tokens, such as `n - k where 1 <= k <= 3`, `n - 1 | n - 3`,
/// `n - k where k in primes` or `n - k*k where k >= 1`: they mean the same as a `take` line, which
/// is solved faster. Conditions that compare `k` with anything but a number, or say more than `k <=
/// n`, are not recognised.
public final class PlainTaking {
  /// So far the members of an endless set are listed where the equation bounds them.
  private static final long MOST_LISTED = 1 << 16;

  private final String heap;
  private final String taken;
  private final List<NumberSet> sets = new ArrayList<>();
  private long least;
  private long most = Long.MAX_VALUE - 1;

  private PlainTaking(String heap, String taken) {
    this.heap = heap;
    this.taken = taken;
  }

  /// The counts that may be taken, from 1, if `move` does nothing else.
  public static Optional<Take> of(EquationMove move) {
    if (move.variables().size() != 1 || !move.except().isEmpty()) {
      return Optional.empty();
    }
    List<Take.Range> counts = new ArrayList<>();
    List<NumberSet> sets = new ArrayList<>();
    for (Alternative alternative : move.alternatives()) {
      Optional<Take> take = of(move.variables().getFirst(), alternative);
      if (take.isEmpty()) {
        return Optional.empty();
      }
      counts.addAll(take.get().counts());
      sets.addAll(take.get().sets());
    }
    return Optional.of(new Take(counts, sets.stream().distinct().toList()));
  }

  private static Optional<Take> of(String heap, Alternative alternative) {
    if (alternative.sum().size() != 1
        || !(alternative.sum().getFirst().getFirst()
            instanceof Expression.Minus(Expression.Variable(String whole), Expression count))
        || !whole.equals(heap)) {
      return Optional.empty();
    }
    if (count instanceof Expression.Constant(long number)) {
      return number >= 1 && number < Long.MAX_VALUE && alternative.conditions().isEmpty()
          ? Optional.of(new Take(List.of(new Take.Range(number, number + 1))))
          : Optional.empty();
    }
    List<String> names = count.names().distinct().toList();
    if (names.size() != 1 || names.getFirst().equals(heap)) {
      return Optional.empty();
    }
    PlainTaking reading = new PlainTaking(heap, names.getFirst());
    return alternative.conditions().stream().allMatch(reading::narrow)
        ? reading.take(count)
        : Optional.empty();
  }

  private Optional<Take> take(Expression count) {
    if (!isTaken(count)) {
      return sets.isEmpty() && most == Long.MAX_VALUE - 1
          ? set(count).map(set -> new Take(List.of(), List.of(set)))
          : Optional.empty();
    }
    if (sets.isEmpty()) {
      return least >= 1 && least <= most
          ? Optional.of(new Take(List.of(new Take.Range(least, most + 1))))
          : Optional.empty();
    }
    Members members = Members.of(sets.getFirst());
    if (sets.size() > 1 || (members.contains(0) && least == 0)) {
      return Optional.empty();
    }
    if (members.last().isEmpty() && most == Long.MAX_VALUE - 1) {
      return members.atLeast(1) >= least
          ? Optional.of(new Take(List.of(), List.copyOf(sets)))
          : Optional.empty();
    }
    return listed(members);
  }

  /// The members within the bounds.
  private Optional<Take> listed(Members members) {
    long last = Math.min(most, members.last().orElse(most));
    List<Take.Range> counts = new ArrayList<>();
    if (last > MOST_LISTED) {
      return Optional.empty();
    }
    for (long member = members.atLeast(least);
        member <= last;
        member = members.atLeast(member + 1)) {
      counts.add(new Take.Range(member, member + 1));
    }
    return counts.isEmpty() ? Optional.empty() : Optional.of(new Take(Take.merged(counts)));
  }

  /// The set of all numbers from 1 that an expression can be.
  private Optional<NumberSet> set(Expression count) {
    return switch (count) {
      case Expression.Applied(Operation operation, List<Expression> operands)
          when operation == Operation.POWER ->
          isTaken(operands.getFirst())
              ? root(operands.getLast())
              : operands.getFirst() instanceof Expression.Constant(long base)
                      && base >= 2
                      && isTaken(operands.getLast())
                      && least == 0
                  ? Optional.of(new NumberSet.Powers(base))
                  : Optional.empty();
      case Expression.Times(Expression left, Expression right)
          when isTaken(left) && isTaken(right) ->
          root(new Expression.Constant(2));
      case Expression.Times(Expression.Times(Expression first, Expression next), Expression right)
          when isTaken(first) && isTaken(next) && isTaken(right) ->
          root(new Expression.Constant(3));
      default -> Optional.empty();
    };
  }

  private Optional<NumberSet> root(Expression exponent) {
    return least == 1 && exponent instanceof Expression.Constant(long power)
        ? power == 2
            ? Optional.of(new NumberSet.Squares())
            : power == 3 ? Optional.of(new NumberSet.Cubes()) : Optional.empty()
        : Optional.empty();
  }

  private boolean narrow(Condition condition) {
    return switch (condition) {
      case Condition.Chain chain -> narrow(chain);
      case Condition.In(Expression number, NumberSet set) when isTaken(number) -> sets.add(set);
      default -> false;
    };
  }

  private boolean narrow(Condition.Chain chain) {
    for (int i = 0; i < chain.relations().size(); i++) {
      Expression left = chain.sides().get(i);
      Expression right = chain.sides().get(i + 1);
      Relation relation = chain.relations().get(i);
      boolean understood =
          saysNothing(left, relation, right)
              || saysNothing(right, relation.reversed(), left)
              || (isTaken(left)
                  && right instanceof Expression.Constant(long value)
                  && bound(relation, value))
              || (isTaken(right)
                  && left instanceof Expression.Constant(long first)
                  && bound(relation.reversed(), first));
      if (!understood) {
        return false;
      }
    }
    return true;
  }

  /// True if it says that no more is taken than there is, which holds anyway.
  private boolean saysNothing(Expression left, Relation relation, Expression right) {
    return isTaken(left)
        && relation == Relation.AT_MOST
        && right instanceof Expression.Variable(String name)
        && name.equals(heap);
  }

  private boolean isTaken(Expression expression) {
    return expression instanceof Expression.Variable(String name) && name.equals(taken);
  }

  private boolean bound(Relation relation, long value) {
    switch (relation) {
      case LESS -> most = Math.min(most, value - 1);
      case AT_MOST -> most = Math.min(most, value);
      case EQUAL -> {
        most = Math.min(most, value);
        least = Math.max(least, value);
      }
      case AT_LEAST -> least = Math.max(least, value);
      case MORE -> least = Math.max(least, value < Long.MAX_VALUE ? value + 1 : value);
      case UNEQUAL -> {
        return false;
      }
    }
    return true;
  }
}
