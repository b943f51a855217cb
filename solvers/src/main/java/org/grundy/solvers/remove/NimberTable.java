package org.grundy.solvers.remove;

import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// What is known of the nimbers of components: a hash table in flat memory, open addressing with
/// linear probing. Keys are whole, so that no two components are ever taken for one another.
///
/// ```
/// words[2 i]      the component: its living cells; 0 where the slot is free
/// words[2 i + 1]  an [Entry]
/// ```
///
/// It doubles at two thirds full. Once the meter has no memory left for that, an entry takes the
/// place of the smallest component among the [#WINDOW] slots where it may lie: the searcher never
/// relies on what it stored being there still. Entries only ever gain knowledge, so that several
/// threads could share the words by compare-and-set.
final class NimberTable {
  private static final int WINDOW = 8;
  private static final int FIRST_BITS = 12;
  private static final int MAX_BITS = 28;

  private final Meter meter;
  private long[] words;
  private int bits = FIRST_BITS;
  private int size;
  private boolean replaces;

  /// An empty table.
  ///
  /// @throws BudgetSpentException if there is no memory for the smallest one
  NimberTable(Meter meter) {
    this.meter = meter;
    meter.claim(bytes(bits));
    words = new long[2 << bits];
  }

  private static long bytes(int bits) {
    return 16L << bits;
  }

  /// How many components are known.
  int size() {
    return size;
  }

  /// The memory it takes.
  long bytes() {
    return bytes(bits);
  }

  private int slot(long key) {
    long mixed = (key ^ (key >>> 32)) * 0x9E3779B97F4A7C15L;
    return (int) (((mixed ^ (mixed >>> 29)) * 0xBF58476D1CE4E5B9L) >>> (64 - bits));
  }

  /// The entry of a component, [Entry#NOTHING] where there is none.
  long get(long key) {
    long[] table = words;
    int mask = table.length - 1;
    int at = slot(key) << 1;
    for (int steps = replaces ? WINDOW : Integer.MAX_VALUE; steps > 0; steps--) {
      long found = table[at];
      if (found == key) {
        return table[at + 1];
      }
      if (found == 0) {
        return Entry.NOTHING;
      }
      at = (at + 2) & mask;
    }
    return Entry.NOTHING;
  }

  /// Stores what is known of a component, over what was known before.
  void put(long key, long entry) {
    int mask = words.length - 1;
    int at = slot(key) << 1;
    int smallest = at;
    for (int steps = replaces ? WINDOW : Integer.MAX_VALUE; steps > 0; steps--) {
      long found = words[at];
      if (found == key || found == 0) {
        words[at] = key;
        words[at + 1] = entry;
        if (found == 0) {
          grown();
        }
        return;
      }
      if (Long.bitCount(found) < Long.bitCount(words[smallest])) {
        smallest = at;
      }
      at = (at + 2) & mask;
    }
    words[smallest] = key;
    words[smallest + 1] = entry;
  }

  private void grown() {
    size++;
    if (replaces || 3L * size < 2L << bits) {
      return;
    }
    if (bits == MAX_BITS || bytes(bits + 1) > meter.bytesLeft()) {
      replaces = true;
      return;
    }
    meter.claim(bytes(bits + 1));
    long[] old = words;
    bits++;
    words = new long[2 << bits];
    int mask = words.length - 1;
    for (int from = 0; from < old.length; from += 2) {
      if (old[from] != 0) {
        int at = slot(old[from]) << 1;
        while (words[at] != 0) {
          at = (at + 2) & mask;
        }
        words[at] = old[from];
        words[at + 1] = old[from + 1];
      }
    }
    meter.claim(-bytes(bits - 1));
  }
}
