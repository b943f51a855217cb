package org.grundy.solvers.component;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// Components that are keys of any number of words, each once under a number from 1, with their
/// bounds. Keys are whole, so that no two components are ever taken for one another.
///
/// The number of a component is where its record stands in flat memory, in chunks of 4,096 words (a
/// longer record has a chunk of its own), of which the first is none:
///
/// ```
/// word 0     its [NimberBounds]
/// word 1     a tag that the board may set, 0 at first
/// word 2     bits 0..23 the number of words of the key, 24..63 the upper bits of its hash
/// words 3 …  the key
/// ```
///
/// Numbers are found by 16 hash tables, 1 where only one thread uses it, of numbers, 0 where the
/// slot is free, each of which doubles at half full. Where memory is short, and only one thread
/// uses the table, a board may have it [#forget] what nobody needs; else the search ends with its
/// memory.
///
/// **Several threads.** A writer holds the lock of the hash table, and a record is written before
/// its number stands in a slot. A reader takes no lock, and asks afterwards whether it was taken
/// meanwhile; only if it was not, what was read is believed, and the record is whole. Otherwise it
/// reads again under the lock. Whoever has a number has it from there, or from a thread that has,
/// and chunks never move. Bounds only gain knowledge, by compare-and-set.
///
/// Another thread may [#save] meanwhile, also where only one thread searches: it copies a chunk at
/// a time under the lock of the table whose records it has, and writes them to the file without.
/// What is known of a component is true by itself, whatever was found out since, or forgotten.
public final class KeyTable implements ResumableState {
  private static final int CHUNK_BITS = 12;
  private static final int CHUNK = 1 << CHUNK_BITS;
  private static final int MOST_CHUNKS = 1 << (31 - CHUNK_BITS);
  private static final int HEAD = 3;
  private static final int TAG = 1;
  private static final int HEADER = 2;
  private static final long LENGTH = (1L << 24) - 1;
  private static final int SEGMENT_BITS = 4;
  private static final int FIRST_SLOTS = 1 << 6;

  /// More components than one expansion is likely to find.
  private static final int RESERVE = 1 << 10;

  private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

  private final Meter meter;
  private final boolean shared;
  private final Segment[] segments;
  private volatile long[][] chunks = new long[4][];
  private int chunkCount = 1;
  private final LongAdder known = new LongAdder();

  /// An empty table.
  public KeyTable(Meter meter) {
    this.meter = meter;
    this.shared = meter.threads() > 1;
    this.segments = new Segment[shared ? 1 << SEGMENT_BITS : 1];
    for (int i = 0; i < segments.length; i++) {
      segments[i] = new Segment();
    }
  }

  /// The number of components that have a number.
  public long count() {
    long count = 0;
    for (Segment segment : segments) {
      count += segment.size;
    }
    return count;
  }

  /// The number of components of which something is known.
  @Override
  public long size() {
    return known.sum();
  }

