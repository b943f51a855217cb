package org.grundy.solvers.count;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// A count of the sums that have a value: each is a choice of starts of every kind, and its value
/// is the nim-sum of theirs.
///
/// The numbers of starts by value are transformed by Walsh and Hadamard: for each set of bits s,
/// the starts whose value has an even number of them are counted with +1, the others with -1. There
/// the values of a sum multiply, so each s gives a number of signed choices ([Choosing#signed]),
/// and the mean of these over all s, with the signs of a value v, is the number of sums of value v.
/// All numbers are exact, or known modulo a number; since the mean is of as many as there are sets,
/// they are found modulo that many times the number then.
public final class SumCount {
  private static final int CHECKS = 1 << 10;
  private static final int MOST_REMEMBERED = 1 << 16;

  private final List<Term> terms;
  private final Optional<BigInteger> modulus;
  private final Meter meter;

  /// Starts of one kind, and how they are chosen.
  ///
  /// @param starts starts that all have values
  public record Term(ValueCounts starts, Choosing choosing) {}

  /// @param terms at least one; the choices of different terms are independent
  /// @param modulus from 1: numbers are told modulo this one; empty where they are to be exact
  public SumCount(List<Term> terms, Optional<BigInteger> modulus, Meter meter) {
    this.terms = List.copyOf(terms);
    this.modulus = modulus;
    this.meter = meter;
  }

  /// The number of all sums.
  public BigInteger all() {
    BigInteger all = BigInteger.ONE;
    for (Term term : terms) {
      all = all.multiply(term.choosing.signed(term.starts.all(), 0, modulus, meter));
    }
    return told(all, modulus);
  }

  /// The number of sums that have a value, from 0.
  ///
  /// @throws BudgetSpentException if the meter says so
  public BigInteger having(long value) {
    int greatest = terms.stream().mapToInt(term -> term.starts.greatest()).max().orElse(0);
    int size = 2 * Integer.highestOneBit(Math.max(1, greatest));
    if (value >= size) {
      return BigInteger.ZERO;
    }
    Optional<BigInteger> among = modulus.map(number -> number.multiply(BigInteger.valueOf(size)));
    meter.claim((long) Long.BYTES * size * terms.size());
    List<long[]> signed = terms.stream().map(term -> transformed(term.starts, size)).toList();
    Map<List<Long>, BigInteger> remembered = new HashMap<>();
    BigInteger sum = BigInteger.ZERO;
    for (int bits = 0; bits < size; bits++) {
      if (bits % CHECKS == 0) {
        meter.work(CHECKS);
      }
      int at = bits;
      List<Long> differences = signed.stream().map(numbers -> numbers[at]).toList();
      BigInteger choices = remembered.get(differences);
      if (choices == null) {
        choices = choices(differences, among);
        if (remembered.size() < MOST_REMEMBERED) {
          remembered.put(differences, choices);
        }
      }
      sum = Long.bitCount(bits & value) % 2 == 0 ? sum.add(choices) : sum.subtract(choices);
    }
    return told(sum, among).divide(BigInteger.valueOf(size));
  }

  private static BigInteger told(BigInteger number, Optional<BigInteger> modulus) {
    return modulus.map(number::mod).orElse(number);
  }

  private BigInteger choices(List<Long> differences, Optional<BigInteger> among) {
    BigInteger choices = BigInteger.ONE;
    for (int i = 0; i < terms.size() && choices.signum() != 0; i++) {
      long all = terms.get(i).starts.all();
      long plus = (all + differences.get(i)) / 2;
      choices = choices.multiply(terms.get(i).choosing.signed(plus, all - plus, among, meter));
    }
    return choices;
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
