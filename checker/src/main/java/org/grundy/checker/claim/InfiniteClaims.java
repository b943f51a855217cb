package org.grundy.checker.claim;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Map<P, BitSet> sets = new HashMap<>();

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
    sets.put(part, new BitSet());
  }

  /// The first part found whose claim does not follow.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  Optional<P> refuted() {
    for (P part : sets.keySet()) {
      if (!fillSet(part)) {
        return Optional.of(part);
      }
    }
    return sets.keySet().stream().filter(part -> !keepsOn(part)).findFirst();
  }

  /// Finds the numbers of the options of a part.
  ///
  /// @return false if there is an option that is neither a number nor infinite
  private boolean fillSet(P part) {
    boolean[] open = {numbers.value(part).isPresent()};
    BitSet set = new BitSet();
    rules.optionSums(
        part,
        (sum, ends) -> {
          meter.work(1);
          Optional<LoopyValue> value = value(sum);
          open[0] |= ends || value.isEmpty();
          value.ifPresent(one -> one.number().ifPresent(number -> set.set((int) number)));
        });
    sets.put(part, set);
    return !open[0];
  }

  /// True if a part has an option that is no number, and does not become the least number that no
  /// option of the part has.
  private boolean keepsOn(P part) {
    long least = set(part).nextClearBit(0);
    boolean[] found = {false};
    rules.optionSums(
        part,
        (sum, _) -> {
          meter.work(1);
          found[0] |=
              value(sum)
                  .filter(value -> value.isInfinite() && !value.set().contains(least))
                  .isPresent();
        });
    return found[0];
  }

  private BitSet set(P part) {
    return sets.getOrDefault(part, new BitSet());
  }

  /// The value of a sum by Smith's rule, where each part has one.
  Optional<LoopyValue> value(List<P> sum) {
    LoopyValue total = LoopyValue.of(0);
    for (P part : sum) {
      if (numbers.value(part).isPresent()) {
        total = total.plus(LoopyValue.of(numbers.value(part).getAsLong()));
      } else if (sets.containsKey(part)) {
        total =
            total.plus(LoopyValue.infinite(set(part).stream().mapToObj(n -> (long) n).toList()));
      } else {
        return Optional.empty();
      }
    }
    return Optional.of(total);
  }
}
