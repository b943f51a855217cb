package org.grundy.rules.moves;

import java.util.List;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Glyphs;
import org.jspecify.annotations.Nullable;

/// A line of which a move chooses a cell of some glyphs.
abstract class ChosenCell implements GridRule {
  private final int index;
  private final long from;

  /// @param index of the line in the rules, from 0
  /// @param from the glyphs of cells that may be chosen
  ChosenCell(int index, List<Glyph> from, Glyphs glyphs) {
    this.index = index;
    this.from = glyphs.cellMask(from);
  }

  /// The board after a cell of the right glyph was chosen; null if the move is illegal.
  abstract @Nullable GridPosition chosen(GridPosition position, int cell);

  @Override
  public final void generate(GridPosition position, MoveSink sink) {
    for (int cell = 0; cell < position.size(); cell++) {
      GridPosition after = after(position, cell);
      if (after != null) {
        sink.accept(after, new Move(index, Choice.Cell.of(cell, position.columns())));
      }
    }
  }

  @Override
  public final @Nullable GridPosition after(GridPosition position, Choice choice) {
    return choice instanceof Choice.Cell cell && GridRule.isOn(position, cell)
        ? after(position, cell.index(position.columns()))
        : null;
  }

  private @Nullable GridPosition after(GridPosition position, int cell) {
    return (from >>> position.at(cell) & 1) == 0 ? null : chosen(position, cell);
  }
}
