package org.grundy.solvers.several;

import java.util.Arrays;

/// A set of values that is emptied at once.
final class Marks {
  private int[] when = new int[64];
  private int now;

  void clear() {
    now++;
  }

  void add(int value) {
    if (value >= when.length) {
      when = Arrays.copyOf(when, Math.max(value + 1, 2 * when.length));
    }
    when[value] = now;
  }

  int leastMissing() {
    int least = 0;
    while (least < when.length && when[least] == now) {
      least++;
    }
    return least;
  }
}
