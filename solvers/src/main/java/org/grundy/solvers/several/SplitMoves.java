package org.grundy.solvers.several;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongConsumer;
import org.grundy.core.HeapPosition;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;

/// The moves of one line from multisets of heaps, which may leave more heaps.
///
/// Of heaps of equal size the later one makes no earlier one of the moves of that size than the one
/// before it, staying first of all, as their order does not matter.
final class SplitMoves {
  private final SplitMultisets multisets;
  private final Line line;
  private final OptionTally tally;

  /// By size what one heap may leave, each from the largest down; first the heap itself.
  private final int[][][] becomes;

  private final int[] left;
  private final int[] sorted;

  SplitMoves(SplitMultisets multisets, Line line, OptionTally tally) {
    this.multisets = multisets;
    this.line = line;
    this.tally = tally;
    this.becomes = new int[multisets.largest() + 1][][];
    for (int size = 1; size < becomes.length; size++) {
      becomes[size] = oneHeap(size);
    }
    this.left = new int[multisets.tokens() + 1];
    this.sorted = new int[multisets.tokens() + 1];
  }

  private int[][] oneHeap(int size) {
    Set<List<Integer>> seen = new HashSet<>();
    List<int[]> options = new ArrayList<>(List.of(new int[] {size}));
    line.oneHeap()
        .optionSums(
            new HeapPosition(size),
            (parts, _) -> {
              List<Integer> sizes = new ArrayList<>();
              parts.forEach(part -> sizes.add((int) part.size()));
              sizes.removeIf(part -> part == 0);
              sizes.sort(Collections.reverseOrder());
              if (seen.add(sizes)) {
                options.add(sizes.stream().mapToInt(Integer::intValue).toArray());
              }
            });
    return options.toArray(int[][]::new);
  }

  /// Hands over the numbers of what moves lead to; some come several times.
  ///
  /// @param sizes the first `count`, from the largest down
  void visit(int[] sizes, int count, LongConsumer sink) {
    choose(sizes, count, 0, 0, 0, -1, 0, sink);
  }

  /// @param chosen in how many heaps before this one the move is made
  /// @param before which move is made in the heap before this one, 0 for none
  /// @param amount by how much each of them becomes smaller, where that has to be the same; -1
  ///   where none is chosen yet
  /// @param end how many heaps are left of those before this one
  private void choose(
      int[] sizes,
      int count,
      int heap,
      long chosen,
      int before,
      int amount,
      int end,
      LongConsumer sink) {
    tally.step();
    if (heap == count) {
      if (chosen >= line.least()) {
        sink.accept(number(end));
      }
      return;
    }
    int size = sizes[heap];
    boolean twin = heap > 0 && sizes[heap - 1] == size;
    // Equal heaps stand side by side. To exchange their moves leads to the same multiset, so of two
    // twins the second makes a move from the same place of the list on, and each choice of moves in
    // twins comes once.
    int fromMove = Math.max(twin ? before : 0, line.every() ? 1 : 0);
    int toMove = chosen < line.most() ? becomes[size].length : 1;
    for (int move = fromMove; move < toMove; move++) {
      int after = end;
      int taken = size;
      for (int part : becomes[size][move]) {
        left[after++] = part;
        taken -= part;
      }
      if (move == 0) {
        choose(sizes, count, heap + 1, chosen, 0, amount, after, sink);
      } else if (!line.same() || amount < 0 || taken == amount) {
        choose(sizes, count, heap + 1, chosen + 1, move, taken, after, sink);
      }
    }
  }

  private long number(int end) {
    for (int i = 0; i < end; i++) {
      int size = left[i];
      int at = i;
      for (; at > 0 && sorted[at - 1] < size; at--) {
        sorted[at] = sorted[at - 1];
      }
      sorted[at] = size;
    }
    return multisets.number(sorted, end);
  }
}
