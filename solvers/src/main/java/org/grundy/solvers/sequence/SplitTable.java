package org.grundy.solvers.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The first values of a sequence in two orders, so that the splits of a heap can be searched by
/// words.
///
/// A word holds eight values of one byte, or four of two bytes once a value passes 255:
///
///     forward    G(a)   G(a+1)   … G(a+7)          word at a
///     backward   G(m-a) G(m-a-1) … G(m-a-7)        word at a + (capacity - 1 - m)
///     value      v      v        … v
///
/// A lane of the XOR of the three is 0 exactly where a split of m has value v. For a word x, with
/// `low` the word of ones in the lowest bit of each lane, (x - low) & ~x has the highest bit of
/// some lane set exactly if some lane of x is 0 (the borrow of the subtraction starts in a lane
/// that is 0 only).
final class SplitTable {
  /// Reads a word at any byte of an array.
  static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /// The values that a search may look at beyond where it should stop.
  static final int OVERSHOOT = 31;

  private static final int STEP = 32;
  private static final int MOST = 0xffff;

  private byte[] forward = new byte[STEP];
  private byte[] backward = new byte[STEP];
  private int capacity;
  private int size;
  private int shift;
  private int largest;

  int size() {
    return size;
  }

  /// The number of values there is room for.
  int capacity() {
    return capacity;
  }

  /// Gives the memory back and forgets all values.
  void release(Meter meter) {
    meter.claim(capacity == 0 ? 0 : -2L * forward.length);
    forward = new byte[STEP];
    backward = new byte[STEP];
    capacity = size = largest = 0;
    shift = 0;
  }

  /// The largest value so far.
  int largest() {
    return largest;
  }

  int get(int n) {
    return get(forward, shift, n);
  }

  private static int get(byte[] lanes, int shift, int n) {
    return shift == 0 ? lanes[n] & 0xff : (lanes[2 * n] & 0xff) | (lanes[2 * n + 1] & 0xff) << 8;
  }

  /// The values in two bytes each, four in the word at byte `2 * n`, once [#widen] was called.
  byte[] wideLanes() {
    return forward;
  }

  boolean isWide() {
    return shift == 1;
  }

  /// Adds the next value; room must have been made for it.
  void add(int value, Meter meter) {
    if (value > MOST) {
      throw new BudgetSpentException("a value above %,d".formatted(MOST));
    }
    if (value > 0xff && shift == 0) {
      widen(meter);
    }
    largest = Math.max(largest, value);
    put(size++, value);
  }

  /// Makes room for values below `toN`.
  void reserve(int toN, Meter meter) {
    if (toN > capacity) {
      rebuild(toN, shift, meter);
    }
  }

  /// Keeps two bytes a value from now on.
  void widen(Meter meter) {
    if (shift == 0) {
      rebuild(capacity, 1, meter);
    }
  }

  /// Marks the values of the splits of m into a and m-a with `1 <= a <= last`, each at the value
  /// plus `offset`; perhaps of a few more splits.
  ///
  /// @param last at most m/2
  void mark(int m, int last, byte[] marks, int offset) {
    int a = 1;
    if (shift == 0 && m > 2 * Long.BYTES) {
      byte[] up = forward;
      byte[] down = backward;
      for (int j = capacity - m; a <= last; a += Long.BYTES, j += Long.BYTES) {
        long word = (long) WORDS.get(up, a) ^ (long) WORDS.get(down, j);
        for (int i = 0; i < Long.SIZE; i += Byte.SIZE) {
          marks[offset + ((int) (word >>> i) & 0xff)] = 1;
        }
      }
    }
    for (; a <= last; a++) {
      marks[offset + (get(a) ^ get(m - a))] = 1;
    }
  }

  /// Where a split of m into a and m-a with `fromA <= a < toA` has the value: at the returned a or
  /// at one of the [#OVERSHOOT] after it; -1 where no split has it. Also looks at up to
  /// [#OVERSHOOT] more, which must be below m.
  int findSplit(int m, int fromA, int toA, int value) {
    if (value > (shift == 0 ? 0xff : MOST)) {
      return -1;
    }
    long low = shift == 0 ? 0x0101010101010101L : 0x0001000100010001L;
    long high = shift == 0 ? low << 7 : low << 15;
    long all = value * low;
    byte[] up = forward;
    byte[] down = backward;
    int offset = (capacity - 1 - m) << shift;
    int stop = toA << shift;
    for (int i = fromA << shift; i < stop; i += STEP) {
      int j = i + offset;
      long x0 = (long) WORDS.get(up, i) ^ (long) WORDS.get(down, j) ^ all;
      long x1 = (long) WORDS.get(up, i + 8) ^ (long) WORDS.get(down, j + 8) ^ all;
      long x2 = (long) WORDS.get(up, i + 16) ^ (long) WORDS.get(down, j + 16) ^ all;
      long x3 = (long) WORDS.get(up, i + 24) ^ (long) WORDS.get(down, j + 24) ^ all;
      long zero = zeros(x0, low) | zeros(x1, low) | zeros(x2, low) | zeros(x3, low);
      if ((zero & high) != 0) {
        return i >> shift;
      }
    }
    return -1;
  }

  private static long zeros(long x, long low) {
    return (x - low) & ~x;
  }

  private void put(int n, int value) {
    int back = capacity - 1 - n;
    if (shift == 0) {
      forward[n] = (byte) value;
      backward[back] = (byte) value;
    } else {
      forward[2 * n] = backward[2 * back] = (byte) value;
      forward[2 * n + 1] = backward[2 * back + 1] = (byte) (value >> 8);
    }
  }

  private void rebuild(int newCapacity, int newShift, Meter meter) {
    long bytes = ((long) newCapacity << newShift) + STEP;
    if (bytes > Integer.MAX_VALUE - 8) {
      throw new BudgetSpentException(
          "%,d values are more than one table holds".formatted(newCapacity));
    }
    meter.claim(2 * bytes);
    byte[] old = forward;
    int oldShift = shift;
    int oldCapacity = capacity;
    forward = new byte[(int) bytes];
    backward = new byte[(int) bytes];
    capacity = newCapacity;
    shift = newShift;
    for (int n = 0; n < size; n++) {
      put(n, get(old, oldShift, n));
    }
    meter.claim(oldCapacity == 0 ? 0 : -2L * old.length);
  }
}
