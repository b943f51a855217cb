package org.grundy.solvers.family.formula;

import java.util.List;
import java.util.function.LongToDoubleFunction;

/// The values along a line repeat from some number on, each time higher by the same amount.
///
/// @param fromNumber the first number of the line
/// @param preperiod how many values come before those that repeat
/// @param saltus by how much a value is higher than that one period before, at least 1
/// @param values the preperiod and then one period
public record ArithmeticPeriodic(long fromNumber, int preperiod, long saltus, List<Long> values)
    implements Formula {
  private static final int FAMILY_BITS = 3;

  public ArithmeticPeriodic {
    values = List.copyOf(values);
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
    if (index < preperiod) {
      return index < 0 ? -1 : values.get((int) index);
    }
    long past = index - preperiod;
    return values.get((int) (preperiod + past % length())) + saltus * (past / length());
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return bits(preperiod, length(), saltus)
        + values.stream().mapToDouble(quoted::applyAsDouble).sum();
  }

  /// What it costs beside the values that it quotes.
  private static double bits(int preperiod, int length, long saltus) {
    return FAMILY_BITS
        + FormulaBits.bits(length - 1)
        + FormulaBits.bits(preperiod)
        + FormulaBits.bits(saltus);
  }

  @Override
  public int parameters() {
    return values.size() + 1;
  }

  /// Tries every length; its saltus is that of the last value. As with [Periodic], what repeats
  /// must be longer than two periods.
  static void search(Samples samples, Simplest simplest) {
    int size = samples.size();
    for (int length = 1; length < size; length++) {
      if (bits(0, length, 1) + samples.bits(0, length) >= simplest.limit()) {
        return;
      }
      long saltus = samples.value(size - 1) - samples.value(size - 1 - length);
      int from = size - length;
      while (from > 0 && samples.value(from - 1) + saltus == samples.value(from - 1 + length)) {
        from--;
      }
      if (saltus > 0
          && size - from > 2 * length
          && bits(from, length, saltus) + samples.bits(0, from + length) < simplest.limit()) {
        simplest.offer(
            new ArithmeticPeriodic(
                samples.column(0), from, saltus, Periodic.boxed(samples.values(0, from + length))));
      }
    }
  }

  @Override
  public String kind() {
    return "arithmetic-periodic";
  }
}
