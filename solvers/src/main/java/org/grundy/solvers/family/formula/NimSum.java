package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// `(r + a) xor (c + b)`.
///
/// @param addedToRow a
/// @param addedToColumn b
public record NimSum(long addedToRow, long addedToColumn) implements Formula {
  private static final int FAMILY_BITS = 3;
  private static final int LARGEST_ADDED = 8;

  @Override
  public long at(long row, long column) {
    long left = row + addedToRow;
    long right = column + addedToColumn;
    return left < 0 || right < 0 ? -1 : left ^ right;
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS + FormulaBits.bits(addedToRow) + FormulaBits.bits(addedToColumn);
  }

  @Override
  public int parameters() {
    return 2;
  }

  static void search(Samples samples, Simplest simplest) {
    for (int a = -LARGEST_ADDED; a <= LARGEST_ADDED; a++) {
      for (int b = -LARGEST_ADDED; b <= LARGEST_ADDED; b++) {
        simplest.offer(new NimSum(a, b));
      }
    }
  }

  @Override
  public String kind() {
    return "nim-sum";
  }
}
