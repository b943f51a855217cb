package org.grundy.solvers.sequence.splitting;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The first values of a sequence in three orders, so that the splits of a heap can be marked and
/// searched by words.
///
/// A word holds four values of two bytes, or eight *keys* of one byte:
///
///     wide       G(n)    G(n+1)   …  G(n+3)            word at byte 2n
///     forward    K(a)    K(a+1)   …  K(a+7)            word at a
///     backward   K(m-a)  K(m-a-1) …  K(m-a-7)          word at a + (capacity - 1 - m)
///
/// The key of a value is eight of its bits, so that the key of an XOR is the XOR of the keys. A lane
/// of the XOR of the word forward, the word backward and the key of v in each lane is 0 wherever a
/// split of m has value v; where values have more bits, it is compared exactly. For a word x, with
/// `low` the word of ones in the lowest bit of each lane, (x - low) & ~x has the highest bit of some
/// lane set exactly if some lane of x is 0 (the borrow of the subtraction starts in a lane that is 0
/// only).
///
/// With [SimdKernel] keys are the lowest bits, and where these do not tell values apart there is a fourth
/// order, that of *backward* with two bytes a value.
public final class SplitTable {
  /// Reads a word at any byte of an array.
  public static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /// The values that a search may look at beyond where it should stop.
  public static final int OVERSHOOT = SimdKernel.STEP - 1;

  private static final int STEP = SimdKernel.STEP;

  /// Splits that are searched in one step without lanes.
  private static final int WORD_STEP = 32;

  private static final int MOST = 0xffff;
  private static final int KEYS = 256;
  private static final int LOW_BITS = KEYS - 1;
  private static final int BYTES_A_VALUE = 4;

  private final Optional<SimdKernel> lanes;
  private byte[] wide = {};
  private byte[] forward = {};
  private byte[] backward = {};
  private int capacity;
  private int size;
  private int largest;
  private int kept = LOW_BITS;

  /// The values of two bytes each in the order of [#backward], used if keys are not enough.
  private byte[] reversed = {};

  private boolean byValues;

  public SplitTable(Optional<SimdKernel> lanes) {
    this.lanes = lanes;
  }

  public int size() {
    return size;
  }

  /// The number of values there is room for.
  public int capacity() {
    return capacity;
  }

  /// The largest value so far.
  public int largest() {
    return largest;
  }

  public int get(int n) {
    return (wide[2 * n] & 0xff) | (wide[2 * n + 1] & 0xff) << 8;
  }

  /// The values in two bytes each, four in the word at byte `2 * n`.
  public byte[] wideLanes() {
    return wide;
  }

  private void putKey(int n, int value) {
    byte key = key(value);
    forward[n] = key;
    backward[capacity - 1 - n] = key;
  }

  private byte key(int value) {
    return (byte) (kept == LOW_BITS ? value : Integer.compress(value, kept));
  }

  /// Makes keys of other bits, eight at most.
  public void keyBy(int bits) {
    if (bits != kept) {
      kept = bits;
      for (int n = 0; n < size; n++) {
        putKey(n, get(n));
      }
    }
  }

  /// Makes [#areSplits] compare whole values from now on.
  public void searchByValues(Meter meter) {
    if (!byValues) {
      meter.claim(2L * capacity);
      reversed = new byte[2 * (capacity + STEP)];
      byValues = true;
      for (int n = 0; n < size; n++) {
        putReversed(n, get(n));
      }
    }
  }

  private void putReversed(int n, int value) {
    int at = 2 * (capacity - 1 - n);
    reversed[at] = (byte) value;
    reversed[at + 1] = (byte) (value >> 8);
  }

  /// Adds the next value; room must have been made for it.
  public void add(int value) {
    if (value > MOST) {
      throw new BudgetSpentException("a value above %,d".formatted(MOST));
    }
    largest = Math.max(largest, value);
    wide[2 * size] = (byte) value;
    wide[2 * size + 1] = (byte) (value >> 8);
    if (byValues) {
      putReversed(size, value);
    }
    putKey(size++, value);
  }

  /// Makes room for values below `toN`.
  public void reserve(int toN, Meter meter) {
    if (toN <= capacity) {
      return;
    }
    long bytes = 2L * (toN + STEP);
    if (bytes > Integer.MAX_VALUE - 8) {
      throw new BudgetSpentException("%,d values are more than one table holds".formatted(toN));
    }
    meter.claim((long) bytesAValue() * (toN - capacity));
    wide = Arrays.copyOf(wide, (int) bytes);
    forward = Arrays.copyOf(forward, toN + STEP);
    byte[] old = backward;
    backward = new byte[toN + STEP];
    System.arraycopy(old, capacity - size, backward, toN - size, size);
    if (byValues) {
      byte[] oldReversed = reversed;
      reversed = new byte[2 * (toN + STEP)];
      System.arraycopy(oldReversed, 2 * (capacity - size), reversed, 2 * (toN - size), 2 * size);
    }
    capacity = toN;
  }

