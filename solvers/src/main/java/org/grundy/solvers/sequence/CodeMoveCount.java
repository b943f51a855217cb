package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.grundy.core.Meter;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.solvers.sequence.kernel.NimValues;

/// Counts the moves that a take-and-break code allows from a heap to a given value, whatever its
/// marks, sets of counts and repeating digits.
final class CodeMoveCount {
  private static final int REPORT = 1 << 12;

  private final HeapSequence sequence;
  private final TakeAndBreakCode code;
  private final long size;
  private final long target;
  private final Meter meter;
  private final Map<Parts, PartitionCounts> tables = new EnumMap<>(Parts.class);

  CodeMoveCount(HeapSequence sequence, TakeAndBreakCode code, long size, long target, Meter meter) {
    this.sequence = sequence;
    this.code = code;
    this.size = size;
    this.target = target;
    this.meter = meter;
  }

  /// The number of moves that lead to the target; a move is the multiset of heaps that it leaves.
  BigInteger count() {
    BigInteger total = BigInteger.ZERO;
    long toPlace = code.tail().isEmpty() ? Math.min(code.length(), size) + 1 : size + 1;
    for (long k = 0; k < toPlace; k++) {
      total = total.add(at(code.at(k), size - k));
      if ((k & REPORT - 1) == 0) {
        meter.work(1);
      }
    }
    return total;
  }

  private BigInteger at(Digit digit, long rest) {
    long ends = digit.allows(0) && rest == 0 && target == 0 ? 1 : 0;
    long ones = digit.allows(1) && rest > 0 && sequence.value(rest, meter) == target ? 1 : 0;
    BigInteger few = BigInteger.valueOf(ends + ones);
    if (rest < 2 || (!digit.orMore() && digit.highest() < 2)) {
      return few;
    }
    return few.add(
        switch (digit.parts()) {
          case EQUAL -> equal(digit, rest);
          case ANY -> of(table(Parts.ANY), digit, rest);
          case NOT_ALL_EQUAL -> of(table(Parts.ANY), digit, rest).subtract(equal(digit, rest));
          case UNEQUAL -> of(table(Parts.UNEQUAL), digit, rest);
        });
  }

  private BigInteger equal(Digit digit, long rest) {
    long total = 0;
    long most = digit.orMore() ? rest : Math.min(rest, digit.highest());
    for (long j = 2; j <= most; j++) {
      if (rest % j == 0 && digit.allows(j)) {
        long value = j % 2 == 0 ? 0 : sequence.value(rest / j, meter);
        total += value == target ? 1 : 0;
      }
    }
    return BigInteger.valueOf(total);
  }

  private BigInteger of(PartitionCounts table, Digit digit, long rest) {
    int m = (int) rest;
    if (digit.orMore()) {
      BigInteger left = table.any(m, target);
      for (int j = 0; j <= Math.max(1, digit.highest()); j++) {
        left = j < 2 || !digit.allows(j) ? left.subtract(table.exactly(j, m, target)) : left;
      }
      return left;
    }
    return LongStream.rangeClosed(2, digit.highest())
        .filter(digit::allows)
        .mapToObj(j -> table.exactly((int) j, m, target))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /// True if some place leaves any number of heaps, these being counted by the table for `parts`.
  private boolean anyNumber(Parts parts) {
    return Stream.concat(
            IntStream.rangeClosed(0, code.length()).mapToObj(code::at), code.tail().stream())
        .anyMatch(digit ->
            digit.orMore()
                && digit.parts() != Parts.EQUAL
                && (digit.parts() == Parts.UNEQUAL) == (parts == Parts.UNEQUAL));
  }

  private PartitionCounts table(Parts parts) {
    return tables.computeIfAbsent(
        parts,
        _ ->
            new PartitionCounts(
                sequence,
                parts == Parts.UNEQUAL,
                Math.max(1, code.maxParts()),
                anyNumber(parts),
                NimValues.index(size),
                meter));
  }
}
