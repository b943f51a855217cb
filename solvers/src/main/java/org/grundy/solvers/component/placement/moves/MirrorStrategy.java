package org.grundy.solvers.component.placement.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.grundy.core.Symmetry;

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
///
/// Sets are words: cell `i` is bit `i % 64` of word `i / 64`. Safe for use by several threads.
public final class MirrorStrategy {
  /// A component is almost mirrored if it has more than so many cells for each move that spoils the
  /// answer.
  private static final int FEW = 2;

  private final List<Instance> moves;
  private final int rows;
  private final int columns;
  private final List<Symmetry> involutions;
  private final Map<Box, Spoilers> spoilers = new ConcurrentHashMap<>();

  /// What the images of a component tell of it.
  public enum Finding {
    NOTHING,

    /// It is its own image, few moves spoil the answer, and none is its own image, which would
    /// leave a mirrored component.
    ALMOST_MIRRORED,

    /// Its value is 0.
    ZERO
  }

  /// The cells of a component's rectangle, and what they are turned about.
  private record Box(int height, int width, Symmetry symmetry) {}

  /// The moves in a box that kill a cell which their image needs, by what they need.
  private static final class Spoilers {
    /// Those that are all that such a move needs.
    private final long[] cells;

    /// What the others need.
    private final List<long[]> needs;

    /// What those need that are their own images.
    private final List<long[]> own;

    Spoilers(long[] cells, List<long[]> needs, List<long[]> own) {
      this.cells = cells;
      this.needs = needs;
      this.own = own;
    }

    /// True if a legal move is its own image.
    boolean hasOwnImage(long[] component) {
      return own.stream().anyMatch(need -> isWithin(need, component));
    }

    /// How many of them are legal in a component.
    int legal(long[] component) {
      int legal = 0;
      for (int word = 0; word < cells.length; word++) {
        legal += Long.bitCount(cells[word] & component[word]);
      }
      for (long[] need : needs) {
        legal += isWithin(need, component) ? 1 : 0;
      }
      return legal;
    }

    private static boolean isWithin(long[] set, long[] component) {
      for (int word = 0; word < set.length; word++) {
        if ((set[word] & ~component[word]) != 0) {
          return false;
        }
      }
      return true;
    }
  }

  private MirrorStrategy(List<Instance> moves, int rows, int columns, List<Symmetry> involutions) {
    this.moves = List.copyOf(moves);
    this.rows = rows;
    this.columns = columns;
    this.involutions = involutions;
  }

  /// The strategy on a part of a uniform board; empty where moves have rays.
  ///
  /// @param moves of the part with so many rows and columns
  /// @param symmetries of the board
  public static Optional<MirrorStrategy> of(
      List<Instance> moves, int rows, int columns, List<Symmetry> symmetries) {
    return moves.stream().allMatch(move -> move.rays().isEmpty())
        ? Optional.of(
            new MirrorStrategy(
                moves,
                rows,
                columns,
                symmetries.stream()
                    .filter(s -> s != Symmetry.IDENTITY && s.isInvolution())
                    .toList()))
        : Optional.empty();
  }

  /// What the theorem says of a component.
  ///
  /// @param component in the upper left corner of the board
  public Finding look(long[] component) {
    int height = 0;
    int width = 0;
    int cells = 0;
    for (int word = 0; word < component.length; word++) {
      for (long rest = component[word]; rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        height = cell / columns + 1;
        width = Math.max(width, cell % columns + 1);
        cells++;
      }
    }
    Finding finding = Finding.NOTHING;
    for (Symmetry symmetry : involutions) {
      // The centre of the mirror is that of the component's own rectangle, not of the board: moves
      // are the same everywhere. The moves that spoil the answer depend on that rectangle only, so
      // they are found once for it; of a component it is only asked if one of them is legal in it.
      Box box = new Box(height, width, symmetry);
      if ((!symmetry.exchangesSides() || height == width) && isOwnImage(component, box)) {
        Spoilers found = spoilers.computeIfAbsent(box, this::spoilers);
        int legal = found.legal(component);
        if (legal == 0) {
          return Finding.ZERO;
        }
        if (FEW * legal < cells && !found.hasOwnImage(component)) {
          finding = Finding.ALMOST_MIRRORED;
        }
      }
    }
    return finding;
  }

  private boolean isOwnImage(long[] component, Box box) {
    for (int word = 0; word < component.length; word++) {
      for (long rest = component[word]; rest != 0; rest &= rest - 1) {
        int image = image(word * Long.SIZE + Long.numberOfTrailingZeros(rest), box);
        if (((component[image >> 6] >>> image) & 1) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private int image(int cell, Box box) {
    int to = box.symmetry.imageOf(cell / columns, cell % columns, box.height, box.width);
    return to / box.width * columns + to % box.width;
  }

  private Spoilers spoilers(Box box) {
    int words = (rows * columns + Long.SIZE - 1) / Long.SIZE;
    long[] cells = new long[words];
    List<long[]> needs = new ArrayList<>();
    List<long[]> own = new ArrayList<>();
    for (Instance move : moves) {
      if (move.need().stream()
              .allMatch(cell -> cell / columns < box.height && cell % columns < box.width)
          && move.need().stream().anyMatch(cell -> move.kill().contains(image(cell, box)))) {
        long[] need = new long[words];
        move.need().forEach(cell -> need[cell >> 6] |= 1L << cell);
        if (move.need().size() == 1) {
          move.need().forEach(cell -> cells[cell >> 6] |= 1L << cell);
        } else {
          needs.add(need);
        }
        if (move.need().stream().allMatch(cell -> move.need().contains(image(cell, box)))) {
          own.add(need);
        }
      }
    }
    return new Spoilers(cells, needs, own);
  }
}
