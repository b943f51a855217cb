package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// `⌊((a·r + b·c + d) mod m) / k⌋`, or the same without the mod.
///
/// @param rowFactor a; 0 along a line
/// @param columnFactor b
/// @param added d
/// @param modulus m, or 0 where there is no mod
/// @param divisor k, from 1
public record Linear(long rowFactor, long columnFactor, long added, long modulus, long divisor)
    implements Formula {
  private static final int FAMILY_BITS = 2;
  private static final int LARGEST_MODULUS_OF_TABLE = 20;
  private static final int LARGEST_MODULUS_OF_LINE = 64;
  private static final int LARGEST_FACTOR = 3;
  private static final int LARGEST_DIVISOR = 8;

  /// The number that is divided.
  private long sum(long row, long column) {
    long sum = rowFactor * row + columnFactor * column + added;
    return modulus == 0 ? sum : Math.floorMod(sum, modulus);
  }

  @Override
  public long at(long row, long column) {
    return Math.floorDiv(sum(row, column), divisor);
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS
        + FormulaBits.bits(rowFactor)
        + FormulaBits.bits(columnFactor)
        + FormulaBits.bits(added)
        + FormulaBits.bits(Math.max(0, modulus - 1))
        + FormulaBits.bits(divisor - 1);
  }

  @Override
  public int parameters() {
    int used = 1;
    used += rowFactor != 0 ? 1 : 0;
    used += columnFactor != 0 ? 1 : 0;
    used += modulus > 0 ? 1 : 0;
    return used + (divisor > 1 ? 1 : 0);
  }

  static void search(Samples samples, Simplest simplest) {
    plain(samples, simplest);
    int largest =
        samples.isLine()
            ? Math.min(LARGEST_MODULUS_OF_LINE, samples.size())
            : LARGEST_MODULUS_OF_TABLE;
    for (int modulus = 2; modulus <= largest; modulus++) {
      for (int a = 0; a < (samples.isLine() ? 1 : modulus); a++) {
        for (int b = a == 0 ? 1 : 0; b < modulus; b++) {
          mod(samples, simplest, a, b, modulus);
        }
      }
    }
  }

  private static void plain(Samples samples, Simplest simplest) {
    int first = firstZeroOrAny(samples);
    int largestA = samples.isLine() ? 0 : LARGEST_FACTOR;
    for (int a = -largestA; a <= largestA; a++) {
      for (int b = -LARGEST_FACTOR; b <= LARGEST_FACTOR; b++) {
        for (int k = 1; k <= (samples.zerosOnly() ? 1 : LARGEST_DIVISOR); k++) {
          if (a != 0 || b != 0) {
            plain(samples, simplest, first, a, b, k);
          }
        }
      }
    }
  }

  /// Takes what is to be added from the value at an index.
  private static void plain(
      Samples samples, Simplest simplest, int index, int a, int b, int divisor) {
    long least =
        samples.value(index) * divisor - a * samples.row(index) - b * samples.column(index);
    for (int more = 0; more < divisor; more++) {
      simplest.offer(new Linear(a, b, least + more, 0, divisor));
    }
  }

  private static int firstZeroOrAny(Samples samples) {
    for (int i = 0; samples.zerosOnly() && i < samples.size(); i++) {
      if (samples.value(i) == 0) {
        return i;
      }
    }
    return 0;
  }

  private static void mod(Samples samples, Simplest simplest, int a, int b, int modulus) {
    if (samples.zerosOnly()) {
      for (int d = 0; d < modulus; d++) {
        simplest.offer(new Linear(a, b, d, modulus, 1));
      }
      return;
    }
    long greatest = samples.greatest();
    if (greatest < modulus) {
      long d = samples.value(0) - a * samples.row(0) - b * samples.column(0);
      simplest.offer(new Linear(a, b, Math.floorMod(d, modulus), modulus, 1));
    }
    for (int k = 2; a <= 1 && b <= 1 && k < modulus && greatest <= (modulus - 1) / k; k++) {
      for (int d = 0; d < modulus; d++) {
        simplest.offer(new Linear(a, b, d, modulus, k));
      }
    }
  }

  @Override
  public String kind() {
    return "linear";
  }
}
