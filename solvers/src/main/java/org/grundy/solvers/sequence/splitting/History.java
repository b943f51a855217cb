package org.grundy.solvers.sequence.splitting;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// The values of a sequence from the first on, with their counts.
///
/// Kept in chunks of one byte a value, or two where a chunk has a value above 255. Old chunks but
/// the first few may be let go, so that a long run keeps a window of the latest values only.
public final class History {
  /// The largest value that can be kept.
  public static final int MOST = 0xffff;

  private static final int CHUNK_BITS = 16;

  /// The first chunks that are always kept.
  private static final int HEAD_CHUNKS = 16;

  private static final int LANES = Long.BYTES;

  private final int chunkBits;
  private final List<@Nullable Chunk> chunks = new ArrayList<>();
  private long size;
  private long fromKept;
  private int largest;
  private long[][] counts = new long[2][64];

  private static final class Chunk {
    private final byte[] low;
    private byte @Nullable [] high;

    Chunk(int size) {
      low = new byte[size];
    }
  }

  public History() {
    this(CHUNK_BITS);
  }

  /// @param chunkBits a chunk holds that power of two of values
  public History(int chunkBits) {
    this.chunkBits = chunkBits;
  }

  public long size() {
    return size;
  }

  public int largest() {
    return largest;
  }

  /// The number of positions of a parity that have the value.
  public long count(int parity, int value) {
    return value < counts[parity].length ? counts[parity][value] : 0;
  }

  /// Values from here on are kept, and those of the first few chunks.
  public long fromKept() {
    return fromKept;
  }

  /// The number of positions that have each value, from 0 to the largest.
  public long[] histogram() {
    long[] histogram = new long[largest + 1];
    for (int value = 0; value <= largest; value++) {
      histogram[value] = count(0, value) + count(1, value);
    }
    return histogram;
  }

  public int chunkSize() {
    return 1 << chunkBits;
  }

  /// True if the value of a position below [#size] is kept.
  public boolean keeps(long n) {
    return n >= fromKept || n >> chunkBits < HEAD_CHUNKS;
  }

  public int get(long n) {
    Chunk chunk = n < size ? chunks.get((int) (n >> chunkBits)) : null;
    if (chunk == null) {
      throw new IllegalArgumentException("the value of " + n + " is not kept");
    }
    int at = (int) n & chunkSize() - 1;
    byte[] high = chunk.high;
    return (chunk.low[at] & 0xff) | (high == null ? 0 : (high[at] & 0xff) << 8);
  }

  public void add(int value, Meter meter) {
    int at = (int) size & chunkSize() - 1;
    Chunk chunk = at == 0 ? newChunk(meter) : lastChunk();
    if (value > largest) {
      grow(value);
    }
    if (value > 0xff) {
      if (chunk.high == null) {
        meter.claim(chunkSize());
        chunk.high = new byte[chunkSize()];
      }
      chunk.high[at] = (byte) (value >> 8);
    }
    chunk.low[at] = (byte) value;
    counts[(int) size & 1][value]++;
    size++;
  }

  /// Lets go of the values before `n`, but for the first few chunks, as far as chunks end there.
  public void forgetBefore(long n, Meter meter) {
    for (int i = HEAD_CHUNKS; (i + 1L) << chunkBits <= Math.min(n, size); i++) {
      Chunk chunk = chunks.get(i);
      if (chunk != null) {
        meter.claim(chunk.high == null ? -chunkSize() : -2L * chunkSize());
        chunks.set(i, null);
        fromKept = (i + 1L) << chunkBits;
      }
    }
  }

