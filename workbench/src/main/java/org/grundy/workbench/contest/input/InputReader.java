package org.grundy.workbench.contest.input;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.core.GridPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Order;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.Values;

/// Reads an input as a description says it.
///
/// Limits from above that are plain numbers are promises of the contest: larger numbers are read
/// too, as far as boards and the machine allow, unless the limits are to be kept.
public final class InputReader {
  private static final int MOST_NUMBERS = 1 << 28;
  private static final int CASES_BETWEEN_LOOKS = 1 << 10;
  private static final int CASE_NANOS = 200;

  /// The bytes for a case, and for what is read for it: a number of two letters, the blank behind
  /// it among them, has eight bytes.
  private static final int CASE_BYTES = 200;

  private static final int BYTES_PER_LETTER = 4;

  private final ContestSpec spec;
  private final ContestInput input;
  private final boolean strict;
  private long read;
  private long kept;

  /// @param strict whether numbers above the contest's limits are refused
  public InputReader(ContestSpec spec, ContestInput input, boolean strict) {
    this.spec = spec;
    this.input = input;
    this.strict = strict;
  }

  /// Reads the whole input.
  ///
  /// @throws InputException at the first place where it is not as described
  public Values read() {
    Values values = new Values(spec.names());
    items(spec.input(), values, true);
    input.end();
    return values;
  }

