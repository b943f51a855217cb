package org.grundy.solvers.count;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The nim-sum of numbers that are linear in one number: for how many m it is a value.
///
/// The binary digits of m are chosen from the lowest on. With the carries c of all forms, a digit b
/// of m gives the digit `(a·b + c) mod 2` of `a·m + c` and leaves the carry `⌊(a·b + c) / 2⌋`; so
/// choices with the same carries are counted together, however long the numbers are. Once m has no
/// more digits, what is left of each form is its carry.
///
/// @param forms at least one, of factors and constants from 0
public record LinearNimSums(List<LinearSize> forms) {
  private static final int MOST_STATES = 1 << 20;

  public LinearNimSums {
    forms = List.copyOf(forms);
  }

  /// What is known of the digits of m that are chosen.
  ///
  /// @param carries of each form
  /// @param isMore whether they are more than as many digits of the last m
  private record State(List<Long> carries, boolean isMore) {}

  /// The number of m from 0 on, below a limit, of which the nim-sum is a value.
  ///
  /// @param limit from 0
  /// @param value from 0
  /// @throws BudgetSpentException if the meter says so, or the factors are large
  public long having(long value, long limit, Meter meter) {
    if (limit == 0) {
      return 0;
    }
    long last = limit - 1;
    int digits = Long.SIZE - Long.numberOfLeadingZeros(last);
    Map<State, Long> states = new HashMap<>();
    states.put(new State(forms.stream().map(LinearSize::constant).toList(), false), 1L);
    for (int digit = 0; digit < digits; digit++) {
      states = next(states, value >> digit & 1, last >> digit & 1, meter);
    }
    long rest = value >> digits;
    long having = 0;
    for (Map.Entry<State, Long> state : states.entrySet()) {
      if (!state.getKey().isMore && nimSum(state.getKey().carries) == rest) {
        having += state.getValue();
      }
    }
    return having;
  }

  /// Chooses one more digit.
  ///
  /// @param wanted the digit of the value
  /// @param last the digit of the last m
  private Map<State, Long> next(Map<State, Long> states, long wanted, long last, Meter meter) {
    Map<State, Long> next = new HashMap<>();
    for (Map.Entry<State, Long> before : states.entrySet()) {
      meter.work(1);
      for (int digit = 0; digit <= 1; digit++) {
        long[] carries = new long[forms.size()];
        for (int i = 0; i < carries.length; i++) {
          carries[i] = Math.addExact(digit * forms.get(i).factor(), before.getKey().carries.get(i));
        }
        if ((Arrays.stream(carries).reduce(0, (a, b) -> a ^ b) & 1) == wanted) {
          boolean isMore = digit == last ? before.getKey().isMore : digit > last;
          List<Long> left = LongStream.of(carries).map(carry -> carry >> 1).boxed().toList();
          next.merge(new State(left, isMore), before.getValue(), Math::addExact);
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

  private static long nimSum(List<Long> numbers) {
    return numbers.stream().reduce(0L, (a, b) -> a ^ b);
  }
}
