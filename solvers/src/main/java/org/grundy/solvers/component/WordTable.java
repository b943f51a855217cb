package org.grundy.solvers.component;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.StampedLock;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;
import org.jspecify.annotations.Nullable;

/// The bounds of components that are words: hash tables in flat memory, open addressing with linear
/// probing. Keys are whole, so that no two components are ever taken for one another.
///
/// ```
/// words[2 i]      the component; 0 where the slot is free
/// words[2 i + 1]  [NimberBounds]
/// ```
///
/// A component belongs to one of 64 segments, each a table that doubles at two thirds full. Once
/// the meter has no memory left for that, an entry takes the place of the smallest component among
/// the [#WINDOW] slots where it may lie: the searcher never relies on what it stored being there
/// still.
///
/// **Several threads.** A writer holds the segment's lock. A reader takes none, reads key and
/// entry, and then asks the lock whether it was taken meanwhile; only if it was not, both words are
/// of one writing and are believed. Otherwise it reads again under the lock. The lock counts its
/// uses, so that a key that goes and comes back between two reads is seen. Entries only ever gain
/// knowledge: two threads that store what each found out about one component leave both findings.
/// Where only one thread searches, it reads what it wrote itself, and asks no lock.
///
/// Another thread may [#save] meanwhile: it copies some slots at a time under the lock, and writes
/// them to the file without. Each entry is true by itself, whatever was found out since.
public final class WordTable implements ResumableState {
  private static final int SEGMENT_BITS = 6;
  private static final int WINDOW = 8;
  private static final int FIRST_BITS = 6;
  private static final int MAX_BITS = 28;

  /// So many words are copied at once for a file.
  private static final int SLICE = 1 << 14;

  private final Meter meter;
  private final boolean shared;
  private final AtomicReferenceArray<@Nullable Segment> segments =
      new AtomicReferenceArray<>(1 << SEGMENT_BITS);

  /// An empty table. Where only one thread uses it, segments take memory once there is something in
  /// them.
  ///
  /// @throws BudgetSpentException if there is no memory for the smallest one
  public WordTable(Meter meter) {
    this.meter = meter;
    this.shared = meter.threads() > 1;
    for (int i = 0; shared && i < segments.length(); i++) {
      open(i);
    }
  }

  private Segment open(int number) {
    meter.claim(Segment.bytes(FIRST_BITS));
    Segment opened = new Segment();
    segments.setRelease(number, opened);
    return opened;
  }

  /// The number of known components.
  @Override
  public long size() {
    long size = 0;
    for (int i = 0; i < segments.length(); i++) {
      Segment segment = segments.getAcquire(i);
      size += segment == null ? 0 : segment.size;
    }
    return size;
  }

  /// The memory it takes.
  long bytes() {
    long bytes = 0;
    for (int i = 0; i < segments.length(); i++) {
      Segment segment = segments.getAcquire(i);
      bytes += segment == null ? 0 : Segment.bytes(segment.bits);
    }
    return bytes;
  }

  /// The upper bits choose the segment, the lower ones the slot.
  private static long mixed(long key) {
    // Neighbouring boards differ in few bits. Each multiplication carries them upwards and each
    // shift brings them down again, so that the slot and the segment depend on all of them. Every
    // step can be undone (the factors are odd), so different keys stay different.
    long mixed = (key ^ (key >>> 32)) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L;
    return mixed ^ (mixed >>> 32);
  }

  private static int segment(long mixed) {
    return (int) (mixed >>> (64 - SEGMENT_BITS));
  }

  /// The entry of a component, [NimberBounds#NOTHING] where there is none.
  public long get(long key) {
    long mixed = mixed(key);
    Segment segment = segments.getPlain(segment(mixed));
    if (segment == null) {
      return NimberBounds.NOTHING;
    }
    return shared ? segment.getShared(key, (int) mixed) : segment.get(key, (int) mixed);
  }

  /// Reads where a component may lie, so that its slot is in the cache when [#get] needs it.
  ///
  /// @return something, to be used lest the reading be optimised away
  public long touch(long key) {
    long mixed = mixed(key);
    Segment segment = segments.getPlain(segment(mixed));
    if (segment == null) {
      return 0;
    }
    long[] words = segment.words;
    return words[((int) mixed << 1) & (words.length - 1)];
  }

  /// Adds what is known of a component to what was known before.
  ///
  /// @return both together
  public long put(long key, long entry) {
    long mixed = mixed(key);
    Segment segment = segments.getPlain(segment(mixed));
    if (segment == null) {
      segment = open(segment(mixed));
    }
    long stamp = segment.lock.writeLock();
    try {
      return segment.put(key, (int) mixed, entry);
    } finally {
      segment.lock.unlockWrite(stamp);
    }
  }

  /// The same, unless that takes memory where little is left, which a table beside this one may
  /// need.
  public void offer(long key, long entry) {
    if (segments.getPlain(segment(mixed(key))) != null
        || meter.bytesLeft() >= 2 * Segment.bytes(SEGMENT_BITS + FIRST_BITS)) {
      put(key, entry);
    }
  }

