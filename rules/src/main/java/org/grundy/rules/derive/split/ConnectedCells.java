package org.grundy.rules.derive.split;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyphs;
import org.grundy.rules.tree.Lattice;

/// The cells of one position while they are being connected: a forest of classes over those that
/// may change, and for every possible instance the constant cells that it reads.
final class ConnectedCells {
  /// The bytes for one cell: the glyphs that it may hold, its parent, whether a move is among its
  /// instances, the two lists of an instance, how far rays go on from it, and the number of its
  /// part.
  private static final int BYTES_A_CELL = 40;

  /// So many cells are touched between two looks at the meter.
  private static final int LOOK = 1 << 14;

  /// The value of `around` for boards on which nothing goes around.
  private static final int STRAIGHT = 0;

  private final GridPosition position;
  private final Lattice lattice;
  private final int around;
  private final Meter meter;
  private final long[] mayHold;
  private final int[] parent;
  private final boolean[] played;
  private final List<ForbiddenRay> forbiddenRays = new ArrayList<>();

  /// The constant cells that instances need, one instance behind the other: a changing cell of it,
  /// how many constant cells it reads, how many only have to be on the board, and these cells.
  private int[] contexts = new int[64];

  private int contextsEnd;
  private int[] touched = new int[64];
  private int touchedCount;
  private int[] bare = new int[64];
  private int bareCount;
  private boolean moves;
  private int unreported;
  private long claimed;

  /// A ray that surely stops at a forbidden glyph.
  ///
  /// @param cell where it begins
  /// @param step what one step adds to a cell's number
  /// @param steps how many steps away the forbidden glyph is
  private record ForbiddenRay(int cell, int step, int steps) {}

  ConnectedCells(GridPosition position, Lattice lattice, GlyphFlow flow, Meter meter) {
    this(position, lattice, STRAIGHT, flow, meter);
  }

  /// @param lattice how its cells meet
  /// @param around after so many cells the row comes again, as it stands for a ring
  ConnectedCells(GridPosition position, Lattice lattice, int around, GlyphFlow flow, Meter meter) {
    int size = position.size();
    this.position = position;
    this.lattice = lattice;
    this.around = around;
    this.meter = meter;
    claim((long) BYTES_A_CELL * size);
    this.mayHold = new long[size];
    this.parent = new int[size];
    this.played = new boolean[size];
    for (int cell = 0; cell < size; cell++) {
      mayHold[cell] = flow.mayHold(position.at(cell));
      parent[cell] = cell;
    }
  }

  private void claim(long bytes) {
    meter.claim(bytes);
    claimed += bytes;
  }

  /// Gives back the memory that the work has taken.
  void giveBack() {
    meter.claim(-claimed);
    claimed = 0;
  }

  private void report(int cells) {
    unreported += cells;
    if (unreported >= LOOK) {
      unreported = 0;
      meter.check();
    }
  }

  int size() {
    return position.size();
  }

  int rows() {
    return position.rows();
  }

  int columns() {
    return position.columns();
  }

  /// True if a step leads from a cell to another one, which may be off the board.
  boolean joins(int cell, Direction direction) {
    return lattice.joins(cell / columns(), cell % columns(), direction);
  }

  boolean onBoard(int row, int column) {
    return row >= 0 && row < rows() && column >= 0 && column < columns();
  }

  /// The number of columns that a step leads on. A ring that stands here several times is played in
  /// parts no longer than it is: there a step as long as the ring leads off the part, and so does
  /// one that leads to the same cell of the next copy, which stands here.
  int columnStep(Direction direction) {
    int step = direction.columnStep();
    return around == STRAIGHT || Math.abs(step) < 2 * around
        ? step
        : step % around + Integer.signum(step) * around;
  }

  /// The most steps of a ray to which the line allows `upTo`: around a ring it ends before it comes
  /// back to a copy of the cell that it starts from.
  int mostSteps(Direction direction, int upTo) {
    return around == STRAIGHT
        ? upTo
        : Math.min(upTo, around / (int) Divisors.gcd(around, Math.abs(columnStep(direction))) - 1);
  }

  long mayHold(int cell) {
    return mayHold[cell];
  }

  /// True if a cell can ever change.
  boolean changes(int cell) {
    return Long.bitCount(mayHold[cell]) > 1;
  }

  /// Receives a cell with the one before it.
  interface StepSink {
    /// Takes a cell.
    ///
    /// @param from the cell from which one step leads to the other, or -1 where none does
    void accept(int from, int cell);
  }

