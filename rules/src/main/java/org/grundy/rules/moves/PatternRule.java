package org.grundy.rules.moves;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.PatternMove;
import org.jspecify.annotations.Nullable;

/// A line that replaces a pattern by one of its shape. Two placements that change the same cells in
/// the same way are one move: they lead to the same board.
final class PatternRule implements GridRule {
  private final int index;
  private final List<Oriented> orientations;

  private record Oriented(Placement before, Placement after) {
    Changes changes(GridPosition position, int row, int column) {
      List<Integer> cells = new ArrayList<>();
      List<Integer> beyondTheEnd = new ArrayList<>();
      after.visit((fromRow, fromColumn, glyph) -> {
        int cell = after.cell(position, row + fromRow, column + fromColumn);
        if (position.at(cell) != glyph) {
          List<Integer> list = column + fromColumn < position.columns() ? cells : beyondTheEnd;
          list.add(cell);
          list.add((int) glyph);
        }
      });
      beyondTheEnd.addAll(cells);
      return new Changes(List.copyOf(beyondTheEnd));
    }
  }

  PatternRule(int index, PatternMove line, Glyphs glyphs, BoardShape shape) {
    this.index = index;
    this.orientations =
        Orientations.of(line, shape.lattice()).stream()
            .map(move ->
                new Oriented(
                    new Placement(move.before(), glyphs, shape),
                    new Placement(move.after(), glyphs, shape)))
            .toList();
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    Map<Integer, Set<Changes>> seenFromRow = new HashMap<>();
    for (int row = 0; row < position.rows(); row++) {
      Meter.checkpoint(position.columns());
      for (int column = 0; column < position.columns(); column++) {
        for (int which = 0; which < orientations.size(); which++) {
          Oriented oriented = orientations.get(which);
          if (oriented.before().matches(position, row, column)) {
            Changes changes = oriented.changes(position, row, column);
            int first = changes.firstCell() / position.columns();
            if (seenFromRow.computeIfAbsent(first, _ -> new HashSet<>()).add(changes)) {
              Choice.Cell at = new Choice.Cell(row + 1, column + 1);
              sink.accept(changes.on(position), new Move(index, new Choice.Placed(which, at)));
            }
          }
        }
      }
      seenFromRow.remove(row);
    }
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    Choice.Placed placed = GridRule.placed(position, choice, orientations.size());
    if (placed == null) {
      return null;
    }
    int row = placed.at().row() - 1;
    int column = placed.at().column() - 1;
    Oriented oriented = orientations.get(placed.orientation());
    return oriented.before().matches(position, row, column)
        ? oriented.changes(position, row, column).on(position)
        : null;
  }

  /// The changes of a placement: cells in increasing order, each followed by its new glyph. No
  /// placement in a later row changes a cell of an earlier one, so what was seen there can be
  /// forgotten.
  private record Changes(List<Integer> cells) {
    /// The first cell that changes; 0 where none does.
    int firstCell() {
      return cells.isEmpty() ? 0 : cells.getFirst();
    }

    GridPosition on(GridPosition position) {
      Meter.checkpoint(position.size());
      byte[] after = position.copyCells();
      for (int i = 0; i < cells.size(); i += 2) {
        after[cells.get(i)] = cells.get(i + 1).byteValue();
      }
      return GridPosition.wrap(position.rows(), position.columns(), after, position.tokens());
    }
  }
}
