package org.grundy.solvers.cut.region;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/// An array of values of one or two bytes each, several of which are read at once as the lanes of a
/// `long`; the first is in the lowest bits.
///
/// Reads and writes of eight bytes may begin at any element; [#PADDING] bytes follow the last one.
final class PackedValues {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle CHAR =
      MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);

  static final int PADDING = Long.BYTES;

  private final byte[] bytes;

  /// The binary logarithm of the bytes an element.
  private final int shift;

  /// Elements of value 0.
  ///
  /// @param shift 0 for elements of one byte, 1 for elements of two
  PackedValues(int length, int shift) {
    this.bytes = new byte[(length << shift) + PADDING];
    this.shift = shift;
  }

  /// The number of elements.
  int length() {
    return (bytes.length - PADDING) >> shift;
  }

  /// The binary logarithm of the bytes an element.
  int shift() {
    return shift;
  }

  /// The elements that a `long` holds.
  int perLong() {
    return Long.BYTES >> shift;
  }

  /// The largest value that an element can hold.
  int most() {
    return shift == 0 ? 0xFF : Character.MAX_VALUE;
  }

  /// All bits of the elements of a `long` but for the first `count`, which is not 0.
  long beyond(int count) {
    return -2L << ((count << (3 + shift)) - 1);
  }

  int get(int i) {
    return shift == 0 ? bytes[i] & 0xFF : (char) CHAR.get(bytes, i << 1);
  }

  /// Sets an element to a value that it can hold.
  void set(int i, int value) {
    if (shift == 0) {
      bytes[i] = (byte) value;
    } else {
      CHAR.set(bytes, i << 1, (char) value);
    }
  }

  /// Sets an element of one byte.
  void stamp(int i, int value) {
    bytes[i] = (byte) value;
  }

  /// Eight elements of one byte, or four of two, from `i` on.
  long lanes(int i) {
    return (long) LONG.get(bytes, i << shift);
  }

  /// Sets the elements of which [#lanes] tells.
  void setLanes(int i, long lanes) {
    LONG.set(bytes, i << shift, lanes);
  }

  /// Eight bytes of an array from `i` on.
  static long read(byte[] bytes, int i) {
    return (long) LONG.get(bytes, i);
  }

  /// Sets eight bytes of an array from `i` on.
  static void write(byte[] bytes, int i, long lanes) {
    LONG.set(bytes, i, lanes);
  }

  /// The same values in elements of two bytes.
  PackedValues widened() {
    PackedValues wide = new PackedValues(length(), 1);
    for (int i = 0; i < length(); i++) {
      wide.set(i, get(i));
    }
    return wide;
  }
}
