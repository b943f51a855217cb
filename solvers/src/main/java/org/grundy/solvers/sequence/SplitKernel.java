package org.grundy.solvers.sequence;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;

/// Octal games: a move takes k tokens and leaves no heap, one, or two.
///
/// For each n the values of some options are marked: all that leave one heap, and the splits whose
/// smaller heap is at most [#PROBES]. The least value c that is not marked is the candidate. It is then
/// *verified*: all other splits are searched for one of value c. If there is none, every value below c
/// is an option's and c is not, so G(n) = c; if there is, c is marked and the next candidate tried.
///
/// The search compares eight splits (four, once values pass 255) in one word:
///
///     forward    G(a)   G(a+1)   … G(a+7)          word at a
///     backward   G(m-a) G(m-a-1) … G(m-a-7)        word at a + (capacity - 1 - m)
///     c          c      c        … c
///
/// A lane of the XOR of the three is 0 exactly where a split has value c. For a word x, with `low` the
/// word of ones in the lowest bit of each lane, (x - low) & ~x has the highest bit of some lane set
/// exactly if some lane of x is 0 (the borrow of a subtraction starts in a lane that is 0 only).
final class SplitKernel implements Kernel {
  private static final VarHandle WORDS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /// Splits whose smaller heap is at most this are marked; tuned on 0.007.
  private static final int PROBES = 96;

  /// Lanes that one step of the search reads, at most.
  private static final int STEP = 32;

  private static final int REPORT = 1 << 22;

  private final int[] singlePlaces;
  private final int[] splitPlaces;
  private final int[] emptyPlaces;

  private byte[] forward = new byte[STEP];
  private byte[] backward = new byte[STEP];
  private int capacity;
  private int size;
  private int laneShift;
  private byte[] seen = new byte[64];
  private int largest;

  /// @param digits the places 0, 1, …: bits 0, 1 and 2 allow no heap, one and two
  SplitKernel(int[] digits) {
    emptyPlaces = places(digits, 1);
    singlePlaces = places(digits, 2);
    splitPlaces = places(digits, 4);
  }

  /// The digits of the game in which any of the codes' moves may be made.
  static int[] union(List<List<Integer>> codes) {
    int[] union = new int[codes.stream().mapToInt(List::size).max().orElse(0)];
    for (List<Integer> digits : codes) {
      for (int k = 0; k < digits.size(); k++) {
        union[k] |= digits.get(k);
      }
    }
    return union;
  }

  private static int[] places(int[] digits, int bit) {
    int[] places = new int[digits.length];
    int count = 0;
    for (int k = 0; k < digits.length; k++) {
      if ((digits[k] & bit) != 0) {
        places[count++] = k;
      }
    }
    return Arrays.copyOf(places, count);
  }

  @Override
  public int computed() {
    return size;
  }

  @Override
  public int get(int n) {
    return laneShift == 0
        ? forward[n] & 0xff
        : (forward[2 * n] & 0xff) | (forward[2 * n + 1] & 0xff) << 8;
  }

  @Override
  public void extend(int toN, Meter meter) {
    reserve(toN, laneShift, meter);
    long work = 0;
    while (size < toN) {
      add(next(size), meter);
      work += 16 + (size >> 4);
      if (work > REPORT) {
        meter.work(work);
        work = 0;
      }
    }
    meter.work(work);
  }

  private int next(int n) {
    Arrays.fill(seen, (byte) 0);
    for (int k : emptyPlaces) {
      if (k == n) {
        seen[0] = 1;
      }
    }
    for (int k : singlePlaces) {
      if (k < n) {
        seen[get(n - k)] = 1;
      }
    }
    for (int k : splitPlaces) {
      mark(n - k, Math.min(PROBES, (n - k) / 2));
    }
    int candidate = unmarked(0);
    while (n > 2 * PROBES && isSplit(n, candidate)) {
      candidate = unmarked(candidate + 1);
    }
    return candidate;
  }