  /// Hands over every cell, after the cell from which one step in the direction leads to it.
  void eachAlong(Direction direction, StepSink sink) {
    boolean forwards =
        direction.rowStep() > 0 || (direction.rowStep() == 0 && direction.columnStep() > 0);
    int step = direction.rowStep() * columns() + columnStep(direction);
    for (int i = 0; i < size(); i++) {
      int cell = forwards ? i : size() - 1 - i;
      int row = cell / columns() - direction.rowStep();
      int column = cell % columns() - columnStep(direction);
      boolean entered = onBoard(row, column) && lattice.joins(row, column, direction);
      sink.accept(entered ? cell - step : -1, cell);
      report(1);
    }
  }

  /// A move may choose a cell, which changes then.
  void play(int cell) {
    played[cell] = true;
  }

  /// An instance that changes one cell reads or writes another.
  void join(int changing, int cell) {
    if (changes(cell)) {
      parent[find(cell)] = find(changing);
    } else {
      touched[0] = cell;
      bareCount = 0;
      addContext(changing, 1);
    }
  }

  /// Starts an instance.
  ///
  /// @param asMove whether it is a move; a winning pattern connects cells but gives nothing to do
  void begin(boolean asMove) {
    report(1 + touchedCount);
    touchedCount = 0;
    bareCount = 0;
    moves = asMove;
  }

  /// The instance reads or writes the cell; it may say so more than once.
  void touch(int cell) {
    if (touchedCount == touched.length) {
      claim(4L * touchedCount);
      touched = Arrays.copyOf(touched, 2 * touchedCount);
    }
    touched[touchedCount++] = cell;
  }

  /// The instance needs the cell to be on the board, whatever it holds.
  void needOnBoard(int row, int column) {
    if (bareCount == bare.length) {
      bare = Arrays.copyOf(bare, 2 * bareCount);
    }
    bare[bareCount++] = row * columns() + column;
  }

