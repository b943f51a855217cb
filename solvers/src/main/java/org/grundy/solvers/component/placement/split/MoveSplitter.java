package org.grundy.solvers.component.placement.split;

import org.grundy.solvers.component.placement.moves.MoveTable;

/// Components by looking at every move once: for moves of any kind.
final class MoveSplitter extends ComponentSplitter {
  private final MoveTable moves;

  MoveSplitter(MoveTable moves) {
    this.moves = moves;
  }

  /// A move that is illegal only for want of a dead cell on a ray may be legal later, so it counts.
  private boolean isPossible(int move, long live) {
    return (moves.need(move) & ~live) == 0;
  }

  @Override
  public int split(long live, long[] parts, int from) {
    long[] touched = new long[moves.size()];
    int count = 0;
    long asked = 0;
    for (int move = 0; move < touched.length; move++) {
      if (isPossible(move, live)) {
        long cells = moves.touched(move, live);
        asked |= cells & moves.everAsked(move);
        touched[count++] = cells;
      }
    }
    int upTo = from;
    for (int i = 0; i < count; i++) {
      upTo = joined(touched[i] & asked, parts, from, upTo);
    }
    return upTo - from;
  }

  /// Joins the parts from place `from` that a set meets with it.
  ///
  /// @return up to which place there are parts now
  private static int joined(long set, long[] parts, int from, int upTo) {
    if (set == 0) {
      return upTo;
    }
    long whole = set;
    int apart = from;
    for (int part = from; part < upTo; part++) {
      if ((parts[part] & set) != 0) {
        whole |= parts[part];
      } else {
        parts[apart++] = parts[part];
      }
    }
    parts[apart] = whole;
    return apart + 1;
  }
}
