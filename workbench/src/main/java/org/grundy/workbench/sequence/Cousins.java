package org.grundy.workbench.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;

/// Codes with the values of a code, and with these values shifted.
///
/// Theorem (the *first cousins* of Berlekamp, Conway and Guy, Winning Ways, chapter 4). Where digit
/// d1 is even a heap of 1 has no move. Then a token less in every heap makes no difference to the
/// moves: to leave j heaps, none of them empty, of n - k tokens is to leave j heaps, some of them
/// perhaps empty, of (n-1) - (k+j-1). So the code that for each bit j of each digit dk has the bits
/// 0 to j at place k+j-1 has the values G(n+1). All codes with the same such code have the same
/// values: the fewest bits and the most are named.
///
/// @param equal other codes with G'(n) = G(n)
/// @param shifted codes with G'(n) = G(n + shift), the nearest first
public record Cousins(List<String> equal, List<Cousin> shifted) {
  /// No other code is known.
  static final Cousins NONE = new Cousins(List.of(), List.of());

  private static final int MOST_BITS = 5;

  public Cousins {
    equal = List.copyOf(equal);
    shifted = List.copyOf(shifted);
  }

  /// A code with G'(n) = G(n + shift), for all n >= 0 with n + shift >= 0.
  public record Cousin(String code, long shift) {}

  /// @param digits as [org.grundy.solvers.sequence.SequenceEngine#ofDigits] takes them
  static Cousins of(List<Integer> digits) {
    if (!isWritten(digits) || digits.stream().allMatch(digit -> digit == 0)) {
      return NONE;
    }
    String code = Cousins.code(digits);
    List<Cousin> shifted = new ArrayList<>();
    Optional<List<Integer>> next = less(digits);
    for (int shift = 1; next.isPresent() && isWritten(next.get()); shift++) {
      shifted.add(new Cousin(Cousins.code(next.get()), shift));
      next = less(next.get());
    }
    next = more(digits);
    for (int shift = -1; next.isPresent() && isWritten(next.get()); shift--) {
      shifted.add(new Cousin(Cousins.code(next.get()), shift));
      next = more(next.get());
    }
    List<String> equal = new ArrayList<>();
    less(digits).flatMap(Cousins::more).ifPresent(fewest -> add(fewest, code, equal));
    less(digits).ifPresent(_ -> add(fullest(digits), code, equal));
    return new Cousins(equal, shifted);
  }

  private static void add(List<Integer> digits, String code, List<String> equal) {
    if (isWritten(digits)) {
      String other = Cousins.code(digits);
      if (!other.equals(code) && !equal.contains(other)) {
        equal.add(other);
      }
    }
  }

  private static boolean isWritten(List<Integer> digits) {
    return digits.size() <= TakeAndBreakCode.MAX_LENGTH + 1
        && digits.stream().allMatch(digit -> digit < 1 << MOST_BITS);
  }

  /// The code of the same game with a token less in every heap.
  private static Optional<List<Integer>> less(List<Integer> digits) {
    if (digits.size() > 1 && (digits.get(1) & 1) != 0) {
      return Optional.empty();
    }
    int[] shifted = new int[digits.size() + MOST_BITS];
    for (int k = 0; k < digits.size(); k++) {
      for (int j = 0; j < MOST_BITS; j++) {
        if ((digits.get(k) >> j & 1) != 0) {
          shifted[k + j - 1] |= (2 << j) - 1;
        }
      }
    }
    return Optional.of(trimmed(shifted));
  }

  /// The code of the fewest bits of which [#less] makes these digits, if there is one.
  private static Optional<List<Integer>> more(List<Integer> digits) {
    int[] shifted = new int[digits.size() + 1];
    for (int place = 0; place < digits.size(); place++) {
      int digit = digits.get(place);
      if (digit == 0) {
        continue;
      }
      int j = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(digit);
      if (digit != (2 << j) - 1 || place - j + 1 < 0 || place == 0) {
        return Optional.empty();
      }
      shifted[place - j + 1] |= 1 << j;
    }
    return Optional.of(trimmed(shifted));
  }

  /// The code with all bits that make no difference: a heap of 1 that is left counts as none.
  private static List<Integer> fullest(List<Integer> digits) {
    int[] full = new int[digits.size() + MOST_BITS];
    for (int k = 0; k < full.length; k++) {
      full[k] |= k < digits.size() ? digits.get(k) : 0;
      for (int j = 1; j < MOST_BITS; j++) {
        if ((full[k] >> j & 1) != 0) {
          full[k + 1] |= 1 << (j - 1);
        }
      }
    }
    return trimmed(full);
  }

  private static List<Integer> trimmed(int... digits) {
    int size = digits.length;
    while (size > 1 && digits[size - 1] == 0) {
      size--;
    }
    List<Integer> list = new ArrayList<>();
    for (int k = 0; k < size; k++) {
      list.add(digits[k]);
    }
    return list;
  }

  /// The normal form of digits as [HeapRule#ofDigits] has them.
  static String code(List<Integer> digits) {
    HeapRule rule = HeapRule.ofDigits(digits.stream().mapToInt(digit -> digit).toArray());
    return rule.plainCode(digits.size() + 1).orElseThrow().toString();
  }
}
