package org.grundy.workbench.contest.pack.value;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Item.Field;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.Values;
import org.grundy.workbench.contest.answer.ContestAnswers;
import org.grundy.workbench.contest.input.ContestInput;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// A table of who wins, for all numbers that an input may have where these are few.
///
/// @param numbers those that tell the position, each with its limits
/// @param wins by these numbers, the last the fastest: whether the player to move wins
record OutcomeTable(List<Field> numbers, List<Boolean> wins) implements ValueCode {
  private static final long MOST = 1 << 16;
  private static final int WIDTH = 100;

  static Optional<OutcomeTable> of(ContestSpec spec, ContestAnswers answers, Meter meter) {
    Limits limits = new Limits(spec);
    List<Field> numbers = new ArrayList<>();
    long places = 1;
    for (String name : names(spec)) {
      Optional<Field> field = limits.fixed(name);
      if (field.isEmpty()) {
        return Optional.empty();
      }
      numbers.add(field.get());
      places *= Math.min(MOST + 1, size(field.get()));
      if (places > MOST) {
        return Optional.empty();
      }
    }
    return numbers.isEmpty()
        ? Optional.empty()
        : Optional.of(new OutcomeTable(numbers, wins(spec, numbers, answers, meter)));
  }

  /// The names of the input that tell the position.
  private static TreeSet<String> names(ContestSpec spec) {
    Stream<Expression> told =
        switch (spec.start()) {
          case StartForm.Heaps heaps -> heaps.sum().stream().flatMap(List::stream);
          case StartForm.Tiling tiling ->
              Stream.of(tiling.pieceSize(), tiling.rows(), tiling.columns());
          case StartForm.Range(var from, var to) -> Stream.of(from, to);
          case StartForm.Sized _, StartForm.Runs _, StartForm.Drawn _, StartForm.Joined _ ->
              Stream.empty();
        };
    TreeSet<String> names = new TreeSet<>();
    told.flatMap(Expression::names).forEach(names::add);
    if (!names.isEmpty()) {
      spec.settings().forEach(setting -> setting.value().names().forEach(names::add));
    }
    return names;
  }

  private static long least(Field field) {
    return ((Expression.Constant) field.least()).value();
  }

  private static long size(Field field) {
    return ((Expression.Constant) field.most()).value() - least(field) + 1;
  }

  private static List<Boolean> wins(
      ContestSpec spec, List<Field> numbers, ContestAnswers answers, Meter meter) {
    Values all = new Values(spec.names());
    all.openCases();
    cases(new Values(all), numbers, 0, all);
    ContestInput nothing = new ContestInput("", "".getBytes(StandardCharsets.US_ASCII));
    return answers.outcomes(all, nothing, meter).stream().map(Outcome.N::equals).toList();
  }

  private static void cases(Values known, List<Field> numbers, int next, Values into) {
    if (next == numbers.size()) {
      into.add(new Values(known));
      return;
    }
    Field field = numbers.get(next);
    for (long number = least(field); number < least(field) + size(field); number++) {
      known.put(field.name(), number);
      cases(known, numbers, next + 1, into);
    }
  }

  @Override
  public String by() {
    return "from a table of who wins";
  }

  @Override
  public boolean tellsValues() {
    return false;
  }

  @Override
  public void write(Code code, NumberCode names) {
    String place = "0";
    for (Field field : numbers) {
      place =
          "(%s) * %d + (%s - %d)"
              .formatted(place, size(field), NumberCode.variable(field.name()), least(field));
    }
    code.line("value = isWon(%s);".formatted(place));
  }

  @Override
  public String functions() {
    StringBuilder text =
        new StringBuilder(
            "\n/// 1 where the player to move wins.\nstatic const char* const won[] = {");
    for (int from = 0; from < wins.size(); from += WIDTH) {
      text.append(from == 0 ? "\n    \"" : ",\n    \"");
      for (boolean isWon : wins.subList(from, Math.min(wins.size(), from + WIDTH))) {
        text.append(isWon ? '1' : '0');
      }
      text.append('"');
    }
    return text
        + "};\n\nstatic bool isWon(Number place) { return won[(size_t) (place / %d)][place %% %d] == '1'; }\n"
            .formatted(WIDTH, WIDTH);
  }
}
