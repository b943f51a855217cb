package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.splitting.SplitRules;
import org.grundy.solvers.sequence.window.PermutedWindow;

/// Counts the moves from a heap to a given value without enumerating them one by one where the
/// sequence is periodic: heaps of 10^18 have as many moves.
final class MoveCount {
  private final HeapSequence sequence;
  private final long size;
  private final long target;
  private final Meter meter;

  MoveCount(HeapSequence sequence, long size, long target, Meter meter) {
    this.sequence = sequence;
    this.size = size;
    this.target = target;
    this.meter = meter;
  }

  /// The number of moves that lead to the target; a move is a line and the multiset of heaps that
  /// it leaves.
  BigInteger count() {
    BigInteger total = BigInteger.ZERO;
    for (HeapLine line : sequence.rule().lines()) {
      total =
          total.add(
              switch (line) {
                case HeapLine.Counts(List<Take.Range> counts) -> ofTaking(counts);
                case HeapLine.Code(TakeAndBreakCode code) ->
                    SplitRules.of(List.of(line))
                        .map(this::ofSplits)
                        .or(() -> ofRanges(line))
                        .orElseGet(() -> ofCode(code));
                case HeapLine.Equation(var _, HeapLine.Form.Windows _) ->
                    BigInteger.valueOf(ofWindows(line));
                case HeapLine.Equation _ ->
                    SplitRules.of(List.of(line))
                        .map(this::ofSplits)
                        .orElseGet(() -> oneByOne(line));
              });
    }
    return total;
  }

  private BigInteger oneByOne(HeapLine line) {
    long[] total = {0};
    new HeapOptions(new HeapRule(List.of(line)), meter)
        .of(
            size,
            (rule, parts, count) -> {
              long sum = 0;
              for (int i = 0; i < count; i++) {
                sum ^= value(parts[i]);
              }
              total[0] += sum == target ? 1 : 0;
            });
    return BigInteger.valueOf(total[0]);
  }

  private BigInteger ofTaking(List<Take.Range> counts) {
    BigInteger total = BigInteger.ZERO;
    for (Take.Range range : counts) {
      if (range.fromCount() <= size) {
        long smallest = Math.max(0, size - range.toCount() + 1);
        total = total.add(BigInteger.valueOf(singles(smallest, size - range.fromCount() + 1)));
      }
    }
    return total;
  }

  /// Over the options of all windows, each once.
  private long ofWindows(HeapLine line) {
    if (sequence.formula().isPresent()) {
      PermutedWindow formula = sequence.formula().get();
      return target <= formula.options(size) && target != value(size) ? 1 : 0;
    }
    return ofRanges(line).orElseThrow().longValueExact();
  }

  private Optional<BigInteger> ofRanges(HeapLine line) {
    return RangedMoves.of(new HeapRule(List.of(line)), size)
        .map(moves ->
            BigInteger.valueOf(
                moves.options().stream()
                    .mapToLong(options -> sequence.count(options, target, meter))
                    .sum()));
  }

  private BigInteger ofCode(TakeAndBreakCode code) {
    return new CodeMoveCount(sequence, code, size, target, meter).count();
  }

  private BigInteger ofSplits(SplitRules rules) {
    long ends = target == 0 && rules.emptyPlaces().stream().anyMatch(k -> k == size) ? 1 : 0;
    BigInteger total = BigInteger.valueOf(ends);
    for (int k : rules.singlePlaces()) {
      total = total.add(k < size && value(size - k) == target ? BigInteger.ONE : BigInteger.ZERO);
    }
    for (int k : rules.unequalPlaces()) {
      total = total.add(BigInteger.valueOf(k < size ? unequalPairs(size - k) : 0));
    }
    for (int k : rules.equalPlaces()) {
      boolean halves = target == 0 && k < size && (size - k) % 2 == 0;
      total = total.add(halves ? BigInteger.ONE : BigInteger.ZERO);
    }
    return total;
  }

  /// The number of `fromN <= n < toN` that have the target value.
  private long singles(long fromN, long toN) {
    return sequence
        .soleRange()
        .map(range -> belowWithTarget(range, toN) - belowWithTarget(range, fromN))
        .orElseGet(() ->
            sequence.growing().isPresent()
                ? sequence.count(fromN, toN, target, meter)
                : overClasses(fromN, toN, n -> value(n) == target));
  }

  /// The number of n below a bound with floor((n mod (a+b)) / a) equal to the target: in each
  /// period those from target times a on, a of them at most.
  private long belowWithTarget(Take.Range range, long bound) {
    long a = range.fromCount();
    long length = HeapSequence.period(range).orElse(Long.MAX_VALUE);
    if (target > (length - 1) / a) {
      return 0;
    }
    long first = target * a;
    long each = Math.min(a, length - first);
    return bound / length * each + Math.clamp(bound % length - first, 0, each);
  }

  /// The number of pairs 1 <= a < b of sum m that have the target value. Both G(a) and G(m-a)
  /// depend on a modulo the period as long as neither a nor m-a is below the preperiod.
  private long unequalPairs(long m) {
    return overClasses(1, (m + 1) / 2, a -> (value(a) ^ value(m - a)) == target);
  }

  private long value(long n) {
    return sequence.value(n, meter);
  }

  private long overClasses(long fromN, long toN, LongPredicate test) {
    return sequence.overClasses(new RangedMoves.Options(0, fromN, toN), test, meter);
  }
}
