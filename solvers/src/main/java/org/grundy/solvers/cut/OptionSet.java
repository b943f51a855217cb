package org.grundy.solvers.cut;

/// The values of the options of one rectangle.
///
/// While no value of the region needs more than six bits the set is one `long`; from then on it is
/// a table of stamps, a stamp a rectangle, so that nothing has to be cleared.
final class OptionSet {
  /// Nim-sums from here on are marks of illegal crosses.
  static final int ILLEGAL = 1 << 14;

  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long CHAR_ONES = 0x0001_0001_0001_0001L;

  private long narrow;
  private boolean wide;
  private Lanes stamps = new Lanes(0, 0);
  private int stamp;

  /// No nim-sum of two values is larger.
  private int largest;

  /// Begins the next rectangle.
  void clear() {
    narrow = 0;
    if (wide && ++stamp == 256) {
      stamps = new Lanes(stamps.length(), 0);
      stamp = 1;
    }
  }

  /// Adds the nim-sums of two runs of `length` values of one byte.
  void addBytes(Lanes a, int fromA, Lanes b, int fromB, int length) {
    if (wide) {
      stampBytes(a, fromA, b, fromB, length);
      return;
    }
    long set = narrow;
    int i = 0;
    for (; i + 8 < length; i += 8) {
      set |= bits(a.lanes(fromA + i) ^ b.lanes(fromB + i));
    }
    if (i < length) {
      set |= bits(repeatFirst(a.lanes(fromA + i) ^ b.lanes(fromB + i), length - i));
    }
    narrow = set;
  }

  private static long bits(long s) {
    long low = (1L << s) | (1L << (s >>> 8)) | (1L << (s >>> 16)) | (1L << (s >>> 24));
    long high = (1L << (s >>> 32)) | (1L << (s >>> 40)) | (1L << (s >>> 48)) | (1L << (s >>> 56));
    return low | high;
  }

  /// The first `count` lanes, and the first of all in place of the others.
  private static long repeatFirst(long lanes, int count) {
    long keep = -1L >>> (64 - 8 * count);
    return (lanes & keep) | ((lanes & 0xFF) * ONES & ~keep);
  }

  private void stampBytes(Lanes a, int fromA, Lanes b, int fromB, int length) {
    int i = 0;
    for (; i + 8 < length; i += 8) {
      stampByteLanes(a.lanes(fromA + i) ^ b.lanes(fromB + i));
    }
    if (i < length) {
      stampByteLanes(repeatFirst(a.lanes(fromA + i) ^ b.lanes(fromB + i), length - i));
    }
  }

  private void stampByteLanes(long sums) {
    Lanes marks = stamps;
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

  /// Adds the nim-sums of two runs of `length` values of two bytes.
  void addChars(Lanes a, int fromA, Lanes b, int fromB, int length) {
    int i = 0;
    for (; i + 4 < length; i += 4) {
      addCharLanes(a.lanes(fromA + i) ^ b.lanes(fromB + i));
    }
    if (i < length) {
      long keep = -1L >>> (64 - 16 * (length - i));
      long sums = a.lanes(fromA + i) ^ b.lanes(fromB + i);
      addCharLanes((sums & keep) | ((sums & 0xFFFF) * CHAR_ONES & ~keep));
    }
  }

  private void addCharLanes(long sums) {
    if (wide) {
      stamps.stamp((int) sums & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 16) & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 32) & 0xFFFF, stamp);
      stamps.stamp((int) (sums >>> 48), stamp);
    } else {
      narrow |=
          (1L << sums) | (1L << (sums >>> 16)) | (1L << (sums >>> 32)) | (1L << (sums >>> 48));
    }
  }

  /// Adds the nim-sums below [#ILLEGAL] of two runs of `length` values.
  void addLegal(Lanes a, int fromA, Lanes b, int fromB, int length) {
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

  /// The least value that was not added since [#clear].
  int mex() {
    int mex = wide ? wideMex() : Long.numberOfTrailingZeros(~narrow);
    if (mex > largest) {
      grow(mex);
    }
    return mex;
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

  private void grow(int value) {
    largest = 2 * Integer.highestOneBit(value) - 1;
    if (largest >= Long.SIZE) {
      wide = true;
      stamps = new Lanes(Math.max(largest + 2, 256), 0);
      stamp = 0;
    }
  }
}
