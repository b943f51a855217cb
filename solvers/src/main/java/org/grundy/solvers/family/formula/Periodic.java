package org.grundy.solvers.family.formula;

import java.util.List;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;

/// The values along a line repeat from some number on, each time higher by the same amount.
///
/// @param fromNumber the first number of the line
/// @param preperiod how many values come before those that repeat
/// @param saltus by how much a value is higher than that one period before; mostly 0
/// @param values the preperiod and then one period
public record Periodic(long fromNumber, int preperiod, long saltus, List<Long> values)
    implements Formula {
  private static final int FAMILY_BITS = 2;

  public Periodic {
    values = List.copyOf(values);
  }

  /// True if values repeat as they are.
  public boolean isPlain() {
    return saltus == 0;
  }

  /// The length of the period.
  public int length() {
    return values.size() - preperiod;
  }

  /// The first number from which on values repeat.
  public long periodicFrom() {
    return fromNumber + preperiod;
  }

  @Override
  public long at(long row, long column) {
    long index = column - fromNumber;
    if (index < 0) {
      return -1;
    }
    if (index < preperiod) {
      return values.get((int) index);
    }
    long past = index - preperiod;
    return values.get((int) (preperiod + past % length())) + saltus * (past / length());
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return bits(preperiod, length(), saltus)
        + values.stream().mapToDouble(quoted::applyAsDouble).sum();
  }

  /// The cost beside the values that it quotes.
  private static double bits(int preperiod, int length, long saltus) {
    return FAMILY_BITS
        + FormulaBits.bits(length - 1)
        + FormulaBits.bits(preperiod)
        + (saltus == 0 ? 0 : 1 + FormulaBits.bits(saltus));
  }

  @Override
  public int parameters() {
    return values.size() + (isPlain() ? 0 : 1);
  }

  /// Tries every length; the least preperiod of each is found by comparing from the end. What
  /// repeats must be longer than two periods: the Thue–Morse sequence, which has no period, repeats
  /// words of every length 2^k at once and never overlaps itself (Thue 1912).
  ///
  /// @param rising whether there is to be a saltus, which is that of the last value
  static void search(Samples samples, boolean rising, Simplest simplest) {
    int size = samples.size();
    for (int length = 1; length < size; length++) {
      if (bits(0, length, rising ? 1 : 0) + samples.bits(0, length) >= simplest.limit()) {
        return;
      }
      long last = samples.value(size - 1);
      long saltus = rising ? last - samples.value(size - 1 - length) : 0;
      int from = size - length;
      while (from > 0 && samples.value(from - 1) + saltus == samples.value(from - 1 + length)) {
        from--;
      }
      if ((saltus > 0 || !rising)
          && size - from > 2 * length
          && bits(from, length, saltus) + samples.bits(0, from + length) < simplest.limit()) {
        simplest.offer(
            new Periodic(samples.column(0), from, saltus, boxed(samples.values(0, from + length))));
      }
    }
  }

  static List<Long> boxed(long... values) {
    return LongStream.of(values).boxed().toList();
  }

  @Override
  public String kind() {
    return isPlain() ? "periodic" : "arithmetic-periodic";
  }
}
