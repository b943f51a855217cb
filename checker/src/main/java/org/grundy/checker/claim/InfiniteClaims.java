package org.grundy.checker.claim;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;

/// The claims that the values of parts are infinite, as plays from them may go on for ever. They
/// follow from each other, once all claims are read.
///
/// **Theorem** (C. A. B. Smith 1966; Fraenkel and Perl 1975). Let each option of each of these
/// parts be a sum of parts whose numbers are known and of parts of these; let K be the set of the
/// numbers of the options that have one, and m the least number that is not in K. If each of these
/// parts has an option that is no number, and does not become m by a move, then their values are
/// ∞(K).
///
/// Proof. An option that is no number has one of these parts beside known numbers, with the nim-sum
/// s, or more than one. The first becomes m by a move exactly if m ^ s is in the set of that part;
/// the second never becomes a number by one move. Consider a sum of known numbers, with the nim-sum
/// t, and of one of these parts, where t is not in its K, or of more than one of them. Nobody can
/// move from there to numbers with the nim-sum 0. And whoever has to move can keep to such sums: of
/// several parts by moving in one to an option that is no number; of one part in the same way if t
/// = m, and if t > m by moving among the numbers to the nim-sum m, which is not in K. So nobody
/// wins. Where t is in K, whoever has to move wins. ∎
///
/// @param <P> the parts
final class InfiniteClaims<P> {
  private static final long ENTRY_BYTES = 250;

  private final PartRules<P> rules;
  private final ValueClaims<P> numbers;
  private final Meter meter;

  /// By part: its value, of which the numbers are found when all claims are read.
  private final Map<P, LoopyValue> values = new HashMap<>();

  InfiniteClaims(PartRules<P> rules, ValueClaims<P> numbers, Meter meter) {
    this.rules = rules;
    this.numbers = numbers;
    this.meter = meter;
  }

  /// Adds the claim that the value of a part is infinite.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void add(P part) {
    meter.claim(ENTRY_BYTES);
    values.put(part, LoopyValue.infinite(List.of()));
  }

  /// The first part found whose claim does not follow.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Optional<P> refuted() {
    for (Map.Entry<P, LoopyValue> claim : values.entrySet()) {
      Optional<LoopyValue> value = found(claim.getKey());
      if (value.isEmpty()) {
        return Optional.of(claim.getKey());
      }
      claim.setValue(value.get());
    }
    return values.keySet().stream().filter(part -> !keepsOn(part)).findFirst();
  }

  /// The infinite value of a part, with the numbers of its options; empty where there is an option
  /// that is neither a number nor infinite.
  private Optional<LoopyValue> found(P part) {
    boolean[] open = {numbers.value(part).isPresent()};
    NavigableSet<Long> set = new TreeSet<>();
    rules.optionSums(
        part,
        (sum, ends) -> {
          meter.work(1);
          Optional<LoopyValue> value = value(sum);
          open[0] |= ends || value.isEmpty();
          value.ifPresent(one -> one.number().ifPresent(set::add));
        });
    return open[0] ? Optional.empty() : Optional.of(LoopyValue.infinite(set));
  }

  /// True if a part has an option that is no number, and does not become the least number that no
  /// option of the part has.
  private boolean keepsOn(P part) {
    List<Long> set = value(part).map(LoopyValue::set).orElse(List.of());
    long least = 0;
    while (least < set.size() && set.get((int) least) == least) {
      least++;
    }
    long missing = least;
    boolean[] found = {false};
    rules.optionSums(
        part,
        (sum, _) -> {
          meter.work(1);
          found[0] |=
              value(sum)
                  .filter(value -> value.isInfinite() && !value.set().contains(missing))
                  .isPresent();
        });
    return found[0];
  }

  /// The value of a part, where it has one.
  private Optional<LoopyValue> value(P part) {
    OptionalLong number = numbers.value(part);
    return number.isPresent()
        ? Optional.of(LoopyValue.of(number.getAsLong()))
        : Optional.ofNullable(values.get(part));
  }

  /// The value of a sum by Smith's rule, where each part has one.
  Optional<LoopyValue> value(List<P> sum) {
    if (sum.size() == 1) {
      return value(sum.getFirst());
    }
    LoopyValue total = LoopyValue.of(0);
    for (P part : sum) {
      Optional<LoopyValue> value = value(part);
      if (value.isEmpty()) {
        return value;
      }
      total = total.plus(value.get());
    }
    return Optional.of(total);
  }
}
