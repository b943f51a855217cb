package org.grundy.rules.moves;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.jspecify.annotations.Nullable;

/// A line that replaces a pattern. Two placements that change the same cells in the same way are
/// one move: they lead to the same board.
final class PatternRule implements GridRule {
  private final int index;
  private final List<Oriented> orientations;

  private record Oriented(Placement before, Placement after) {}

  PatternRule(int index, PatternMove line, Glyphs glyphs) {
    this.index = index;
    this.orientations =
        Orientations.of(line).stream()
            .map(move ->
                new Oriented(
                    new Placement(move.before(), glyphs), new Placement(move.after(), glyphs)))
            .toList();
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    Set<GridPosition> seen = new HashSet<>();
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        for (int which = 0; which < orientations.size(); which++) {
          GridPosition after = after(position, which, row, column);
          if (after != null && seen.add(after)) {
            Choice.Cell at = new Choice.Cell(row + 1, column + 1);
            sink.accept(after, new Move(index, new Choice.Placed(which, at)));
          }
        }
      }
    }
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    return choice instanceof Choice.Placed(int which, Choice.Cell at)
            && GridRule.isOn(position, at)
            && which >= 0
            && which < orientations.size()
        ? after(position, which, at.row() - 1, at.column() - 1)
        : null;
  }

  private @Nullable GridPosition after(GridPosition position, int which, int row, int column) {
    Oriented oriented = orientations.get(which);
    Placement before = oriented.before();
    if (row + before.height() > position.rows()
        || column + before.width() > position.columns()
        || !before.matches(position, row, column)) {
      return null;
    }
    byte[] after = position.copyCells();
    oriented.after().write(after, position.columns(), row, column);
    return GridPosition.wrap(position.rows(), position.columns(), after, position.tokens());
  }
}
