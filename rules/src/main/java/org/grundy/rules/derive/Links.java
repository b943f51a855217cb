package org.grundy.rules.derive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;

/// The cells of one position while they are being connected: a forest of classes over those that
/// may change, and for every possible instance the constant cells that it reads.
final class Links {
  private final GridPosition position;
  private final long[] mayHold;
  private final int[] parent;
  private final boolean[] played;
  private final List<Context> contexts = new ArrayList<>();
  private final List<ForbiddenRay> forbiddenRays = new ArrayList<>();

  private int[] touched;
  private int touchedCount;
  private final int[] bare;
  private int bareCount;
  private boolean moves;

  /// Constant cells that an instance needs.
  ///
  /// @param cell a changing cell of the instance
  /// @param read constant cells whose glyph it reads
  /// @param bare cells that only have to be on the board
  private record Context(int cell, List<Integer> read, List<Integer> bare) {}

  /// A ray that surely stops at a forbidden glyph.
  ///
  /// @param cell where it begins
  /// @param step what one step adds to a cell's number
  /// @param steps how many steps away the forbidden glyph is
  private record ForbiddenRay(int cell, int step, int steps) {}

  Links(GridPosition position, GlyphFlow flow) {
    int size = position.size();
    this.position = position;
    this.mayHold = new long[size];
    this.parent = new int[size];
    this.played = new boolean[size];
    this.touched = new int[size];
    this.bare = new int[size];
    for (int cell = 0; cell < size; cell++) {
      mayHold[cell] = flow.mayHold(position.at(cell));
      parent[cell] = cell;
    }
  }

  int rows() {
    return position.rows();
  }

  int columns() {
    return position.columns();
  }

  boolean onBoard(int row, int column) {
    return row >= 0 && row < rows() && column >= 0 && column < columns();
  }

  long mayHold(int row, int column) {
    return mayHold[row * columns() + column];
  }

  /// Starts an instance.
  ///
  /// @param asMove whether it is a move; a winning pattern connects cells but gives nothing to do
  void begin(boolean asMove) {
    touchedCount = 0;
    bareCount = 0;
    moves = asMove;
  }

  /// The instance reads or writes the cell; rays in like directions may pass one cell twice.
  void touch(int row, int column) {
    if (touchedCount == touched.length) {
      touched = Arrays.copyOf(touched, 2 * touchedCount);
    }
    touched[touchedCount++] = row * columns() + column;
  }

  /// The instance needs the cell to be on the board, whatever it holds.
  void needOnBoard(int row, int column) {
    bare[bareCount++] = row * columns() + column;
  }

  /// Connects what the instance has touched.
  void commit() {
    int first = -1;
    int constants = 0;
    for (int i = 0; i < touchedCount; i++) {
      int cell = touched[i];
      if (Long.bitCount(mayHold[cell]) == 1) {
        touched[constants++] = cell;
      } else if (first < 0) {
        first = cell;
      } else {
        parent[find(cell)] = find(first);
      }
    }
    if (first < 0) {
      return;
    }
    if (moves) {
      played[first] = true;
    }
    if (constants > 0 || bareCount > 0) {
      contexts.add(new Context(first, list(touched, constants), list(bare, bareCount)));
    }
  }

  private static List<Integer> list(int[] cells, int count) {
    return Arrays.stream(cells, 0, count).boxed().toList();
  }

  /// Instead of [#commit]: the instance is impossible, for its ray surely stops at a forbidden
  /// glyph.
  void forbid(int row, int column, Direction direction, int steps) {
    int step = direction.rowStep() * columns() + direction.columnStep();
    forbiddenRays.add(new ForbiddenRay(row * columns() + column, step, steps));
  }

  private int find(int cell) {
    int root = cell;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  /// The classes in which something can be played, each as a board of its own.
  Split split() {
    int[] partOfRoot = new int[position.size()];
    Arrays.fill(partOfRoot, -1);
    for (int cell = 0; cell < position.size(); cell++) {
      if (played[cell]) {
        partOfRoot[find(cell)] = Integer.MAX_VALUE;
      }
    }
    int[] partOfCell = new int[position.size()];
    List<PartBoard> parts = new ArrayList<>();
    for (int cell = 0; cell < position.size(); cell++) {
      int root = find(cell);
      if (partOfRoot[root] == Integer.MAX_VALUE) {
        partOfRoot[root] = parts.size();
        parts.add(new PartBoard(position));
      }
      partOfCell[cell] = partOfRoot[root];
      if (partOfCell[cell] >= 0) {
        parts.get(partOfCell[cell]).show(cell);
      }
    }
    for (Context context : contexts) {
      int part = partOfCell[context.cell];
      if (part >= 0) {
        context.read.forEach(parts.get(part)::show);
        context.bare.forEach(parts.get(part)::keep);
      }
    }
    for (ForbiddenRay ray : forbiddenRays) {
      int part = partOfCell[ray.cell];
      if (part >= 0) {
        parts.get(part).forbid(ray);
      }
    }
    return new Split(
        parts.stream().map(PartBoard::crop).toList(),
        parts.stream().mapToInt(PartBoard::origin).toArray(),
        partOfCell);
  }

  /// The board of one component while it is collected.
  private static final class PartBoard {
    private final GridPosition whole;
    private final byte[] cells;
    private int fromRow = Integer.MAX_VALUE;
    private int toRow;
    private int fromColumn = Integer.MAX_VALUE;
    private int toColumn;

    PartBoard(GridPosition whole) {
      this.whole = whole;
      this.cells = new byte[whole.size()];
      Arrays.fill(cells, Glyphs.OUTSIDE);
    }

    void show(int cell) {
      extend(cell);
      cells[cell] = (byte) whole.at(cell);
    }

    void keep(int cell) {
      extend(cell);
      if (cells[cell] == Glyphs.OUTSIDE) {
        cells[cell] = Glyphs.BLANK;
      }
    }

    void forbid(ForbiddenRay ray) {
      int cell = ray.cell;
      for (int i = 0; i < ray.steps; i++) {
        cell += ray.step;
        if (cells[cell] >= Glyphs.FORBIDDEN) {
          extend(cell);
          cells[cell] = Glyphs.FORBIDDEN;
          return;
        }
      }
    }

    private void extend(int cell) {
      int row = cell / whole.columns();
      int column = cell % whole.columns();
      fromRow = Math.min(fromRow, row);
      toRow = Math.max(toRow, row + 1);
      fromColumn = Math.min(fromColumn, column);
      toColumn = Math.max(toColumn, column + 1);
    }

    int origin() {
      return fromRow * whole.columns() + fromColumn;
    }

    GridPosition crop() {
      int columns = toColumn - fromColumn;
      byte[] cropped = new byte[(toRow - fromRow) * columns];
      for (int row = fromRow; row < toRow; row++) {
        System.arraycopy(
            cells, row * whole.columns() + fromColumn, cropped, (row - fromRow) * columns, columns);
      }
      return GridPosition.wrap(toRow - fromRow, columns, cropped);
    }
  }
}
