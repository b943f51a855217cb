package org.grundy.solvers.component;

import org.grundy.core.Meter;

/// What searches of one question remember of questions on the way that are not answered: how hard
/// it looks to answer them by yes, and by no. That only guides a search. So an entry may be lost,
/// or be that of a component whose number was given to another one since, and threads read and
/// write entries without any lock.
///
/// ```
/// words[2 i]      the component, 0 where the slot is free
/// words[2 i + 1]  bits 0..23 disproof number, 24..47 proof number, 48.. the value that is asked for
/// ```
///
/// The table doubles at half full, up to a sixteenth of the memory that is left. From then on a new
/// entry takes the place of the one with the smallest numbers nearby.
final class ProofNumbers {
  /// The largest proof number of a question that is not answered.
  static final int MOST = (1 << 24) - 2;

  /// The proof number of what is refuted, and the disproof number of what is proved.
  static final int NEVER = MOST + 1;

  private static final int NUMBER_BITS = 24;
  private static final int ASKED_SHIFT = 2 * NUMBER_BITS;
  private static final long PAIR = (1L << ASKED_SHIFT) - 1;
  private static final int WINDOW = 4;
  private static final int FIRST_WORDS = 1 << 7;
  private static final int MOST_WORDS = 1 << 28;

  private final Meter meter;
  private volatile long[] table = {};
  private int size;

  ProofNumbers(Meter meter) {
    this.meter = meter;
  }

  /// Two numbers in a word.
  static long pair(int proof, int disproof) {
    return ((long) proof << NUMBER_BITS) | disproof;
  }

  static int proof(long pair) {
    return (int) (pair >>> NUMBER_BITS) & NEVER;
  }

  static int disproof(long pair) {
    return (int) pair & NEVER;
  }

  /// True if a question with such numbers is not answered.
  static boolean isOpen(long pair) {
    return proof(pair) > 0 && disproof(pair) > 0;
  }

  private static int place(long component, int n, int length) {
    long mixed = (component ^ (component >>> 32)) * 0x9E3779B97F4A7C15L;
    mixed = (mixed ^ (mixed >>> 29) ^ n) * 0xBF58476D1CE4E5B9L;
    return ((int) (mixed >>> 32) << 1) & (length - 1);
  }

  /// The numbers of the question if a component has the value `n`, 0 where they are not known.
  long get(long component, int n) {
    long[] words = table;
    if (words.length == 0) {
      return 0;
    }
    int at = place(component, n, words.length);
    for (int steps = 0; steps < WINDOW; steps++) {
      if (words[at] == component && words[at + 1] >>> ASKED_SHIFT == n) {
        return words[at + 1] & PAIR;
      }
      at = (at + 2) & (words.length - 1);
    }
    return 0;
  }

  void put(long component, int n, long pair) {
    if (4 * size >= table.length) {
      grow();
    }
    insert(table, component, ((long) n << ASKED_SHIFT) | pair);
  }

  private void insert(long[] words, long component, long entry) {
    int at = place(component, (int) (entry >>> ASKED_SHIFT), words.length);
    int weakest = at;
    for (int steps = 0; steps < WINDOW; steps++) {
      if (words[at] == 0) {
        size++;
        weakest = at;
        break;
      }
      if (words[at] == component && words[at + 1] >>> ASKED_SHIFT == entry >>> ASKED_SHIFT) {
        weakest = at;
        break;
      }
      if (weight(words[at + 1]) < weight(words[weakest + 1])) {
        weakest = at;
      }
      at = (at + 2) & (words.length - 1);
    }
    words[weakest] = component;
    words[weakest + 1] = entry;
  }

  private static int weight(long entry) {
    return proof(entry) + disproof(entry);
  }

  private synchronized void grow() {
    long[] old = table;
    long length = Math.max(FIRST_WORDS, 2L * old.length);
    boolean isTooLong = length > MOST_WORDS || 16 * Long.BYTES * length > meter.bytesLeft();
    boolean isGrown = 4 * size < old.length;
    if (isGrown || (old.length > 0 && isTooLong)) {
      return;
    }
    meter.claim(Long.BYTES * (length - old.length));
    long[] words = new long[(int) length];
    size = 0;
    for (int at = 0; at < old.length; at += 2) {
      if (old[at] != 0) {
        insert(words, old[at], old[at + 1]);
      }
    }
    table = words;
  }
}
