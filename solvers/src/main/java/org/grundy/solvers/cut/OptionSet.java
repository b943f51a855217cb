package org.grundy.solvers.cut;

import java.util.Arrays;

/// The values of the options of one rectangle.
///
/// While no value of the region needs more than six bits the set is one `long`; from then on it is
/// a table of stamps, a stamp a rectangle, so that nothing has to be cleared.
final class OptionSet {
  /// Nim-sums from here on are marks of illegal crosses.
  private static final int ILLEGAL = 1 << 14;

  private long narrow;
  private boolean wide;
  private byte[] stamps = new byte[0];
  private byte stamp;

  /// No nim-sum of two values is larger.
  private int largest;

  /// Begins the next rectangle.
  void clear() {
    narrow = 0;
    if (wide && ++stamp == 0) {
      Arrays.fill(stamps, (byte) 0);
      stamp = 1;
    }
  }

  /// Adds the nim-sums of two runs of `length` values.
  ///
  /// @param checked whether nim-sums from [#ILLEGAL] on are to be left out
  void add(char[] a, int fromA, char[] b, int fromB, int length, boolean checked) {
    if (checked) {
      addLegal(a, fromA, b, fromB, length);
    } else if (wide) {
      byte[] marks = stamps;
      byte mark = stamp;
      for (int i = 0; i < length; i++) {
        marks[a[fromA + i] ^ b[fromB + i]] = mark;
      }
    } else {
      long set = narrow;
      for (int i = 0; i < length; i++) {
        set |= 1L << (a[fromA + i] ^ b[fromB + i]);
      }
      narrow = set;
    }
  }

  private void addLegal(char[] a, int fromA, char[] b, int fromB, int length) {
    for (int i = 0; i < length; i++) {
      int value = a[fromA + i] ^ b[fromB + i];
      if (value < ILLEGAL) {
        add(value);
      }
    }
  }

  /// Adds one value.
  private void add(int value) {
    if (wide) {
      stamps[value] = stamp;
    } else {
      narrow |= 1L << value;
    }
  }

  /// The least value that was not added since [#clear].
  int mex() {
    int mex;
    if (wide) {
      mex = 0;
      while (stamps[mex] == stamp) {
        mex++;
      }
    } else {
      mex = Long.numberOfTrailingZeros(~narrow);
    }
    if (mex > largest) {
      grow(mex);
    }
    return mex;
  }

  private void grow(int value) {
    largest = 2 * Integer.highestOneBit(value) - 1;
    if (largest >= Long.SIZE) {
      wide = true;
      stamps = new byte[largest + 2];
      stamp = 0;
    }
  }
}
