package org.grundy.solvers.sequence.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.grundy.core.Meter;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.solvers.sequence.kernel.NimValues;

/// The values of the options that a take-and-break code gives a heap, marks, sets of counts and
/// repeating digits included.
///
/// Let W(d, m) be the values of what digit d makes of m tokens; they come from [HeapSums], and
/// where all heaps are equal from the divisors of m. The places before the tail are gone through
/// one by one. The values that the tail gives a heap, from place t on with L digits, are kept for
/// the latest L heaps:
///
///     A(n) = W(tail[0], n-t) + … + W(tail[L-1], n-t-L+1) + A(n-L)
///
/// for what place k gives n - L is what place k + L gives n.
public final class CodeOptions {
  private final List<Digit> head;
  private final List<Digit> tail;
  private final Map<Parts, HeapSums> sums;
  private final long[][] fromTail;

  public CodeOptions(TakeAndBreakCode code) {
    this.head = head(code);
    this.tail = code.tail();
    this.sums = sums(head, tail);
    this.fromTail = new long[tail.size()][];
    Arrays.fill(fromTail, ValueSets.EMPTY);
  }

  private static List<Digit> head(TakeAndBreakCode code) {
    List<Digit> head = new ArrayList<>();
    for (int k = 0; k <= code.length(); k++) {
      head.add(code.at(k));
    }
    return head;
  }

  private static Map<Parts, HeapSums> sums(List<Digit> head, List<Digit> tail) {
    List<Digit> digits = new ArrayList<>(head);
    digits.addAll(tail);
    Map<Parts, HeapSums> sums = new EnumMap<>(Parts.class);
    for (Parts parts : Parts.values()) {
      int exactly = 0;
      int orMore = 0;
      for (Digit digit : digits) {
        if (digit.parts() == parts) {
          exactly = Math.max(exactly, digit.highest());
          orMore = digit.orMore() ? Math.max(orMore, digit.highest() + 1) : orMore;
        }
      }
      if (parts != Parts.EQUAL && (orMore > 0 || exactly >= 2)) {
        sums.put(parts, HeapSums.of(parts, exactly, orMore));
      }
    }
    return sums;
  }

  /// Adds the values of the options of the heap of as many tokens as there are values.
  ///
  /// @param words so many words have room for the nim-sums of all values so far
  public void addOptions(long[] seen, NimValues values, int words, Meter meter) {
    int n = values.size();
    for (HeapSums table : sums.values()) {
      table.addTotal(values, words, meter);
    }
    for (int k = 0; k < head.size() && k <= n; k++) {
      add(head.get(k), n - k, seen, values);
    }
    if (!tail.isEmpty() && n >= head.size()) {
      int slot = n % tail.size();
      long[] set = ValueSets.roomy(fromTail[slot], words);
      for (int i = 0; i < tail.size() && head.size() + i <= n; i++) {
        add(tail.get(i), n - head.size() - i, set, values);
      }
      fromTail[slot] = set;
      ValueSets.addAll(seen, set);
    }
  }

  /// Adds W(digit, total).
  private void add(Digit digit, int total, long[] into, NimValues values) {
    if (digit.allows(0) && total == 0) {
      ValueSets.add(into, 0);
    }
    if (digit.allows(1) && total > 0) {
      ValueSets.add(into, values.get(total));
    }
    if (total < 2 || (!digit.orMore() && digit.highest() < 2)) {
      return;
    }
    if (digit.parts() == Parts.EQUAL) {
      addEqual(digit, total, into, values);
      return;
    }
    HeapSums table = Objects.requireNonNull(sums.get(digit.parts()));
    for (int j = 2; j <= digit.highest() && j <= total; j++) {
      if (digit.allows(j)) {
        table.addExactly(j, total, into);
      }
    }
    if (digit.orMore()) {
      table.addAtLeast(Math.max(2, digit.highest() + 1), total, into);
    }
  }

  private static void addEqual(Digit digit, int total, long[] into, NimValues values) {
    int most = digit.orMore() ? total : Math.min(total, digit.highest());
    for (int j = 2; j <= most; j++) {
      if (total % j == 0 && digit.allows(j)) {
        ValueSets.add(into, j % 2 == 0 ? 0 : values.get(total / j));
      }
    }
  }
}
