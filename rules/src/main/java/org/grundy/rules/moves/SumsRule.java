package org.grundy.rules.moves;

import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.SumsMove;

/// A line that chooses the number of a cell and clears what is a sum of it and of others.
final class SumsRule extends ChosenCell {
  private final byte to;
  private final long over;
  private final byte becomes;

  SumsRule(int index, SumsMove line, Glyphs glyphs) {
    super(index, line.from(), glyphs);
    this.to = (byte) glyphs.cell(line.to());
    this.over = glyphs.cellMask(line.over());
    this.becomes = (byte) glyphs.cell(line.becomes());
  }

  @Override
  GridPosition chosen(GridPosition position, int cell) {
    byte[] after = position.copyCells();
    after[cell] = to;
    long[] sums = sums(position, cell + 1);
    for (int number = 1; number <= after.length; number++) {
      if (number != cell + 1 && has(sums, number) && isOver(position, number)) {
        after[number - 1] = becomes;
      }
    }
    return GridPosition.wrap(position.rows(), position.columns(), after, position.tokens());
  }

  private boolean isOver(GridPosition position, int number) {
    return (over >>> position.at(number - 1) & 1) != 0;
  }

  private static boolean has(long[] set, int number) {
    return (set[number >> 6] >>> number & 1) != 0;
  }

  /// The sums of a number and of those of cells that are not `over`, up to the last cell, and 0. A
  /// number that is a sum of smaller ones brings no new sums; another one is added once, then twice
  /// as often with each step.
  private long[] sums(GridPosition position, int chosen) {
    int last = position.size();
    long[] sums = new long[(last >> 6) + 1];
    sums[0] = 1;
    for (int number = 1; number <= last; number++) {
      if ((number == chosen || !isOver(position, number)) && !has(sums, number)) {
        Meter.checkpoint(last);
        for (long step = number; step <= last; step *= 2) {
          addShifted(sums, (int) step);
        }
      }
    }
    return sums;
  }

  /// Adds to a set of numbers all that are greater by a step, up to the end of its last word.
  private static void addShifted(long[] set, int step) {
    int words = step >> 6;
    int bits = step & 63;
    for (int word = set.length - 1; word >= words; word--) {
      long moved = set[word - words] << bits;
      if (bits > 0 && word > words) {
        moved |= set[word - words - 1] >>> (64 - bits);
      }
      set[word] |= moved;
    }
  }
}
