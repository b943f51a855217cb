package org.grundy.workbench.contest.input;

import java.util.List;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.Item.Repetition;
import org.grundy.workbench.contest.Letters;
import org.grundy.workbench.contest.Values;

/// Writes inputs as a description says them.
public final class InputWriter {
  private final StringBuilder text = new StringBuilder();

  private InputWriter() {}

  /// The text of an input.
  public static String write(ContestSpec spec, Values values) {
    InputWriter writer = new InputWriter();
    writer.items(spec.input(), values);
    return writer.text.toString();
  }

  private void items(List<Item> items, Values values) {
    for (Item item : items) {
      switch (item) {
        case Item.Line line -> {
          String gap = "";
          for (Field field : line.fields()) {
            if (field.count().isEmpty()) {
              text.append(gap).append(values.number(field.name()));
              gap = " ";
              continue;
            }
            for (long number : values.list(field.name())) {
              text.append(gap).append(number);
              gap = " ";
            }
          }
          text.append('\n');
        }
        case Item.Lines lines -> lines(lines, values);
        case Item.Rows rows ->
            rows(values.drawn(rows.name()), rows.letters(), rows.apart() ? " " : "");
        case Item.Text row -> rows(values.drawn(row.name()), row.letters(), "");
        case Item.Made _ -> {}
        case Item.Cases cases -> cases(cases, values);
      }
    }
  }

  private void lines(Item.Lines lines, Values values) {
    long count = values.at(lines.count());
    int next = 0;
    for (int i = 0; i < count; i++) {
      String gap = "";
      for (Field field : lines.fields()) {
        long[] list = values.list(field.name());
        long numbers = field.count().isPresent() ? values.at(field.count().get(), i) : 1;
        for (long left = numbers; left > 0; left--) {
          text.append(gap).append(list[field.count().isPresent() ? next++ : i]);
          gap = " ";
        }
      }
      text.append('\n');
    }
  }

  private void rows(Values.Drawn drawn, Letters letters, String gap) {
    for (int i = 0; i < drawn.letters().length; i++) {
      text.append(letters.all().charAt(drawn.letters()[i]));
      text.append((i + 1) % drawn.columns() == 0 ? "\n" : gap);
    }
  }

  private void cases(Item.Cases cases, Values values) {
    if (cases.repetition() instanceof Repetition.Each) {
      return;
    }
    if (cases.repetition() instanceof Repetition.Counted counted) {
      text.append(values.number(counted.count().name())).append('\n');
    }
    values.cases().forEach(one -> items(cases.items(), one));
    if (cases.repetition() instanceof Repetition.Until until) {
      text.append(String.join(" ", until.numbers().stream().map(String::valueOf).toList()))
          .append('\n');
    }
  }
}
