package org.grundy.tilings.cover;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.TilingProblem;

/// The search on regions of any size: the open cell, or piece that is used exactly once, with the
/// fewest placements left is the next to be settled, in all ways.
///
/// The columns of [LinkedLists] are the cells, the pieces used exactly once, and after them, not in
/// the ring, the other pieces with a limit; the latter's are covered when the limit is reached. A
/// piece that has to be used more often than it still can ends a branch, and so does a small region
/// of a size that no pieces have together. There is no recursion.
public final class WideCover implements Cover {
  private static final int REPORT_EVERY = 1 << 9;

  private final PieceLimits limits;
  private final Meter meter;
  private final LinkedLists lists;
  private final OpenCells open;
  private final int[] columnOfCell;
  private final int[] placeOfColumn;
  private final int[] columnOfPiece;
  private final int[] pieceOfRow;
  private final int[] neededPieces;
  private final int[] columnAt;
  private final int[] nodeAt;
  private final int[] chosen;
  private long nodes;
  private int unreported;

  public WideCover(TilingProblem problem, Placements placements, Meter meter) {
    CellNumbers sweep = placements.sweep();
    this.limits = new PieceLimits(problem);
    this.meter = meter;
    int cells = problem.region().size();
    meter.claim(48L * cells + 4L * sweep.size() + 8L * placements.count());
    this.columnOfCell = new int[sweep.size()];
    this.placeOfColumn = new int[cells + 1];
    this.open = new OpenCells(problem, sweep, meter);
    int column = 0;
    for (int cell = 0; cell < sweep.size(); cell++) {
      if (problem.region().has(sweep.row(cell), sweep.column(cell))) {
        columnOfCell[cell] = ++column;
        placeOfColumn[column] = open.place(cell);
        open.set(placeOfColumn[column], true);
      }
    }
    this.columnOfPiece = new int[problem.pieces().size()];
    List<Integer> needed = new ArrayList<>();
    int ringed = column;
    for (boolean once : new boolean[] {true, false}) {
      for (int piece = 0; piece < columnOfPiece.length; piece++) {
        PieceUse use = problem.pieces().get(piece);
        if (!use.isFree() && (use.atLeast() == 1 && use.atMost() == 1) == once) {
          columnOfPiece[piece] = ++column;
          ringed = once ? column : ringed;
          needed.add(piece);
        }
      }
    }
    this.neededPieces = needed.stream().mapToInt(Integer::intValue).toArray();
    this.lists = new LinkedLists(column, ringed);
    this.pieceOfRow = new int[placements.count()];
    addRows(placements);
    this.columnAt = new int[cells + 1];
    this.nodeAt = new int[cells + 1];
    this.chosen = new int[cells + 1];
    for (int piece = 0; piece < columnOfPiece.length; piece++) {
      coverIfUsedUp(piece, 0);
    }
  }

  private void addRows(Placements placements) {
    for (int id = 0; id < pieceOfRow.length; id++) {
      pieceOfRow[id] = placements.piece(id);
      int[] cells = placements.cells(id);
      int[] columns = new int[cells.length + 1];
      for (int i = 0; i < cells.length; i++) {
        columns[i] = columnOfCell[cells[i]];
      }
      int ofPiece = columnOfPiece[pieceOfRow[id]];
      columns[cells.length] = ofPiece;
      lists.addRow(columns, cells.length + (ofPiece == 0 ? 0 : 1), meter);
      report();
    }
  }

  @Override
  public long nodes() {
    return nodes;
  }

  @Override
  public boolean search(int fixed, Sink sink) {
    int depth = 0;
    if (fixed != NOTHING) {
      chosen[0] = fixed;
      lay(fixed, 0);
      depth = 1;
    }
    boolean whole = searchFrom(depth, sink);
    if (fixed != NOTHING) {
      takeUp(fixed, 0);
    }
    meter.work(unreported);
    unreported = 0;
    return whole;
  }

