package org.grundy.solvers.sequence.splitting;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import org.grundy.core.Meter;

/// The options of several consecutive heaps at once, as sets of values below V = 8, 16, 32 or 64.
///
/// The value of a heap is kept as a set of one bit in a lane of V bits; so a word holds the sets of
/// 64/V consecutive heaps:
///
///     word at n     {G(n)}  {G(n+1)}  …  {G(n+64/V-1)}          lanes of V bits, the first lowest
///
/// For consecutive n the options with a fixed heap r are the words at n-k-r, with each value XORed
/// with v = G(r): bit x of a lane moves to bit x ^ v. The words of all r of the same v are joined
/// first, with one load and one `or` for 64/V options, and then folded from the largest v to the
/// least: with b the highest bit of v, the halves of each block of 2b bits change places, and the
/// result joins that of v - b. The word that arrives at 0 is the set of options.
///
/// The window is a stretch of the latest heaps; when it is full, what is still needed moves to its
/// beginning.
public final class OptionSets {
  /// Words that are joined at once.
  public static final int WORDS = 8;

  /// The latest heaps that are always in the window.
  public static final int LEAST_WINDOW = 1 << 14;

  /// Reads and writes a word at any byte of an array.
  public static final VarHandle WORD =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  /// In blocks of 2, 4, 8, … bits, the lower half of each.
  private static final long[] LOWER_HALVES = {
    0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
  };

  private final History history;
  private final int bits;
  private final int laneBytes;
  private final long[] joined;
  private final int[] counts;
  private final int[][] byteOffsets;
  private final boolean[] folded;

  private byte[] sets = {};
  private byte[] values = {};
  private long fromN;
  private long toN;
  private int reach;
  private int terms;

  /// @param bits V
  public OptionSets(History history, int bits) {
    this.history = history;
    this.bits = bits;
    this.laneBytes = bits / Byte.SIZE;
    this.joined = new long[bits * WORDS];
    this.counts = new int[bits];
    this.byteOffsets = new int[bits][16];
    this.folded = new boolean[bits];
    this.toN = history.size();
  }

  /// The number of heaps that are treated at once.
  public int block() {
    return WORDS * Long.SIZE / bits;
  }

  /// The least number of heaps that the window has to go back.
  public int reach() {
    return reach;
  }

  /// The number of options of each heap that are joined.
  public int terms() {
    return terms;
  }

  /// The values of the window, that of `n` at `n - fromWindow()`.
  public byte[] window() {
    return values;
  }

  public long fromWindow() {
    return fromN;
  }

  /// Forgets which options to join.
  ///
  /// @param leastReach how many heaps back the window has to go in any case
  public void clear(int leastReach) {
    Arrays.fill(counts, 0);
    Arrays.fill(folded, false);
    folded[0] = true;
    terms = 0;
    reach = leastReach;
  }

  /// Joins the options that are `offset` back, XORed with `value`, from now on.
  ///
  /// @param offset at least [#block], so that they are known
  public void add(int offset, int value) {
    if (counts[value] == byteOffsets[value].length) {
      byteOffsets[value] = Arrays.copyOf(byteOffsets[value], 2 * counts[value]);
    }
    byteOffsets[value][counts[value]++] = offset * laneBytes;
    terms++;
    reach = Math.max(reach, offset);
    for (int v = value; v != 0; v ^= Integer.highestOneBit(v)) {
      folded[v] = true;
    }
  }

  /// The options that were joined of the heap `i` after the first of the block.
  public long options(int i) {
    int lanes = Long.SIZE / bits;
    return joined[i / lanes] >>> (i % lanes * bits);
  }

  /// Takes note of the value of the next heap.
  public void append(int value) {
    int at = (int) (toN++ - fromN);
    values[at] = (byte) value;
    WORD.set(sets, at * laneBytes, 1L << value);
  }

  /// Joins the options of the next heaps, as many as a block.
  public void join() {
    Arrays.fill(joined, 0);
    int base = (int) (toN - fromN) * laneBytes;
    // From the largest value down: folding v adds its words to those of v less its highest bit,
    // which come later. So the XOR with v is done one bit at a time, and each time for all options
    // that have arrived there.
    for (int v = bits - 1; v > 0; v--) {
      if (folded[v]) {
        join(base, v, v * WORDS);
        fold(31 - Integer.numberOfLeadingZeros(v), v * WORDS, joined);
      }
    }
    join(base, 0, 0);
  }

  private void join(int base, int v, int slot) {
    byte[] from = sets;
    int[] far = byteOffsets[v];
    long[] into = joined;
    long w0 = 0;
    long w1 = 0;
    long w2 = 0;
    long w3 = 0;
    long w4 = 0;
    long w5 = 0;
    long w6 = 0;
    long w7 = 0;
    // Eight sums in locals stay in registers, and the loop is one load and one `or` for each word;
    // the results are stored once.
    int count = counts[v];
    for (int i = 0; i < count; i++) {
      int p = base - far[i];
      w0 |= (long) WORD.get(from, p);
      w1 |= (long) WORD.get(from, p + 8);
      w2 |= (long) WORD.get(from, p + 16);
      w3 |= (long) WORD.get(from, p + 24);
      w4 |= (long) WORD.get(from, p + 32);
      w5 |= (long) WORD.get(from, p + 40);
      w6 |= (long) WORD.get(from, p + 48);
      w7 |= (long) WORD.get(from, p + 56);
    }
    into[slot] |= w0;
    into[slot + 1] |= w1;
    into[slot + 2] |= w2;
    into[slot + 3] |= w3;
    into[slot + 4] |= w4;
    into[slot + 5] |= w5;
    into[slot + 6] |= w6;
    into[slot + 7] |= w7;
  }

  private static void fold(int bit, int slot, long[] joined) {
    int width = 1 << bit;
    long lower = LOWER_HALVES[bit];
    int target = slot - (WORDS << bit);
    for (int i = 0; i < WORDS; i++) {
      long word = joined[slot + i];
      joined[target + i] |= (word >>> width & lower) | (word & lower) << width;
    }
  }

  /// Makes room in the window for one more block.
  public void makeRoom(Meter meter) {
    int at = (int) (toN - fromN);
    boolean reaches = fromN <= Math.max(0, toN - reach);
    if (values.length > 0 && reaches && at + block() + Long.BYTES <= values.length) {
      return;
    }
    int kept = (int) Math.min(toN, Math.max(reach, LEAST_WINDOW));
    int capacity = kept + Math.max(kept / 4, LEAST_WINDOW) + block() + Long.BYTES;
    if (reaches && capacity <= values.length) {
      System.arraycopy(values, at - kept, values, 0, kept);
      System.arraycopy(sets, (at - kept) * laneBytes, sets, 0, kept * laneBytes);
      fromN = toN - kept;
      return;
    }
    release(meter);
    meter.claim((1L + laneBytes) * capacity);
    values = new byte[capacity];
    sets = new byte[(capacity + WORDS) * laneBytes];
    fromN = toN - kept;
    for (int i = 0; i < kept; i++) {
      int value = history.get(fromN + i);
      values[i] = (byte) value;
      WORD.set(sets, i * laneBytes, 1L << value);
    }
  }

  /// Gives the memory back.
  public void release(Meter meter) {
    meter.claim(-(1L + laneBytes) * values.length);
    values = new byte[0];
  }
}
