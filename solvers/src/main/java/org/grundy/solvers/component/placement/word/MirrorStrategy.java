package org.grundy.solvers.component.placement.word;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Symmetry;
import org.grundy.solvers.component.placement.moves.MoveTable;

/// Components of value 0 because every move can be answered by its mirror image.
///
/// **Theorem.** Let no move have rays, let s be a symmetry of the moves with s(s(x)) = x, and let X
/// be a set of living cells with s(X) = X. Suppose that no move that is legal in X kills a cell
/// that its image under s needs. Then X has the value 0. *Proof.* The image of a legal move is
/// legal in X, and still after the move, by supposition. The two together kill what the one kills
/// and its image, so the rest is its own image again, and the moves legal in it are among those
/// legal in X. So the second player always has an answer. ∎
///
/// Cram on a board with an even number of rows and of columns is the example, s being the half
/// turn.
final class MirrorStrategy {
  private final MoveTable moves;
  private final int rows;
  private final int columns;
  private final List<Symmetry> involutions;
  private final Map<Box, long[]> spoiling = new ConcurrentHashMap<>();

  /// The cells of a component's rectangle, and what they are turned about.
  private record Box(int height, int width, Symmetry symmetry) {}

  /// @param moves of a [org.grundy.solvers.component.placement.moves.UniformBoard] with so many
  ///   rows and columns; without rays
  MirrorStrategy(MoveTable moves, int rows, int columns, List<Symmetry> symmetries) {
    this.moves = moves;
    this.rows = rows;
    this.columns = columns;
    this.involutions =
        symmetries.stream().filter(s -> s != Symmetry.IDENTITY && s.isInvolution()).toList();
  }

  /// True if the theorem applies.
  ///
  /// @param component in the upper left corner of the board
  boolean proves(long component) {
    int height = 0;
    int width = 0;
    for (long cells = component; cells != 0; cells &= cells - 1) {
      int cell = Long.numberOfTrailingZeros(cells);
      height = Math.max(height, cell / columns + 1);
      width = Math.max(width, cell % columns + 1);
    }
    for (Symmetry symmetry : involutions) {
      Box box = new Box(height, width, symmetry);
      // The centre of the mirror is that of the component's own rectangle, not of the board: moves
      // are the same everywhere. The moves that spoil the answer depend on that rectangle only, so
      // they are found once for it; of a component it is only asked if one of them is legal in it.
      if ((!symmetry.exchangesSides() || height == width)
          && image(component, box) == component
          && !spoils(spoiling.computeIfAbsent(box, this::spoilingMoves), component)) {
        return true;
      }
    }
    return false;
  }

  private static boolean spoils(long[] needs, long component) {
    for (long need : needs) {
      if ((need & ~component) == 0) {
        return true;
      }
    }
    return false;
  }

  /// The needs of the moves in a box that kill a cell which their image needs.
  private long[] spoilingMoves(Box box) {
    long inside = 0;
    for (int row = 0; row < Math.min(rows, box.height); row++) {
      for (int column = 0; column < box.width; column++) {
        inside |= 1L << (row * columns + column);
      }
    }
    List<Long> needs = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      long need = moves.need(move);
      if ((need & ~inside) == 0 && (image(need, box) & moves.kill(move)) != 0) {
        needs.add(need);
      }
    }
    return needs.stream().mapToLong(Long::longValue).toArray();
  }

  private long image(long set, Box box) {
    long image = 0;
    for (long cells = set; cells != 0; cells &= cells - 1) {
      int cell = Long.numberOfTrailingZeros(cells);
      int row = cell / columns;
      int column = cell % columns;
      int to = box.symmetry.imageOf(row, column, box.height, box.width);
      image |= 1L << (to / box.width * columns + to % box.width);
    }
    return image;
  }
}
