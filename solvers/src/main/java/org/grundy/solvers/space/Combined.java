package org.grundy.solvers.space;

import java.util.Arrays;
import org.grundy.solvers.SolvedPosition;

/// The result for a state, which follows from the results of its options.
final class Combined {
  private final Question question;

  /// By value the last state that had an option of it: the set is emptied by the next number.
  private int[] when = new int[64];

  private int now;
  private boolean wins;
  private boolean moves;

  Combined(Question question) {
    this.question = question;
  }

  /// Begins with a state without options.
  void clear() {
    // After 2^32 states a mark of the first would look like one of this state.
    if (++now == 0) {
      Arrays.fill(when, 0);
      now = 1;
    }
    wins = false;
    moves = false;
  }

  /// Takes in what was found of an option.
  ///
  /// @return whether other options still matter
  boolean add(long found) {
    if (question == Question.VALUE) {
      if (found >= 0) {
        mark((int) found);
      } else {
        wins |= found == StateTable.WON;
      }
      return !wins;
    }
    moves |= found != StateTable.LOST;
    wins |= found == StateTable.WON || found == 0;
    return !wins;
  }

  private void mark(int value) {
    if (value >= when.length) {
      when = Arrays.copyOf(when, Math.max(value + 1, 2 * when.length));
    }
    when[value] = now;
  }

  /// The worth of a move to a sum: the nim-sum of the components, unless one of them is over, or
  /// can be won at once.
  ///
  /// @param one what was found of some components
  /// @param other of one more
  static long sum(long one, long other) {
    if (one >= 0 && other >= 0) {
      return one ^ other;
    }
    if (one == StateTable.WON || other == StateTable.WON) {
      return StateTable.WON;
    }
    return one == StateTable.LOST || other == StateTable.LOST
        ? StateTable.LOST
        : SolvedPosition.UNSAFE;
  }

  /// The result for the state.
  long result() {
    if (question != Question.VALUE) {
      return wins || (question == Question.MISERE_OUTCOME && !moves) ? 1 : 0;
    }
    if (wins) {
      return StateTable.ENDS;
    }
    int least = 0;
    while (least < when.length && when[least] == now) {
      least++;
    }
    return least;
  }
}
