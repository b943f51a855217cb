package org.grundy.solvers.sequence;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.solvers.count.LinearNimSums;
import org.grundy.solvers.count.LinearSize;
import org.grundy.solvers.family.SizeRange;

/// Sums of heaps whose sizes follow from one number or several: `n + 2·n + 3·n`, `n + m + (n+m)`.
///
/// Where all values have proved periods, n = r + L·i for one of L remainders r and any i leaves all
/// heaps that grow with n at the same places of their periods, so that each value is linear in i
/// ([LinearNimSums]). That is so for n from where on these heaps are long enough, whatever the
/// other numbers are; the first few n, and all numbers of other heaps, are looked at one by one.
///
/// @param heaps at least one
public record TiedHeaps(List<Heap> heaps) {
  private static final int SUMS_BETWEEN_LOOKS = 1 << 12;

  /// Values grow by less for all numbers together, so that no sum passes 63 bits.
  private static final long MOST_GROWTH = Long.MAX_VALUE / 4;

  /// With more remainders than these numbers are looked at one by one.
  private static final long MOST_REMAINDERS = 1 << 20;

  /// A start whose number follows from others.
  ///
  /// @param starts to which it belongs
  public record Heap(StartSequence starts, LinearSize size) {
    private long value(long[] numbers, Meter meter) {
      return starts.value(size.at(numbers), meter);
    }
  }

  public TiedHeaps {
    heaps = List.copyOf(heaps);
  }

  /// In how many ways the numbers can be chosen so that the sum has a value.
  ///
  /// @param numbers for none of them a size is below 0 or passes 63 bits
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public BigInteger having(long value, List<SizeRange> numbers, Meter meter) {
    return new Count(value, List.copyOf(numbers), periods(numbers, meter), meter).from(List.of());
  }

  /// The periods of the heaps, in their order; empty where one is not proved or a heap becomes
  /// smaller.
  private Optional<List<Periodicity>> periods(List<SizeRange> numbers, Meter meter) {
    List<Periodicity> periods = new ArrayList<>();
    for (Heap heap : heaps) {
      long largest = heap.size.constant();
      for (int i = 0; i < numbers.size(); i++) {
        long factor = heap.size.factor(i);
        SizeRange range = numbers.get(i);
        largest += factor * (factor > 0 ? range.toNumber() - 1 : range.fromNumber());
      }
      heap.starts.value(largest, meter); // refuses what is too large at once
      if (heap.size.isConstant()) {
        periods.add(new Periodicity(0, 1, 0));
      } else {
        heap.starts.periodicity(largest).ifPresent(periods::add);
      }
    }
    boolean grow =
        heaps.stream()
            .allMatch(heap -> heap.size.factors().stream().allMatch(factor -> factor >= 0));
    return grow && periods.size() == heaps.size() ? Optional.of(periods) : Optional.empty();
  }

  /// By how much a number grows until a heap is at the same place of its period.
  ///
  /// @param factor by which the heap grows with the number, from 1
  private static long repeats(Periodicity period, long factor) {
    BigInteger length = BigInteger.valueOf(period.period());
    return length.divide(length.gcd(BigInteger.valueOf(factor))).longValueExact();
  }

  /// The least common multiple, or some number above the limit.
  private static long common(long one, long other) {
    BigInteger a = BigInteger.valueOf(one);
    BigInteger b = BigInteger.valueOf(other);
    BigInteger multiple = a.multiply(b).divide(a.gcd(b));
    return multiple.min(BigInteger.valueOf(MOST_REMAINDERS + 1)).longValueExact();
  }

  /// The numbers `first`, `first + step`, …, so many of them.
  private record Steps(long first, long step, long times) {
    static Steps one(long number) {
      return new Steps(number, 1, 1);
    }

    boolean isOne() {
      return times == 1;
    }
  }

  /// One count.
  private final class Count {
    private final long value;
    private final List<SizeRange> numbers;
    private final Optional<List<Periodicity>> periods;
    private final Meter meter;

    Count(long value, List<SizeRange> numbers, Optional<List<Periodicity>> periods, Meter meter) {
      this.value = value;
      this.numbers = numbers;
      this.periods = periods;
      this.meter = meter;
    }

    /// The number of ways in which the numbers that are not chosen yet can be chosen.
    ///
    /// @param chosen what the first numbers may be
    BigInteger from(List<Steps> chosen) {
      int which = chosen.size();
      if (which == numbers.size()) {
        return ofSteps(chosen);
      }
      SizeRange range = numbers.get(which);
      long periodic = periodicFrom(chosen);
      long step = periodic == range.toNumber() ? 1 : repeats(which);
      BigInteger having = oneByOne(chosen, range.fromNumber(), periodic);
      for (long r = 0; r < step && r < range.toNumber() - periodic; r++) {
        long times = (range.toNumber() - 1 - periodic - r) / step + 1;
        having = having.add(from(and(chosen, new Steps(periodic + r, step, times))));
      }
      return having;
    }

