package org.grundy.workbench.contest.answer;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.grundy.rules.text.Quote;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Binding;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.Template;
import org.grundy.workbench.contest.Values;

/// The rules by which each case is played: those of the problem, with parameters and lines from the
/// input. Cases that give the same have the same rules. Safe for use by several threads.
final class RulesOfCases {
  private final ContestSpec spec;
  private final RulesText text;
  private final Map<String, GameRules> known = new HashMap<>();

  RulesOfCases(ContestSpec spec, RulesText text) {
    this.spec = spec;
    this.text = text;
  }

  /// The rules of a case.
  ///
  /// @throws InputException if the rules are bad, or no rules with what the input gives
  /// @throws ArithmeticException if a number passes 63 bits or does not exist, or lists are of
  ///   different length
  synchronized GameRules of(Values values) {
    if (spec.settings().isEmpty() && spec.added().isEmpty()) {
      return known.computeIfAbsent("", _ -> rules("", List.of(), List.of()));
    }
    List<Binding> bindings = new ArrayList<>();
    for (ContestSpec.Setting setting : spec.settings()) {
      bindings.add(new Binding(setting.parameter(), numbers(setting.value(), values)));
    }
    StringBuilder added = new StringBuilder();
    List<Template> origins = new ArrayList<>();
    for (ContestSpec.Addition line : spec.added()) {
      add(line, values, added, origins);
    }
    return known.computeIfAbsent(
        RulesParser.text(bindings) + added, _ -> rules(added.toString(), origins, bindings));
  }

  /// @param origins what each of the added lines is made of
  private GameRules rules(String added, List<Template> origins, List<Binding> bindings) {
    try {
      return RulesParser.read(text.name(), text.with(added), bindings).rules().bound();
    } catch (InputException bad) {
      Optional<Integer> line = bad.place().flatMap(at -> added(at, origins.size()));
      if (line.isPresent()) {
        String made = added.lines().skip(1L + line.get()).findFirst().orElse("");
        throw new InputException(
            origins.get(line.get()).at(),
            "the line %s, which this adds to the rules, is wrong: %s"
                .formatted(Quote.of(made), bad.problem()),
            bad.cure());
      }
      if (bad.place().isPresent() || spec.settings().isEmpty()) {
        throw bad;
      }
      throw new InputException(spec.settings().getFirst().at(), bad.problem(), bad.cure());
    }
  }

  /// Which of the lines that are added has a place, if one of them has.
  private Optional<Integer> added(Place at, int count) {
    int before = (int) text.text().chars().filter(character -> character == '\n').count() + 2;
    boolean is = at.line() >= before && at.line() < before + count;
    return is ? Optional.of(at.line() - before) : Optional.empty();
  }

  private static List<Take.Range> numbers(Expression value, Values values) {
    int elements = values.elements(List.of(value));
    long[] numbers = new long[elements < 0 ? 1 : elements];
    Arrays.setAll(numbers, element -> values.at(value, elements < 0 ? -1 : element));
    List<Take.Range> ranges = new ArrayList<>();
    for (long number : numbers) {
      if (number < 0 || number == Long.MAX_VALUE) {
        throw new InputException("a parameter of the rules would be " + number, "");
      }
      ranges.add(new Take.Range(number, number + 1));
    }
    if (ranges.isEmpty()) {
      throw new InputException("a parameter of the rules would have no number", "");
    }
    return ranges;
  }

  /// Adds a line, or one for each element of the lists in it.
  private static void add(
      ContestSpec.Addition added, Values values, StringBuilder rules, List<Template> origins) {
    Template line = added.line();
    int elements = values.elements(line.amounts());
    if (elements >= 0) {
      List<Expression> all = new ArrayList<>(line.amounts());
      added.where().forEach(condition -> condition.operands().forEach(all::add));
      elements = values.elements(all);
    }
    for (int i = 0; i < (elements < 0 ? 1 : elements); i++) {
      if (!values.holdAll(added.where(), elements < 0 ? -1 : i)) {
        continue;
      }
      rules.append('\n');
      origins.add(line);
      for (Template.Piece piece : line.pieces()) {
        switch (piece) {
          case Template.Piece.Plain plain -> rules.append(plain.text());
          case Template.Piece.Amount amount -> rules.append(values.at(amount.expression(), i));
          default -> throw new IllegalArgumentException("no line of rules: " + line);
        }
      }
    }
  }
}
