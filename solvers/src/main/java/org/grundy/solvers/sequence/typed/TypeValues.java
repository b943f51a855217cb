package org.grundy.solvers.sequence.typed;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.splitting.SplitTable;

/// The first values of the heaps of one type, with their keys in two orders, so that the divisions
/// of a heap can be searched by words.
///
/// A word holds the keys K of eight values, the lowest eight bits of each:
///
///     forward    K(i)  K(i+1)  …  K(i+7)      word at i
///     backward   K(j)  K(j-1)  …  K(j-7)      word at room - 1 - j
///
/// The key of an XOR is the XOR of the keys. For a word x, with `low` the word of ones in the lowest
/// bit of each lane, (x - low) & ~x has the highest bit of some lane set exactly if some lane is 0.
public final class TypeValues {
  private static final int LANES = Long.BYTES;
  private static final long LOW = 0x0101010101010101L;
  private static final long HIGH = LOW << (Byte.SIZE - 1);
  private static final int BYTES_A_VALUE = Character.BYTES + 2;

  private char[] values = {};
  private byte[] forward = {};
  private byte[] backward = {};

  public int room() {
    return values.length;
  }

  public void makeRoom(int room, Meter meter) {
    int before = values.length;
    meter.claim((long) BYTES_A_VALUE * (room - before));
    values = Arrays.copyOf(values, room);
    forward = Arrays.copyOf(forward, room + LANES);
    byte[] reversed = new byte[room + LANES];
    System.arraycopy(backward, 0, reversed, room - before, before);
    backward = reversed;
  }

  public int get(int n) {
    return values[n];
  }

  public void set(int n, int value) {
    values[n] = (char) value;
    forward[n] = (byte) value;
    backward[values.length - 1 - n] = (byte) value;
  }

  /// True if G(i) ^ G(j) is the given number, for some `fromI <= i < toI` and j = rest - i, where
  /// G(j) is of the other type.
  public boolean divides(TypeValues other, int rest, int fromI, int toI, int value) {
    long key = LOW * (value & 0xff);
    int shift = other.values.length - 1 - rest;
    for (int i = fromI; i < toI; i += LANES) {
      long word =
          (long) SplitTable.WORDS.get(forward, i)
              ^ (long) SplitTable.WORDS.get(other.backward, shift + i)
              ^ key;
      if (((word - LOW) & ~word & HIGH) != 0 && isIn(other, rest, i, toI, value)) {
        return true;
      }
    }
    return false;
  }

  private boolean isIn(TypeValues other, int rest, int fromI, int toI, int value) {
    int end = Math.min(toI, fromI + LANES);
    for (int i = fromI; i < end; i++) {
      if ((values[i] ^ other.values[rest - i]) == value) {
        return true;
      }
    }
    return false;
  }
}
