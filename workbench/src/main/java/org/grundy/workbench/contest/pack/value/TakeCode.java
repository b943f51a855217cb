package org.grundy.workbench.contest.pack.value;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Parameter;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Take;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecNames;
import org.grundy.workbench.contest.StartForm;
import org.grundy.workbench.contest.pack.code.Code;
import org.grundy.workbench.contest.pack.code.NumberCode;

/// Heaps from which so many tokens are taken as the rules or the input say. Of one range a to b the
/// value of n is (n mod (a + b)) / a, rounded down (Berlekamp, Conway and Guy, Winning Ways,
/// chapter 4); else values are listed, each from those before.
///
/// @param sum the heaps
/// @param counts how many may be taken
record TakeCode(NimSum sum, List<Count> counts) implements ValueCode {
  /// So many values of smaller heaps are looked at in about a second.
  private static final long MOST_WORK = 200_000_000;

  private static final long LARGEST_LISTED = 5_000_000;

  /// Some numbers of tokens: those from `least` to `most`, or those of a list.
  ///
  /// @param least as C++ writes it; a list, where `most` is empty
  private record Count(String least, Optional<String> most) {}

  private static final String LISTED =
      """

      /// The Grundy value of a heap of n from which one of these numbers of tokens is taken.
      static Number grundy(Number n, std::vector<Number> counts) {
        static std::vector<Number> known_counts;
        static std::vector<size_t> known, seen;
        std::sort(counts.begin(), counts.end());
        counts.erase(std::unique(counts.begin(), counts.end()), counts.end());
        if (counts != known_counts) {
          known_counts = counts;
          known.clear();
          seen.assign(counts.size() + 2, 0);
        }
        while ((Number) known.size() <= n) {
          size_t size = known.size(), least = 0;
          for (Number count : counts) {
            if (count > (Number) size) break;
            seen[known[size - (size_t) count]] = size + 1;
          }
          while (seen[least] == size + 1) least++;
          known.push_back(least);
        }
        return known[(size_t) n];
      }
      """;

  private static final String RANGE =
      """

      /// The Grundy value of a heap of n from which least to most tokens are taken.
      static Number grundy(Number n, Number least, Number most) { return n % (least + most) / least; }
      """;

  /// @param rules whose lines may name parameters
  static Optional<TakeCode> of(ContestSpec spec, GameRules rules) {
    if (!(spec.start() instanceof StartForm.Heaps heaps)
        || !(rules.board() instanceof Board.Heap)
        || !rules.isPlain()
        || !spec.settings().stream().allMatch(setting -> isWritten(spec, setting.value()))) {
      return Optional.empty();
    }
    List<Count> counts = new ArrayList<>();
    for (int i = 0; i < rules.rules().size(); i++) {
      Rule rule = rules.rules().get(i);
      if (!(rule instanceof Take take) || !take.sets().isEmpty()) {
        return Optional.empty();
      }
      String line =
          rules.parameters().openLine(i).orElseGet(() -> RulesFormatter.rule(rule, rules.board()));
      Map<String, List<Count>> names = names(spec, rules);
      for (String word : line.replaceFirst("^take +(\\w+ : )?", "").split(" +", -1)) {
        if (!Stream.of(word.split("\\.\\.", -1))
            .allMatch(end -> end.matches("\\d+") || names.containsKey(end))) {
          return Optional.empty();
        }
        counts.addAll(counts(word, names));
      }
    }
    TakeCode code = new TakeCode(new NimSum(heaps), counts);
    return code.isRange() || code.isQuick(spec) ? Optional.of(code) : Optional.empty();
  }

  /// The numbers for which the parameters of the rules stand.
  private static Map<String, List<Count>> names(ContestSpec spec, GameRules rules) {
    Map<String, List<Count>> names = new HashMap<>();
    for (Parameter parameter : rules.parameters().list()) {
      names.put(
          parameter.name(),
          parameter.value().numbers().stream()
              .map(range ->
                  new Count(range.fromCount() + "LL", Optional.of(range.toCount() - 1 + "LL")))
              .toList());
    }
    for (ContestSpec.Setting setting : spec.settings()) {
      String number =
          isList(spec, setting.value())
              ? NumberCode.variable(((Expression.Variable) setting.value()).name())
              : new NumberCode(spec.names()).number(setting.value());
      names.put(
          setting.parameter(),
          List.of(
              new Count(
                  number, isList(spec, setting.value()) ? Optional.empty() : Optional.of(number))));
    }
    return names;
  }

  private static boolean isList(ContestSpec spec, Expression value) {
    return value instanceof Expression.Variable(String name)
        && spec.names().is(name, SpecNames.Kind.LIST);
  }

  /// True if a parameter stands for one number, or for a list of the input as it is.
  private static boolean isWritten(ContestSpec spec, Expression value) {
    return isList(spec, value)
        || value.names().noneMatch(name -> spec.names().is(name, SpecNames.Kind.LIST));
  }

  private static List<Count> counts(String word, Map<String, List<Count>> names) {
    String[] ends = word.split("\\.\\.", -1);
    if (ends.length == 1 && names.containsKey(word)) {
      return names.getOrDefault(word, List.of());
    }
    return List.of(new Count(end(ends[0], names), Optional.of(end(ends[ends.length - 1], names))));
  }

  private static String end(String word, Map<String, List<Count>> names) {
    List<Count> known = names.getOrDefault(word, List.of());
    return known.isEmpty() ? word + "LL" : known.getFirst().least();
  }

  private boolean isRange() {
    return counts.size() == 1 && counts.getFirst().most().isPresent();
  }

  /// True if all values are listed in time: anew for each case that gives other numbers.
  private boolean isQuick(ContestSpec spec) {
    Limits limits = new Limits(spec);
    long largest = sum.largest(limits);
    long taken = 0;
    for (Count count : counts) {
      taken += count.most().isPresent() ? largest : listed(spec, limits, count.least());
    }
    Collection<String> given =
        spec.settings().stream().flatMap(setting -> setting.value().names()).toList();
    return largest <= LARGEST_LISTED
        && Math.min(taken, largest) <= MOST_WORK / Math.max(1, largest) / limits.casesOf(given);
  }

  /// The longest that a list of the input may be.
  private static long listed(ContestSpec spec, Limits limits, String variable) {
    return spec.everyItem().stream()
        .flatMap(item -> Limits.fields(item).stream())
        .filter(field -> NumberCode.variable(field.name()).equals(variable))
        .flatMap(field -> field.count().stream())
        .mapToLong(limits::largest)
        .findFirst()
        .orElse(LARGEST_LISTED);
  }

  @Override
  public String by() {
    return isRange() ? "by the remainder" : "from the values of smaller heaps";
  }

  @Override
  public void write(Code code, NumberCode numbers) {
    if (isRange()) {
      Count only = counts.getFirst();
      sum.write(
          code, numbers, "grundy(%%s, %s, %s)".formatted(only.least(), only.most().orElseThrow()));
      return;
    }
    code.line("std::vector<Number> counts;");
    for (Count count : counts) {
      code.line(
          count
              .most()
              .map(most ->
                  "for (Number k = %s; k <= (%s); k++) counts.push_back(k);"
                      .formatted(count.least(), most))
              .orElseGet(() ->
                  "counts.insert(counts.end(), %s.begin(), %s.end());"
                      .formatted(count.least(), count.least())));
    }
    sum.write(code, numbers, "grundy(%s, counts)");
  }

  @Override
  public String functions() {
    return isRange() ? RANGE : LISTED;
  }
}