    private static List<Steps> and(List<Steps> chosen, Steps next) {
      List<Steps> all = new ArrayList<>(chosen);
      all.add(next);
      return all;
    }

    /// From where on the heaps that grow with the next number are in their periods, whatever the
    /// numbers after it are; the end of its range where that is not so.
    private long periodicFrom(List<Steps> chosen) {
      int which = chosen.size();
      SizeRange range = numbers.get(which);
      if (periods.isEmpty() || repeats(which) > MOST_REMAINDERS) {
        return range.toNumber();
      }
      long[] least = new long[numbers.size()];
      for (int i = 0; i < least.length; i++) {
        least[i] = i < which ? chosen.get(i).first() : numbers.get(i).fromNumber();
      }
      long later = 0;
      for (int i = 0; i < heaps.size(); i++) {
        LinearSize size = heaps.get(i).size;
        if (size.factor(which) > 0) {
          long missing = Math.max(0, periods.get().get(i).preperiod() - size.at(least));
          later = Math.max(later, Math.ceilDiv(missing, size.factor(which)));
        }
      }
      return later < range.size() ? range.fromNumber() + later : range.toNumber();
    }

    /// By how much a number grows until all heaps are at the same places of their periods.
    private long repeats(int which) {
      long repeats = 1;
      for (int i = 0; i < heaps.size(); i++) {
        long factor = heaps.get(i).size.factor(which);
        repeats =
            factor == 0
                ? repeats
                : common(repeats, TiedHeaps.repeats(periods.orElseThrow().get(i), factor));
      }
      return repeats;
    }

    /// The same for each of some values of the next number by itself.
    private BigInteger oneByOne(List<Steps> chosen, long from, long to) {
      if (chosen.size() + 1 == numbers.size() && chosen.stream().allMatch(Steps::isOne)) {
        return BigInteger.valueOf(lookedAt(chosen, from, to));
      }
      BigInteger having = BigInteger.ZERO;
      for (long n = from; n < to; n++) {
        having = having.add(from(and(chosen, Steps.one(n))));
      }
      return having;
    }

    private long lookedAt(List<Steps> chosen, long from, long to) {
      long[] all = new long[numbers.size()];
      for (int i = 0; i < chosen.size(); i++) {
        all[i] = chosen.get(i).first();
      }
      long having = 0;
      for (long n = from; n < to; n++) {
        if ((n - from) % SUMS_BETWEEN_LOOKS == 0) {
          meter.work(Math.min(SUMS_BETWEEN_LOOKS, to - n));
        }
        all[all.length - 1] = n;
        having += nimSum(all) == value ? 1 : 0;
      }
      return having;
    }

    private long nimSum(long[] all) {
      long sum = 0;
      for (Heap heap : heaps) {
        sum ^= heap.value(all, meter);
      }
      return sum;
    }

    private BigInteger ofSteps(List<Steps> chosen) {
      long[] firsts = chosen.stream().mapToLong(Steps::first).toArray();
      List<LinearSize> forms = new ArrayList<>();
      for (int i = 0; i < heaps.size(); i++) {
        List<Long> growth = new ArrayList<>();
        for (int which = 0; which < chosen.size(); which++) {
          growth.add(growth(i, which, chosen));
        }
        forms.add(new LinearSize(growth, heaps.get(i).value(firsts, meter)));
      }
      List<Long> times = chosen.stream().map(Steps::times).toList();
      if (forms.stream().allMatch(LinearSize::isConstant)) {
        meter.work(1);
        return nimSum(firsts) == value
            ? times.stream().map(BigInteger::valueOf).reduce(BigInteger.ONE, BigInteger::multiply)
            : BigInteger.ZERO;
      }
      return new LinearNimSums(forms).having(value, times, meter);
    }

    /// By how much the value of a heap grows from one of a number's steps to the next.
    private long growth(int heap, int which, List<Steps> chosen) {
      if (chosen.get(which).isOne()) {
        return 0;
      }
      Periodicity period = periods.orElseThrow().get(heap);
      // A step more leads to another size of the range, so that this is no larger than that.
      long growth =
          Math.multiplyExact(heaps.get(heap).size.factor(which), chosen.get(which).step());
      long rounds = growth / period.period();
      if (rounds > MOST_GROWTH / chosen.size() / Math.max(1, period.saltus())) {
        throw new BudgetSpentException("values pass 63 bits");
      }
      return rounds * period.saltus();
    }
  }
}
