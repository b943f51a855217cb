package org.grundy.offline.classlib.java.util.concurrent.locks;

/// A lock that nobody else wants: there is one thread.
public final class StampedLock {
  public long writeLock() {
    return 1;
  }

  public long tryOptimisticRead() {
    return 1;
  }

  public boolean validate(long stamp) {
    return true;
  }

  public long readLock() {
    return 1;
  }

  public void unlockRead(long stamp) {}

  public void unlockWrite(long stamp) {}
}
