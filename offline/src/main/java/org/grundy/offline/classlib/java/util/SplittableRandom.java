package org.grundy.offline.classlib.java.util;

/// The numbers that the class library draws from a seed (SplitMix64: Steele, Lea and Flood, OOPSLA
/// 2014).
public final class SplittableRandom {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long seed;

  public SplittableRandom(long seed) {
    this.seed = seed;
  }

  public int nextInt() {
    seed += GOLDEN_GAMMA;
    long mixed = (seed ^ (seed >>> 33)) * 0x62a9d9ed799705f5L;
    return (int) (((mixed ^ (mixed >>> 28)) * 0xcb24d0a5c88c35b3L) >>> 32);
  }

  public int nextInt(int bound) {
    int drawn = nextInt();
    int most = bound - 1;
    if ((bound & most) == 0) {
      return drawn & most;
    }
    int positive = drawn >>> 1;
    drawn = positive % bound;
    while (positive + most - drawn < 0) {
      positive = nextInt() >>> 1;
      drawn = positive % bound;
    }
    return drawn;
  }

  public int nextInt(int from, int to) {
    int drawn = nextInt();
    int size = to - from;
    int most = size - 1;
    if ((size & most) == 0) {
      return (drawn & most) + from;
    }
    int positive = drawn >>> 1;
    drawn = positive % size;
    while (positive + most - drawn < 0) {
      positive = nextInt() >>> 1;
      drawn = positive % size;
    }
    return drawn + from;
  }
}
