package org.grundy.solvers.search;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// What is known of components: a hash table in flat memory, open addressing with linear probing.
/// Keys are whole, so that no two components are ever taken for one another.
///
/// ```
/// slot of p + 1 words   p words   the planes of the component; all 0 where the slot is free
///                       1 word    what is [Known], with the width
/// ```
///
/// It doubles at two thirds full. Once the meter has no memory left for that, a component takes the
/// place of the smallest one among the [#WINDOW] slots where it may lie: the searcher never relies
/// on what it stored being there still.
final class ComponentTable {
  private static final int WINDOW = 8;
  private static final int FIRST_BITS = 12;
  private static final int MOST_WORDS = 1 << 29;

  private final int planes;
  private final int stride;
  private final Meter meter;
  private long[] words;
  private int bits = FIRST_BITS;
  private int size;
  private boolean replaces;

  /// An empty table.
  ///
  /// @throws BudgetSpentException if there is no memory for the smallest one
  ComponentTable(int planes, Meter meter) {
    this.planes = planes;
    this.stride = planes + 1;
    this.meter = meter;
    meter.claim(bytes(bits));
    words = new long[stride << bits];
  }

  private long bytes(int ofBits) {
    return (8L * stride) << ofBits;
  }

  int size() {
    return size;
  }

  private int slot(long[] key, int at) {
    long mixed = key[at + planes];
    for (int plane = 0; plane < planes; plane++) {
      mixed = (mixed ^ key[at + plane]) * 0x9E3779B97F4A7C15L;
      mixed ^= mixed >>> 32;
    }
    return (int) ((mixed * 0xBF58476D1CE4E5B9L) >>> (64 - bits));
  }

  /// What is known of a component, [Known#NOTHING] where there is nothing.
  ///
  /// @param key its planes and its width, beginning at `at`
  long get(long[] key, int at) {
    int place = find(key, at);
    return place < 0 || isFree(place) ? Known.NOTHING : Known.withoutWidth(words[place + planes]);
  }

  /// The place of a component, or the free one where it would be stored; -1 where there is neither.
  private int find(long[] key, int at) {
    int slots = 1 << bits;
    int slot = slot(key, at);
    for (int steps = replaces ? WINDOW : slots; steps > 0; steps--) {
      int place = slot * stride;
      if (isAt(place, key, at) || isFree(place)) {
        return place;
      }
      slot = (slot + 1) & (slots - 1);
    }
    return -1;
  }

  private boolean isAt(int place, long[] key, int at) {
    for (int plane = 0; plane < planes; plane++) {
      if (words[place + plane] != key[at + plane]) {
        return false;
      }
    }
    return Known.hasWidth(words[place + planes], key[at + planes]);
  }

  private boolean isFree(int place) {
    for (int plane = 0; plane < planes; plane++) {
      if (words[place + plane] != 0) {
        return false;
      }
    }
    return true;
  }

  /// Stores what is known of a component, over what was known before.
  void put(long[] key, int at, long known) {
    int place = find(key, at);
    boolean fresh = place >= 0 && isFree(place);
    if (place < 0) {
      place = smallest(key, at);
    }
    System.arraycopy(key, at, words, place, planes);
    words[place + planes] = Known.withWidth(known, key[at + planes]);
    if (fresh) {
      size++;
      if (!replaces && 3L * size > 2L << bits) {
        grow();
      }
    }
  }

  private int smallest(long[] key, int at) {
    int slots = 1 << bits;
    int slot = slot(key, at);
    int smallest = slot * stride;
    for (int step = 1; step < WINDOW; step++) {
      slot = (slot + 1) & (slots - 1);
      if (cells(slot * stride) < cells(smallest)) {
        smallest = slot * stride;
      }
    }
    return smallest;
  }

  private int cells(int place) {
    int cells = 0;
    for (int plane = 0; plane < planes; plane++) {
      cells += Long.bitCount(words[place + plane]);
    }
    return cells;
  }

  /// Writes all that is known.
  void save(DataOutput out) throws IOException {
    out.writeInt(planes);
    out.writeInt(size);
    int left = size;
    for (int place = 0; left > 0; place += stride) {
      if (!isFree(place)) {
        for (int word = 0; word < stride; word++) {
          out.writeLong(words[place + word]);
        }
        left--;
      }
    }
  }

  /// Adds what [#save] wrote.
  ///
  /// @throws IOException if the input ends early or is not what [#save] writes
  void load(DataInput in) throws IOException {
    if (in.readInt() != planes) {
      throw new IOException("components of another game");
    }
    long[] key = new long[stride];
    for (int left = in.readInt(); left > 0; left--) {
      for (int plane = 0; plane < planes; plane++) {
        key[plane] = in.readLong();
      }
      long known = in.readLong();
      key[planes] = Known.width(known);
      if (!isKey(key)) {
        throw new IOException("a component without cells");
      }
      put(key, 0, Known.withoutWidth(known));
    }
  }

  private void grow() {
    if ((long) stride << (bits + 1) > MOST_WORDS || bytes(bits + 1) > meter.bytesLeft()) {
      replaces = true;
      return;
    }
    meter.claim(bytes(bits + 1));
    long[] old = words;
    bits++;
    words = new long[stride << bits];
    long[] key = new long[stride];
    for (int place = 0; place < old.length; place += stride) {
      System.arraycopy(old, place, key, 0, planes);
      long known = old[place + planes];
      key[planes] = Known.width(known);
      int to = find(key, 0);
      if (isKey(key)) {
        System.arraycopy(old, place, words, to, stride);
      }
    }
    meter.claim(-bytes(bits - 1));
  }

  private boolean isKey(long[] key) {
    for (int plane = 0; plane < planes; plane++) {
      if (key[plane] != 0) {
        return true;
      }
    }
    return false;
  }
}
