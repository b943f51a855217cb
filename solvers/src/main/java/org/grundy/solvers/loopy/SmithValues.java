package org.grundy.solvers.loopy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.LoopyValue;
import org.grundy.core.Meter;

/// The values of positions whose plays may go on for ever, by the labelling of C. A. B. Smith
/// (Graphs and composite games, 1966; as an algorithm Fraenkel and Perl 1975).
///
/// Numbers are given in ascending order. A position gets `n` if its options have all smaller
/// numbers but not `n`, and if each option without a smaller number has an option of its own that
/// got `n` before: then whoever moves to such an option is sent back. Once no more positions get
/// `n`, those without an option `n` have no number at all: they are infinite.
///
/// This is done backwards. For each position is counted how many of its options are still without
/// an answer; `n` is given in layers, and the *rank* of a number is that of its layer, over all
/// numbers. So every answer has a lower rank than what it answers, which is why play makes
/// progress. The layers of 0 are half the number of moves that a lost position lasts. The work is
/// that of one look at each move for every number that is given.
///
/// Where not all positions were looked at, the numbers found are right, as an option that was not
/// looked at has no answer; that a position is infinite is then not known.
final class SmithValues {
  private static final int OPEN = -1;
  private static final int INFINITE = -2;
  private static final int BYTES = 5 * Integer.BYTES;
  private static final int STEPS_A_REPORT = 1 << 14;

  private final Reached reached;
  private final Meter meter;
  private final int size;
  private final long bytes;

  /// The number that each position has, or one of the marks here.
  private final int[] labels;

  private final int[] ranks;

  /// How many options of each position that is open have no answer yet.
  private final int[] unanswered;

  /// Where the positions before each position begin in `before`.
  private final int[] beginBefore;

  private final int[] before;

  /// The positions with an option of the number that is being given.
  private final BitSet answered = new BitSet();

  private int[] layer = new int[16];
  private int layerEnd;
  private int[] next = new int[16];
  private int nextEnd;
  private int steps;

  private SmithValues(Reached reached, Meter meter) {
    this.reached = reached;
    this.meter = meter;
    this.size = reached.size();
    this.bytes = bytes(reached);
    this.labels = new int[size];
    this.ranks = new int[size];
    this.unanswered = new int[size];
    this.beginBefore = new int[size + 1];
    this.before = new int[reached.edges()];
    Arrays.fill(labels, OPEN);
    turn();
  }

  /// Finds the values of all positions that were looked at.
  ///
  /// @param onlyZero whether it is enough to know who wins
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  static SmithValues of(Reached reached, boolean onlyZero, Meter meter) {
    meter.claim(bytes(reached));
    SmithValues values = new SmithValues(reached, meter);
    values.find(onlyZero);
    return values;
  }

  private static long bytes(Reached reached) {
    return (long) BYTES * reached.size() + (long) Integer.BYTES * reached.edges();
  }

  /// Gives back the memory, where others take the place of these values.
  void forget() {
    meter.claim(-bytes);
  }

  /// Sorts the moves by where they lead.
  private void turn() {
    for (int i = 0; i < before.length; i++) {
      beginBefore[reached.option(i) + 1]++;
    }
    for (int i = 0; i < size; i++) {
      beginBefore[i + 1] += beginBefore[i];
    }
    int[] at = unanswered;
    System.arraycopy(beginBefore, 0, at, 0, size);
    for (int position = 0; position < size; position++) {
      for (int i = reached.fromOption(position); i < reached.toOption(position); i++) {
        before[at[reached.option(i)]++] = position;
      }
      step();
    }
  }

  private void find(boolean onlyZero) {
    int[] open = new int[size];
    int left = 0;
    for (int position = 0; position < open.length; position++) {
      if (reached.isKnown(position)) {
        open[left++] = position;
      }
    }
    int rank = 0;
    for (int number = 0; left > 0; number++) {
      rank = give(number, rank, open, left);
      int still = 0;
      for (int i = 0; i < left; i++) {
        int position = open[i];
        if (labels[position] == OPEN) {
          if (answered.get(position) && !onlyZero) {
            open[still++] = position;
          } else {
            labels[position] = INFINITE;
          }
        }
      }
      left = still;
      answered.clear();
    }
  }

