package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The nim-sum of numbers that are linear in others: for how many choices of these it is a value.
///
/// The binary digits of all chosen numbers m are chosen together, from the lowest on. With the
/// carries c of all forms, digits b of the numbers give the digit `(Σ a·b + c) mod 2` of `Σ a·m +
/// c` and leave the carry `⌊(Σ a·b + c) / 2⌋`; so choices with the same carries are counted
/// together, however long the numbers are. Once no number has more digits, what is left of each
/// form is its carry.
///
/// @param forms at least one, of factors and constants from 0, in equally many numbers
public record LinearNimSums(List<LinearSize> forms) {
  private static final int MOST_STATES = 1 << 20;

  public LinearNimSums {
    forms = List.copyOf(forms);
  }

  /// What is known of the digits that are chosen.
  ///
  /// @param carries of each form
  /// @param more a bit for each number: whether its digits are more than as many of its last one
  private record State(List<Long> carries, int more) {}

  /// In how many ways each number can be chosen from 0 on, below its limit, so that the nim-sum is
  /// a value.
  ///
  /// @param limits from 0
  /// @param value from 0
  /// @throws BudgetSpentException if the meter says so, or the factors are large
  public BigInteger having(long value, List<Long> limits, Meter meter) {
    if (limits.contains(0L)) {
      return BigInteger.ZERO;
    }
    long[] lasts = limits.stream().mapToLong(limit -> limit - 1).toArray();
    long longest = Arrays.stream(lasts).max().orElse(0);
    int digits = Long.SIZE - Long.numberOfLeadingZeros(longest);
    Map<State, BigInteger> states = new HashMap<>();
    List<Long> constants = forms.stream().map(LinearSize::constant).toList();
    states.put(new State(constants, 0), BigInteger.ONE);
    for (int digit = 0; digit < digits; digit++) {
      states = next(states, value >> digit & 1, digitsAt(lasts, digit), lasts.length, meter);
    }
    long rest = value >> digits;
    BigInteger having = BigInteger.ZERO;
    for (Map.Entry<State, BigInteger> state : states.entrySet()) {
      if (state.getKey().more == 0 && nimSum(state.getKey().carries) == rest) {
        having = having.add(state.getValue());
      }
    }
    return having;
  }

  /// A bit for each number: its binary digit at a place.
  private static int digitsAt(long[] numbers, int place) {
    int digits = 0;
    for (int i = 0; i < numbers.length; i++) {
      digits |= (int) (numbers[i] >> place & 1) << i;
    }
    return digits;
  }

  /// Chooses one more digit of each number.
  ///
  /// @param wanted the digit of the value
  /// @param last the digits of the last numbers
  private Map<State, BigInteger> next(
      Map<State, BigInteger> states, long wanted, int last, int numbers, Meter meter) {
    Map<State, BigInteger> next = new HashMap<>();
    for (Map.Entry<State, BigInteger> before : states.entrySet()) {
      meter.work(1);
      for (int chosen = 0; chosen < 1 << numbers; chosen++) {
        long[] carries = new long[forms.size()];
        for (int i = 0; i < carries.length; i++) {
          carries[i] = sum(forms.get(i), chosen, before.getKey().carries.get(i));
        }
        if ((Arrays.stream(carries).reduce(0, (a, b) -> a ^ b) & 1) == wanted) {
          // As these digits stand before the lower ones, they decide where they differ.
          int more = (before.getKey().more & ~(chosen ^ last)) | (chosen & ~last);
          List<Long> left = LongStream.of(carries).map(carry -> carry >> 1).boxed().toList();
          next.merge(new State(left, more), before.getValue(), BigInteger::add);
        }
      }
      if (next.size() > MOST_STATES) {
        throw new BudgetSpentException(
            "the heaps grow by too much from one sum to the next to be counted together");
      }
    }
    meter.check();
    return next;
  }

  private static long sum(LinearSize form, int chosen, long carry) {
    long sum = carry;
    for (int i = 0; chosen >> i != 0; i++) {
      sum = Math.addExact(sum, (chosen >> i & 1) * form.factor(i));
    }
    return sum;
  }

  private static long nimSum(List<Long> numbers) {
    return numbers.stream().reduce(0L, (a, b) -> a ^ b);
  }
}
