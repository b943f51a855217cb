package org.grundy.workbench.contest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.grundy.rules.tree.EquationMove.Condition;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.EquationMove.Operation;
import org.grundy.workbench.contest.Item.Repetition;
import org.jspecify.annotations.Nullable;

/// The meaning of one input: a value for each name that is known so far, and the cases in it, each
/// of which knows what stands outside of the cases too.
public final class Values {
  private final SpecNames names;
  private final long[] numbers;
  private long @Nullable [][] lists;
  private @Nullable Drawn @Nullable [] drawn;
  private @Nullable List<Values> cases;
  private Item.@Nullable Cases numbered;
  private boolean isNumbered;
  private int from;

  /// Rows of letters.
  ///
  /// @param letters row by row, as indices into the item's [Letters]
  /// @param from where in the text they begin
  @SuppressWarnings(
      "ArrayRecordComponent") // A board may have very many cells; nobody writes to them.
  public record Drawn(int rows, int columns, byte[] letters, int from) {}

  /// Nothing is known yet.
  public Values(SpecNames names) {
    this.names = names;
    this.numbers = new long[names.size()];
  }

  /// A case within others: it begins with what they know.
  public Values(Values outside) {
    this.names = outside.names;
    this.numbers = outside.numbers.clone();
    this.lists = outside.lists == null ? null : outside.lists.clone();
    this.drawn = outside.drawn == null ? null : outside.drawn.clone();
    this.from = outside.from;
  }

  /// The index in the input's text at which this begins.
  public int from() {
    return from;
  }

  /// Notes where in the input's text this begins.
  public void beginsAt(int index) {
    from = index;
  }

  /// The cases in it, in their order; none where it is a case itself, or has none.
  ///
  /// Cases of the numbers of a range are made when they are asked for: all are the same object,
  /// each time with the next number.
  ///
  /// @throws ArithmeticException where the range is no numbers
  public Iterable<Values> cases() {
    Item.Cases each = numbered;
    return each != null ? () -> new NumberedCases(this, each) : cases != null ? cases : List.of();
  }

  /// Says that there are cases in it, of which there may be none.
  public void openCases() {
    cases = new ArrayList<>();
  }

  /// Says that there is a case in it for each number of a range.
  ///
  /// @throws ArithmeticException where the range is no numbers
  public void numberCases(Item.Cases each) {
    numbered = each;
    var _ = cases().iterator();
  }

  /// True if it is asked about itself, since there are no cases in it.
  public boolean isCase() {
    return cases == null && numbered == null;
  }

  /// True if it is a case of a number of a range, for which nothing was read.
  public boolean isNumbered() {
    return isNumbered;
  }

  /// The cases of the numbers of a range.
  private static final class NumberedCases implements Iterator<Values> {
    private final Values one;
    private final String name;
    private final long most;
    private long next;
    private boolean hasNext;

    NumberedCases(Values outside, Item.Cases cases) {
      Repetition.Each each = (Repetition.Each) cases.repetition();
      this.one = new Values(outside);
      one.isNumbered = true;
      this.name = each.name();
      this.next = outside.at(each.least());
      this.most = outside.at(each.most());
      this.hasNext = next <= most;
      if (!cases.items().isEmpty()) {
        one.numbered = (Item.Cases) cases.items().getFirst();
      }
    }

    @Override
    public boolean hasNext() {
      return hasNext;
    }

    @Override
    public Values next() {
      if (!hasNext) {
        throw new NoSuchElementException();
      }
      one.put(name, next);
      hasNext = next < most;
      next++;
      return one;
    }
  }

  /// Adds a case.
  public void add(Values one) {
    Objects.requireNonNull(cases, "no cases").add(one);
  }

  /// The number of that name.
  public long number(String name) {
    return numbers[names.index(name)];
  }

  public void put(String name, long number) {
    numbers[names.index(name)] = number;
  }

  /// The numbers of the list of that name; nobody writes to it.
  public long[] list(String name) {
    return Objects.requireNonNull(lists, "no lists")[names.index(name)];
  }

  public void put(String name, long... list) {
    if (lists == null) {
      lists = new long[numbers.length][];
    }
    lists[names.index(name)] = list;
  }

