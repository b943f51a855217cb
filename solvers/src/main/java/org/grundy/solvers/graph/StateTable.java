package org.grundy.solvers.graph;

import java.util.Arrays;
import org.grundy.core.Meter;

/// Which class of components each state of a graph belongs to: a hash table in flat memory, open
/// addressing with linear probing. Keys are whole.
///
/// ```
/// states[words * i …]   the state of slot i
/// classes[i]            its class, less 1; 0 where the slot is free
/// ```
///
/// It is a shortcut: once the meter has no memory left for it, it takes no more.
final class StateTable {
  private static final int FIRST_BITS = 10;
  private static final int MAX_BITS = 26;

  private final int words;
  private final Meter meter;
  private int bits = FIRST_BITS;
  private long[] states;
  private int[] classes;
  private int size;

  StateTable(int words, Meter meter) {
    this.words = words;
    this.meter = meter;
    meter.claim(bytes(bits));
    this.states = new long[words << bits];
    this.classes = new int[1 << bits];
  }

  private long bytes(int atBits) {
    return (8L * words + 4) << atBits;
  }

  private int slot(long[] source, int fromWord) {
    long hash = 0;
    for (int i = 0; i < words; i++) {
      hash = (hash ^ source[fromWord + i]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return (int) ((hash * 0xBF58476D1CE4E5B9L) >>> (64 - bits));
  }

  /// The class of a state, -1 where it is not known.
  int get(long[] state) {
    int mask = classes.length - 1;
    for (int at = slot(state, 0); classes[at] != 0; at = (at + 1) & mask) {
      if (Arrays.equals(states, at * words, (at + 1) * words, state, 0, words)) {
        return classes[at] - 1;
      }
    }
    return -1;
  }

  /// Adds a state that is not known.
  void put(long[] state, int id) {
    if (3 * (size + 1) > 2 * classes.length && !grow()) {
      return;
    }
    insert(state, 0, id + 1);
    size++;
  }

  private void insert(long[] source, int fromWord, int stored) {
    int mask = classes.length - 1;
    int at = slot(source, fromWord);
    while (classes[at] != 0) {
      at = (at + 1) & mask;
    }
    classes[at] = stored;
    System.arraycopy(source, fromWord, states, at * words, words);
  }

  private boolean grow() {
    boolean tooLong = (long) words << (bits + 1) > Integer.MAX_VALUE - 8;
    if (bits == MAX_BITS || tooLong || bytes(bits + 1) > meter.bytesLeft() / 2) {
      return false;
    }
    meter.claim(bytes(bits + 1));
    long[] oldStates = states;
    int[] oldClasses = classes;
    bits++;
    states = new long[words << bits];
    classes = new int[1 << bits];
    for (int at = 0; at < oldClasses.length; at++) {
      if (oldClasses[at] != 0) {
        insert(oldStates, at * words, oldClasses[at]);
      }
    }
    meter.claim(-bytes(bits - 1));
    return true;
  }
}
