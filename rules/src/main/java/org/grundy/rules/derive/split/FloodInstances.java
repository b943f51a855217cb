package org.grundy.rules.derive.split;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.FloodMove;
import org.grundy.rules.tree.Glyphs;

/// The instances of a line that floods: one for every cell.
///
/// A flood reads the cells that it enters and those at which it stops. Of the cells that may ever
/// be entered on a way of such cells all are touched; a cell that can never be entered stops every
/// flood alike, whatever it holds, and counts as off the board.
final class FloodInstances {
  private final long from;
  private final Direction[] directions;
  private final long over;

  FloodInstances(FloodMove move, Glyphs glyphs) {
    this.from = glyphs.cellMask(move.from());
    this.directions = move.directions().toArray(Direction[]::new);
    this.over = glyphs.cellMask(move.over());
  }

  /// Connects what each possible instance reads and writes.
  ///
  /// A flood that enters a cell enters all that a flood from this cell does. So an instance from a
  /// cell that an earlier one has touched connects nothing more, and none has to go on from there.
  void link(ConnectedCells links) {
    BitSet touched = new BitSet();
    for (int cell = 0; cell < links.size(); cell++) {
      if ((links.mayHold(cell) & from) != 0 && !touched.get(cell)) {
        link(links, cell, touched);
      }
    }
  }

  /// @param touched the cells that earlier instances have touched, to which this one adds its own
  private void link(ConnectedCells links, int start, BitSet touched) {
    BitSet constants = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int columns = links.columns();
    links.begin(true);
    links.touch(start);
    touched.set(start);
    open.add(start);
    while (!open.isEmpty()) {
      int cell = open.remove();
      for (Direction direction : directions) {
        int r = cell / columns + direction.rowStep();
        int c = cell % columns + links.columnStep(direction);
        int next = r * columns + c;
        if (links.onBoard(r, c)
            && links.joins(cell, direction)
            && (links.mayHold(next) & over) != 0) {
          boolean isNew = links.changes(next) ? !touched.get(next) : !constants.get(next);
          if (isNew) {
            open.add(next);
          }
          if (isNew || links.changes(next)) {
            links.touch(next);
          }
          (links.changes(next) ? touched : constants).set(next);
        }
      }
    }
    links.commit();
  }
}
