package org.grundy.workbench.render.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.workbench.Answer;

/// The moves on boards, by the cell on which they are drawn: the chosen cell, and for the move of a
/// token the cell that it goes to.
final class MovesByCell {
  private final Map<Integer, Map<Integer, List<RatedMove>>> moves = new HashMap<>();

  private MovesByCell() {}

  static MovesByCell of(Answer answer) {
    MovesByCell byCell = new MovesByCell();
    GameRules rules = answer.problem().rules();
    List<Map<Move, Integer>> goals = new ArrayList<>();
    for (Position position : answer.positions()) {
      goals.add(position instanceof GridPosition grid ? goals(rules, grid) : Map.of());
    }
    answer
        .solution()
        .moves(move -> {
          if (answer.positions().get(move.summand()) instanceof GridPosition grid) {
            byCell.put(grid, goals.get(move.summand()), move);
          }
        });
    return byCell;
  }

  /// The moves drawn on a cell, in the order of the solution.
  List<RatedMove> at(int summand, int cell) {
    return moves.getOrDefault(summand, Map.of()).getOrDefault(cell, List.of());
  }

  private void put(GridPosition grid, Map<Move, Integer> goals, RatedMove move) {
    Integer goal = goals.get(move.move());
    int cell =
        goal != null
            ? goal
            : move.move()
                .at()
                .map(at -> (at.row() - 1) * grid.columns() + at.column() - 1)
                .orElse(0);
    moves
        .computeIfAbsent(move.summand(), summand -> new HashMap<>())
        .computeIfAbsent(cell, any -> new ArrayList<>())
        .add(move);
  }

  /// Where each move of a token ends.
  private static Map<Move, Integer> goals(GameRules rules, GridPosition grid) {
    Map<Move, Integer> goals = new HashMap<>();
    if (grid.tokens().isEmpty()) {
      return goals;
    }
    GridRuleset.of(rules)
        .options(
            grid,
            option -> {
              List<GridPosition.Token> moved = new ArrayList<>(option.sum().getFirst().tokens());
              grid.tokens().forEach(moved::remove);
              if (moved.size() == 1) {
                goals.put(option.move(), moved.getFirst().cell());
              }
            });
    return goals;
  }
}
