package org.grundy.rules.heap.equation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedSet;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.rules.tree.EquationMove.Relation;

/// Recognises alternatives that take the numbers of an arithmetic progression without end, such as
/// `n - k where k = 2*j + 1`, `n - 3*j - 2` and `n - k where k % 4 = 1`.
///
/// All numbers are linear forms of the heap and of the variables. Equalities are used to replace
/// variables until one, j, is left; the number that is taken must then be a·j + b, and all other
/// conditions bounds of j from below, or that no more is taken than there is.
public final class ProgressionTaking {
  private static final int HEAP = 0;

  private final List<String> names;
  private final int columns;
  private final List<LinearForm> zero = new ArrayList<>();
  private final List<LinearForm> natural = new ArrayList<>();

  /// The numbers that are taken.
  ///
  /// @param first the least, from 1
  /// @param step from each to the next, from 1
  public record Progression(long first, long step) {}

  private ProgressionTaking(List<String> names, int columns) {
    this.names = names;
    this.columns = columns;
  }

  /// The progression that an alternative takes; empty where it is not seen to take one.
  public static Optional<Progression> of(EquationMove move, Alternative alternative) {
    if (move.variables().size() != 1 || !move.except().isEmpty() || alternative.sum().size() != 1) {
      return Optional.empty();
    }
    SequencedSet<String> names = new LinkedHashSet<>(move.variables());
    Expression left = alternative.sum().getFirst().getFirst();
    left.names().forEach(names::add);
    alternative
        .conditions()
        .forEach(condition -> condition.operands().flatMap(Expression::names).forEach(names::add));
    try {
      List<List<Condition>> cases = Cases.of(alternative.conditions());
      return cases.size() == 1
          ? new ProgressionTaking(List.copyOf(names), names.size() + 1).read(left, cases.getFirst())
          : Optional.empty();
    } catch (ArithmeticException | InputException tooLarge) {
      return Optional.empty();
    }
  }

  private Optional<Progression> read(Expression left, List<Condition> conditions) {
    Optional<LinearForm> option = form(left);
    if (option.isEmpty() || !conditions.stream().allMatch(this::reads)) {
      return Optional.empty();
    }
    for (int name = 1; name < columns; name++) {
      natural.add(LinearForm.column(columns, name));
    }
    LinearForm taken = LinearForm.column(columns, HEAP).combined(1, option.get(), -1);
    natural.addFirst(taken);
    return replaceAll() ? progression(natural.removeFirst()) : Optional.empty();
  }

  private boolean reads(Condition condition) {
    return switch (condition) {
      case Condition.Chain(List<Expression> sides, List<Relation> relations)
          when relations.getFirst() == Relation.EQUAL
              && sides.getFirst()
                  instanceof Expression.Applied(Operation operation, List<Expression> operands)
              && operation == Operation.REMAINDER
              && operands.getLast() instanceof Expression.Constant(long divisor)
              && sides.getLast() instanceof Expression.Constant(long rest) ->
          rest < divisor && leaves(operands.getFirst(), divisor, rest);
      case Condition.Chain(List<Expression> sides, List<Relation> relations) -> {
        Optional<LinearForm> left = form(sides.getFirst());
        Optional<LinearForm> right = form(sides.getLast());
        yield left.isPresent()
            && right.isPresent()
            && compares(left.get().combined(1, right.get(), -1), relations.getFirst());
      }
      case Condition.Divides(Expression.Constant(long divisor), Expression number) ->
          divisor >= 1 && leaves(number, divisor, 0);
      default -> false;
    };
  }

  /// Takes in that a variable leaves a rest: it is the divisor times a new variable, and the rest.
  /// There is one new variable, so that this is said once only.
  private boolean leaves(Expression number, long divisor, long rest) {
    LinearForm times = LinearForm.column(columns, columns - 1);
    if (!(number instanceof Expression.Variable(String name))
        || name.equals(names.getFirst())
        || zero.stream().anyMatch(form -> form.coefficient(columns - 1) != 0)) {
      return false;
    }
    return zero.add(form(number).orElseThrow().combined(1, times, -divisor).plus(-rest));
  }

