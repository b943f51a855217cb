package org.grundy.rules.moves;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyphs;

/// A line that chooses a cell and floods what can be reached from it.
final class FloodRule extends ChosenCell {
  private static final int NANOS_PER_CELL = 16;

  private final byte to;
  private final Direction[] directions;
  private final long over;
  private final byte becomes;
  private final BoardShape shape;

  FloodRule(int index, FloodMove line, Glyphs glyphs, BoardShape shape) {
    super(index, line.from(), glyphs);
    this.to = (byte) glyphs.cell(line.to());
    this.directions = line.directions().toArray(Direction[]::new);
    this.over = glyphs.cellMask(line.over());
    this.becomes = (byte) glyphs.cell(line.becomes());
    this.shape = shape;
  }

  @Override
  GridPosition chosen(GridPosition position, int cell) {
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
        int next = shape.step(before, cell, direction);
        if (next >= 0 && !seen.get(next) && (over >>> before.at(next) & 1) != 0) {
          after[next] = becomes;
          seen.set(next);
          open.add(next);
        }
      }
    }
    return after;
  }
}
