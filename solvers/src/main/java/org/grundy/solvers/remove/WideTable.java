package org.grundy.solvers.remove;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLongArray;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// Components of several words, each once under a number from 1, with what is known of them.
///
/// ```
/// keys    chunks of 4,096 components, `width` words each
/// entries chunks of 4,096 words, each an [Entry]
/// slots   a hash table of numbers, 0 where the slot is free; it doubles at half full
/// ```
///
/// Several threads may share it: numbers are given under a lock, chunks never move, and whoever has
/// a number has it from the lock, so that he sees its key. Entries only gain knowledge, by
/// compare-and-set.
final class WideTable implements ResumableState {
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final int width;
  private final Meter meter;
  private volatile long[][] keys = {};
  private volatile AtomicLongArray[] entries = {};
  private int[] slots = new int[1 << 10];
  private int size;

  /// @param width words of a component
  WideTable(int width, Meter meter) {
    this.width = width;
    this.meter = meter;
    meter.claim(4L * slots.length);
  }

  /// How many components have a number.
  @Override
  public synchronized long size() {
    return size;
  }

  private int hash(long[] key) {
    long hash = 0;
    for (int word = 0; word < width; word++) {
      hash = (hash ^ key[word]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return (int) ((hash * 0xBF58476D1CE4E5B9L) >>> 32);
  }

  /// The slot of a component, or the free one where it belongs.
  private int slot(long[] key) {
    int mask = slots.length - 1;
    int slot = hash(key) & mask;
    while (slots[slot] != 0 && !isKey(slots[slot], key)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /// The number of a component, or 0 if it has none.
  synchronized int find(long[] key) {
    return slots[slot(key)];
  }

  /// The number of a component, which is new if it has none.
  ///
  /// @throws BudgetSpentException if there is no memory for a new one
  synchronized int number(long[] key) {
    int slot = slot(key);
    if (slots[slot] != 0) {
      return slots[slot];
    }
    int number = size + 1;
    int chunk = number >> CHUNK_BITS;
    if (chunk == keys.length) {
      meter.claim(8L * CHUNK * (width + 1));
      long[][] moreKeys = Arrays.copyOf(keys, chunk + 1);
      moreKeys[chunk] = new long[CHUNK * width];
      AtomicLongArray[] moreEntries = Arrays.copyOf(entries, chunk + 1);
      moreEntries[chunk] = new AtomicLongArray(CHUNK);
      entries = moreEntries;
      keys = moreKeys;
    }
    System.arraycopy(key, 0, keys[chunk], (number & (CHUNK - 1)) * width, width);
    slots[slot] = number;
    size = number;
    if (2 * size > slots.length) {
      doubleSlots();
    }
    return number;
  }

  private void doubleSlots() {
    meter.claim(4L * slots.length);
    int[] more = new int[2 * slots.length];
    long[] key = new long[width];
    for (int number = 1; number <= size; number++) {
      read(number, key);
      int slot = hash(key) & (more.length - 1);
      while (more[slot] != 0) {
        slot = (slot + 1) & (more.length - 1);
      }
      more[slot] = number;
    }
    slots = more;
  }

  private boolean isKey(int number, long[] key) {
    long[] chunk = keys[number >> CHUNK_BITS];
    int from = (number & (CHUNK - 1)) * width;
    return Arrays.equals(chunk, from, from + width, key, 0, width);
  }

  /// One word of a component.
  long word(long number, int word) {
    return keys[(int) number >> CHUNK_BITS][((int) number & (CHUNK - 1)) * width + word];
  }

  /// Writes a component.
  void read(long number, long[] into) {
    int from = ((int) number & (CHUNK - 1)) * width;
    System.arraycopy(keys[(int) number >> CHUNK_BITS], from, into, 0, Math.min(width, into.length));
  }

  /// What is known of a component.
  long get(long number) {
    return entries[(int) number >> CHUNK_BITS].get((int) number & (CHUNK - 1));
  }

  /// Adds what is known of a component to what was known before.
  ///
  /// @return both together
  long put(long number, long entry) {
    return entries[(int) number >> CHUNK_BITS].accumulateAndGet(
        (int) number & (CHUNK - 1), entry, Entry::merged);
  }

  /// Writes the components of which something is known: their number, then of each its words and
  /// its entry.
  @Override
  public synchronized void save(DataOutput out) throws IOException {
    int known = 0;
    for (int number = 1; number <= size; number++) {
      known += get(number) != Entry.NOTHING ? 1 : 0;
    }
    out.writeInt(known);
    for (int number = 1; number <= size; number++) {
      if (get(number) != Entry.NOTHING) {
        for (int word = 0; word < width; word++) {
          out.writeLong(word(number, word));
        }
        out.writeLong(get(number));
      }
    }
  }

  /// Adds what [#save] wrote.
  ///
  /// @throws IOException if that cannot be entries
  @Override
  public void load(DataInput in) throws IOException {
    int count = in.readInt();
    if (count < 0) {
      throw new IOException("no number of entries: " + count);
    }
    long[] key = new long[width];
    for (int left = count; left > 0; left--) {
      for (int word = 0; word < width; word++) {
        key[word] = in.readLong();
      }
      long entry = in.readLong();
      if (!Entry.isValid(entry, 64 * width)) {
        throw new IOException("no entry of a table: %x".formatted(entry));
      }
      put(number(key), entry);
    }
  }
}
