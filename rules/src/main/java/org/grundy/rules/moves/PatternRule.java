package org.grundy.rules.moves;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;

/// A line that replaces a pattern. Two placements that change the same cells in the same way are
/// one move: they lead to the same board.
final class PatternRule implements GridRule {
  private final int index;
  private final List<Oriented> orientations;

  private record Oriented(PatternMove move, Placement before, Placement after) {}

  PatternRule(int index, PatternMove line, Glyphs glyphs) {
    this.index = index;
    this.orientations =
        Orientations.of(line).stream()
            .map(move ->
                new Oriented(
                    move,
                    new Placement(move.before(), glyphs),
                    new Placement(move.after(), glyphs)))
            .toList();
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    Set<GridPosition> seen = new HashSet<>();
    for (int row = 0; row < position.rows(); row++) {
      Meter.checkpoint(position.columns());
      for (int column = 0; column < position.columns(); column++) {
        for (Oriented oriented : orientations) {
          place(oriented, position, row, column, seen, sink);
        }
      }
    }
  }

  private void place(
      Oriented oriented,
      GridPosition position,
      int row,
      int column,
      Set<GridPosition> seen,
      MoveSink sink) {
    Placement before = oriented.before();
    if (row + before.height() > position.rows()
        || column + before.width() > position.columns()
        || !before.matches(position, row, column)) {
      return;
    }
    Meter.checkpoint(position.size());
    byte[] after = position.copyCells();
    oriented.after().write(after, position.columns(), row, column);
    GridPosition follower =
        GridPosition.wrap(position.rows(), position.columns(), after, position.tokens());
    if (seen.add(follower)) {
      PatternMove move = oriented.move();
      sink.accept(
          follower, () -> MoveNames.ofPattern(index, move.before(), move.after(), row, column));
    }
  }
}
