package org.grundy.solvers.component.placement.split;

import java.util.stream.IntStream;
import org.grundy.solvers.component.placement.moves.MoveTable;

/// Components by looking at every move: for moves of any kind.
final class MoveSplitter extends ComponentSplitter {
  private final MoveTable moves;
  private final int[][] movesAt = new int[64][];

  MoveSplitter(MoveTable moves) {
    this.moves = moves;
    for (int cell = 0; cell < movesAt.length; cell++) {
      int at = cell;
      movesAt[cell] =
          IntStream.range(0, moves.size())
              .filter(move -> ((moves.touched(move, -1L) >>> at) & 1) != 0)
              .toArray();
    }
  }

  /// A move that is illegal only for want of a dead cell on a ray may be legal later, so it counts.
  private boolean isPossible(int move, long live) {
    return (moves.need(move) & ~live) == 0;
  }

  @Override
  public int split(long live, long[] parts, int from) {
    long asked = 0;
    for (int move = 0; move < moves.size(); move++) {
      if (isPossible(move, live)) {
        asked |= moves.asked(move, live);
      }
    }
    int count = from;
    for (long rest = asked; rest != 0; ) {
      long part = Long.lowestOneBit(rest);
      for (long front = part; front != 0; ) {
        int cell = Long.numberOfTrailingZeros(front);
        front &= front - 1;
        long fresh = 0;
        for (int move : movesAt[cell]) {
          if (isPossible(move, live) && ((moves.touched(move, live) >>> cell) & 1) != 0) {
            fresh |= moves.touched(move, live);
          }
        }
        fresh &= asked & ~part;
        part |= fresh;
        front |= fresh;
      }
      rest &= ~part;
      parts[count++] = part;
    }
    return count - from;
  }
}