  /// Writes all entries: component and entry by turns, and 0 after the last.
  @Override
  public void save(DataOutput out) throws IOException {
    for (int i = 0; i < segments.length(); i++) {
      Segment segment = segments.getAcquire(i);
      if (segment != null) {
        segment.save(out);
      }
    }
    out.writeLong(0);
  }

  /// Adds what [#save] wrote.
  ///
  /// @throws IOException if that cannot be entries
  @Override
  public void load(DataInput in) throws IOException {
    for (long key = in.readLong(); key != 0; key = in.readLong()) {
      long entry = in.readLong();
      if (!NimberBounds.isValid(entry, Long.bitCount(key))) {
        throw new IOException("no entry of a table: %x %x".formatted(key, entry));
      }
      put(key, entry);
    }
  }

  /// One of the hash tables.
  private final class Segment {
    private final StampedLock lock = new StampedLock();
    private volatile long[] words = new long[2 << FIRST_BITS];
    private int bits = FIRST_BITS;
    private int size;
    private boolean replaces;

    static long bytes(int bits) {
      return 16L << bits;
    }

    long getShared(long key, int hash) {
      long stamp = lock.tryOptimisticRead();
      if (stamp != 0) {
        long entry = get(key, hash);
        if (lock.validate(stamp)) {
          return entry;
        }
      }
      stamp = lock.readLock();
      try {
        return get(key, hash);
      } finally {
        lock.unlockRead(stamp);
      }
    }

    /// Begins again with a table that took the place of this one: an entry that is written twice
    /// does no harm.
    @SuppressWarnings("ReferenceEquality") // whether it is the same table, not an equal one
    void save(DataOutput out) throws IOException {
      long[] copy = new long[SLICE];
      long[] table = words;
      for (int from = 0; from < table.length; from += SLICE) {
        long stamp = lock.readLock();
        try {
          if (table != words) {
            table = words;
            from = 0;
          }
          System.arraycopy(table, from, copy, 0, Math.min(SLICE, table.length - from));
        } finally {
          lock.unlockRead(stamp);
        }
        for (int at = 0; at < Math.min(SLICE, table.length - from); at += 2) {
          if (copy[at] != 0) {
            out.writeLong(copy[at]);
            out.writeLong(copy[at + 1]);
          }
        }
      }
    }

    /// Ends also where others write meanwhile: it looks at every slot once at most.
    long get(long key, int hash) {
      long[] table = words;
      int mask = table.length - 1;
      int at = (hash << 1) & mask;
      for (int steps = replaces ? WINDOW : table.length; steps > 0; steps--) {
        long found = table[at];
        if (found == key) {
          return table[at + 1];
        }
        if (found == 0) {
          return NimberBounds.NOTHING;
        }
        at = (at + 2) & mask;
      }
      return NimberBounds.NOTHING;
    }

    long put(long key, int hash, long entry) {
      long[] table = words;
      int mask = table.length - 1;
      int at = (hash << 1) & mask;
      int smallest = at;
      for (int steps = replaces ? WINDOW : table.length; steps > 0; steps--) {
        long found = table[at];
        if (found == key) {
          long both = NimberBounds.merged(table[at + 1], entry);
          table[at + 1] = both;
          return both;
        }
        if (found == 0) {
          table[at] = key;
          table[at + 1] = entry;
          grown();
          return entry;
        }
        // With replacement on, a component of few cells is given up: it is the cheapest to search
        // anew, while one of many cells stands for a large search.
        if (Long.bitCount(found) < Long.bitCount(table[smallest])) {
          smallest = at;
        }
        at = (at + 2) & mask;
      }
      table[smallest] = key;
      table[smallest + 1] = entry;
      return entry;
    }

    private void grown() {
      size++;
      if (replaces || 3L * size < 2L << bits) {
        return;
      }
      long[] old = words;
      if (bits == MAX_BITS || !claimed(bytes(bits + 1))) {
        replaces = true;
        return;
      }
      long[] table = doubled(old.length);
      if (table.length == 0) {
        meter.claim(-bytes(bits + 1));
        replaces = true;
        return;
      }
      int mask = table.length - 1;
      for (int from = 0; from < old.length; from += 2) {
        if (old[from] != 0) {
          int at = ((int) mixed(old[from]) << 1) & mask;
          while (table[at] != 0) {
            at = (at + 2) & mask;
          }
          table[at] = old[from];
          table[at + 1] = old[from + 1];
        }
      }
      words = table;
      bits++;
      meter.claim(-bytes(bits - 1));
    }

    /// A table of twice the words; an empty one where there is no memory for it, even if only
    /// because the free memory is not in one piece.
    private static long[] doubled(int length) {
      try {
        return new long[2 * length];
      } catch (OutOfMemoryError full) {
        return new long[0];
      }
    }

    private boolean claimed(long bytes) {
      if (bytes > meter.bytesLeft()) {
        return false;
      }
      try {
        meter.claim(bytes);
        return true;
      } catch (BudgetSpentException _) {
        return false;
      }
    }
  }
}
