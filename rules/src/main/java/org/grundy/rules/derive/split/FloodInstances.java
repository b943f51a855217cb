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
/// flood alike, whatever it holds, and is as good as off the board.
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
  /// A flood that enters a cell enters all that a flood from this cell does, so an instance from a
  /// cell that an earlier one has touched connects nothing more.
  void link(ConnectedCells links) {
    BitSet touched = new BitSet();
    for (int row = 0; row < links.rows(); row++) {
      for (int column = 0; column < links.columns(); column++) {
        if ((links.mayHold(row, column) & from) != 0
            && !touched.get(row * links.columns() + column)) {
          touched.or(link(links, row, column));
        }
      }
    }
  }

  /// @return the cells that the instance touches
  private BitSet link(ConnectedCells links, int row, int column) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    int columns = links.columns();
    links.begin(true);
    links.touch(row, column);
    seen.set(row * columns + column);
    open.add(row * columns + column);
    while (!open.isEmpty()) {
      int cell = open.remove();
      for (Direction direction : directions) {
        int r = cell / columns + direction.rowStep();
        int c = cell % columns + direction.columnStep();
        if (links.onBoard(r, c)
            && (links.mayHold(r, c) & over) != 0
            && !seen.get(r * columns + c)) {
          links.touch(r, c);
          seen.set(r * columns + c);
          open.add(r * columns + c);
        }
      }
    }
    links.commit();
    return seen;
  }
}
