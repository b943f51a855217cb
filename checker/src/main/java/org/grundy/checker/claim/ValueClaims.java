package org.grundy.checker.claim;

import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Meter;

/// What was claimed about the Grundy values of parts by now, and found to be so.
///
/// A claim says that the value of a part is v, or that it is none of some numbers. It follows from
/// earlier ones
/// - *is v*: of each option it is known that its value is not v, and of each m < v that some option
///   has it;
/// - *is not n*: some option is known to have the value n, or there are fewer than n options.
///
/// The value of an option is known if those of all its parts are, where two equal parts need not
/// be: it is their nim-sum. It is known not to be n if those of all its parts but one are known,
/// with the nim-sum s, and that one is known not to be n ^ s.
///
/// @param <P> the parts
public final class ValueClaims<P> {
  /// The first number that a part cannot be claimed not to be.
  public static final int FIRST_UNTOLD = 62;

  private static final long ENTRY_BYTES = 200;

  private final PartRules<P> rules;
  private final Meter meter;

  /// By part: -1 - v where the value is v, else the numbers that it is not, as a set of bits.
  private final Map<P, Long> known = new HashMap<>();

  public ValueClaims(PartRules<P> rules, Meter meter) {
    this.rules = rules;
    this.meter = meter;
  }

  /// The value of a part, where it is known.
  public OptionalLong value(P part) {
    long bounds = known.getOrDefault(part, 0L);
    return bounds < 0 ? OptionalLong.of(-1 - bounds) : OptionalLong.empty();
  }

  /// True if the value of a part is known not to be `n`.
  public boolean isNot(P part, long n) {
    long bounds = known.getOrDefault(part, 0L);
    return bounds < 0 ? -1 - bounds != n : n >= 0 && n < FIRST_UNTOLD && (bounds >>> n & 1) != 0;
  }

  /// The value of a sum, where it is known.
  public OptionalLong value(List<P> sum) {
    long value = 0;
    for (P part : single(sum)) {
      OptionalLong one = value(part);
      if (one.isEmpty()) {
        return one;
      }
      value ^= one.getAsLong();
    }
    return OptionalLong.of(value);
  }

  /// The parts that a sum has an odd number of times.
  public static <P> Set<P> single(List<P> sum) {
    Set<P> single = new LinkedHashSet<>();
    for (P part : sum) {
      if (!single.remove(part)) {
        single.add(part);
      }
    }
    return single;
  }

  /// True if the value of a sum is known not to be `n`.
  public boolean isNot(List<P> sum, long n) {
    long rest = n;
    P open = null;
    for (P part : single(sum)) {
      OptionalLong value = value(part);
      if (value.isPresent()) {
        rest ^= value.getAsLong();
      } else if (open == null) {
        open = part;
      } else {
        return false;
      }
    }
    return open == null ? rest != 0 : isNot(open, rest);
  }

  /// Adds the claim that the value of a part is `value`, if it follows.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean addValue(P part, long value) {
    BitSet seen = new BitSet();
    boolean[] open = {false};
    rules.optionSums(
        part,
        (sum, ends) -> {
          meter.work(1);
          open[0] |= ends || !isNot(sum, value);
          value(sum).ifPresent(one -> seen.set((int) one));
        });
    if (open[0] || seen.nextClearBit(0) < value) {
      return false;
    }
    put(part, -1 - value);
    return true;
  }

  /// Adds the claim that the value of a part is none of some numbers, if it follows.
  ///
  /// @param numbers as a set of bits, below [#FIRST_UNTOLD]
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean addNot(P part, long numbers) {
    long[] seen = {0};
    int[] options = {0};
    rules.optionSums(
        part,
        (sum, _) -> {
          meter.work(1);
          options[0]++;
          OptionalLong value = (numbers & ~seen[0]) == 0 ? OptionalLong.empty() : value(sum);
          seen[0] |=
              value.isPresent() && value.getAsLong() < FIRST_UNTOLD ? 1L << value.getAsLong() : 0;
        });
    if (options[0] < FIRST_UNTOLD - 1) {
      seen[0] |= -1L << (options[0] + 1);
    }
    if ((numbers & ~seen[0]) != 0) {
      return false;
    }
    long before = known.getOrDefault(part, 0L);
    if (before >= 0) {
      put(part, before | numbers);
    }
    return true;
  }

  /// Adds the claim that the value of a part is 0 as each move is answered by its image, if that is
  /// so.
  public boolean addMirrored(P part) {
    if (!rules.isMirrored(part)) {
      return false;
    }
    put(part, -1L);
    return true;
  }

  private void put(P part, long bounds) {
    meter.claim(ENTRY_BYTES);
    known.put(part, bounds);
  }
}
