package org.grundy.solvers.cut.region;

import org.jspecify.annotations.Nullable;

/// The values of the options of one rectangle.
///
/// Where no option has a value from 64 on the set is one `long`; elsewhere it is a table of stamps,
/// a stamp a rectangle, so that nothing has to be cleared.
///
/// Nim-sums are added eight or four at a time. A lane that is no option, beyond the end of a run or
/// of a line that cannot be cleared, has all bits set and is added as the largest number that the
/// set holds: 63 in a `long`, and 255 or 65,535, according to the size of the lanes, in the table.
/// So a full `long` tells only that its mex is 63 or more, and such a rectangle is done again with
/// the table; and a mex of 256 from the table tells that two bytes a value are needed, in which
/// there are never as many options as would make a difference.
final class OptionSet {
  /// The least value that needs a wide set.
  static final int WIDE = Long.SIZE;

  /// Nim-sums from here on are marks of illegal crosses.
  static final int ILLEGAL = 1 << 14;

  private static final long ONES = 0x0101_0101_0101_0101L;

  private long narrow;
  private boolean wide;
  private PackedValues stamps = new PackedValues(0, 0);
  private int stamp = 255;

  /// Begins the next rectangle.
  ///
  /// @param wide whether there may be nim-sums from [#WIDE] on
  void clear(boolean wide) {
    this.wide = wide;
    narrow = 0;
    if (wide && ++stamp == 256) {
      stamps = new PackedValues(1 << Character.SIZE, 0);
      stamp = 1;
    }
  }

  /// Adds the nim-sums of two runs of `length` values.
  ///
  /// @param length at least 1
  void add(PackedValues a, int fromA, PackedValues b, int fromB, int length) {
    if (wide || a.shift() != 0) {
      addSlowly(a, fromA, b, fromB, null, 0, length);
      return;
    }
    long set = narrow;
    int i = 0;
    for (; i + 8 < length; i += 8) {
      set |= bits(a.lanes(fromA + i) ^ b.lanes(fromB + i));
    }
    // From 1 to 8 values are left. The lanes behind them get all bits: they fall on 63. The shift
    // is by one bit less than the length of the rest, as a shift by 64 would be one by 0.
    long beyond = -2L << (8 * (length - i) - 1);
    narrow = set | bits((a.lanes(fromA + i) ^ b.lanes(fromB + i)) | beyond);
  }

  /// Adds the nim-sums of two runs of `length` values, but for those whose element of a third run
  /// has all bits set instead of none.
  ///
  /// @param length at least 1
  void addOpen(
      PackedValues a,
      int fromA,
      PackedValues b,
      int fromB,
      PackedValues closed,
      int at,
      int length) {
    if (wide || a.shift() != 0) {
      addSlowly(a, fromA, b, fromB, closed, at, length);
      return;
    }
    long set = narrow;
    int i = 0;
    for (; i + 8 < length; i += 8) {
      set |= bits((a.lanes(fromA + i) ^ b.lanes(fromB + i)) | closed.lanes(at + i));
    }
    long rest = closed.lanes(at + i) | (-2L << (8 * (length - i) - 1));
    narrow = set | bits((a.lanes(fromA + i) ^ b.lanes(fromB + i)) | rest);
  }

  /// As [#addOpen] in the table, or for elements of two bytes; where nothing is closed, as [#add].
  private void addSlowly(
      PackedValues a,
      int fromA,
      PackedValues b,
      int fromB,
      @Nullable PackedValues closed,
      int at,
      int length) {
    int step = a.perLong();
    int i = 0;
    for (; i + step < length; i += step) {
      addLanes((a.lanes(fromA + i) ^ b.lanes(fromB + i)) | closed(closed, at + i), step);
    }
    long rest = closed(closed, at + i) | a.beyond(length - i);
    addLanes((a.lanes(fromA + i) ^ b.lanes(fromB + i)) | rest, step);
  }

  private static long closed(@Nullable PackedValues closed, int at) {
    return closed == null ? 0 : closed.lanes(at);
  }

  /// The set of the eight lanes of `s`, a bit a value below 64: a shift takes the lowest six bits
  /// of its distance only.
  private static long bits(long s) {
    long low = (1L << s) | (1L << (s >>> 8)) | (1L << (s >>> 16)) | (1L << (s >>> 24));
    long high = (1L << (s >>> 32)) | (1L << (s >>> 40)) | (1L << (s >>> 48)) | (1L << (s >>> 56));
    return low | high;
  }

  private void addLanes(long sums, int count) {
    if (count == Long.BYTES) {
      stampByteLanes(sums);
    } else if (wide) {
      stamps.stamp((int) sums & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 16) & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 32) & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 48), stamp);
    } else {
      narrow |=
          (1L << sums) | (1L << (sums >>> 16)) | (1L << (sums >>> 32)) | (1L << (sums >>> 48));
    }
  }

  private void stampByteLanes(long sums) {
    PackedValues marks = stamps;
    int mark = stamp;
    marks.stamp((int) sums & 0xFF, mark);
    marks.stamp((int) (sums >>> 8) & 0xFF, mark);
    marks.stamp((int) (sums >>> 16) & 0xFF, mark);
    marks.stamp((int) (sums >>> 24) & 0xFF, mark);
    marks.stamp((int) (sums >>> 32) & 0xFF, mark);
    marks.stamp((int) (sums >>> 40) & 0xFF, mark);
    marks.stamp((int) (sums >>> 48) & 0xFF, mark);
    marks.stamp((int) (sums >>> 56), mark);
  }

  /// Adds the nim-sums below [#ILLEGAL] of two runs of `length` values.
  void addLegal(PackedValues a, int fromA, PackedValues b, int fromB, int length) {
    for (int i = 0; i < length; i++) {
      int value = a.get(fromA + i) ^ b.get(fromB + i);
      if (value < ILLEGAL) {
        if (wide) {
          stamps.stamp(value, stamp);
        } else {
          narrow |= 1L << value;
        }
      }
    }
  }

  /// The least value that was not added since [#clear], or -1 where a narrow set cannot tell.
  int mex() {
    if (wide) {
      return wideMex();
    }
    return narrow == -1 ? -1 : Long.numberOfTrailingZeros(~narrow);
  }

  private int wideMex() {
    long all = stamp * ONES;
    for (int i = 0; ; i += 8) {
      long missing = stamps.lanes(i) ^ all;
      if (missing != 0) {
        return i + Long.numberOfTrailingZeros(missing) / 8;
      }
    }
  }
}
