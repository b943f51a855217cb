package org.grundy.solvers.decided;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.RatedMove;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.Twist;

/// Games in which every move chooses a living cell and kills its row and its column, whatever
/// stands there.
///
/// **Theorem.** Let the rows and the columns of a board fall into groups, so that just the cells
/// live that lie in a row and a column of one group. With r rows and c columns in a group, min(r,
/// c) moves are made in it, however it is played. So the game lasts the sum of these numbers, and
/// its value is that modulo 2.
///
/// *Proof.* A move takes one row and one column out of its group and changes no other. ∎
final class RowsAndColumns {
  private final GameRules rules;
  private final List<GridPosition> boards;
  private final GlyphFlow flow;
  private final Glyphs glyphs;
  private final long chosen;

  RowsAndColumns(GameRules rules, List<GridPosition> boards) {
    this.rules = rules;
    this.boards = boards;
    this.flow = GlyphFlow.of(rules);
    this.glyphs = Glyphs.of(rules);
    this.chosen =
        rules.rules().stream()
            .filter(CellMove.class::isInstance)
            .mapToLong(rule -> glyphs.cellMask(((CellMove) rule).from()))
            .reduce(0, (one, other) -> one | other);
  }

  /// The outcome that follows; empty where the theorem does not apply, or there is no move.
  Optional<Decided> decide() {
    if (rules.twists().contains(Twist.AVOIDED_PATTERN)
        || !rules.rules().stream().allMatch(this::killsLines)) {
      return Optional.empty();
    }
    long moves = 0;
    for (GridPosition board : boards) {
      OptionalLong inBoard = moves(board);
      if (inBoard.isEmpty()) {
        return Optional.empty();
      }
      moves += inBoard.getAsLong();
    }
    if (moves == 0) {
      return Optional.empty();
    }
    boolean misere = rules.play() == Play.MISERE;
    boolean won = misere == (moves % 2 == 0);
    return Optional.of(
        new Decided(
            won ? Outcome.N : Outcome.P,
            misere ? OptionalLong.empty() : OptionalLong.of(moves % 2),
            won ? List.of(move()) : List.of(),
            "every move takes one row and one column, so that every play has %,d moves"
                .formatted(moves)));
  }

  /// True if a line kills all of the row and the column, and nothing can live again.
  private boolean killsLines(Rule rule) {
    return rule instanceof CellMove move
        && isDead(glyphs.cell(move.to()))
        && move.rays().map(rays -> isDead(glyphs.cell(rays.becomes()))).orElse(true)
        && boards.stream().allMatch(board -> killsLines(move, board));
  }

  private boolean isDead(int glyph) {
    return (flow.mayHold(glyph) & chosen) == 0;
  }

  private boolean killsLines(CellMove move, GridPosition board) {
    List<Direction> along = move.rays().map(Rays::along).orElse(List.of());
    int steps = move.rays().flatMap(rays -> boxed(rays)).orElse(Integer.MAX_VALUE);
    boolean across = along.contains(Direction.E) && along.contains(Direction.W);
    boolean down = along.contains(Direction.N) && along.contains(Direction.S);
    boolean oblique = along.stream().anyMatch(one -> one.rowStep() * one.columnStep() != 0);
    return (board.columns() == 1 || (across && steps >= board.columns() - 1))
        && (board.rows() == 1 || (down && steps >= board.rows() - 1))
        && (board.columns() == 1 || board.rows() == 1 || !oblique)
        && move.rays().map(rays -> passesAll(rays, board)).orElse(true);
  }

  private static Optional<Integer> boxed(Rays rays) {
    return rays.upTo().stream().boxed().findFirst();
  }

  private boolean passesAll(Rays rays, GridPosition board) {
    long over = glyphs.cellMask(rays.over());
    return IntStream.range(0, board.size())
        .allMatch(cell -> (flow.mayHold(board.at(cell)) & ~over) == 0);
  }

  private boolean lives(GridPosition board, int cell) {
    return (chosen >>> board.at(cell) & 1) != 0;
  }

  /// The number of moves made on a board; empty where it does not fall into such groups.
  private OptionalLong moves(GridPosition board) {
    int[] columnGroup = new int[board.columns()];
    int[] rowsOf = new int[board.rows() + 1];
    int groups = 0;
    for (int row = 0; row < board.rows(); row++) {
      int group = 0;
      for (int column = 0; column < board.columns() && group == 0; column++) {
        if (lives(board, row * board.columns() + column)) {
          group = columnGroup[column] > 0 ? columnGroup[column] : ++groups;
        }
      }
      if (group == 0) {
        continue;
      }
      rowsOf[group]++;
      for (int column = 0; column < board.columns(); column++) {
        boolean lives = lives(board, row * board.columns() + column);
        if (lives && rowsOf[group] == 1 && columnGroup[column] == 0) {
          columnGroup[column] = group;
        } else if (lives != (columnGroup[column] == group)) {
          return OptionalLong.empty();
        }
      }
    }
    int[] columnsOf = new int[groups + 1];
    for (int group : columnGroup) {
      columnsOf[group]++;
    }
    return OptionalLong.of(
        IntStream.rangeClosed(1, groups)
            .mapToLong(group -> Math.min(rowsOf[group], columnsOf[group]))
            .sum());
  }

  /// Any move: all are as good.
  private RatedMove move() {
    int summand = 0;
    while (moves(boards.get(summand)).orElseThrow() == 0) {
      summand++;
    }
    GridPosition board = boards.get(summand);
    int cell = 0;
    while (!lives(board, cell)) {
      cell++;
    }
    int line = 0;
    while ((glyphs.cellMask(((CellMove) rules.rules().get(line)).from()) >>> board.at(cell) & 1)
        == 0) {
      line++;
    }
    Move move = new Move(line, Choice.Cell.of(cell, board.columns()));
    return rules.play() == Play.MISERE
        ? RatedMove.byOutcome(move, summand, true)
        : Decided.winning(move, summand);
  }
}
