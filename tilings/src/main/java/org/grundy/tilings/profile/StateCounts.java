package org.grundy.tilings.profile;

import java.math.BigInteger;
import org.grundy.core.Meter;

/// States with a number each: a hash table in flat arrays. A number takes one word or several, the
/// least significant first, all of one table equally many.
public final class StateCounts {
  private static final int FIRST_CAPACITY = 64;
  private static final long MIXER = 0x9E3779B97F4A7C15L;

  private final int words;
  private final Meter meter;
  private long[] keys = new long[FIRST_CAPACITY];
  private long[] numbers;
  private int size;
  private long claimed;

  /// @param words of a number; 0 for a mere set of states
  public StateCounts(int words, Meter meter) {
    this.words = words;
    this.meter = meter;
    this.numbers = new long[FIRST_CAPACITY * words];
  }

  public int size() {
    return size;
  }

  /// The slots are numbered from 0 to below this.
  public int slots() {
    return keys.length;
  }

  public boolean isUsed(int slot) {
    return keys[slot] != 0;
  }

  public long state(int slot) {
    return keys[slot] - 1;
  }

  /// A slot's number.
  public BigInteger number(int slot) {
    BigInteger number = BigInteger.ZERO;
    for (int word = words - 1; word >= 0; word--) {
      long bits = numbers[slot * words + word];
      number = number.shiftLeft(Long.SIZE).or(new BigInteger(Long.toUnsignedString(bits)));
    }
    return number;
  }

  /// The bits of the largest number.
  public int largestBits() {
    for (int word = words - 1; word >= 0; word--) {
      long union = 0;
      for (int slot = 0; slot < keys.length; slot++) {
        union |= numbers[slot * words + word];
      }
      if (union != 0) {
        return (word + 1) * Long.SIZE - Long.numberOfLeadingZeros(union);
      }
    }
    return 0;
  }

  public boolean contains(long state) {
    return keys[slotOf(state)] != 0;
  }

  /// Adds the number 1 for a state.
  public void addOne(long state) {
    int slot = open(state);
    numbers[slot * words] = 1;
  }

  /// Adds the number of a slot of another table, of as many words or fewer, to that of a state; the
  /// sum must fit.
  public void add(long state, StateCounts other, int otherSlot) {
    int slot = open(state);
    boolean carry = false;
    for (int word = 0; word < words; word++) {
      long more = word < other.words ? other.numbers[otherSlot * other.words + word] : 0;
      if (more == 0 && !carry && word >= other.words) {
        return;
      }
      int at = slot * words + word;
      long old = numbers[at];
      long sum = old + more;
      boolean over = Long.compareUnsigned(sum, old) < 0;
      if (carry) {
        sum++;
        over |= sum == 0;
      }
      carry = over;
      numbers[at] = sum;
    }
  }

  /// The slot of a state, which is taken for it if it is new.
  private int open(long state) {
    int slot = slotOf(state);
    if (keys[slot] == 0) {
      if (2 * (size + 1) > keys.length) {
        grow();
        slot = slotOf(state);
      }
      keys[slot] = state + 1;
      size++;
    }
    return slot;
  }

  private int slotOf(long state) {
    int slot = (int) ((state * MIXER) >>> 32) & (keys.length - 1);
    while (keys[slot] != 0 && keys[slot] != state + 1) {
      slot = (slot + 1) & (keys.length - 1);
    }
    return slot;
  }

  private void grow() {
    long more = (long) keys.length * Long.BYTES * (1 + words);
    meter.claim(2 * more);
    claimed += 2 * more;
    long[] oldKeys = keys;
    long[] oldNumbers = numbers;
    keys = new long[Math.multiplyExact(2, oldKeys.length)];
    numbers = new long[Math.multiplyExact(keys.length, words)];
    for (int old = 0; old < oldKeys.length; old++) {
      if (oldKeys[old] != 0) {
        int slot = slotOf(oldKeys[old] - 1);
        keys[slot] = oldKeys[old];
        System.arraycopy(oldNumbers, old * words, numbers, slot * words, words);
      }
    }
  }

  /// Tells the meter that this table is no longer needed.
  public void release() {
    meter.claim(-claimed);
    claimed = 0;
  }
}