  private boolean searchFrom(int from, Sink sink) {
    int depth = from;
    boolean whole = true;
    boolean forward = true;
    while (true) {
      if (forward) {
        if (lists.openAfter(0) == 0) {
          whole = limits.cellsNeeded() > 0 || sink.accept(chosen, depth);
          forward = false;
        } else {
          int column = fewest();
          forward = column != 0;
          if (forward) {
            lists.cover(column);
            close(column, true);
            columnAt[depth] = column;
            nodeAt[depth] = lists.below(column);
          }
        }
      } else {
        if (depth == from) {
          return whole;
        }
        depth--;
        takeUp(chosen[depth], columnAt[depth]);
        nodeAt[depth] = lists.below(nodeAt[depth]);
        forward = true;
      }
      if (forward) {
        forward = layNext(depth, whole);
        depth += forward ? 1 : 0;
      }
    }
  }

  /// Lays the next placement in the column at a depth, or uncovers the column if there is none.
  private boolean layNext(int depth, boolean goOn) {
    int column = columnAt[depth];
    for (int node = nodeAt[depth]; goOn && node != column; node = lists.below(node)) {
      int row = lists.row(node);
      chosen[depth] = row;
      nodeAt[depth] = node;
      report();
      lay(row, column);
      if (leavesRightSizes(row)) {
        return true;
      }
      takeUp(row, column);
    }
    close(column, false);
    lists.uncover(column);
    return false;
  }

  /// The open column with the fewest rows, the first of several; 0 if some piece or cell can no
  /// longer be settled.
  private int fewest() {
    for (int piece : neededPieces) {
      if (limits.missing(piece) > lists.size(columnOfPiece[piece])) {
        return 0;
      }
    }
    int best = 0;
    int least = Integer.MAX_VALUE;
    for (int column = lists.openAfter(0); column != 0; column = lists.openAfter(column)) {
      if (lists.size(column) < least) {
        best = column;
        least = lists.size(column);
        if (least <= 1) {
          break;
        }
      }
    }
    return least == 0 ? 0 : best;
  }

  /// @param covered the column that is covered already, or 0
  private void lay(int row, int covered) {
    for (int node = lists.fromNode(row); node < lists.toNode(row); node++) {
      int column = lists.column(node);
      if (column != covered && column < placeOfColumn.length) {
        lists.cover(column);
        close(column, true);
      }
    }
    int piece = pieceOfRow[row];
    limits.use(piece);
    coverIfUsedUp(piece, covered);
  }

  private void takeUp(int row, int covered) {
    int piece = pieceOfRow[row];
    if (!limits.allows(piece) && columnOfPiece[piece] != covered) {
      lists.uncover(columnOfPiece[piece]);
    }
    limits.giveBack(piece);
    for (int node = lists.toNode(row) - 1; node >= lists.fromNode(row); node--) {
      int column = lists.column(node);
      if (column != covered && column < placeOfColumn.length) {
        close(column, false);
        lists.uncover(column);
      }
    }
  }

  private void coverIfUsedUp(int piece, int covered) {
    if (!limits.allows(piece) && columnOfPiece[piece] != covered) {
      lists.cover(columnOfPiece[piece]);
    }
  }

  private void close(int column, boolean closed) {
    if (column < placeOfColumn.length) {
      open.set(placeOfColumn[column], !closed);
    }
  }

  private void report() {
    nodes++;
    if (++unreported == REPORT_EVERY) {
      unreported = 0;
      meter.work(REPORT_EVERY);
    }
  }

  /// True if the small regions beside a placement have sizes of pieces.
  private boolean leavesRightSizes(int row) {
    if (open.areAllSizesRight()) {
      return true;
    }
    long before = open.floods();
    for (int node = lists.fromNode(row); node < lists.toNode(row); node++) {
      int column = lists.column(node);
      if (column < placeOfColumn.length
          && !open.hasRightSizesBeside(placeOfColumn[column], before)) {
        return false;
      }
    }
    return true;
  }
}
