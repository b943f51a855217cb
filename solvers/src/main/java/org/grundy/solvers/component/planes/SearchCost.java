package org.grundy.solvers.component.planes;

import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.derive.PositionBound;
import org.grundy.rules.derive.Splitter;
import org.grundy.solvers.Problem;

/// What a component search costs, in words.
final class SearchCost {
  /// Larger boards are not split only to say what they cost.
  private static final int MOST_CELLS = 4_096;

  private SearchCost() {}

  static String of(Problem problem) {
    GlyphFlow flow = GlyphFlow.of(problem.rules());
    Splitter splitter = new Splitter(problem.rules());
    PositionBound most = PositionBound.ONE;
    Optional<GridPosition> largest = Optional.empty();
    int left = MOST_CELLS;
    for (Position position : problem.sum()) {
      GridPosition board = (GridPosition) position;
      left -= board.size();
      if (left < 0) {
        return "one expansion for each component that can come about, of boards of more than %,d cells"
            .formatted(MOST_CELLS);
      }
      for (GridPosition part : splitter.split(board).parts()) {
        PositionBound bound = PositionBound.ofBoard(part, flow);
        if (bound.bits() > most.bits()) {
          most = bound;
          largest = Optional.of(part);
        }
      }
    }
    return largest.isEmpty()
        ? "one look at the board: no cell can change"
        : "one expansion for each component that can come about; the largest now has %,d cells that may change: at most %s positions"
            .formatted(changing(largest.get(), flow), most.text());
  }

  private static long changing(GridPosition part, GlyphFlow flow) {
    long changing = 0;
    for (int cell = 0; cell < part.size(); cell++) {
      changing += flow.isFinal(part.at(cell)) ? 0 : 1;
    }
    return changing;
  }
}
