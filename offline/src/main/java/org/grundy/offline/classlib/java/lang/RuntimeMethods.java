package org.grundy.offline.classlib.java.lang;

/// Methods of `Runtime`.
public final class RuntimeMethods {
  private static final long BYTES = 1L << 30;

  private RuntimeMethods() {}

  public static long maxMemory(Runtime runtime) {
    return BYTES;
  }
}
