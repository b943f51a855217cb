package org.grundy.solvers.space;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.solvers.ResumableState;

/// States with what was found of them: open addressing with linear probing, at least twice as many
/// slots as states. One thread writes; others may [#save] meanwhile.
public final class FoundStates implements ResumableState {
  private static final VarHandle KEYS = MethodHandles.arrayElementVarHandle(long[].class);
  private static final int FEWEST = 1 << 10;

  private final Meter meter;
  private volatile Slots slots = new Slots(new long[FEWEST], new int[FEWEST]);
  private int known;
  private long claimed;

  /// The slots of one size.
  ///
  /// @param keys the state and 1, or 0 where a slot is free; written after `found`
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Slots(long[] keys, int[] found) {
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

  /// An empty table.
  ///
  /// @param meter gets to know the memory that it takes
  public FoundStates(Meter meter) {
    this.meter = meter;
  }

  /// The result for a state, or [StateTable#UNKNOWN].
  ///
  /// @param state from 0
  public long get(long state) {
    Slots all = slots;
    int at = all.at(state);
    return all.keys[at] == 0 ? StateTable.UNKNOWN : all.found[at];
  }

  /// Keeps the result for a state that has none.
  ///
  /// @param found fits an `int`
  /// @throws BudgetSpentException if there is no memory for it
  public void put(long state, long found) {
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
    if (old.keys.length == 1 << 30) {
      throw new BudgetSpentException("more than 500 million states are met, which no table holds");
    }
    int length = 2 * old.keys.length;
    long bytes = (long) (Long.BYTES + Integer.BYTES) * length;
    meter.claim(bytes);
    claimed += bytes;
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

  /// Gives the memory back, before all of it is forgotten.
  public void release() {
    meter.claim(-claimed);
    claimed = 0;
  }

  @Override
  public long size() {
    return known;
  }

  @Override
  public void save(DataOutput out) throws IOException {
    Slots all = slots;
    for (int slot = 0; slot < all.keys.length; slot++) {
      long key = all.key(slot);
      if (key != 0) {
        out.writeBoolean(true);
        out.writeLong(key - 1);
        out.writeInt(all.found[slot]);
      }
    }
    out.writeBoolean(false);
  }

  @Override
  public void load(DataInput in) throws IOException {
    while (in.readBoolean()) {
      long state = in.readLong();
      int found = in.readInt();
      if (get(state) == StateTable.UNKNOWN) {
        put(state, found);
      }
    }
  }
}
