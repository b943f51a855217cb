package org.grundy.checker.heap;

/// Which of the values found so far somebody reads: the first ones and the latest ones.
///
/// @param first so many of the first
/// @param latest so many of the latest
public record Reach(long first, long latest) {
  /// All values.
  public static final Reach ALL = new Reach(Long.MAX_VALUE, Long.MAX_VALUE);

  /// The latest value, and those up to `tokens` before it.
  public static Reach back(long tokens) {
    return new Reach(0, oneMore(tokens));
  }

  /// The values of the heaps up to one, and the latest with those up to `tokens` before it.
  public static Reach of(long lastHeap, long tokens) {
    return new Reach(oneMore(lastHeap), oneMore(tokens));
  }

  private static long oneMore(long number) {
    return number == Long.MAX_VALUE ? number : number + 1;
  }

  /// The reach of two readers together.
  public Reach or(Reach other) {
    return new Reach(Math.max(first, other.first), Math.max(latest, other.latest));
  }
}
