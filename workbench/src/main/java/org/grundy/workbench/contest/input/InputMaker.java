package org.grundy.workbench.contest.input;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.grundy.core.InputException;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.ContestSpec.Need;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.Values;

/// Makes inputs as a description says them: within the limits and as promised.
public final class InputMaker {
  private static final long MOST_EACH = 10_000;

  private final ContestSpec spec;
  private final Set<String> sizes = new HashSet<>();

  public InputMaker(ContestSpec spec) {
    this.spec = spec;
    noteSizes(spec.input());
  }

  /// True if an input is nothing but cases, so that cases of several inputs may stand in one.
  public boolean isOfCasesAlone() {
    return spec.input().getFirst() instanceof Item.Cases cases
        && !(cases.repetition() instanceof Repetition.Each)
        && !(cases.repetition() instanceof Repetition.Times);
  }

  /// The most cases that an input may have.
  public long mostCases() {
    return spec.input().getFirst() instanceof Item.Cases cases
            && cases.repetition() instanceof Repetition.Counted counted
            && counted.count().most() instanceof Expression.Constant most
        ? most.value()
        : 100;
  }

  /// One input with the cases of several.
  public Values joined(List<Values> inputs) {
    Values all = new Values(spec.names());
    all.openCases();
    int count = 0;
    for (Values input : inputs) {
      for (Values one : input.cases()) {
        all.add(one);
        count++;
      }
    }
    if (((Item.Cases) spec.input().getFirst()).repetition() instanceof Repetition.Counted counted) {
      all.put(counted.count().name(), count);
    }
    return all;
  }

  private void noteSizes(List<Item> items) {
    for (Item item : items) {
      switch (item) {
        case Item.Line line ->
            line.fields().forEach(field -> field.count().ifPresent(this::noteSize));
        case Item.Lines lines -> {
          noteSize(lines.count());
          lines.fields().forEach(field -> field.count().ifPresent(this::noteSize));
        }
        case Item.Rows rows -> {
          noteSize(rows.rows());
          noteSize(rows.columns());
        }
        case Item.Text _, Item.Made _ -> {}
        case Item.Cases cases -> {
          switch (cases.repetition()) {
            case Repetition.Counted counted -> sizes.add(counted.count().name());
            case Repetition.Times times -> noteSize(times.count());
            case Repetition.Each each -> noteSize(each.most());
            case Repetition.Until _, Repetition.UntilEnd _ -> {}
          }
          noteSizes(cases.items());
        }
      }
    }
  }

  /// True if a number says how much follows.
  public boolean isSize(String name) {
    return sizes.contains(name);
  }

  private void noteSize(Expression expression) {
    expression.names().forEach(sizes::add);
  }

  /// Makes an input.
  ///
  /// @throws NoInputException if the choices break a promise
  public Values make(InputChoices choices, Caps caps) {
    Values values = new Values(spec.names());
    try {
      items(spec.input(), values, choices, caps);
    } catch (ArithmeticException | InputException e) {
      throw new NoInputException();
    }
    return values;
  }

  private void items(List<Item> items, Values values, InputChoices choices, Caps caps) {
    for (Item item : items) {
      switch (item) {
        case Item.Line line -> line.fields().forEach(field -> field(field, values, choices, caps));
        case Item.Lines lines -> lines(lines, values, choices, caps);
        case Item.Rows rows -> {
          int height = Math.toIntExact(values.at(rows.rows()));
          int width = Math.toIntExact(values.at(rows.columns()));
          int first = choices.count();
          byte[] cells = letters((long) height * width, rows.letters().all().length(), choices);
          choices.cells(choices.place(rows.rows()), choices.place(rows.columns()), first, width);
          values.put(rows.name(), new Values.Drawn(height, width, cells, 0));
        }
        case Item.Text text -> {
          long most = Math.min(text.most(), text.least() + caps.sizes());
          long length = choices.choose(text.least(), most);
          int first = choices.count();
          byte[] cells = letters(length, text.letters().all().length(), choices);
          choices.cells(-1, first - 1, first, (int) length);
          values.put(text.name(), new Values.Drawn(1, (int) length, cells, 0));
        }
        case Item.Made made -> MadeLists.put(made, values);
        case Item.Cases cases -> {
          cases(cases, values, choices, caps);
          return;
        }
      }
    }
    requirePromises(values);
  }

  private void requirePromises(Values values) {
    for (Need need : spec.needs()) {
      if (!Promises.fault(need, values).isEmpty()) {
        throw new NoInputException();
      }
    }
  }

  /// Requires that the cases of a range keep all promises, as far as they are not too many.
  ///
  /// @param left how many cases may be looked at
  /// @return how many more
  private long requireNumbered(Values outside, long left) {
    long rest = left;
    for (Values one : outside.cases()) {
      if (rest <= 0) {
        if (!spec.needs().isEmpty()) {
          throw new NoInputException();
        }
        return 0;
      }
      if (one.isCase()) {
        requirePromises(one);
        rest--;
      } else {
        rest = requireNumbered(one, rest - 1);
      }
    }
    return rest;
  }

