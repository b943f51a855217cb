package org.grundy.offline.classlib.java.lang.invoke;

/// What differs from another method of `VarHandle` only by what it gives.
public final class VarHandleMethods {
  private VarHandleMethods() {}

  public static char get(VarHandle handle, byte[] bytes, int at) {
    return (char) ((bytes[at] & 0xff) | ((bytes[at + 1] & 0xff) << 8));
  }
}
