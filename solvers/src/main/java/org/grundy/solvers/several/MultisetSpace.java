package org.grundy.solvers.several;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import org.grundy.core.Meter;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.solvers.space.Space;

/// Multisets of heaps that only become smaller, with the moves between them both ways.
final class MultisetSpace implements Space.Reversible {
  /// From here on it is quicker to read sizes off the number than to step to them.
  private static final int MOST_STEPS = 8;

  private final HeapMultisets multisets;
  private final List<Line> lines;
  private final OptionTally tally;

  /// Made when the first multiset is looked at: large heaps have long lists of moves.
  private final List<SeveralMoves> moves = new ArrayList<>();

  private final List<SeveralMoves> movesTo = new ArrayList<>();
  private final int[] sizes;

  /// The number of what stands in `sizes`.
  private long at;

  MultisetSpace(HeapMultisets multisets, List<Line> lines, Meter meter) {
    this.multisets = multisets;
    this.lines = lines;
    this.tally = new OptionTally(meter);
    this.sizes = new int[multisets.heaps()];
  }

  private void goTo(long state) {
    if (moves.isEmpty()) {
      for (Line line : lines) {
        int[][] becomes = SeveralMoves.oneHeap(line, multisets.largest());
        moves.add(new SeveralMoves(multisets, line, becomes, tally));
        movesTo.add(new SeveralMoves(multisets, line, SeveralMoves.reversed(becomes), tally));
      }
    }
    if (state < at || state > at + MOST_STEPS) {
      multisets.sizes((int) state, sizes);
      at = state;
    }
    for (; at < state; at++) {
      multisets.next(sizes);
    }
  }

  @Override
  public void options(long state, Options sink) {
    goTo(state);
    for (SeveralMoves line : moves) {
      if (!line.visit(sizes, sink::to)) {
        return;
      }
    }
  }

  @Override
  public void before(long state, LongConsumer sink) {
    goTo(state);
    for (SeveralMoves line : movesTo) {
      line.visit(
          sizes,
          before -> {
            sink.accept(before);
            return true;
          });
    }
  }
}