  /// Connects what the instance has touched.
  void commit() {
    int first = -1;
    int constants = 0;
    for (int i = 0; i < touchedCount; i++) {
      int cell = touched[i];
      if (!changes(cell)) {
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
      addContext(first, constants);
    }
  }

  private void addContext(int cell, int constants) {
    int end = Math.addExact(contextsEnd, 3 + constants + bareCount);
    if (end > contexts.length) {
      int length = Math.max(end, (int) Math.min(2L * contexts.length, Integer.MAX_VALUE - 8));
      claim(4L * (length - contexts.length));
      contexts = Arrays.copyOf(contexts, length);
    }
    contexts[contextsEnd] = cell;
    contexts[contextsEnd + 1] = constants;
    contexts[contextsEnd + 2] = bareCount;
    System.arraycopy(touched, 0, contexts, contextsEnd + 3, constants);
    System.arraycopy(bare, 0, contexts, contextsEnd + 3 + constants, bareCount);
    contextsEnd = end;
  }

  /// Instead of [#commit]: the instance is impossible, for its ray surely stops at a forbidden
  /// glyph.
  void forbid(int cell, Direction direction, int steps) {
    int step = direction.rowStep() * columns() + columnStep(direction);
    forbiddenRays.add(new ForbiddenRay(cell, step, steps));
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
    int[] partOfCell = new int[position.size()];
    int count = number(partOfCell);
    claim(64L * count);
    PartBoard[] parts = new PartBoard[count];
    for (int part = 0; part < count; part++) {
      parts[part] = new PartBoard(position.columns());
    }
    for (int cell = 0; cell < partOfCell.length; cell++) {
      if (partOfCell[cell] >= 0) {
        parts[partOfCell[cell]].reserve(cell);
      }
    }
    eachContextCell(partOfCell, (part, cell, _) -> parts[part].reserve(cell));
    for (ForbiddenRay ray : forbiddenRays) {
      if (partOfCell[ray.cell] >= 0) {
        parts[partOfCell[ray.cell]].reserve(ray.cell + ray.steps * ray.step);
      }
    }
    for (PartBoard part : parts) {
      part.reserveCorner(lattice);
      claim(part.area());
      part.open();
    }
    fill(parts, partOfCell);
    for (PartBoard part : parts) {
      part.align(lattice);
    }
    return new Split(
        Arrays.stream(parts).map(PartBoard::crop).toList(),
        Arrays.stream(parts).mapToInt(PartBoard::origin).toArray(),
        partOfCell);
  }

  /// Writes for each cell the number of its class, -1 where nothing can be played in it.
  ///
  /// @return how many classes are numbered
  private int number(int[] partOfCell) {
    int[] partOfRoot = new int[position.size()];
    Arrays.fill(partOfRoot, -1);
    for (int cell = 0; cell < position.size(); cell++) {
      if (played[cell]) {
        partOfRoot[find(cell)] = Integer.MAX_VALUE;
      }
    }
    int count = 0;
    for (int cell = 0; cell < position.size(); cell++) {
      int root = find(cell);
      if (partOfRoot[root] == Integer.MAX_VALUE) {
        partOfRoot[root] = count++;
      }
      partOfCell[cell] = partOfRoot[root];
    }
    meter.check();
    return count;
  }

  private void fill(PartBoard[] parts, int[] partOfCell) {
    for (int cell = 0; cell < partOfCell.length; cell++) {
      if (partOfCell[cell] >= 0) {
        parts[partOfCell[cell]].show(cell, position.at(cell));
      }
    }
    eachContextCell(
        partOfCell,
        (part, cell, read) -> {
          if (read) {
            parts[part].show(cell, position.at(cell));
          } else {
            parts[part].keep(cell);
          }
        });
    for (ForbiddenRay ray : forbiddenRays) {
      if (partOfCell[ray.cell] >= 0) {
        parts[partOfCell[ray.cell]].forbid(ray);
      }
    }
    meter.check();
  }

  private interface ContextSink {
    /// @param read whether its glyph is read; else it only has to be on the board
    void accept(int part, int cell, boolean read);
  }

  private void eachContextCell(int[] partOfCell, ContextSink sink) {
    for (int at = 0; at < contextsEnd; ) {
      int part = partOfCell[contexts[at]];
      int bareFrom = at + 3 + contexts[at + 1];
      int end = bareFrom + contexts[at + 2];
      for (int i = at + 3; part >= 0 && i < end; i++) {
        sink.accept(part, contexts[i], i < bareFrom);
      }
      report(end - at);
      at = end;
    }
  }

  /// The board of one component while it is collected: first the rectangle in which it may lie,
  /// then its cells.
  private static final class PartBoard {
    private final int columns;
    private final Extent reserved = new Extent();
    private final Extent used = new Extent();
    private byte[] cells = {};

    PartBoard(int columns) {
      this.columns = columns;
    }

    void reserve(int cell) {
      reserved.extend(cell / columns, cell % columns);
    }

    /// Makes room to [#align].
    void reserveCorner(Lattice lattice) {
      if (!lattice.isUniform()) {
        reserved.fromColumn = Math.max(0, reserved.fromColumn - 1);
        reserved.fromRow = Math.max(0, reserved.fromRow - 1);
      }
    }

    /// Makes the upper left corner of the part alike to that of the whole board.
    void align(Lattice lattice) {
      if (!lattice.isAlike(used.fromRow, used.fromColumn)) {
        used.growOutwards();
      }
    }

    long area() {
      return (long) reserved.height() * reserved.width();
    }

    /// Takes room for the rectangle.
    void open() {
      cells = new byte[reserved.height() * reserved.width()];
      Arrays.fill(cells, Glyphs.OUTSIDE);
    }

    private int place(int cell) {
      return (cell / columns - reserved.fromRow) * reserved.width()
          + cell % columns
          - reserved.fromColumn;
    }

    private void set(int cell, byte glyph) {
      used.extend(cell / columns, cell % columns);
      cells[place(cell)] = glyph;
    }

    void show(int cell, int glyph) {
      set(cell, (byte) glyph);
    }

    void keep(int cell) {
      byte now = cells[place(cell)];
      set(cell, now == Glyphs.OUTSIDE ? Glyphs.BLANK : now);
    }

    void forbid(ForbiddenRay ray) {
      int cell = ray.cell;
      for (int i = 0; i < ray.steps; i++) {
        cell += ray.step;
        if (cells[place(cell)] >= Glyphs.FORBIDDEN) {
          set(cell, Glyphs.FORBIDDEN);
          return;
        }
      }
    }

    int origin() {
      return used.fromRow * columns + used.fromColumn;
    }

    GridPosition crop() {
      byte[] cropped = new byte[used.height() * used.width()];
      for (int row = 0; row < used.height(); row++) {
        int from = place((used.fromRow + row) * columns + used.fromColumn);
        System.arraycopy(cells, from, cropped, row * used.width(), used.width());
      }
      return GridPosition.wrap(used.height(), used.width(), cropped);
    }
  }

  /// The least rectangle around some cells.
  private static final class Extent {
    private int fromRow = Integer.MAX_VALUE;
    private int toRow;
    private int fromColumn = Integer.MAX_VALUE;
    private int toColumn;

    void extend(int row, int column) {
      fromRow = Math.min(fromRow, row);
      toRow = Math.max(toRow, row + 1);
      fromColumn = Math.min(fromColumn, column);
      toColumn = Math.max(toColumn, column + 1);
    }

    /// Takes one column more at the left; where there is none, one row more at the top.
    void growOutwards() {
      if (fromColumn > 0) {
        fromColumn--;
      } else {
        fromRow--;
      }
    }

    int height() {
      return toRow - fromRow;
    }

    int width() {
      return toColumn - fromColumn;
    }
  }
}
