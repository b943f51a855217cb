package org.grundy.solvers.space;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.grundy.core.Meter;

/// States with what was found of them: open addressing with linear probing, at least twice as many
/// slots as states. One thread writes; others may look at [#slots] meanwhile.
final class FoundStates {
  private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int FEWEST = 1 << 10;

  private final Meter meter;
  private volatile Slots slots = new Slots(new long[FEWEST], new int[FEWEST]);
  private int known;

  /// The slots of one size.
  ///
  /// @param keys the state and 1, or 0 where a slot is free; written after `found`
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Slots(long[] keys, int[] found) {
    /// The slot where a state is, or will be.
    private int at(long state) {
      // The golden ratio spreads neighbouring numbers; the upper half of the product depends on all
      // of their bits.
      int slot = (int) (((state + 1) * 0x9E3779B97F4A7C15L) >>> 32) & (keys.length - 1);
      while (keys[slot] != 0 && keys[slot] != state + 1) {
        slot = (slot + 1) & (keys.length - 1);
      }
      return slot;
    }

    /// The key of a slot of which `found` can be read by any thread.
    long key(int slot) {
      return (long) KEYS.getAcquire(keys, slot);
    }
  }

  FoundStates(Meter meter) {
    this.meter = meter;
  }

  /// The result for a state, or [StateTable#UNKNOWN].
  long get(long state) {
    Slots all = slots;
    int at = all.at(state);
    return all.keys[at] == 0 ? StateTable.UNKNOWN : all.found[at];
  }

  void put(long state, long found) {
    if (2 * ++known > slots.keys.length) {
      grow();
    }
    Slots all = slots;
    int at = all.at(state);
    all.found[at] = (int) found;
    KEYS.setRelease(all.keys, at, state + 1);
  }

  private void grow() {
    Slots old = slots;
    int length = 2 * old.keys.length;
    meter.claim((long) (Long.BYTES + Integer.BYTES) * length);
    Slots grown = new Slots(new long[length], new int[length]);
    for (int i = 0; i < old.keys.length; i++) {
      if (old.keys[i] != 0) {
        int at = grown.at(old.keys[i] - 1);
        grown.keys[at] = old.keys[i];
        grown.found[at] = old.found[i];
      }
    }
    slots = grown;
  }

  int size() {
    return known;
  }

  Slots slots() {
    return slots;
  }
}
