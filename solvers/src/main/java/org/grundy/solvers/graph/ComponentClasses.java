package org.grundy.solvers.graph;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// Classes of components by their keys ([Relabelling]), with the values that are known: a hash
/// table in flat memory. Keys are whole, so that no two components are taken for one another.
final class ComponentClasses implements ResumableState {
  /// Of smaller values it is remembered that a class does not have them.
  static final int TOLD = 62;

  private static final int UNKNOWN = -1;
  private static final int FIRST_BITS = 10;

  private final boolean edgesDie;
  private final Meter meter;
  private int[] slots = new int[1 << FIRST_BITS];
  private int[][] keys = new int[1 << (FIRST_BITS - 1)][];
  private int[] values = new int[1 << (FIRST_BITS - 1)];
  private long[] excluded = new long[1 << (FIRST_BITS - 1)];
  private int size;
  private int known;

  /// @param edgesDie whether an edge may be deleted while both its ends stay
  ComponentClasses(boolean edgesDie, Meter meter) {
    this.edgesDie = edgesDie;
    this.meter = meter;
  }

  /// The class of a key, from now on if not before. Classes are numbered as they come.
  int of(int[] key) {
    int mask = slots.length - 1;
    int at = hash(key) & mask;
    while (slots[at] != 0) {
      if (Arrays.equals(keys[slots[at] - 1], key)) {
        return slots[at] - 1;
      }
      at = (at + 1) & mask;
    }
    meter.claim(72 + 4L * key.length);
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
      excluded = Arrays.copyOf(excluded, 2 * size);
    }
    keys[size] = key;
    values[size] = UNKNOWN;
    slots[at] = ++size;
    if (2 * size > slots.length) {
      grow();
    }
    return size - 1;
  }

  private static int hash(int[] key) {
    long hash = 0;
    for (int word : key) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 32;
    }
    return (int) hash;
  }

  private void grow() {
    slots = new int[2 * slots.length];
    int mask = slots.length - 1;
    for (int id = 0; id < size; id++) {
      int at = hash(keys[id]) & mask;
      while (slots[at] != 0) {
        at = (at + 1) & mask;
      }
      slots[at] = id + 1;
    }
  }

  /// How many classes there are.
  int count() {
    return size;
  }

  boolean isSettled(int id) {
    return values[id] != UNKNOWN;
  }

  /// The value of a settled class.
  int value(int id) {
    return values[id];
  }

  void settle(int id, int value) {
    known += values[id] == UNKNOWN ? 1 : 0;
    values[id] = value;
  }

  /// Whether a class that is not settled is known not to have a value.
  boolean excludes(int id, int value) {
    return value > longestPlay(id) || (value < TOLD && ((excluded[id] >>> value) & 1) != 0);
  }

  /// Notes that a class does not have a value.
  void exclude(int id, int value) {
    excluded[id] |= value < TOLD ? 1L << value : 0;
  }

  /// The values below [#TOLD] that a class is known not to have, as bits.
  long excluded(int id) {
    return excluded[id];
  }

  /// A bound for the number of moves, and so for the value: each deletes a vertex, or an edge where
  /// that may be.
  int longestPlay(int id) {
    return keys[id][0] + (edgesDie ? keys[id].length - 3 : 0);
  }

  /// The number of a class's vertices.
  int order(int id) {
    return keys[id][0];
  }

  @Override
  public long size() {
    return known;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(known);
    for (int id = 0; id < size; id++) {
      if (values[id] != UNKNOWN) {
        out.writeInt(keys[id].length);
        for (int word : keys[id]) {
          out.writeInt(word);
        }
        out.writeInt(values[id]);
      }
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      int length = in.readInt();
      if (length < 3 || length > 1 << 16) {
        throw new IOException("not a component: %d words".formatted(length));
      }
      int[] key = new int[length];
      for (int i = 0; i < length; i++) {
        key[i] = in.readInt();
      }
      settle(of(key), in.readInt());
    }
  }
}