  private boolean compares(LinearForm form, Relation relation) {
    return switch (relation) {
      case EQUAL -> zero.add(form);
      case LESS -> natural.add(form.negated().plus(-1));
      case AT_MOST -> natural.add(form.negated());
      case AT_LEAST -> natural.add(form);
      case MORE -> natural.add(form.plus(-1));
      case UNEQUAL -> false;
    };
  }

  /// Replaces a variable by each equality.
  private boolean replaceAll() {
    while (!zero.isEmpty()) {
      LinearForm equality = zero.removeLast();
      OptionalInt single = OptionalInt.empty();
      for (int column = 1; column < columns; column++) {
        if (Math.abs(equality.coefficient(column)) == 1) {
          single = OptionalInt.of(column);
        }
      }
      if (single.isEmpty()) {
        return false;
      }
      int column = single.getAsInt();
      zero.replaceAll(form -> without(form, column, equality));
      natural.replaceAll(form -> without(form, column, equality));
    }
    return true;
  }

  private static LinearForm without(LinearForm form, int column, LinearForm equality) {
    long times = Math.multiplyExact(form.coefficient(column), equality.coefficient(column));
    return form.combined(1, equality, -times);
  }

  /// The progression that is taken, if it is one.
  private Optional<Progression> progression(LinearForm taken) {
    LinearForm heap = LinearForm.column(columns, HEAP);
    int running = 0;
    for (int column = 1; column < columns; column++) {
      if (taken.coefficient(column) != 0) {
        if (running > 0) {
          return Optional.empty();
        }
        running = column;
      }
    }
    long step = taken.coefficient(running);
    if (running == 0 || step < 1 || taken.coefficient(HEAP) != 0) {
      return Optional.empty();
    }
    LinearForm rest = heap.combined(1, taken, -1);
    long least = 0;
    for (LinearForm form : natural) {
      long times = form.coefficient(running);
      LinearForm other =
          form.combined(1, LinearForm.column(columns, running), -times).plus(-form.constant());
      boolean isIdle = form.hasCoefficientsOf(rest) && form.constant() >= rest.constant();
      boolean isFree = columns - 1 > running && isUnused(form);
      if (other.isConstant() && times >= 0) {
        if (times == 0 && form.constant() < 0) {
          return Optional.empty();
        }
        least = times == 0 ? least : Math.max(least, Math.ceilDiv(-form.constant(), times));
      } else if (!isIdle && !isFree) {
        return Optional.empty();
      }
    }
    long first = Math.addExact(Math.multiplyExact(step, least), taken.constant());
    return first >= 1 ? Optional.of(new Progression(first, step)) : Optional.empty();
  }

  /// True if a form is the variable that stands for quotients, where there are none.
  private boolean isUnused(LinearForm form) {
    return form.column().orElse(-1) == columns - 1;
  }

  /// The form that an expression is.
  private Optional<LinearForm> form(Expression expression) {
    return switch (expression) {
      case Expression.Constant(long value) -> Optional.of(new LinearForm(new long[columns], value));
      case Expression.Variable(String name) ->
          Optional.of(LinearForm.column(columns, names.indexOf(name)));
      case Expression.Plus(Expression left, Expression right) -> both(left, 1, right, 1);
      case Expression.Minus(Expression left, Expression right) -> both(left, 1, right, -1);
      case Expression.Times(Expression.Constant(long factor), Expression right) ->
          both(right, factor, right, 0);
      case Expression.Times(Expression left, Expression.Constant(long factor)) ->
          both(left, factor, left, 0);
      case Expression.Times _, Expression.Applied _ -> Optional.empty();
    };
  }

  private Optional<LinearForm> both(
      Expression left, long factor, Expression right, long otherFactor) {
    return form(left)
        .flatMap(one -> form(right).map(other -> one.combined(factor, other, otherFactor)));
  }
}
