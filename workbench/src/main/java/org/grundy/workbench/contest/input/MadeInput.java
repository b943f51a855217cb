package org.grundy.workbench.contest.input;

import java.util.Arrays;
import org.grundy.workbench.contest.Values;

/// An input that was made, and how.
///
/// @param values what it says
/// @param text how it is written
/// @param choices that made it; empty where it was put together
/// @param caps under which they made it
@SuppressWarnings("ArrayRecordComponent") // Nobody writes to it, and two are never compared.
public record MadeInput(Values values, String text, long[] choices, Caps caps) {
  /// The size of the input: smaller ones come first.
  public long size() {
    long size = 0;
    for (long choice : choices) {
      size += Math.min(choice, 1L << 32) + 1;
    }
    return size;
  }

  /// True if it comes before another one: of two that are as large, the one whose first different
  /// choice is lower.
  public boolean isSmallerThan(MadeInput other) {
    int compared = Long.compare(size(), other.size());
    return compared < 0 || (compared == 0 && Arrays.compare(choices, other.choices) < 0);
  }
}