  /// The end of the last earlier occurrence of the last eight values that ends before `at`; -1
  /// where none is kept.
  public long before(long at, Meter meter) {
    if (size < LANES) {
      return -1;
    }
    long wanted = lastWord();
    long end = at - 1;
    while (end - LANES >= fromKept) {
      int index = (int) ((end - LANES) >> chunkBits);
      Chunk chunk = chunks.get(index);
      int from = (int) (end - LANES) & chunkSize() - 1;
      if (chunk == null) {
        return -1;
      }
      if (from + LANES <= chunkSize()) {
        int found = lastIndex(chunk.low, from, wanted);
        meter.check();
        end += found - from;
        if (found < 0) {
          continue;
        }
      }
      if (isOccurrence(end)) {
        return end;
      }
      end--;
    }
    return -1;
  }

  private long lastWord() {
    long word = 0;
    for (int i = 1; i <= LANES; i++) {
      word = word << Byte.SIZE | (get(size - i) & 0xff);
    }
    return word;
  }

  /// The last index from `from` down at which a word is `wanted`; -1 where there is none.
  private static int lastIndex(byte[] bytes, int from, long wanted) {
    int i = from;
    while (i >= 0 && (long) OptionSets.WORD.get(bytes, i) != wanted) {
      i--;
    }
    return i;
  }

  private boolean isOccurrence(long end) {
    for (int i = 1; i <= LANES; i++) {
      if (get(end - i) != get(size - i)) {
        return false;
      }
    }
    return true;
  }

  public void save(DataOutput out) throws IOException {
    out.writeLong(size);
    out.writeLong(fromKept);
    out.writeInt(largest);
    out.writeInt(counts[0].length);
    for (int value = 0; value < counts[0].length; value++) {
      out.writeLong(counts[0][value]);
      out.writeLong(counts[1][value]);
    }
    for (Chunk chunk : chunks) {
      if (chunk != null) {
        out.writeBoolean(chunk.high != null);
        out.write(chunk.low);
        if (chunk.high != null) {
          out.write(chunk.high);
        }
      }
    }
  }

  /// Takes up what [#save] wrote of a history with chunks of the same size.
  public void load(DataInput in, Meter meter) throws IOException {
    long newSize = in.readLong();
    fromKept = in.readLong();
    largest = in.readInt();
    int length = in.readInt();
    boolean sound =
        newSize >= 0
            && newSize >> chunkBits < Integer.MAX_VALUE
            && fromKept >= 0
            && fromKept <= newSize
            && largest >= 0
            && largest <= MOST
            && length == Math.max(64, Integer.highestOneBit(largest) << 1);
    if (!sound) {
      throw new IOException("these are no values of a sequence");
    }
    counts = new long[2][length];
    for (int value = 0; value < length; value++) {
      counts[0][value] = in.readLong();
      counts[1][value] = in.readLong();
    }
    for (long from = 0; from < newSize; from += chunkSize()) {
      chunks.add(keeps(from) ? loadChunk(in, meter) : null);
    }
    size = newSize;
  }

  private Chunk loadChunk(DataInput in, Meter meter) throws IOException {
    boolean wide = in.readBoolean();
    meter.claim(wide ? 2L * chunkSize() : chunkSize());
    Chunk chunk = new Chunk(chunkSize());
    in.readFully(chunk.low);
    if (wide) {
      byte[] high = new byte[chunkSize()];
      in.readFully(high);
      chunk.high = high;
    }
    return chunk;
  }

  private Chunk newChunk(Meter meter) {
    meter.claim(chunkSize());
    Chunk chunk = new Chunk(chunkSize());
    chunks.add(chunk);
    return chunk;
  }

  private Chunk lastChunk() {
    Chunk chunk = chunks.getLast();
    if (chunk == null) {
      throw new IllegalStateException("the last chunk is never let go");
    }
    return chunk;
  }

  private void grow(int value) {
    if (value > MOST) {
      throw new BudgetSpentException("a value above %,d".formatted(MOST));
    }
    largest = value;
    if (value >= counts[0].length) {
      int length = Integer.highestOneBit(value) << 1;
      counts = new long[][] {Arrays.copyOf(counts[0], length), Arrays.copyOf(counts[1], length)};
    }
  }
}
