package org.grundy.solvers.sequence.kernel;

import java.util.Arrays;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;

/// The first values of a sequence, one byte each while they are small, four where they are not.
public final class NimValues {
  private static final int BYTE_VALUES = 256;
  private static final int MOST = Integer.MAX_VALUE - 64;

  private byte[] bytes = {};
  private int[] ints = {};
  private boolean wide;
  private int size;

  /// @param wide whether values above 255 are expected, so that room is made for them at once
  public NimValues(boolean wide) {
    this.wide = wide;
  }

  /// The number of values as an index.
  ///
  /// @throws BudgetSpentException if they are more than one table holds
  public static int index(long size) {
    if (size > MOST) {
      throw new BudgetSpentException("%,d values are more than one table holds".formatted(size));
    }
    return (int) size;
  }

  public int size() {
    return size;
  }

  public int get(int index) {
    return wide ? ints[index] : bytes[index] & 0xff;
  }

  /// True if values take four bytes each.
  public boolean isWide() {
    return wide;
  }

  /// Makes room for values below `toIndex`.
  public void reserve(int toIndex, Meter meter) {
    if (toIndex <= capacity()) {
      return;
    }
    meter.claim((wide ? 4L : 1L) * (toIndex - capacity()));
    if (wide) {
      ints = Arrays.copyOf(ints, toIndex);
    } else {
      bytes = Arrays.copyOf(bytes, toIndex);
    }
  }

  /// Adds the next value; room must have been made for it.
  public void add(int value, Meter meter) {
    if (!wide && value >= BYTE_VALUES) {
      widen(meter);
    }
    if (wide) {
      ints[size++] = value;
    } else {
      bytes[size++] = (byte) value;
    }
  }

  /// The array behind the values, for a kernel whose values stay below 256: it reads and writes the
  /// array, then says with [#filled] how far.
  public byte[] narrow() {
    if (wide) {
      throw new IllegalStateException("these values take four bytes each");
    }
    return bytes;
  }

  /// Values below `toIndex` were written into [#narrow].
  public void filled(int toIndex) {
    size = toIndex;
  }

  private int capacity() {
    return wide ? ints.length : bytes.length;
  }

  private void widen(Meter meter) {
    meter.claim(4L * bytes.length);
    ints = new int[bytes.length];
    for (int i = 0; i < size; i++) {
      ints[i] = bytes[i] & 0xff;
    }
    meter.claim(-bytes.length);
    bytes = new byte[0];
    wide = true;
  }
}
