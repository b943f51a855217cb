package org.grundy.checker.claim;

import java.util.BitSet;
import java.util.Collection;
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
/// Where plays may go on for ever, two equal parts need not add to 0, and a part is known not to be
/// n only by an option or as it is another number. Then a sum of parts whose values are known, with
/// the nim-sum 0, is won by whoever does not move first. Proof: let the opponent move in a part
/// whose value n was claimed in line i. Either the values of what that leaves are known from
/// earlier lines, with a nim-sum that is not n; then the whole has one that is not 0, and some part
/// has an option, known from lines before its own, that makes it 0. Or one part of what is left was
/// found not to be what would make it n, as an option of it is; I move there. Both times all values
/// are known again, with the nim-sum 0, and parts were replaced by parts of earlier lines; so this
/// ends. Hence a claimed number is the value in the sense of C. A. B. Smith.
///
/// @param <P> the parts
public final class ValueClaims<P> {
  /// The first number that a part cannot be claimed not to be.
  public static final int FIRST_UNTOLD = 1 << 20;

  /// The first of the numbers that are kept by themselves.
  private static final int FIRST_RARE = 62;

  private static final long ENTRY_BYTES = 200;

  private static final BitSet NONE = new BitSet();

  private final PartRules<P> rules;
  private final boolean endless;
  private final Meter meter;

  /// By part: -1 - v where the value is v, else the small numbers that it is not, as a set of bits.
  private final Map<P, Long> known = new HashMap<>();

  /// The large numbers that parts are not.
  private final Map<P, BitSet> rare = new HashMap<>();

  /// @param endless whether plays may go on for ever
  public ValueClaims(PartRules<P> rules, boolean endless, Meter meter) {
    this.rules = rules;
    this.endless = endless;
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
    if (bounds < 0) {
      return -1 - bounds != n;
    }
    return n >= FIRST_RARE
        ? n < FIRST_UNTOLD && rare.getOrDefault(part, NONE).get((int) n)
        : n >= 0 && (bounds >>> n & 1) != 0;
  }

  /// The value of a sum, where it is known.
  public OptionalLong value(List<P> sum) {
    long value = 0;
    for (P part : counted(sum)) {
      OptionalLong one = value(part);
      if (one.isEmpty()) {
        return one;
      }
      value ^= one.getAsLong();
    }
    return OptionalLong.of(value);
  }

  /// The parts of a sum that count.
  private Collection<P> counted(List<P> sum) {
    return endless ? sum : single(sum);
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
    for (P part : counted(sum)) {
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
  /// @param numbers below [#FIRST_UNTOLD]
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean addNot(P part, BitSet numbers) {
    BitSet missing = (BitSet) numbers.clone();
    int[] options = {0};
    rules.optionSums(
        part,
        (sum, _) -> {
          meter.work(1);
          options[0]++;
          OptionalLong value = missing.isEmpty() ? OptionalLong.empty() : value(sum);
          value.ifPresent(one -> missing.clear((int) one));
        });
    if (!endless && options[0] + 1 < missing.length()) {
      missing.clear(options[0] + 1, missing.length());
    }
    if (!missing.isEmpty()) {
      return false;
    }
    long before = known.getOrDefault(part, 0L);
    if (before >= 0) {
      putNot(part, before, numbers);
    }
    return true;
  }

  private void putNot(P part, long before, BitSet numbers) {
    BitSet small = numbers.get(0, FIRST_RARE);
    put(part, before | (small.isEmpty() ? 0 : small.toLongArray()[0]));
    if (numbers.length() > FIRST_RARE) {
      meter.claim(ENTRY_BYTES + numbers.length() / Byte.SIZE);
      rare.computeIfAbsent(part, _ -> new BitSet()).or(numbers);
    }
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
