package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// A count of the sums that have a value: each is a choice of starts of every kind, and its value
/// is the nim-sum of theirs.
///
/// The numbers of starts by value are transformed by Walsh and Hadamard: for each set of bits s,
/// the starts whose value has an even number of them are counted with +1, the others with -1. There
/// the values of a sum multiply, so each s gives a number of signed choices ([Choices]), and the
/// mean of these over all s, with the signs of a value v, is the number of sums of value v. All
/// numbers are exact, or known modulo a number; since the mean is of as many as there are sets,
/// they are found modulo that many times the number then.
///
/// Where the sizes of the starts are to have a total, the starts of each size are counted apart,
/// and the numbers of choices are [series][Series] in the total.
public final class SumCount {
  private static final int CHECKS = 1 << 10;
  private static final int MOST_REMEMBERED = 1 << 16;

  private final List<Term> terms;
  private final int total;
  private final Optional<BigInteger> modulus;
  private final Meter meter;

  /// Starts of one kind, and how they are chosen.
  ///
  /// @param starts starts that all have values, by their sizes, from 0
  public record Term(SortedMap<Integer, ValueCounts> starts, Choosing choosing) {
    public Term {
      starts = new TreeMap<>(starts);
    }

    /// Starts whose sizes do not matter.
    public static Term of(ValueCounts starts, Choosing choosing) {
      return new Term(new TreeMap<>(Map.of(0, starts)), choosing);
    }
  }

  /// @param terms at least one; the choices of different terms are independent
  /// @param total of the sizes of all starts of a sum; 0 where they do not matter and are all 0
  /// @param modulus from 1: numbers are told modulo this one; empty where they are to be exact
  public SumCount(List<Term> terms, int total, Optional<BigInteger> modulus, Meter meter) {
    this.terms = List.copyOf(terms);
    this.total = total;
    this.modulus = modulus;
    this.meter = meter;
  }

  /// The number of all sums.
  public BigInteger all() {
    List<List<Choices.Signed>> signed = new ArrayList<>();
    for (Term term : terms) {
      List<Choices.Signed> kinds = new ArrayList<>();
      term.starts.forEach((size, counts) -> kinds.add(new Choices.Signed(size, counts.all(), 0)));
      signed.add(kinds);
    }
    return told(choices(signed, choices(modulus)), modulus);
  }

  /// The number of sums that have a value, from 0.
  ///
  /// @throws BudgetSpentException if the meter says so
  public BigInteger having(long value) {
    int size = 2 * Integer.highestOneBit(Math.max(1, greatest()));
    if (value >= size) {
      return BigInteger.ZERO;
    }
    Optional<BigInteger> among = modulus.map(number -> number.multiply(BigInteger.valueOf(size)));
    List<Choices> ways = choices(among);
    List<List<Transformed>> transformed =
        terms.stream().map(term -> transformed(term, size)).toList();
    Map<List<List<Choices.Signed>>, BigInteger> remembered = new HashMap<>();
    BigInteger sum = BigInteger.ZERO;
    for (int bits = 0; bits < size; bits++) {
      if (bits % CHECKS == 0) {
        meter.work(CHECKS);
      }
      int at = bits;
      List<List<Choices.Signed>> signed =
          transformed.stream()
              .map(kinds -> kinds.stream().map(kind -> kind.signed(at)).toList())
              .toList();
      BigInteger choices = remembered.get(signed);
      if (choices == null) {
        choices = choices(signed, ways);
        if (remembered.size() < MOST_REMEMBERED / (total + 1)) {
          remembered.put(signed, choices);
        }
      }
      sum = Long.bitCount(bits & value) % 2 == 0 ? sum.add(choices) : sum.subtract(choices);
    }
    return told(sum, among).divide(BigInteger.valueOf(size));
  }

  private int greatest() {
    return terms.stream()
        .flatMap(term -> term.starts.values().stream())
        .mapToInt(ValueCounts::greatest)
        .max()
        .orElse(0);
  }

  private static BigInteger told(BigInteger number, Optional<BigInteger> modulus) {
    return modulus.map(number::mod).orElse(number);
  }

  private List<Choices> choices(Optional<BigInteger> among) {
    return terms.stream().map(term -> new Choices(term.choosing, total, among, meter)).toList();
  }

  private BigInteger choices(List<List<Choices.Signed>> signed, List<Choices> ways) {
    Series choices = ways.getFirst().of(signed.getFirst());
    for (int i = 1; i < terms.size(); i++) {
      choices = choices.times(ways.get(i).of(signed.get(i)), meter);
    }
    return choices.of(total);
  }

  /// Starts of one size, with the differences of those counted with +1 and those with -1.
  private static final class Transformed {
    private final int size;
    private final long all;
    private final long[] differences;

    Transformed(int size, long all, long[] differences) {
      this.size = size;
      this.all = all;
      this.differences = differences;
    }

    Choices.Signed signed(int bits) {
      long plus = (all + differences[bits]) / 2;
      return new Choices.Signed(size, plus, all - plus);
    }
  }

  private List<Transformed> transformed(Term term, int values) {
    meter.claim((long) Long.BYTES * values * term.starts.size());
    List<Transformed> transformed = new ArrayList<>();
    term.starts.forEach((size, counts) ->
        transformed.add(new Transformed(size, counts.all(), transformed(counts, values))));
    return transformed;
  }

  private long[] transformed(ValueCounts starts, int size) {
    long[] numbers = new long[size];
    Arrays.setAll(numbers, starts::having);
    for (int half = 1; half < size; half *= 2) {
      meter.check();
      for (int from = 0; from < size; from += 2 * half) {
        for (int i = from; i < from + half; i++) {
          long left = numbers[i];
          long right = numbers[i + half];
          numbers[i] = left + right;
          numbers[i + half] = left - right;
        }
      }
    }
    return numbers;
  }
}
