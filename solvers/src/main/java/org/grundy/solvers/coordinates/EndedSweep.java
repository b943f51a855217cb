package org.grundy.solvers.coordinates;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.heap.HeapEnds;
import org.grundy.solvers.SolvedPosition;

/// The positions of a box of heaps in a game that conditions end early, each found after its
/// options.
///
/// The values are those of the safe-move game: [SolvedPosition#ENDS] where some move wins the whole
/// game; a move after which that holds of some component is none. Where outcomes are asked for, no
/// move splits, and a position in which the game is over has the outcome of whoever is to move.
final class EndedSweep {
  /// In place of a value: the game is over, and whoever moved there has won.
  static final int WON = -3;

  /// In place of a value: the game is over, and whoever moved there has lost.
  static final int LOST = -4;

  private static final int CELLS_BETWEEN_REPORTS = 1 << 10;

  private final Box box;
  private final HeapEnds ends;
  private final HeapOptions options;
  private final Meter meter;
  private final int[] found;
  private int[] seen = new int[64];
  private int known;

  /// What may be left of heaps of some sizes.
  @FunctionalInterface
  interface HeapOptions {
    /// Hands over what each move leaves, the sizes of one component behind those of the other, as
    /// long as the sink says so; some may come several times.
    void visitWhile(long[] sizes, PartsSink goOn);
  }

  /// Takes what a move leaves.
  @FunctionalInterface
  interface PartsSink {
    boolean test(long[] parts);
  }

  EndedSweep(Box box, HeapEnds ends, HeapOptions options, Meter meter) {
    this.box = box;
    this.ends = ends;
    this.options = options;
    this.meter = meter;
    meter.claim((long) Integer.BYTES * box.cells());
    this.found = new int[box.cells()];
  }

  /// Finds all values.
  void findValues() {
    run(this::value);
  }

  /// Finds all outcomes, 0 for P and 1 for N.
  ///
  /// @param misere whether a player without a move wins
  void findOutcomes(boolean misere) {
    run(sizes -> outcome(sizes, misere));
  }

  @FunctionalInterface
  private interface Cell {
    int of(long[] sizes);
  }

  private void run(Cell cell) {
    long[] sizes = new long[box.arity()];
    int inner = box.innermost();
    int length = box.most(inner) + 1;
    for (; known < found.length; known++) {
      sizes[inner] = known % length;
      found[known] = ends.isWon(sizes) ? WON : ends.isLost(sizes) ? LOST : cell.of(sizes);
      if (sizes[inner] == length - 1) {
        box.nextRow(sizes);
      }
      if (known % CELLS_BETWEEN_REPORTS == 0) {
        meter.work(CELLS_BETWEEN_REPORTS);
      }
    }
  }

  private int value(long[] sizes) {
    int stamp = known + 1;
    boolean[] wins = {false};
    options.visitWhile(
        sizes,
        parts -> {
          long left = left(parts);
          wins[0] = left == SolvedPosition.ENDS;
          if (left >= 0) {
            mark((int) left, stamp);
          }
          return !wins[0];
        });
    if (wins[0]) {
      return (int) SolvedPosition.ENDS;
    }
    int mex = 0;
    while (mex < seen.length && seen[mex] == stamp) {
      mex++;
    }
    return mex;
  }

  private void mark(int value, int stamp) {
    if (value >= seen.length) {
      seen = Arrays.copyOf(seen, Math.max(value + 1, 2 * seen.length));
    }
    seen[value] = stamp;
  }

  private int outcome(long[] sizes, boolean misere) {
    boolean[] met = {false, false};
    options.visitWhile(
        sizes,
        parts -> {
          int left = found[number(parts, 0)];
          met[0] |= left != LOST;
          met[1] = left == WON || left == 0;
          return !met[1];
        });
    return met[1] || (misere && !met[0]) ? 1 : 0;
  }

  /// What a move makes of the components that it leaves: the nim-sum of their values,
  /// [SolvedPosition#ENDS] if it wins, [SolvedPosition#UNSAFE] if it is followed by a move that
  /// does, or [#LOST].
  private long left(long[] parts) {
    long sum = 0;
    boolean lost = false;
    boolean unsafe = false;
    for (int from = 0; from < parts.length; from += box.arity()) {
      int part = found[number(parts, from)];
      if (part == WON) {
        return SolvedPosition.ENDS;
      }
      lost |= part == LOST;
      unsafe |= part == SolvedPosition.ENDS;
      sum ^= Math.max(0, part);
    }
    return lost ? LOST : unsafe ? SolvedPosition.UNSAFE : sum;
  }

  private int number(long[] parts, int from) {
    int number = 0;
    for (int i = 0; i < box.arity(); i++) {
      number += (int) parts[from + i] * box.stride(i);
    }
    return number;
  }

  /// What was found of sizes: a value, [SolvedPosition#ENDS], [#WON] or [#LOST].
  int at(List<Long> sizes) {
    return found[box.number(sizes)];
  }

  /// What was found of sizes by now.
  OptionalInt known(List<Long> sizes) {
    return box.number(sizes) < known ? OptionalInt.of(at(sizes)) : OptionalInt.empty();
  }

  /// Who wins sizes, once outcomes were found.
  Outcome outcome(List<Long> sizes) {
    int here = at(sizes);
    return here == WON || here == 0 ? Outcome.P : Outcome.N;
  }
}
