package org.grundy.workbench.contest.input;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The choices that make one input: each a number below a width. The first ones may be given; those
/// behind them are drawn at random, or all least, or all greatest. They are recorded, so that the
/// same input, or one near it, can be made again.
public final class InputChoices {
  /// What is chosen behind the given choices.
  public enum Beyond {
    LEAST,
    MOST,
    RANDOM
  }

  private final long[] given;
  private final Beyond beyond;
  private final RandomGenerator random;
  private long[] chosen = new long[16];
  private long[] widths = new long[16];
  private int count;

  /// @param given choices, each cut to its width where it is larger
  public InputChoices(long[] given, Beyond beyond, RandomGenerator random) {
    this.given = given.clone();
    this.beyond = beyond;
    this.random = random;
  }

  /// Chooses a number.
  ///
  /// @throws NoInputException if there is none in the range
  long choose(long least, long most) {
    if (most < least) {
      throw new NoInputException();
    }
    long width = most - least + 1;
    long offset;
    if (count < given.length) {
      offset = Math.min(given[count], width - 1);
    } else {
      offset =
          switch (beyond) {
            case LEAST -> 0;
            case MOST -> width - 1;
            case RANDOM -> random.nextLong(width);
          };
    }
    if (count == chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * count);
      widths = Arrays.copyOf(widths, 2 * count);
    }
    chosen[count] = offset;
    widths[count++] = width;
    return least + offset;
  }

  /// How many choices were made so far.
  int count() {
    return count;
  }

  /// The choices that were made.
  public long[] made() {
    return Arrays.copyOf(chosen, count);
  }

  /// The choices to begin the next input with, in the order of all inputs, or an empty array where
  /// this was the last one.
  public long[] next() {
    for (int i = count - 1; i >= 0; i--) {
      if (chosen[i] + 1 < widths[i]) {
        long[] next = Arrays.copyOf(chosen, i + 1);
        next[i]++;
        return next;
      }
    }
    return new long[0];
  }
}
