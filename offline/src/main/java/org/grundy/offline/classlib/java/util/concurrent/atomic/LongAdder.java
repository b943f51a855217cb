package org.grundy.offline.classlib.java.util.concurrent.atomic;

/// A sum, in one thread.
public final class LongAdder {
  private long sum;

  public void add(long more) {
    sum += more;
  }

  public void increment() {
    sum++;
  }

  public void decrement() {
    sum--;
  }

  public long sum() {
    return sum;
  }
}
