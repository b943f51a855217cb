package org.grundy.solvers.walk;

import org.grundy.core.Meter;
import org.grundy.solvers.walk.sweep.Sweep;

/// Values of all cells in the order of a sweep, in the narrowest numbers that hold the greatest
/// possible one.
final class ValueTable implements WalkValues {
  private final Sweep sweep;
  private final byte[] bytes;
  private final char[] chars;
  private final int[] ints;

  /// @param maxValue no value is greater
  ValueTable(Sweep sweep, int maxValue, Meter meter) {
    this.sweep = sweep;
    int cells = sweep.cells();
    int width = maxValue <= Byte.MAX_VALUE ? 1 : maxValue <= Character.MAX_VALUE ? 2 : 4;
    meter.claim((long) width * cells);
    this.bytes = new byte[width == 1 ? cells : 0];
    this.chars = new char[width == 2 ? cells : 0];
    this.ints = new int[width == 4 ? cells : 0];
  }

  /// Sets the values of a line; that of position `p` is `values[p + 1]`.
  void setLine(int line, int[] values) {
    int length = sweep.length();
    int from = line * length;
    if (bytes.length > 0) {
      for (int i = 0; i < length; i++) {
        bytes[from + i] = (byte) values[i + 1];
      }
    } else if (chars.length > 0) {
      for (int i = 0; i < length; i++) {
        chars[from + i] = (char) values[i + 1];
      }
    } else {
      System.arraycopy(values, 1, ints, from, length);
    }
  }

  @Override
  public int at(int cell) {
    int index = sweep.line(cell) * sweep.length() + sweep.position(cell);
    if (bytes.length > 0) {
      return bytes[index];
    }
    return chars.length > 0 ? chars[index] : ints[index];
  }
}
