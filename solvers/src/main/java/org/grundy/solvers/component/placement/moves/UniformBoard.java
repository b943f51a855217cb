package org.grundy.solvers.component.placement.moves;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.grundy.core.GridPosition;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.placement.moves.MoveCompiler.Compiled;

/// A board without dead cells on which every place is like every other, so that a component has the
/// same value wherever it lies.
///
/// **Theorem.** Let U be the instances on a board B all of whose cells are alive with one glyph,
/// and A those on the board that is to be solved, a part of B with living cells L. Suppose
/// 1. A, seen within L, is U seen within L: walls and the border act as dead cells do;
/// 2. U moved by one row (one column), seen where both the board and the moved board lie, is U seen
///    there;
/// 3. a symmetry of the square maps U to itself.
///
/// Then a set of living cells of the start has the same value as the same set on B with all else
/// dead, as each of its translations that B holds, and as its image under that symmetry.
///
/// *Proof.* By 1 the moves within L are the same, and so are the options, which lie within L. By 2
/// a set X and its neighbour X + s, both on B, have options that again differ by s only: X and X +
/// s lie where both boards lie, and every instance that is legal there needs cells of these only; a
/// longer way goes step by step, for the rectangle around X stays on B. By 3 the image of a set has
/// the images of its options. Induction over the number of living cells. ∎
///
/// All three are tested on the instances themselves, not on the text of the rules.
///
/// @param rows of B
/// @param columns of B
/// @param instances U
/// @param symmetries under which U is its own image; quarter turns and the like only where B is a
///   square
public record UniformBoard(
    int rows, int columns, List<Instance> instances, List<Symmetry> symmetries) {
  /// The largest square that is tried in order to have quarter turns.
  private static final int MAX_SQUARE = 32;

  private static final int MAX_CELLS = 4096;

  /// The uniform board on which a position can be played, if there is one.
  ///
  /// @param actual the position's own instances
  /// @param alive its living cells
  /// @param own whether instances are said by [OwnCells]
  static Optional<UniformBoard> of(
      GameRules rules, GridPosition position, List<Instance> actual, BitSet alive, boolean own) {
    int glyph = position.at(Math.max(alive.nextSetBit(0), 0));
    if (alive.stream().anyMatch(cell -> position.at(cell) != glyph)) {
      return Optional.empty();
    }
    boolean turns =
        RuleSymmetries.of(rules).stream().anyMatch(symmetry -> symmetry.exchangesSides());
    int longer = Math.max(position.rows(), position.columns());
    boolean square = turns && longer <= MAX_SQUARE;
    int rows = square ? longer : position.rows();
    int columns = square ? longer : position.columns();
    return rows * columns > MAX_CELLS
        ? Optional.empty()
        : Recent.of(rules)
            .get(new Shape(rows, columns, glyph, own), rules)
            .filter(board -> board.holds(position, actual, alive));
  }

  /// A board by its size and the glyph of its living cells.
  private record Shape(int rows, int columns, int glyph, boolean own) {
    /// The board, where it meets the conditions 2 and 3.
    Optional<UniformBoard> board(GameRules rules) {
      byte[] cells = new byte[rows * columns];
      Arrays.fill(cells, (byte) glyph);
      if (!(MoveCompiler.compile(rules, GridPosition.wrap(rows, columns, cells))
          instanceof Compiled.Moves(List<Instance> compiled))) {
        return Optional.empty();
      }
      List<Instance> all =
          own ? OwnCells.of(compiled).map(OwnCells::instances).orElse(List.of()) : compiled;
      UniformBoard board = new UniformBoard(rows, columns, all, List.of());
      return board.movable(1, 0) && board.movable(0, 1)
          ? Optional.of(
              new UniformBoard(
                  rows,
                  columns,
                  all,
                  RuleSymmetries.of(rules).stream().filter(board::isKeptBy).toList()))
          : Optional.empty();
    }
  }

  /// The boards of a game that were asked for last, kept with its rules.
  private static final class Recent {
    private static final int MOST = 8;

    private final Map<Shape, Optional<UniformBoard>> boards = new LinkedHashMap<>();

    static Recent of(GameRules rules) {
      return rules.derived().get(Recent.class, Recent::new);
    }

    synchronized Optional<UniformBoard> get(Shape shape, GameRules rules) {
      Optional<UniformBoard> board = boards.remove(shape);
      if (board == null) {
        board = shape.board(rules);
      }
      boards.put(shape, board);
      if (boards.size() > MOST) {
        boards.remove(boards.keySet().iterator().next());
      }
      return board;
    }
  }

  /// Condition 1.
  private boolean holds(GridPosition position, List<Instance> actual, BitSet alive) {
    BitSet here = new BitSet();
    alive.stream().map(cell -> numberHere(position, cell)).forEach(here::set);
    return images(instances, cell -> here.get(cell) ? cell : -1)
        .equals(images(actual, cell -> alive.get(cell) ? numberHere(position, cell) : -1));
  }

  private int numberHere(GridPosition position, int cell) {
    return cell / position.columns() * columns + cell % position.columns();
  }

  /// Condition 2.
  private boolean movable(int down, int right) {
    IntUnaryOperator moved =
        cell -> {
          int row = cell / columns + down;
          int column = cell % columns + right;
          return row < rows && column < columns ? row * columns + column : -1;
        };
    IntUnaryOperator stays = cell -> cell / columns >= down && cell % columns >= right ? cell : -1;
    return images(instances, moved).equals(images(instances, stays));
  }

  /// Condition 3.
  private boolean isKeptBy(Symmetry symmetry) {
    if (symmetry.exchangesSides() && rows != columns) {
      return false;
    }
    return images(
            instances, cell -> symmetry.imageOf(cell / columns, cell % columns, rows, columns))
        .equals(new HashSet<>(instances));
  }

  private static Set<Instance> images(List<Instance> instances, IntUnaryOperator image) {
    return instances.stream()
        .flatMap(instance -> instance.map(image).stream())
        .collect(Collectors.toSet());
  }

  /// The moves of the upper left part of the board with so many rows and columns, on cells numbered
  /// `row * partColumns + column`.
  public List<Instance> part(int partRows, int partColumns) {
    return instances.stream()
        .flatMap(instance ->
            instance
                .map(cell ->
                    cell / columns < partRows && cell % columns < partColumns
                        ? cell / columns * partColumns + cell % columns
                        : -1)
                .stream())
        .distinct()
        .toList();
  }

  /// True if some symmetry exchanges rows and columns.
  public boolean turns() {
    return symmetries.stream().anyMatch(symmetry -> symmetry.exchangesSides());
  }
}
