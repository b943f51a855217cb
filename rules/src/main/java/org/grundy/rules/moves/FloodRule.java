package org.grundy.rules.moves;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.grundy.core.Choice;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.rules.moves.GridRuleset.GridRule;
import org.grundy.rules.moves.GridRuleset.MoveSink;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyphs;
import org.jspecify.annotations.Nullable;

/// A line that chooses a cell and floods what can be reached from it.
final class FloodRule implements GridRule {
  private static final int NANOS_PER_CELL = 16;

  private final int index;
  private final long from;
  private final byte to;
  private final Direction[] directions;
  private final long over;
  private final byte becomes;

  FloodRule(int index, FloodMove line, Glyphs glyphs) {
    this.index = index;
    this.from = glyphs.cellMask(line.from());
    this.to = (byte) glyphs.cell(line.to());
    this.directions = line.directions().toArray(Direction[]::new);
    this.over = glyphs.cellMask(line.over());
    this.becomes = (byte) glyphs.cell(line.becomes());
  }

  @Override
  public void generate(GridPosition position, MoveSink sink) {
    for (int cell = 0; cell < position.size(); cell++) {
      GridPosition after = after(position, cell);
      if (after != null) {
        sink.accept(after, new Move(index, Choice.Cell.of(cell, position.columns())));
      }
    }
  }

  @Override
  public @Nullable GridPosition after(GridPosition position, Choice choice) {
    return choice instanceof Choice.Cell cell && GridRule.isOn(position, cell)
        ? after(position, cell.index(position.columns()))
        : null;
  }

  private @Nullable GridPosition after(GridPosition position, int cell) {
    if ((from >>> position.at(cell) & 1) == 0) {
      return null;
    }
    Meter.checkpoint(position.size());
    return GridPosition.wrap(
        position.rows(), position.columns(), flooded(position, cell), position.tokens());
  }

  private byte[] flooded(GridPosition before, int start) {
    byte[] after = before.copyCells();
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    after[start] = to;
    seen.set(start);
    open.add(start);
    while (!open.isEmpty()) {
      Meter.checkpoint(NANOS_PER_CELL);
      int cell = open.remove();
      for (Direction direction : directions) {
        int row = cell / before.columns() + direction.rowStep();
        int column = cell % before.columns() + direction.columnStep();
        int next = row * before.columns() + column;
        if (row >= 0
            && row < before.rows()
            && column >= 0
            && column < before.columns()
            && !seen.get(next)
            && (over >>> before.at(row, column) & 1) != 0) {
          after[next] = becomes;
          seen.set(next);
          open.add(next);
        }
      }
    }
    return after;
  }
}
