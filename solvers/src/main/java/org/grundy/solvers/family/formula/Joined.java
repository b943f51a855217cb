package org.grundy.solvers.family.formula;

import java.util.List;
import java.util.function.LongToDoubleFunction;

/// `(r + a) xor (c + b)`, `min(r + a, c + b)` or `max(r + a, c + b)`.
///
/// @param by what the two sums are joined by
/// @param addedToRow a
/// @param addedToColumn b
public record Joined(By by, long addedToRow, long addedToColumn) implements Formula {
  private static final int LARGEST_ADDED = 8;

  /// An operation that joins two sizes.
  public enum By {
    NIM_SUM("nim-sum", 3),
    MIN("min", 4),
    MAX("max", 4);

    private final String kind;
    private final int bits;

    By(String kind, int bits) {
      this.kind = kind;
      this.bits = bits;
    }
  }

  @Override
  public long at(long row, long column) {
    long left = row + addedToRow;
    long right = column + addedToColumn;
    return switch (by) {
      case NIM_SUM -> left < 0 || right < 0 ? -1 : left ^ right;
      case MIN -> Math.min(left, right);
      case MAX -> Math.max(left, right);
    };
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return by.bits + FormulaBits.bits(addedToRow) + FormulaBits.bits(addedToColumn);
  }

  @Override
  public int parameters() {
    return 2;
  }

  static void search(List<By> ways, Simplest simplest) {
    for (int a = -LARGEST_ADDED; a <= LARGEST_ADDED; a++) {
      for (int b = -LARGEST_ADDED; b <= LARGEST_ADDED; b++) {
        for (By by : ways) {
          simplest.offer(new Joined(by, a, b));
        }
      }
    }
  }

  @Override
  public String kind() {
    return by.kind;
  }
}
