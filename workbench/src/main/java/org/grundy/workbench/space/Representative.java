package org.grundy.workbench.space;

import java.util.function.UnaryOperator;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The position that stands for all its images under the symmetries of a game's rules. Boards with
/// tokens, and heaps, stand for themselves.
final class Representative {
  private final UnaryOperator<Position> choice;

  Representative(GameRules rules) {
    if (rules.board().hasCells()) {
      Representatives boards = new Representatives(rules);
      this.choice =
          position ->
              position instanceof GridPosition grid && grid.tokens().isEmpty()
                  ? boards.of(grid)
                  : position;
    } else if (rules.board() instanceof Board.Graph) {
      GraphRepresentative graphs = new GraphRepresentative(rules);
      this.choice = position -> graphs.of((GraphPosition) position);
    } else {
      this.choice = UnaryOperator.identity();
    }
  }

  Position of(Position position) {
    return choice.apply(position);
  }
}
