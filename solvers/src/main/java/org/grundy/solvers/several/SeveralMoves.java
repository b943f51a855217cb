package org.grundy.solvers.several;

import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.grundy.core.HeapPosition;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;

/// The moves of one line between multisets of heaps, forwards or backwards: in some heaps a size
/// becomes another of its list.
///
/// Heaps of equal size are changed so that the later one is not the larger afterwards, as their
/// order does not matter.
final class SeveralMoves {
  private final HeapMultisets multisets;
  private final long least;
  private final long most;
  private final boolean every;
  private final boolean same;

  /// For each size those that it may become.
  private final int[][] becomes;

  private final OptionTally tally;
  private final int[] left;
  private final int[] scratch;

  /// @param becomes for each size those that it may become, backwards: that it may have been
  SeveralMoves(HeapMultisets multisets, Line line, int[][] becomes, OptionTally tally) {
    this.multisets = multisets;
    this.least = line.least();
    this.most = line.most();
    this.every = line.every();
    this.same = line.same();
    this.becomes = becomes;
    this.tally = tally;
    this.left = new int[multisets.heaps()];
    this.scratch = new int[multisets.heaps()];
  }

  /// The sizes that a line may leave of one heap, for each size of the heap.
  static int[][] oneHeap(Line line, int largest) {
    int[][] becomes = new int[largest + 1][];
    for (int size = 0; size <= largest; size++) {
      boolean[] found = new boolean[size + 1];
      line.oneHeap()
          .optionSums(
              new HeapPosition(size),
              (parts, _) -> found[parts.isEmpty() ? 0 : (int) parts.getFirst().size()] = true);
      becomes[size] = indices(found);
    }
    return becomes;
  }

  /// The same the other way round: for each size those that may become it.
  static int[][] reversed(int[][] becomes) {
    int[][] reversed = new int[becomes.length][];
    for (int size = 0; size < becomes.length; size++) {
      boolean[] found = new boolean[becomes.length];
      for (int from = size + 1; from < becomes.length; from++) {
        found[from] = Arrays.binarySearch(becomes[from], size) >= 0;
      }
      reversed[size] = indices(found);
    }
    return reversed;
  }

  private static int[] indices(boolean[] found) {
    return IntStream.range(0, found.length).filter(i -> found[i]).toArray();
  }

  /// Hands over the numbers of what moves lead to, as long as the sink returns true; some come
  /// several times.
  ///
  /// @param sizes from the largest down
  /// @return whether the sink always returned true
  boolean visit(int[] sizes, IntPredicate sink) {
    return choose(sizes, 0, 0, 0, sink);
  }

  private boolean choose(int[] sizes, int heap, int chosen, int amount, IntPredicate sink) {
    tally.step();
    if (heap == sizes.length) {
      return chosen < least || sink.test(multisets.number(left, scratch));
    }
    int size = sizes[heap];
    int ceiling = heap > 0 && sizes[heap - 1] == size ? left[heap - 1] : Integer.MAX_VALUE;
    if ((!every || size == 0) && size <= ceiling) {
      left[heap] = size;
      if (!choose(sizes, heap + 1, chosen, amount, sink)) {
        return false;
      }
    }
    if (chosen == most) {
      return true;
    }
    for (int after : becomes[size]) {
      if (after > ceiling) {
        return true;
      }
      if (!same || amount == 0 || after - size == amount) {
        left[heap] = after;
        if (!choose(sizes, heap + 1, chosen + 1, after - size, sink)) {
          return false;
        }
      }
    }
    return true;
  }
}