  private static long header(long[] key, int from, int length) {
    long hash = length;
    for (int word = from; word < from + length; word++) {
      hash = (hash ^ key[word]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    hash *= 0xBF58476D1CE4E5B9L;
    return (hash & ~LENGTH) | length;
  }

  private Segment segment(long header) {
    return shared ? segments[(int) (header >>> (64 - SEGMENT_BITS))] : segments[0];
  }

  /// The number of a component, or 0 if it has none.
  ///
  /// @param key its words, `length` many from place `from`
  public int find(long[] key, int from, int length) {
    long header = header(key, from, length);
    Segment segment = segment(header);
    return shared
        ? segment.findShared(header, key, from)
        : Math.max(segment.find(header, key, from), 0);
  }

  /// The number of a component, which is new if it has none.
  ///
  /// @throws BudgetSpentException if there is no memory for a new one
  public int number(long[] key, int from, int length) {
    long header = header(key, from, length);
    Segment segment = segment(header);
    int found = shared ? segment.findShared(header, key, from) : segment.find(header, key, from);
    if (found > 0) {
      return found;
    }
    long stamp = segment.lock.writeLock();
    try {
      int again = segment.find(header, key, from);
      return again > 0 ? again : segment.add(-1 - again, header, key, from);
    } finally {
      segment.lock.unlockWrite(stamp);
    }
  }

  private long[] chunk(long number) {
    return chunks[(int) number >>> CHUNK_BITS];
  }

  private static int place(long number) {
    return (int) number & (CHUNK - 1);
  }

  /// The number of words of a component.
  public int length(long number) {
    return (int) (chunk(number)[place(number) + HEADER] & LENGTH);
  }

  /// One word of a component.
  public long word(long number, int word) {
    return chunk(number)[place(number) + HEAD + word];
  }

  /// Writes the words of a component, as many as there is room for.
  public void read(long number, long[] into) {
    int length = Math.min(length(number), into.length);
    System.arraycopy(chunk(number), place(number) + HEAD, into, 0, length);
  }

  /// The bounds of a component.
  public long get(long number) {
    return (long) WORDS.getOpaque(chunk(number), place(number));
  }

  /// Adds what is known of a component to what was known before.
  ///
  /// @return both together
  public long put(long number, long bounds) {
    long[] chunk = chunk(number);
    int place = place(number);
    while (true) {
      long before = (long) WORDS.getOpaque(chunk, place);
      long both = NimberBounds.merged(before, bounds);
      if (both == before) {
        return both;
      }
      if (WORDS.compareAndSet(chunk, place, before, both)) {
        if (before == NimberBounds.NOTHING) {
          known.increment();
        }
        return both;
      }
    }
  }

  /// True if there may be no memory for the components that one expansion finds. Never where
  /// several threads use the table, which then ends the search.
  ///
  /// @param length the number of words of a component
  public boolean isShort(int length) {
    return !shared && segments[0].isShort(length);
  }

  /// Forgets the smallest components, about half of all, whose records are used again. Only of a
  /// table whose components have one number of words, where one thread uses it.
  ///
  /// @param needed whether a number may still be asked for
  public void forget(IntPredicate needed, IntUnaryOperator size) {
    Segment only = segments[0];
    long stamp = only.lock.writeLock();
    try {
      only.forget(needed, size);
    } finally {
      only.lock.unlockWrite(stamp);
    }
  }

  /// The tag of a component, 0 where none was set.
  public long tag(long number) {
    return (long) WORDS.getAcquire(chunk(number), place(number) + TAG);
  }

  /// Sets the tag of a component, for others to see with all that was written before.
  public void setTag(long number, long tag) {
    WORDS.setRelease(chunk(number), place(number) + TAG, tag);
  }

  /// Writes the components of which something is known: of each the number of its words, these and
  /// its bounds, and 0 after the last.
  @Override
  public void save(DataOutput out) throws IOException {
    for (long[] chunk : chunks) {
      long first = chunk == null ? 0 : (long) WORDS.getAcquire(chunk, HEADER);
      if (first != 0) {
        save(segment(first).copy(chunk), out);
      }
    }
    out.writeInt(0);
  }

  private static void save(long[] chunk, DataOutput out) throws IOException {
    int length;
    for (int place = 0; place + HEAD < chunk.length; place += HEAD + length) {
      length = (int) (chunk[place + HEADER] & LENGTH);
      if (length == 0) {
        return;
      }
      if (chunk[place] != NimberBounds.NOTHING) {
        out.writeInt(length);
        for (int word = 0; word < length; word++) {
          out.writeLong(chunk[place + HEAD + word]);
        }
        out.writeLong(chunk[place]);
      }
    }
  }

  /// Adds what [#save] wrote.
  ///
  /// @throws IOException if that cannot be components with their bounds
  @Override
  public void load(DataInput in) throws IOException {
    long[] key = new long[16];
    for (int length = in.readInt(); length != 0; length = in.readInt()) {
      if (length < 0 || length > LENGTH) {
        throw new IOException("not a component: %d words".formatted(length));
      }
      for (int word = 0; word < length; word++) {
        if (word == key.length) {
          key = Arrays.copyOf(key, 2 * word);
        }
        key[word] = in.readLong();
      }
      long bounds = in.readLong();
      if (!NimberBounds.isValid(bounds, Integer.MAX_VALUE)) {
        throw new IOException("no bounds of a component: %x".formatted(bounds));
      }
      put(number(key, 0, length), bounds);
    }
  }

  /// A further chunk.
  ///
  /// @return its number
  private synchronized int open(int words) {
    if (chunkCount == MOST_CHUNKS) {
      throw new BudgetSpentException("the table of components is full");
    }
    meter.claim(8L * words);
    if (chunkCount == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunkCount);
    }
    long[][] now = chunks;
    now[chunkCount] = new long[words];
    chunks = now;
    return chunkCount++;
  }

  /// One of the hash tables, with a chunk of its own.
  private final class Segment {
    private final StampedLock lock = new StampedLock();
    private int[] slots = new int[FIRST_SLOTS];
    private int size;
    private int next;
    private int chunkEnd;

    /// Records that may be used again.
    private int[] free = {};

    private int freeCount;

    /// A chunk of records of this table, as it is between two changes.
    long[] copy(long[] chunk) {
      long stamp = lock.readLock();
      try {
        return chunk.clone();
      } finally {
        lock.unlockRead(stamp);
      }
    }

    int findShared(long header, long[] key, int from) {
      long stamp = lock.tryOptimisticRead();
      if (stamp != 0) {
        int found = find(header, key, from);
        if (lock.validate(stamp)) {
          return Math.max(found, 0);
        }
      }
      stamp = lock.readLock();
      try {
        return Math.max(find(header, key, from), 0);
      } finally {
        lock.unlockRead(stamp);
      }
    }

    /// The number of a component, or -1 less the free slot where it belongs. Ends also where others
    /// write meanwhile: it looks at every slot once at most.
    int find(long header, long[] key, int from) {
      int[] table = slots;
      int mask = table.length - 1;
      int slot = (int) (header >>> 24) & mask;
      for (int steps = table.length; steps > 0; steps--) {
        int number = table[slot];
        if (number == 0) {
          return -1 - slot;
        }
        if (isAt(number, header, key, from)) {
          return number;
        }
        slot = (slot + 1) & mask;
      }
      return -1;
    }

    private boolean isAt(int number, long header, long[] key, int from) {
      // A reader without the lock may see a number whose chunk or record it cannot see yet. It then
      // finds some other answer, which `findShared` drops because the lock was taken meanwhile. The
      // word of hash and length is compared first: it tells almost all other keys at once.
      long[][] all = chunks;
      int which = number >>> CHUNK_BITS;
      long[] chunk = which < all.length ? all[which] : null;
      int place = place(number);
      if (chunk == null || chunk[place + HEADER] != header) {
        return false;
      }
      int length = (int) (header & LENGTH);
      for (int word = 0; word < length; word++) {
        if (chunk[place + HEAD + word] != key[from + word]) {
          return false;
        }
      }
      return true;
    }

    int add(int slot, long header, long[] key, int from) {
      int length = (int) (header & LENGTH);
      int number = room(HEAD + length);
      long[] chunk = chunk(number);
      int place = place(number);
      if (chunk[place] != NimberBounds.NOTHING) {
        known.decrement();
      }
      chunk[place] = NimberBounds.NOTHING;
      chunk[place + TAG] = 0;
      chunk[place + HEADER] = header;
      System.arraycopy(key, from, chunk, place + HEAD, length);
      slots[slot] = number;
      size++;
      // Linear probing is fast up to half full. Where memory is short the table grows only at 7/8
      // (`isFull`), which leaves the memory to records for longer.
      if (2 * size > slots.length) {
        grow();
      }
      return number;
    }

    private int room(int words) {
      if (freeCount > 0) {
        return free[--freeCount];
      }
      if (words > CHUNK / 4) {
        return open(words) << CHUNK_BITS;
      }
      if (next + words > chunkEnd) {
        next = open(CHUNK) << CHUNK_BITS;
        chunkEnd = next + CHUNK;
      }
      int number = next;
      next += words;
      return number;
    }

    private void grow() {
      int[] old = slots;
      if (isFull(size) || 4L * old.length <= meter.bytesLeft()) {
        meter.claim(4L * old.length);
        slots = rehashed(old, 2 * old.length);
      }
    }

    /// True if so many components are too many for the slots.
    private boolean isFull(int components) {
      return 8L * components > 7L * slots.length;
    }

    private int[] rehashed(int[] numbers, int length) {
      int[] table = new int[length];
      int mask = length - 1;
      for (int number : numbers) {
        if (number != 0) {
          int slot = (int) (chunk(number)[place(number) + HEADER] >>> 24) & mask;
          while (table[slot] != 0) {
            slot = (slot + 1) & mask;
          }
          table[slot] = number;
        }
      }
      return table;
    }

    boolean isShort(int length) {
      if (isFull(size + RESERVE) && 4L * slots.length > meter.bytesLeft()) {
        return true;
      }
      long words = chunkEnd - next + meter.bytesLeft() / (8L * CHUNK) * CHUNK;
      return freeCount + words / (HEAD + length) < RESERVE;
    }

    void forget(IntPredicate needed, IntUnaryOperator sizeOf) {
      int[] bySize = new int[Long.SIZE + 1];
      for (int number : slots) {
        if (number != 0) {
          bySize[Math.min(sizeOf.applyAsInt(number), Long.SIZE)]++;
        }
      }
      int smallest = 0;
      for (int seen = bySize[0]; 2 * seen < size; seen += bySize[smallest]) {
        smallest++;
      }
      free = Arrays.copyOf(free, freeCount + size);
      for (int slot = 0; slot < slots.length; slot++) {
        int number = slots[slot];
        if (number != 0 && sizeOf.applyAsInt(number) <= smallest && !needed.test(number)) {
          free[freeCount++] = number;
          slots[slot] = 0;
        }
      }
      slots = rehashed(slots, slots.length);
      size = 0;
      for (int number : slots) {
        size += number != 0 ? 1 : 0;
      }
    }
  }
}