  private void items(List<Item> items, Values values, boolean once) {
    int end = items.size();
    while (end > 0 && items.get(end - 1) instanceof Item.Made) {
      end--;
    }
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      boolean last = once && i == end - 1;
      switch (item) {
        case Item.Line line -> {
          for (Field field : line.fields()) {
            field(field, values);
          }
          endOfLine(last);
        }
        case Item.Lines lines -> lines(lines, values, last);
        case Item.Rows rows -> {
          int from = input.index();
          int height = (int) values.at(rows.rows());
          int width = (int) values.at(rows.columns());
          byte[] letters = input.board(height, width, rows.letters(), rows.apart());
          values.put(rows.name(), new Values.Drawn(height, width, letters, from));
        }
        case Item.Text text -> {
          int from = input.nextWord();
          byte[] letters = input.letters(text.name(), text.least(), text.letters());
          if (strict && letters.length > text.most()) {
            throw input.badNumber(
                "%s has %d letters, expected at most %d"
                    .formatted(text.name(), letters.length, text.most()));
          }
          values.put(text.name(), new Values.Drawn(1, letters.length, letters, from));
          endOfLine(last);
        }
        case Item.Made made -> make(made, values);
        case Item.Cases cases -> {
          cases(cases, values);
          return;
        }
      }
    }
    Promises.require(spec, values, input);
  }

  private void make(Item.Made made, Values values) {
    try {
      MadeLists.put(made, values);
    } catch (ArithmeticException e) {
      throw noNumber();
    } catch (InputException e) {
      throw new InputException(input.placeAt(values.from()), e.problem(), e.cure());
    }
  }

  /// A line that nothing follows may be followed by nothing at all; any other has an end.
  private void endOfLine(boolean last) {
    if (!last) {
      input.endOfLine();
    }
  }

  private void cases(Item.Cases cases, Values outside) {
    if (cases.repetition() instanceof Repetition.Each) {
      number(cases, outside);
      return;
    }
    outside.openCases();
    switch (cases.repetition()) {
      case Repetition.Counted counted -> {
        field(counted.count(), outside);
        input.endOfLine();
        times(outside.number(counted.count().name()), cases, outside);
      }
      case Repetition.Times times -> times(at(times.count(), outside), cases, outside);
      case Repetition.UntilEnd() -> {
        while (!input.isAtEnd()) {
          one(cases, outside);
        }
      }
      case Repetition.Until until -> {
        while (!input.skipNumbers(until.numbers())) {
          one(cases, outside);
        }
      }
      case Repetition.Each _ -> throw new IllegalStateException("nothing is read for a number");
    }
  }

  private void number(Item.Cases cases, Values outside) {
    try {
      outside.numberCases(cases);
    } catch (ArithmeticException e) {
      throw noNumber();
    }
  }

  private void times(long count, Item.Cases cases, Values outside) {
    for (long i = 0; i < count; i++) {
      one(cases, outside);
    }
  }

  /// Keeps the budget of the work that this thread does.
  private void keep(Values one) {
    kept += CASE_BYTES + (long) BYTES_PER_LETTER * (input.index() - one.from());
    Meter.checkpoint(CASE_NANOS);
    if (++read % CASES_BETWEEN_LOOKS == 0) {
      Meter.requireRoom(kept);
    }
  }

  private void one(Item.Cases cases, Values outside) {
    Values one = new Values(outside);
    one.beginsAt(input.nextWord());
    items(cases.items(), one, false);
    outside.add(one);
    keep(one);
  }

  private void lines(Item.Lines lines, Values values, boolean last) {
    int count = count(lines.count(), -1, values);
    LongStream.Builder ends = LongStream.builder();
    for (Field field : lines.fields()) {
      if (field.count().isEmpty()) {
        values.put(field.name(), new long[room(count)]);
      }
    }
    for (int i = 0; i < count; i++) {
      for (Field field : lines.fields()) {
        String what = field.name() + "[" + (i + 1) + "]";
        if (field.count().isPresent()) {
          for (int left = count(field.count().get(), i, values); left > 0; left--) {
            ends.add(number(field, what, values));
          }
        } else {
          long[] column = values.list(field.name());
          column[i] = number(field, what, values);
          requireOrder(field, column, i);
        }
      }
      endOfLine(last && i == count - 1);
    }
    Field end = lines.fields().getLast();
    if (end.count().isPresent()) {
      values.put(end.name(), ends.build().toArray());
    }
  }

  private void field(Field field, Values values) {
    if (field.count().isEmpty()) {
      values.put(field.name(), number(field, field.name(), values));
      return;
    }
    int count = count(field.count().get(), -1, values);
    long[] list = new long[room(count)];
    for (int i = 0; i < count; i++) {
      list[i] = number(field, field.name() + "[" + (i + 1) + "]", values);
      requireOrder(field, list, i);
    }
    values.put(field.name(), list);
  }

  private void requireOrder(Field field, long[] list, int last) {
    if (field.order() == Order.INCREASING && last > 0 && list[last] <= list[last - 1]) {
      throw input.badNumber(
          "found %d after %d, expected increasing numbers".formatted(list[last], list[last - 1]));
    }
    if (field.order() == Order.DISTINCT && last == list.length - 1) {
      Set<Long> seen = new HashSet<>();
      for (long number : list) {
        if (!seen.add(number)) {
          throw input.badNumber(
              "found %d twice in %s, expected different numbers".formatted(number, field.name()));
        }
      }
    }
  }

  /// The part of so many numbers that the rest of the text can hold. Where it holds fewer, they are
  /// read only to find where they end.
  private int room(int count) {
    return Math.min(count, input.mostNumbersLeft());
  }

  /// @param element which numbers of lists are meant, or -1
  private int count(Expression expression, int element, Values values) {
    long count = at(expression, element, values);
    if (count < 0 || count > MOST_NUMBERS) {
      throw new InputException(
          input.placeAt(input.index()),
          "found a list of %d numbers, expected from 0 to %d".formatted(count, MOST_NUMBERS),
          "");
    }
    return (int) count;
  }

  private long number(Field field, String what, Values values) {
    String name = field.name();
    boolean side = spec.names().isSide(name);
    long most = at(field.most(), values);
    if (!strict && field.most() instanceof Expression.Constant) {
      most = Math.max(most, Integer.MAX_VALUE);
    }
    if (side) {
      most = strict ? Math.min(most, GridPosition.MAX_CELLS) : GridPosition.MAX_CELLS;
    }
    long number =
        input.integer(what, at(field.least(), values), most == Long.MAX_VALUE ? most : most + 1);
    if (side && !spec.names().otherSide(name).isEmpty()) {
      String other = spec.names().otherSide(name);
      input.requireBoard(number, other.equals(name) ? number : values.number(other));
    }
    return number;
  }

  private long at(Expression expression, Values values) {
    return at(expression, -1, values);
  }

  private long at(Expression expression, int element, Values values) {
    try {
      return values.at(expression, element);
    } catch (ArithmeticException e) {
      throw noNumber();
    }
  }

  private InputException noNumber() {
    return new InputException(
        input.placeAt(input.index()),
        "the numbers before this place give no number that a computer can hold",
        "");
  }
}
