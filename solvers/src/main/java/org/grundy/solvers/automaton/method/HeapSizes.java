package org.grundy.solvers.automaton.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.grundy.core.Choice;
import org.grundy.core.HeapPosition;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;

/// Positions of heaps as the sizes that an automaton reads: one tuple, or a sum of single heaps.
final class HeapSizes {
  private static final long BOUND = 1L << 60;
  private static final long MOST_IN_TABLES = 1L << 31;

  private HeapSizes() {}

  /// The sizes; empty where one is too large to be read.
  static Optional<long[]> of(List<? extends Position> sum) {
    long[] sizes =
        sum.getFirst() instanceof TuplePosition tuple
            ? tuple.sizes().stream().mapToLong(Long::longValue).toArray()
            : sum.stream().mapToLong(heap -> ((HeapPosition) heap).size()).toArray();
    return Arrays.stream(sizes).allMatch(size -> size < BOUND)
        ? Optional.of(sizes)
        : Optional.empty();
  }

  /// True if no table holds all positions of these sizes and below.
  static boolean areLarge(List<? extends Position> sum) {
    long cells = 1;
    for (long size : of(sum).orElseThrow()) {
      if (cells > MOST_IN_TABLES / (size + 1)) {
        return true;
      }
      cells *= size + 1;
    }
    return false;
  }

  static List<Long> boxed(long[] sizes) {
    return Arrays.stream(sizes).boxed().toList();
  }

  /// The sum after a move in one of its positions, as sizes; a heap of which nothing is left is 0.
  static long[] after(List<Position> sum, int summand, List<? extends Position> left) {
    List<Position> all = new ArrayList<>(sum);
    all.set(summand, left.isEmpty() ? new HeapPosition(0) : left.getFirst());
    return of(all).orElseThrow();
  }

  /// The move of a line that leaves other sizes.
  static RatedMove winning(int rule, List<Position> sum, long[] before, long[] after) {
    if (sum.getFirst() instanceof TuplePosition) {
      return RatedMove.byOutcome(
          new Move(rule, new Choice.Heaps(List.of(new TuplePosition(boxed(after))))), 0, true);
    }
    int summand = Arrays.mismatch(before, after);
    long left = after[summand];
    return RatedMove.byOutcome(
        new Move(rule, new Choice.Heaps(left == 0 ? List.of() : List.of(new HeapPosition(left)))),
        summand,
        true);
  }
}
