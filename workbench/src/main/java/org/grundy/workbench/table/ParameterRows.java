package org.grundy.workbench.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.Parameter;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.MethodUse;
import org.grundy.solvers.family.SizeRange;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;

/// A table of one line of starts with a row for each number of a parameter.
///
/// @param game the game with the first of these numbers
/// @param numbers the numbers of the rows
/// @param rows what is asked for in each row
public record ParameterRows(Game game, SizeRange numbers, List<TableRequest> rows) {
  private static final int MOST_ROWS = 1_000;

  public ParameterRows {
    rows = List.copyOf(rows);
  }

  /// The table with rows that is asked for, where some parameter that stands for one number is
  /// given a range.
  ///
  /// @param named finds the game with the numbers that a text gives its parameters
  /// @param parameters their numbers: `k=1..5`
  /// @param request what is asked of a game
  /// @throws InputException if there is no such game or parameter, if two are given ranges, or if
  ///   the starts are no line
  public static Optional<ParameterRows> of(
      Function<TextSource, Game> named,
      TextSource parameters,
      Function<Game, TableRequest> request) {
    List<Binding> values =
        parameters.text().isEmpty()
            ? List.of()
            : RulesParser.bindings(parameters.name(), parameters.text());
    if (values.stream().allMatch(Binding::isSingle)) {
      return Optional.empty();
    }
    Game first = named.apply(singles(parameters, values));
    List<Binding> ranges =
        values.stream()
            .filter(value -> !value.isSingle())
            .filter(value ->
                first
                    .rules()
                    .parameters()
                    .find(value.name())
                    .filter(parameter -> parameter.use() == Parameter.Use.NUMBER)
                    .isPresent())
            .toList();
    if (ranges.isEmpty()) {
      return Optional.empty();
    }
    Binding range = ranges.getFirst();
    requireOneRange(ranges);
    List<Binding> others = values.stream().filter(value -> !ranges.contains(value)).toList();
    SizeRange numbers =
        new SizeRange(range.name(), range.first(), range.numbers().getFirst().toCount());
    return Optional.of(new ParameterRows(first, numbers, rows(first, others, numbers, request)));
  }

  private static TextSource singles(TextSource parameters, List<Binding> values) {
    return new TextSource(
        parameters.name(), RulesParser.text(values.stream().map(ParameterRows::firstOf).toList()));
  }

  private static Binding firstOf(Binding value) {
    return single(value.name(), value.first());
  }

  private static Binding single(String name, long number) {
    return new Binding(name, List.of(new Take.Range(number, number + 1)));
  }

  private static void requireOneRange(List<Binding> ranges) {
    Binding range = ranges.getFirst();
    if (ranges.size() > 1 || range.numbers().size() > 1) {
      throw new InputException(
          "a table has rows for one range of one parameter",
          "such as %s=%d..%d".formatted(range.name(), range.first(), range.first() + 4));
    }
    Take.Range numbers = range.numbers().getFirst();
    if (numbers.toCount() - numbers.fromCount() > MOST_ROWS) {
      throw new InputException(
          "a table has at most %,d rows for a parameter".formatted(MOST_ROWS), "");
    }
  }

  private static List<TableRequest> rows(
      Game game, List<Binding> others, SizeRange numbers, Function<Game, TableRequest> request) {
    List<TableRequest> rows = new ArrayList<>();
    for (long number : LongStream.range(numbers.fromNumber(), numbers.toNumber()).toArray()) {
      List<Binding> values = new ArrayList<>(others);
      values.add(single(numbers.name(), number));
      TableRequest row = request.apply(game.with(values));
      if (!row.family().isLine()) {
        throw new InputException(
            "a table has rows for a parameter where its starts are one line",
            "give `%s` one number".formatted(numbers.name()));
      }
      rows.add(row);
    }
    return rows;
  }

  /// Makes the table, without patterns. Where the budget is spent first, the starts that are not
  /// known are [FamilyTable#UNKNOWN] and the report says so.
  public TableReport make(TableMaker maker, Meter meter) {
    FamilySpec line = rows.getFirst().family();
    int columns = line.size();
    FamilySpec family = new FamilySpec(List.of(numbers, line.columns()), 0, 1);
    long[] entries = new long[family.size()];
    Arrays.fill(entries, FamilyTable.UNKNOWN);
    Map<String, MethodUse> methods = new TreeMap<>();
    Optional<Ending> spent = Optional.empty();
    for (int row = 0; row < rows.size() && spent.isEmpty(); row++) {
      TableReport report = maker.make(rows.get(row), meter);
      for (int column = 0; column < columns; column++) {
        entries[row * columns + column] = report.table().at(0, column);
      }
      report
          .methods()
          .forEach(use ->
              methods.merge(
                  use.method(),
                  use,
                  (a, b) -> new MethodUse(a.method(), a.starts() + b.starts(), "")));
      spent = report.spent();
    }
    boolean ofValues = rows.getFirst().problem().ofValues();
    return new TableReport(
        game,
        rows.getFirst().remoteness()
            ? FamilyTable.ofRemoteness(family, entries)
            : new FamilyTable(family, ofValues, entries),
        List.copyOf(methods.values()),
        spent,
        meter.statistics(),
        List.of());
  }
}
