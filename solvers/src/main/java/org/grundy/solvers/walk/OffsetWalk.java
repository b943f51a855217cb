package org.grundy.solvers.walk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Direction;
import org.grundy.solvers.SolvedPosition;

/// Values tokens whose directions lead further than to a neighbour, such as a knight, and those
/// that win the whole game where they reach a cell of some glyph.
///
/// Where tokens can win, values are those of the safe-move game: a cell from which a move wins has
/// the value [SolvedPosition#ENDS], and a move onto such a cell is none.
///
/// A [Heights] gives every cell a number that grows with each step. The cells are sorted by it once
/// and valued from the highest down, each by looking at its options one by one: a few nanoseconds
/// an option.
final class OffsetWalk implements WalkValues {
  private static final int CELLS_A_REPORT = 1 << 12;
  private static final int MAX_RANGE = 1 << 30;

  private final GridPosition board;
  private final int[] values;
  private final List<Way> ways = new ArrayList<>();
  private final BitSet winsOn;
  private int[] seen = new int[16];

  /// One direction of a line.
  private record Way(Direction direction, boolean slide, BitSet over) {}

  private OffsetWalk(TokenKind kind, BitSet winsOn, GridPosition board) {
    this.board = board;
    this.winsOn = winsOn;
    this.values = new int[board.size()];
    for (TokenKind.Line line : kind.lines()) {
      line.directions().forEach(way -> ways.add(new Way(way, line.slide(), line.over())));
    }
  }

  /// True if a token of this kind has a direction that only this walk follows.
  static boolean isNeeded(TokenKind kind) {
    return kind.directions().stream().anyMatch(direction -> !direction.isNamed());
  }

  /// @param winsOn indices of the glyphs where a token wins
  /// @throws IllegalArgumentException if the directions lie in no open half-plane
  static WalkValues values(TokenKind kind, BitSet winsOn, GridPosition board, Meter meter) {
    Heights heights =
        Heights.of(kind.directions())
            .orElseThrow(() -> new IllegalArgumentException("no open half-plane: " + kind));
    meter.claim((long) Integer.BYTES * board.size());
    if (heights.range(board) > MAX_RANGE) {
      throw new BudgetSpentException("the board is too long for the steps of " + kind.glyph());
    }
    long sorting = Integer.BYTES * (board.size() + heights.range(board) + 2);
    meter.claim(sorting);
    OffsetWalk walk = new OffsetWalk(kind, winsOn, board);
    walk.sweep(heights.descending(board), meter);
    meter.claim(-sorting);
    return walk;
  }

  private void sweep(int[] order, Meter meter) {
    Tally tally = new Tally(meter, CELLS_A_REPORT);
    for (int i = 0; i < order.length; i++) {
      values[order[i]] = mex(order[i], i + 1);
      tally.add(1);
    }
    tally.report();
  }

  /// @param stamp marks what is seen from this cell
  private int mex(int cell, int stamp) {
    for (Way way : ways) {
      int row = cell / board.columns() + way.direction.rowStep();
      int column = cell % board.columns() + way.direction.columnStep();
      while (row >= 0
          && row < board.rows()
          && column >= 0
          && column < board.columns()
          && way.over.get(board.at(row, column))) {
        if (winsOn.get(board.at(row, column))) {
          return (int) SolvedPosition.ENDS;
        }
        see(values[row * board.columns() + column], stamp);
        row += way.direction.rowStep();
        column += way.direction.columnStep();
        if (!way.slide) {
          break;
        }
      }
    }
    // The stamp is the place of the cell in the order, from 1 on. It is another one for every cell,
    // so the marks of the cells before need not be cleared.
    int mex = 0;
    while (mex < seen.length && seen[mex] == stamp) {
      mex++;
    }
    return mex;
  }

  private void see(int value, int stamp) {
    if (value < 0) {
      return;
    }
    if (value >= seen.length) {
      seen = Arrays.copyOf(seen, 2 * value);
    }
    seen[value] = stamp;
  }

  @Override
  public int at(int cell) {
    return values[cell];
  }

  /// A number for every cell, `rowWeight * row + columnWeight * column`, that grows with each step.
  record Heights(long rowWeight, long columnWeight) {
    /// Weights for directions in an open half-plane, empty for others.
    ///
    /// Let `first` be the direction furthest clockwise and `last` the one furthest the other way.
    /// `first` turned left by a right angle has a product with every direction that is positive, or
    /// 0 for those along `first`; `last` turned right by one likewise. The sum of the two has a
    /// positive product with all, unless `first` and `last` are along each other: then all
    /// directions are, and `first` itself has.
    static Optional<Heights> of(Collection<Direction> directions) {
      for (Direction first : directions) {
        for (Direction last : directions) {
          Heights heights =
              turn(first, last) == 0
                  ? reduced(first.rowStep(), first.columnStep())
                  : reduced(
                      (long) last.columnStep() - first.columnStep(),
                      (long) first.rowStep() - last.rowStep());
          if (directions.stream().allMatch(heights::growsWith)) {
            return Optional.of(heights);
          }
        }
      }
      return Optional.empty();
    }

    private static long turn(Direction first, Direction second) {
      return (long) first.rowStep() * second.columnStep()
          - (long) first.columnStep() * second.rowStep();
    }

    private static Heights reduced(long row, long column) {
      long a = Math.abs(row);
      long b = Math.abs(column);
      while (b != 0) {
        long rest = a % b;
        a = b;
        b = rest;
      }
      return a == 0 ? new Heights(row, column) : new Heights(row / a, column / a);
    }

    private boolean growsWith(Direction direction) {
      return rowWeight * direction.rowStep() + columnWeight * direction.columnStep() > 0;
    }

    /// The greatest difference between two cells of a board.
    long range(GridPosition board) {
      return Math.abs(rowWeight) * (board.rows() - 1)
          + Math.abs(columnWeight) * (board.columns() - 1);
    }

    /// The cells of a board from the highest down, for a range of at most [#MAX_RANGE].
    int[] descending(GridPosition board) {
      int[] next = new int[Math.toIntExact(range(board) + 2)];
      for (int cell = 0; cell < board.size(); cell++) {
        next[depth(board, cell) + 1]++;
      }
      for (int depth = 1; depth < next.length; depth++) {
        next[depth] += next[depth - 1];
      }
      int[] order = new int[board.size()];
      for (int cell = 0; cell < order.length; cell++) {
        order[next[depth(board, cell)]++] = cell;
      }
      return order;
    }

    /// The depth of a cell below the highest one.
    private int depth(GridPosition board, int cell) {
      long row = cell / board.columns();
      long column = cell % board.columns();
      long below =
          (rowWeight > 0 ? rowWeight * (board.rows() - 1 - row) : -rowWeight * row)
              + (columnWeight > 0
                  ? columnWeight * (board.columns() - 1 - column)
                  : -columnWeight * column);
      return (int) below;
    }
  }
}
