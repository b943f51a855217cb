package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// `min(r + a, c + b)` or `max(r + a, c + b)`.
///
/// @param least whether it is the smaller of the two
/// @param addedToRow a
/// @param addedToColumn b
public record Extreme(boolean least, long addedToRow, long addedToColumn) implements Formula {
  private static final int FAMILY_BITS = 4;
  private static final int LARGEST_ADDED = 8;

  @Override
  public long at(long row, long column) {
    long left = row + addedToRow;
    long right = column + addedToColumn;
    return least ? Math.min(left, right) : Math.max(left, right);
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
        simplest.offer(new Extreme(true, a, b));
        simplest.offer(new Extreme(false, a, b));
      }
    }
  }

  @Override
  public String kind() {
    return least ? "min" : "max";
  }
}