  /// Gives a number to all positions that have it.
  ///
  /// @param rank of the first layer
  /// @return the first rank that is free
  private int give(int number, int rank, int[] open, int left) {
    nextEnd = 0;
    for (int i = 0; i < left; i++) {
      int position = open[i];
      int count = 0;
      for (int j = reached.fromOption(position); j < reached.toOption(position); j++) {
        count += labels[reached.option(j)] < 0 ? 1 : 0;
      }
      unanswered[position] = count;
      if (count == 0 && !reached.wins(position)) {
        push(position);
      }
      step();
    }
    boolean first = number == 0;
    while (nextEnd > 0 || first) {
      int[] spent = layer;
      layer = next;
      layerEnd = nextEnd;
      next = spent;
      nextEnd = 0;
      for (int i = 0; i < layerEnd; i++) {
        if (labels[layer[i]] == OPEN && !answered.get(layer[i])) {
          labels[layer[i]] = number;
          ranks[layer[i]] = rank;
        }
      }
      if (first) {
        answerWins();
        first = false;
      }
      for (int i = 0; i < layerEnd; i++) {
        if (labels[layer[i]] == number) {
          answerAll(layer[i]);
        }
      }
      rank++;
    }
    return rank;
  }

  /// A move that wins at once leads to a position that is lost.
  private void answerWins() {
    for (int position = 0; position < size; position++) {
      if (reached.wins(position)) {
        answer(position);
      }
    }
  }

  private void answerAll(int given) {
    for (int i = beginBefore[given]; i < beginBefore[given + 1]; i++) {
      answer(before[i]);
      step();
    }
  }

  /// Counts a position as answered, once, where it has no smaller number.
  private void answer(int position) {
    if (labels[position] >= 0 || answered.get(position)) {
      return;
    }
    answered.set(position);
    for (int i = beginBefore[position]; i < beginBefore[position + 1]; i++) {
      int earlier = before[i];
      if (labels[earlier] == OPEN && --unanswered[earlier] == 0) {
        push(earlier);
      }
      step();
    }
  }

  private void push(int position) {
    if (nextEnd == next.length) {
      meter.claim((long) Integer.BYTES * nextEnd);
      next = Arrays.copyOf(next, 2 * nextEnd);
    }
    next[nextEnd++] = position;
  }

  private void step() {
    if (++steps == STEPS_A_REPORT) {
      steps = 0;
      meter.check();
    }
  }

  /// The value of a position. Where not all positions were looked at, one that is infinite here may
  /// have a number.
  LoopyValue value(int position) {
    if (label(position) >= 0) {
      return LoopyValue.of(label(position));
    }
    List<Long> set = new ArrayList<>();
    if (reached.wins(position)) {
      set.add(0L);
    }
    for (int i = reached.fromOption(position); i < reached.toOption(position); i++) {
      if (label(reached.option(i)) >= 0) {
        set.add((long) label(reached.option(i)));
      }
    }
    return LoopyValue.infinite(set);
  }

  /// The label of a position, which may have been met after the values were found.
  private int label(int position) {
    return position < size ? labels[position] : OPEN;
  }

  /// The rank of the number of a position that has one.
  int rank(int position) {
    return ranks[position];
  }

  /// The number of moves that the position lasts if the winner hurries and the loser does not;
  /// empty where it is a draw, or not known.
  OptionalLong remoteness(int position) {
    if (label(position) == 0) {
      return OptionalLong.of(2L * ranks[position]);
    }
    long least = reached.wins(position) ? 0 : Long.MAX_VALUE;
    for (int i = reached.fromOption(position); i < reached.toOption(position); i++) {
      if (label(reached.option(i)) == 0) {
        least = Math.min(least, 2L * ranks[reached.option(i)]);
      }
    }
    return least == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(least + 1);
  }
}
