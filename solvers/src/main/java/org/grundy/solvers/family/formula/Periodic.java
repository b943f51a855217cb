package org.grundy.solvers.family.formula;

import java.util.List;
import java.util.function.LongToDoubleFunction;
import java.util.stream.LongStream;

/// The values along a line repeat from some number on.
///
/// @param fromNumber the first number of the line
/// @param preperiod how many values come before those that repeat
/// @param values the preperiod and then one period
public record Periodic(long fromNumber, int preperiod, List<Long> values) implements Formula {
  private static final int FAMILY_BITS = 2;

  public Periodic {
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
    if (index < 0) {
      return -1;
    }
    long reduced = index < preperiod ? index : preperiod + (index - preperiod) % length();
    return values.get((int) reduced);
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return bits(preperiod, length()) + values.stream().mapToDouble(quoted::applyAsDouble).sum();
  }

  /// What it costs beside the values that it quotes.
  private static double bits(int preperiod, int length) {
    return FAMILY_BITS + FormulaBits.bits(length - 1) + FormulaBits.bits(preperiod);
  }

  @Override
  public int parameters() {
    return values.size();
  }

  /// Tries every length; the least preperiod of each is found by comparing from the end. What
  /// repeats must be longer than two periods: the Thue–Morse sequence, which has no period, repeats
  /// words of every length 2^k at once and never overlaps itself (Thue 1912).
  static void search(Samples samples, Simplest simplest) {
    int size = samples.size();
    for (int length = 1; length < size; length++) {
      if (bits(0, length) + samples.bits(0, length) >= simplest.limit()) {
        return;
      }
      int from = size - length;
      while (from > 0 && samples.value(from - 1) == samples.value(from - 1 + length)) {
        from--;
      }
      if (size - from > 2 * length
          && bits(from, length) + samples.bits(0, from + length) < simplest.limit()) {
        simplest.offer(
            new Periodic(samples.column(0), from, boxed(samples.values(0, from + length))));
      }
    }
  }

  static List<Long> boxed(long... values) {
    return LongStream.of(values).boxed().toList();
  }

  @Override
  public String kind() {
    return "periodic";
  }
}