  /// Marks the splits of m whose smaller heap is at most `last`.
  private void mark(int m, int last) {
    if (laneShift == 0) {
      byte[] g = forward;
      byte[] marks = seen;
      for (int a = 1, b = m - 1; a <= last; a++, b--) {
        marks[(g[a] ^ g[b]) & 0xff] = 1;
      }
    } else {
      for (int a = 1; a <= last; a++) {
        seen[get(a) ^ get(m - a)] = 1;
      }
    }
  }

  private int unmarked(int fromValue) {
    int value = fromValue;
    while (seen[value] != 0) {
      value++;
    }
    return value;
  }

  private boolean isSplit(int n, int value) {
    if (value > (laneShift == 0 ? 0xff : 0xffff)) {
      return false;
    }
    for (int k : splitPlaces) {
      int m = n - k;
      if (m / 2 > PROBES && search(m, value)) {
        return true;
      }
    }
    return false;
  }

  /// Whether a split of m whose smaller heap is above [#PROBES] has the value. The last step may
  /// read up to STEP - 1 splits beyond m/2: with m > 2·PROBES these are still splits, seen from the
  /// other end.
  private boolean search(int m, int value) {
    int shift = laneShift;
    long low = shift == 0 ? 0x0101010101010101L : 0x0001000100010001L;
    long high = shift == 0 ? low << 7 : low << 15;
    long all = value * low;
    byte[] up = forward;
    byte[] down = backward;
    int offset = (capacity - 1 - m) << shift;
    int stop = (m / 2 + 1) << shift;
    for (int i = (PROBES + 1) << shift; i < stop; i += STEP) {
      int j = i + offset;
      long x0 = (long) WORDS.get(up, i) ^ (long) WORDS.get(down, j) ^ all;
      long x1 = (long) WORDS.get(up, i + 8) ^ (long) WORDS.get(down, j + 8) ^ all;
      long x2 = (long) WORDS.get(up, i + 16) ^ (long) WORDS.get(down, j + 16) ^ all;
      long x3 = (long) WORDS.get(up, i + 24) ^ (long) WORDS.get(down, j + 24) ^ all;
      long zero = zeros(x0, low) | zeros(x1, low) | zeros(x2, low) | zeros(x3, low);
      if ((zero & high) != 0) {
        return true;
      }
    }
    return false;
  }

  private static long zeros(long x, long low) {
    return (x - low) & ~x;
  }

  private void add(int value, Meter meter) {
    if (value > largest) {
      largest = value;
      if (value > 0xffff) {
        throw new ArithmeticException("a value above 65,535");
      }
      if (value > 0xff && laneShift == 0) {
        reserve(capacity, 1, meter);
      }
      if (2 * value >= seen.length) {
        seen = new byte[seen.length * 2];
      }
    }
    put(size++, value);
  }

  private void put(int n, int value) {
    int back = capacity - 1 - n;
    if (laneShift == 0) {
      forward[n] = (byte) value;
      backward[back] = (byte) value;
    } else {
      forward[2 * n] = backward[2 * back] = (byte) value;
      forward[2 * n + 1] = backward[2 * back + 1] = (byte) (value >> 8);
    }
  }

  /// Makes room for `toN` values in lanes of `1 << newShift` bytes.
  private void reserve(int toN, int newShift, Meter meter) {
    if (toN <= capacity && newShift == laneShift) {
      return;
    }
    long bytes = ((long) toN << newShift) + STEP;
    meter.claim(2 * bytes);
    if (bytes > Integer.MAX_VALUE - 8) {
      throw new org.grundy.core.BudgetSpentException(
          "%,d values are more than one table holds".formatted(toN));
    }
    SplitKernel old = new SplitKernel(new int[0]);
    old.forward = forward;
    old.laneShift = laneShift;
    long oldBytes = 2L * forward.length;
    forward = new byte[(int) bytes];
    backward = new byte[(int) bytes];
    capacity = toN;
    laneShift = newShift;
    for (int n = 0; n < size; n++) {
      put(n, old.get(n));
    }
    meter.claim(-oldBytes);
  }
}