  /// The rows of letters of that name.
  public Drawn drawn(String name) {
    return Objects.requireNonNull(Objects.requireNonNull(drawn, "no rows")[names.index(name)]);
  }

  public void put(String name, Drawn rows) {
    if (drawn == null) {
      drawn = new Drawn[numbers.length];
    }
    drawn[names.index(name)] = rows;
  }

  /// The number that an expression is. In `min`, `max` and `gcd` a list stands for all its numbers.
  ///
  /// @throws ArithmeticException if it passes 63 bits or does not exist
  public long at(Expression expression) {
    return at(expression, -1);
  }

  /// The number that an expression is where each list stands for one of its numbers.
  ///
  /// @param element which of them, from 0
  /// @throws ArithmeticException if it passes 63 bits or does not exist
  public long at(Expression expression, int element) {
    return switch (expression) {
      case Expression.Constant constant -> constant.value();
      case Expression.Variable variable ->
          names.is(variable.name(), SpecNames.Kind.LIST)
              ? list(variable.name())[Math.max(element, 0)]
              : number(variable.name());
      case Expression.Plus plus ->
          Math.addExact(at(plus.left(), element), at(plus.right(), element));
      case Expression.Minus minus ->
          Math.subtractExact(at(minus.left(), element), at(minus.right(), element));
      case Expression.Times times ->
          Math.multiplyExact(at(times.left(), element), at(times.right(), element));
      case Expression.Applied applied -> applied(applied, element);
    };
  }

  private long applied(Expression.Applied applied, int element) {
    long[] operands = new long[0];
    for (Expression operand : applied.operands()) {
      long[] more =
          element < 0
                  && operand instanceof Expression.Variable variable
                  && names.is(variable.name(), SpecNames.Kind.LIST)
              ? list(variable.name())
              : new long[] {at(operand, element)};
      int before = operands.length;
      operands = Arrays.copyOf(operands, before + more.length);
      System.arraycopy(more, 0, operands, before, more.length);
    }
    Operation operation = applied.operation();
    if (!operation.exists(operands)) {
      throw new ArithmeticException("no number: " + operation.word());
    }
    return operation.of(operands);
  }

  /// True if a condition holds where each list stands for one of its numbers.
  ///
  /// @param element which of them, from 0
  /// @throws ArithmeticException if a number passes 63 bits or does not exist
  public boolean holds(Condition condition, int element) {
    return switch (condition) {
      case Condition.Chain chain -> {
        boolean holds = true;
        for (int i = 0; i < chain.relations().size() && holds; i++) {
          holds =
              chain
                  .relations()
                  .get(i)
                  .holds(at(chain.sides().get(i), element), at(chain.sides().get(i + 1), element));
        }
        yield holds;
      }
      case Condition.Divides divides -> {
        long by = at(divides.divisor(), element);
        yield by >= 1 && at(divides.number(), element) % by == 0;
      }
      case Condition.Not not -> !holdAll(not.conditions(), element);
      case Condition.Or or -> or.branches().stream().anyMatch(branch -> holdAll(branch, element));
      case Condition.In _, Condition.Bits _ ->
          throw new IllegalArgumentException("refused by the parser: " + condition);
    };
  }

  /// True if all conditions hold.
  public boolean holdAll(List<Condition> conditions, int element) {
    for (Condition condition : conditions) {
      if (!holds(condition, element)) {
        return false;
      }
    }
    return true;
  }

  /// The number of times that expressions are to be evaluated: once, or as often as the lists in
  /// them have numbers.
  ///
  /// @return -1 where there is no list in them
  /// @throws ArithmeticException if two lists in them are of different length
  public int elements(List<Expression> expressions) {
    int elements = -1;
    for (Expression expression : expressions) {
      elements = elements(expression, elements);
    }
    return elements;
  }

  private int elements(Expression expression, int before) {
    int elements = before;
    if (expression instanceof Expression.Variable variable) {
      if (names.is(variable.name(), SpecNames.Kind.LIST)) {
        elements = list(variable.name()).length;
        if (before >= 0 && before != elements) {
          throw new ArithmeticException("lists of %d and %d numbers".formatted(before, elements));
        }
      }
      return elements;
    }
    for (Expression operand : expression.operands()) {
      elements = elements(operand, elements);
    }
    return elements;
  }
}
