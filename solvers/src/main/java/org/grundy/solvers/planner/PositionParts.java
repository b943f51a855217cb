package org.grundy.solvers.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.rules.derive.split.ComponentDrawing;
import org.grundy.rules.derive.split.GraphSplit;
import org.grundy.rules.derive.split.Split;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.TokenMove;

/// Takes positions of one game apart into independent components that are positions of the game
/// themselves.
final class PositionParts {
  /// A position of more components is left to one search.
  private static final int MOST = 64;

  /// Larger boards are not split while they are planned.
  private static final int LARGEST_BOARD = 4_096;

  private final GameRules rules;

  PositionParts(GameRules rules) {
    this.rules = rules;
  }

  /// A component with where its cells lie in the position that it is a part of.
  ///
  /// @param position a position of the game
  /// @param row the row of the whole in which its first row lies, from 0
  /// @param column the same for columns
  record Placed(Position position, int row, int column) {
    /// A move of the component as a move of the whole.
    Move inWhole(Move move) {
      return new Move(move.rule(), inWhole(move.choice()));
    }

    private Choice inWhole(Choice choice) {
      return switch (choice) {
        case Choice.Cell cell -> moved(cell);
        case Choice.Placed placed -> new Choice.Placed(placed.orientation(), moved(placed.at()));
        default -> choice;
      };
    }

    private Choice.Cell moved(Choice.Cell cell) {
      return new Choice.Cell(cell.row() + row, cell.column() + column);
    }
  }

  /// The components of a position under normal play; empty where they are not told apart.
  Optional<List<Placed>> of(Position position) {
    return switch (position) {
      case GraphPosition graph -> ofGraph(graph);
      case GridPosition board when isSplit() && board.size() <= LARGEST_BOARD -> ofBoard(board);
      default -> Optional.empty();
    };
  }

  private boolean isSplit() {
    return !rules.board().isRing() && rules.rules().stream().noneMatch(TokenMove.class::isInstance);
  }

  private static Optional<List<Placed>> few(List<Placed> parts) {
    return parts.size() <= MOST ? Optional.of(parts) : Optional.empty();
  }

  /// A split leaves out edges that change nothing, such as repeated ones; where it does, moves are
  /// missing, and the position is not told by its components.
  private Optional<List<Placed>> ofGraph(GraphPosition graph) {
    List<GraphPosition> parts = new GraphSplit(rules).parts(graph);
    return parts.stream().mapToInt(GraphPosition::size).sum() == graph.size()
        ? few(parts.stream().map(part -> new Placed(part, 0, 0)).toList())
        : Optional.empty();
  }

  private Optional<List<Placed>> ofBoard(GridPosition board) {
    Splitter splitter = Splitter.of(rules);
    Split split = splitter.split(board);
    if (split.parts().size() > MOST) {
      return Optional.empty();
    }
    ComponentDrawing drawing = new ComponentDrawing(rules, splitter);
    List<Placed> parts = new ArrayList<>();
    IntStream.range(0, split.parts().size())
        .mapToObj(part -> drawing.cropped(split, part).map(cut -> placed(board, split, part, cut)))
        .forEach(part -> part.ifPresent(parts::add));
    return parts.size() == split.parts().size() ? Optional.of(parts) : Optional.empty();
  }

  private static Placed placed(GridPosition board, Split split, int part, GridPosition cut) {
    int origin = split.origin(part);
    return new Placed(
        cut, Math.floorDiv(origin, board.columns()), Math.floorMod(origin, board.columns()));
  }
}
