package org.grundy.solvers.several;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.moves.SeveralHeapsRuleset.Line;
import org.grundy.solvers.space.Space;

/// Multisets of heaps that moves may split, with the moves between them.
final class SplitSpace implements Space {
  private final SplitMultisets multisets;
  private final List<Line> lines;
  private final OptionTally tally;

  /// Made when the first multiset is looked at.
  private final List<SplitMoves> moves = new ArrayList<>();

  private final int[] sizes;

  SplitSpace(SplitMultisets multisets, List<Line> lines, Meter meter) {
    this.multisets = multisets;
    this.lines = lines;
    this.tally = new OptionTally(meter);
    this.sizes = new int[multisets.tokens() + 1];
  }

  @Override
  public void options(long state, Options sink) {
    if (moves.isEmpty()) {
      lines.forEach(line -> moves.add(new SplitMoves(multisets, line, tally)));
    }
    int count = multisets.sizes(state, sizes);
    for (SplitMoves line : moves) {
      line.visit(sizes, count, sink::to);
    }
  }
}
