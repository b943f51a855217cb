package org.grundy.rules.moves;

import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.CellMove.Rays;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;
import org.jspecify.annotations.Nullable;

/// A line that chooses a cell and may send rays from it.
final class CellRule extends ChosenCell {
  private final byte to;
  private final @Nullable RayRule rays;
  private final BoardShape shape;

  CellRule(int index, CellMove line, Glyphs glyphs, BoardShape shape) {
    super(index, line.from(), glyphs);
    this.to = (byte) glyphs.cell(line.to());
    this.shape = shape;
    this.rays = line.rays().map(given -> new RayRule(given, glyphs)).orElse(null);
  }

  @Override
  @Nullable GridPosition chosen(GridPosition position, int cell) {
    Meter.checkpoint(position.size());
    byte[] after = position.copyCells();
    after[cell] = to;
    return rays == null || rays.send(position, cell, shape, after)
        ? GridPosition.wrap(position.rows(), position.columns(), after, position.tokens())
        : null;
  }

  /// The rays of a line.
  private static final class RayRule {
    private final Direction[] along;
    private final int upTo;
    private final long over;
    private final byte becomes;
    private final long forbid;

    RayRule(Rays rays, Glyphs glyphs) {
      this.along = rays.along().toArray(Direction[]::new);
      this.upTo = rays.upTo().orElse(Integer.MAX_VALUE);
      this.over = glyphs.cellMask(rays.over());
      this.becomes = (byte) glyphs.cell(rays.becomes());
      this.forbid = glyphs.forbidMask(rays.forbid());
    }

    /// Writes what the rays change to `after`; every ray reads the old board. On a ring a ray ends
    /// before it comes back to the chosen cell, as at a border.
    ///
    /// @return false if a ray stops at a forbidden glyph, so that the whole move is illegal
    boolean send(GridPosition before, int chosen, BoardShape shape, byte[] after) {
      for (Direction direction : along) {
        int cell = shape.step(before, chosen, direction);
        for (int passed = 0; passed < upTo && cell >= 0 && cell != chosen; passed++) {
          int glyph = before.at(cell);
          if ((over >>> glyph & 1) == 0) {
            if ((forbid >>> glyph & 1) != 0) {
              return false;
            }
            break;
          }
          after[cell] = becomes;
          cell = shape.step(before, cell, direction);
        }
      }
      return true;
    }
  }
}