  private static byte[] letters(long count, int letters, InputChoices choices) {
    if (count > 1 << 24) {
      throw new NoInputException();
    }
    byte[] cells = new byte[(int) count];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) choices.choose(0, letters - 1L);
    }
    return cells;
  }

  private void cases(Item.Cases cases, Values outside, InputChoices choices, Caps caps) {
    if (cases.repetition() instanceof Repetition.Each) {
      outside.numberCases(cases);
      requireNumbered(outside, MOST_EACH);
      return;
    }
    outside.openCases();
    long count =
        switch (cases.repetition()) {
          case Repetition.Counted counted -> {
            long least = outside.at(counted.count().least());
            long most = outside.at(counted.count().most());
            long chosen = choices.choose(least, Math.min(most, Math.max(least, caps.cases())));
            outside.put(counted.count().name(), chosen);
            choices.named(counted.count().name());
            yield chosen;
          }
          case Repetition.Times times -> outside.at(times.count());
          case Repetition.Until _, Repetition.UntilEnd _ ->
              choices.choose(1, Math.max(1, caps.cases()));
          case Repetition.Each _ -> 0;
        };
    int size = size(cases.repetition(), choices);
    for (int i = 0; i < count; i++) {
      int first = choices.count();
      Values one = new Values(outside);
      items(cases.items(), one, choices, caps);
      outside.add(one);
      choices.element(size, i, first);
    }
  }

  /// The choice that says how many cases there are.
  private static int size(Repetition repetition, InputChoices choices) {
    return switch (repetition) {
      case Repetition.Counted _, Repetition.Until _, Repetition.UntilEnd _ -> choices.count() - 1;
      case Repetition.Times(Expression count) -> choices.place(count);
      case Repetition.Each _ -> -1;
    };
  }

  private void lines(Item.Lines lines, Values values, InputChoices choices, Caps caps) {
    int count = Math.toIntExact(Math.max(0, values.at(lines.count())));
    long[][] columns = new long[lines.fields().size()][count];
    LongStream.Builder ends = LongStream.builder();
    for (int j = 0; j < columns.length; j++) {
      values.put(lines.fields().get(j).name(), columns[j]);
    }
    boolean isTree = spec.isTree(lines);
    int size = choices.place(lines.count());
    for (int i = 0; i < count; i++) {
      int first = choices.count();
      if (isTree) {
        boolean turned = choices.choose(0, 1) == 1;
        long parent = choices.choose(1, i + 1L);
        columns[0][i] = turned ? i + 2L : parent;
        columns[1][i] = turned ? parent : i + 2L;
        choices.element(size, i, first);
        continue;
      }
      for (int j = 0; j < columns.length; j++) {
        Field field = lines.fields().get(j);
        if (field.count().isPresent()) {
          ends(field, i, ends, values, choices, caps);
        } else {
          columns[j][i] = element(field, columns[j], i, values, choices, caps);
          choices.named(field.name());
        }
      }
      choices.element(size, i, first);
    }
    Field end = lines.fields().getLast();
    if (end.count().isPresent()) {
      values.put(end.name(), ends.build().toArray());
    }
  }

  /// The list at the end of one of several lines.
  private void ends(
      Field field,
      int line,
      LongStream.Builder ends,
      Values values,
      InputChoices choices,
      Caps caps) {
    int count = Math.toIntExact(Math.max(0, values.at(field.count().orElseThrow(), line)));
    int size = choices.place(field.count().orElseThrow());
    long[] list = new long[count];
    for (int i = 0; i < count; i++) {
      ends.add(element(field, list, i, values, choices, caps));
      choices.element(size, i, choices.count() - 1);
    }
  }

  private void field(Field field, Values values, InputChoices choices, Caps caps) {
    if (field.count().isEmpty()) {
      long least = values.at(field.least());
      long cap = sizes.contains(field.name()) ? caps.sizes() : caps.values();
      values.put(field.name(), choices.choose(least, most(field, values, least, cap)));
      choices.named(field.name());
      return;
    }
    long[] list = new long[Math.toIntExact(Math.max(0, values.at(field.count().get())))];
    int size = choices.place(field.count().get());
    for (int i = 0; i < list.length; i++) {
      list[i] = element(field, list, i, values, choices, caps);
      choices.element(size, i, choices.count() - 1);
    }
    values.put(field.name(), list);
  }

  private static long most(Field field, Values values, long least, long cap) {
    long most = values.at(field.most());
    return most - least > cap ? least + cap : most;
  }

  private long element(
      Field field, long[] list, int index, Values values, InputChoices choices, Caps caps) {
    long least = values.at(field.least());
    long cap = sizes.contains(field.name()) ? caps.sizes() : caps.values();
    long most = most(field, values, least, Math.max(cap, list.length - 1L));
    return switch (field.order()) {
      case ANY -> choices.choose(least, most);
      case INCREASING ->
          choices.choose(
              index == 0 ? least : list[index - 1] + 1, most - (list.length - 1 - index));
      case DISTINCT -> unused(list, index, choices.choose(least, most - index));
    };
  }

  /// The number that is so far among those that are not in the list yet.
  private static long unused(long[] list, int count, long number) {
    long[] used = Arrays.copyOf(list, count);
    Arrays.sort(used);
    long free = number;
    for (long one : used) {
      if (one <= free) {
        free++;
      }
    }
    return free;
  }
}
