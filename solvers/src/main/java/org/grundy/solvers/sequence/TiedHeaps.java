package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.count.LinearNimSums;
import org.grundy.solvers.count.LinearSize;
import org.grundy.solvers.family.SizeRange;

/// Sums of heaps whose sizes follow from one number n: `n + 2·n + 3·n`.
///
/// Where all values have proved periods, n = r + L·m for one of L remainders r and any m leaves all
/// heaps at the same places of their periods, so that each value is linear in m ([LinearNimSums]);
/// the first few sums, and all sums of other heaps, are looked at one by one.
///
/// @param heaps at least one
public record TiedHeaps(List<Heap> heaps) {
  private static final int SUMS_BETWEEN_LOOKS = 1 << 12;

  private static final Periodicity ALWAYS_THE_SAME = new Periodicity(0, 1, 0);

  /// Values grow by less, so that a sum of two such numbers does not pass 63 bits.
  private static final long MOST_GROWTH = Long.MAX_VALUE / 4;

  /// With more remainders than these sums are looked at one by one.
  private static final long MOST_REMAINDERS = 1 << 20;

  /// A start whose number follows from n.
  ///
  /// @param starts to which it belongs
  public record Heap(StartSequence starts, LinearSize size) {
    private long value(long n, Meter meter) {
      return starts.value(size.at(n), meter);
    }
  }

  public TiedHeaps {
    heaps = List.copyOf(heaps);
  }

  /// The number of n in a range for which the sum has a value.
  ///
  /// @param numbers for none of them a size is below 0 or passes 63 bits
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public long having(long value, SizeRange numbers, Meter meter) {
    List<Periodicity> periods = new ArrayList<>();
    for (Heap heap : heaps) {
      long first = heap.size.at(numbers.fromNumber());
      long last = heap.size.at(numbers.toNumber() - 1);
      heap.starts.value(Math.max(first, last), meter); // refuses what is too large at once
      if (heap.size.factor() == 0) {
        periods.add(ALWAYS_THE_SAME);
      } else {
        heap.starts.periodicity(Math.max(first, last)).ifPresent(periods::add);
      }
    }
    long periodic = numbers.toNumber();
    long remainders = 1;
    if (periods.size() == heaps.size()
        && heaps.stream().allMatch(heap -> heap.size.factor() >= 0)) {
      periodic = numbers.fromNumber();
      for (int i = 0; i < heaps.size(); i++) {
        periodic = Math.max(periodic, firstFrom(periods.get(i).preperiod(), heaps.get(i), numbers));
        remainders = common(remainders, repeats(periods.get(i), heaps.get(i)));
      }
      periodic = remainders > MOST_REMAINDERS ? numbers.toNumber() : periodic;
    }
    long having = oneByOne(value, numbers.fromNumber(), periodic, meter);
    for (long r = 0; r < remainders && r < numbers.toNumber() - periodic; r++) {
      having += ofRemainder(value, periodic + r, remainders, periods, numbers, meter);
    }
    return having;
  }

  /// The first n of a range with which a heap that grows has such a size; the end of the range
  /// where it has none, and the beginning for a heap that does not grow.
  private static long firstFrom(long size, Heap heap, SizeRange numbers) {
    long missing = Math.max(0, size - heap.size.at(numbers.fromNumber()));
    long later = heap.size.factor() == 0 ? 0 : Math.ceilDiv(missing, heap.size.factor());
    return later < numbers.size() ? numbers.fromNumber() + later : numbers.toNumber();
  }

  /// By how much n grows until a heap is at the same place of its period.
  private static long repeats(Periodicity period, Heap heap) {
    BigInteger length = BigInteger.valueOf(period.period());
    return length.divide(length.gcd(BigInteger.valueOf(heap.size.factor()))).longValueExact();
  }

  /// The least common multiple, or some number above the limit.
  private static long common(long one, long other) {
    BigInteger a = BigInteger.valueOf(one);
    BigInteger b = BigInteger.valueOf(other);
    BigInteger multiple = a.multiply(b).divide(a.gcd(b));
    return multiple.min(BigInteger.valueOf(MOST_REMAINDERS + 1)).longValueExact();
  }

  private long oneByOne(long value, long from, long to, Meter meter) {
    long having = 0;
    for (long n = from; n < to; n++) {
      if ((n - from) % SUMS_BETWEEN_LOOKS == 0) {
        meter.work(Math.min(SUMS_BETWEEN_LOOKS, to - n));
      }
      long sum = 0;
      for (Heap heap : heaps) {
        sum ^= heap.value(n, meter);
      }
      having += sum == value ? 1 : 0;
    }
    return having;
  }

  /// The same for the numbers `first`, `first + step`, … of the range.
  private long ofRemainder(
      long value,
      long first,
      long step,
      List<Periodicity> periods,
      SizeRange numbers,
      Meter meter) {
    long times = (numbers.toNumber() - 1 - first) / step + 1;
    if (times == 1) {
      return oneByOne(value, first, first + 1, meter);
    }
    List<LinearSize> forms = new ArrayList<>();
    for (int i = 0; i < periods.size(); i++) {
      Heap heap = heaps.get(i);
      Periodicity period = periods.get(i);
      // A round more leads to another size of the range, so that this is no larger than that.
      long rounds = Math.multiplyExact(heap.size.factor(), step) / period.period();
      if (rounds > MOST_GROWTH / Math.max(1, period.saltus())) {
        throw new BudgetSpentException("values pass 63 bits");
      }
      forms.add(new LinearSize(rounds * period.saltus(), heap.value(first, meter)));
    }
    if (forms.stream().allMatch(form -> form.factor() == 0)) {
      meter.work(1);
      return forms.stream().mapToLong(LinearSize::constant).reduce(0, (a, b) -> a ^ b) == value
          ? times
          : 0;
    }
    return new LinearNimSums(forms).having(value, times, meter);
  }
}