  private int bytesAValue() {
    return byValues ? BYTES_A_VALUE + 2 : BYTES_A_VALUE;
  }

  /// Gives the memory back and forgets all values.
  public void release(Meter meter) {
    meter.claim(-(long) bytesAValue() * capacity);
    wide = forward = backward = reversed = new byte[0];
    byValues = false;
    capacity = size = largest = 0;
  }

  /// Marks the values of the splits of m into a and m-a with `1 <= a <= last`, perhaps of a few
  /// more splits.
  ///
  /// @param last at most m/2
  public void mark(int m, int last, byte[] marks) {
    int a = 1;
    if (isExact() && m > 2 * Long.BYTES) {
      byte[] up = forward;
      byte[] down = backward;
      for (int j = capacity - m; a <= last; a += Long.BYTES, j += Long.BYTES) {
        long word = (long) WORDS.get(up, a) ^ (long) WORDS.get(down, j);
        for (int i = 0; i < Long.SIZE; i += Byte.SIZE) {
          marks[(int) (word >>> i) & 0xff] = 1;
        }
      }
    }
    for (; a <= last; a++) {
      marks[get(a) ^ get(m - a)] = 1;
    }
  }

  /// Adds the values of the splits of m into a and m-a with `1 <= a < toA` to a set, 64 values to a
  /// word, the first of them in the word `fromWord`.
  public void addTo(int m, int toA, long[] set, int fromWord) {
    for (int a = 1; a < toA; a++) {
      int value = get(a) ^ get(m - a);
      set[fromWord + (value >> 6)] |= 1L << value;
    }
  }

  /// True if the search by lanes needs [#searchByValues] for the values so far.
  public boolean outgrowsKeys() {
    return lanes.isPresent() && largest >= KEYS && !byValues;
  }

  /// True if a key is the value.
  private boolean isExact() {
    return largest < KEYS && kept == LOW_BITS;
  }

  /// Finds those of `count` values, from `values[at]` on, that are values of splits of m into a and
  /// m-a with `fromA <= a < toA`, or of one of the [#OVERSHOOT] splits after them, which must be
  /// splits of m: bit j for `values[at + j]`.
  ///
  /// @param values at least [SimdKernel#KEYS] from `at` on
  public int areSplits(int m, int fromA, int toA, int[] values, int at, int count) {
    if (lanes.isPresent()) {
      return areSplits(lanes.get(), m, fromA, toA, values, at, count);
    }
    int found = 0;
    for (int j = 0; j < count; j++) {
      found |= isSplit(m, fromA, toA, values[at + j]) ? 1 << j : 0;
    }
    return found;
  }

  private int areSplits(
      SimdKernel fast, int m, int fromA, int toA, int[] values, int at, int count) {
    int offset = capacity - 1 - m;
    if (byValues) {
      return fast.findValues(wide, fromA, toA, reversed, offset, values, at, count);
    }
    long keys = 0;
    int below = 0;
    for (int j = count - 1; j >= 0; j--) {
      keys = keys << Byte.SIZE | (values[at + j] & 0xff);
      below |= values[at + j] < KEYS ? 1 << j : 0;
    }
    return below & fast.findKeys(forward, fromA, toA, backward, offset, keys, count);
  }

  private boolean isSplit(int m, int fromA, int toA, int value) {
    long low = 0x0101010101010101L;
    long high = low << 7;
    long all = (key(value) & 0xff) * low;
    byte[] up = forward;
    byte[] down = backward;
    int offset = capacity - 1 - m;
    boolean exact = isExact() && value < KEYS;
    for (int i = fromA; i < toA; i += WORD_STEP) {
      int j = i + offset;
      // Four words share one branch, so there is one for 32 splits. Where keys do not tell all
      // values apart, a hit is only a hint and these splits are compared exactly.
      long x0 = (long) WORDS.get(up, i) ^ (long) WORDS.get(down, j) ^ all;
      long x1 = (long) WORDS.get(up, i + 8) ^ (long) WORDS.get(down, j + 8) ^ all;
      long x2 = (long) WORDS.get(up, i + 16) ^ (long) WORDS.get(down, j + 16) ^ all;
      long x3 = (long) WORDS.get(up, i + 24) ^ (long) WORDS.get(down, j + 24) ^ all;
      long zero = zeros(x0, low) | zeros(x1, low) | zeros(x2, low) | zeros(x3, low);
      if ((zero & high) != 0 && (exact || isAmong(m, i, value))) {
        return true;
      }
    }
    return false;
  }

  private boolean isAmong(int m, int fromA, int value) {
    for (int a = fromA; a < fromA + WORD_STEP; a++) {
      if ((get(a) ^ get(m - a)) == value) {
        return true;
      }
    }
    return false;
  }

  private static long zeros(long x, long low) {
    return (x - low) & ~x;
  }
}
