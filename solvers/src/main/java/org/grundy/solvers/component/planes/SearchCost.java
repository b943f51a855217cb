package org.grundy.solvers.component.planes;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.solvers.Problem;

/// The cost of a component search.
///
/// @param most how many positions the largest component may become
/// @param cells how many of its cells may change; 0 where none can
record SearchCost(PositionBound most, long cells) {
  /// Larger boards are not split only to say what they cost.
  private static final int MOST_CELLS = 4_096;

  static SearchCost of(Problem problem) {
    if (problem.rules().readsWholeRows()) {
      return new SearchCost(PositionBound.UNKNOWN, 0);
    }
    GlyphFlow flow = GlyphFlow.of(problem.rules());
    Splitter splitter = Splitter.of(problem.rules());
    SearchCost cost = new SearchCost(PositionBound.ONE, 0);
    int left = MOST_CELLS;
    for (Position position : problem.sum()) {
      GridPosition board = (GridPosition) position;
      left -= board.size();
      if (left < 0) {
        return new SearchCost(PositionBound.UNKNOWN, 0);
      }
      List<GridPosition> parts =
          problem.rules().board().isRing() ? List.of(board) : splitter.split(board).parts();
      for (GridPosition part : parts) {
        PositionBound bound = PositionBound.ofBoard(part, flow);
        if (bound.bits() > cost.most.bits()) {
          cost = new SearchCost(bound, changing(part, flow));
        }
      }
    }
    return cost;
  }

  String text() {
    if (!most.isKnown()) {
      return "one expansion for each component that can come about, however many these are";
    }
    return cells == 0
        ? "one look at the board: no cell can change"
        : "one expansion for each component that can come about; the largest now has %,d cells that may change: at most %s positions"
            .formatted(cells, most.text());
  }

  private static long changing(GridPosition part, GlyphFlow flow) {
    long changing = 0;
    for (int cell = 0; cell < part.size(); cell++) {
      changing += flow.isFinal(part.at(cell)) ? 0 : 1;
    }
    return changing;
  }
}
