package org.grundy.offline.classlib.java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;

/// A lock that nobody else wants: there is one thread.
public final class ReentrantLock {
  private int held;

  public void lock() {
    held++;
  }

  public boolean tryLock() {
    held++;
    return true;
  }

  public boolean tryLock(long time, TimeUnit unit) {
    return tryLock();
  }

  public void unlock() {
    held--;
  }

  public boolean isLocked() {
    return held > 0;
  }
}
