package org.grundy.offline.classlib.java.lang.invoke;

/// Elements of arrays of `long`, and eight bytes of an array of bytes as one `long`, lowest first;
/// two of them as one `char`. In one thread every access is atomic.
public final class VarHandle {
  public long get(byte[] bytes, int at) {
    return (low(bytes, at) & 0xffffffffL) | ((long) low(bytes, at + 4) << 32);
  }

  private static int low(byte[] bytes, int at) {
    return (bytes[at] & 0xff)
        | ((bytes[at + 1] & 0xff) << 8)
        | ((bytes[at + 2] & 0xff) << 16)
        | (bytes[at + 3] << 24);
  }

  public void set(byte[] bytes, int at, long value) {
    for (int i = 0; i < 8; i++) {
      bytes[at + i] = (byte) (value >>> (8 * i));
    }
  }

  public void set(byte[] bytes, int at, char value) {
    bytes[at] = (byte) value;
    bytes[at + 1] = (byte) (value >>> 8);
  }

  public long getOpaque(long[] words, int at) {
    return words[at];
  }

  public long getAcquire(long[] words, int at) {
    return words[at];
  }

  public void setRelease(long[] words, int at, long value) {
    words[at] = value;
  }

  public boolean compareAndSet(long[] words, int at, long expected, long value) {
    if (words[at] != expected) {
      return false;
    }
    words[at] = value;
    return true;
  }
}
