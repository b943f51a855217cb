package org.grundy.tilings.cover;

import java.util.Arrays;
import org.grundy.core.Meter;

/// A sparse matrix of zeros and ones whose columns are covered and uncovered: Knuth's dancing links
/// ("Dancing links", 2000).
///
/// Node 0 is the head of a ring of the *open* columns, nodes 1 to `columns` are the columns; then
/// come the ones, row by row. Each one is linked to those above and below it in its column.
/// Covering a column takes it out of the ring, and all its rows out of all other columns;
/// uncovering, in the opposite order, puts back what was taken.
final class LinkedLists {
  private final int columns;
  private final int[] left;
  private final int[] right;
  private int[] up;
  private int[] down;
  private int[] columnOf;
  private int[] rowOf;
  private int[] firstOfRow = new int[257];
  private final int[] sizes;
  private int nodes;
  private int rows;

  /// @param columns their number
  /// @param ringed the first of them are in the ring; all others are only looked at in rows
  LinkedLists(int columns, int ringed) {
    this.columns = columns;
    this.left = new int[columns + 1];
    this.right = new int[columns + 1];
    this.up = new int[2 * columns + 2];
    this.down = new int[2 * columns + 2];
    this.columnOf = new int[2 * columns + 2];
    this.rowOf = new int[2 * columns + 2];
    this.sizes = new int[columns + 1];
    for (int column = 0; column <= columns; column++) {
      boolean inRing = column <= ringed;
      left[column] = inRing ? (column == 0 ? ringed : column - 1) : column;
      right[column] = inRing ? (column == ringed ? 0 : column + 1) : column;
      up[column] = column;
      down[column] = column;
      columnOf[column] = column;
      rowOf[column] = -1;
    }
    nodes = columns + 1;
  }

  /// Adds a row; rows are numbered from 0.
  ///
  /// @param meter is told of the memory
  void addRow(int[] inColumns, int count, Meter meter) {
    if (nodes + count > up.length) {
      meter.claim(16L * up.length);
      int length = Math.max(nodes + count, 2 * up.length);
      up = Arrays.copyOf(up, length);
      down = Arrays.copyOf(down, length);
      columnOf = Arrays.copyOf(columnOf, length);
      rowOf = Arrays.copyOf(rowOf, length);
    }
    if (rows + 1 == firstOfRow.length) {
      firstOfRow = Arrays.copyOf(firstOfRow, 2 * firstOfRow.length);
    }
    firstOfRow[rows] = nodes;
    for (int i = 0; i < count; i++) {
      append(inColumns[i]);
    }
    rows++;
    firstOfRow[rows] = nodes;
  }

  private void append(int column) {
    int node = nodes++;
    columnOf[node] = column;
    rowOf[node] = rows;
    up[node] = up[column];
    down[node] = column;
    down[up[column]] = node;
    up[column] = node;
    sizes[column]++;
  }

  /// The rows that a column still has.
  int size(int column) {
    return sizes[column];
  }

  /// The next open column after another, or 0; the first one comes after 0.
  int openAfter(int column) {
    return right[column];
  }

  /// The next node below another in its column; the column itself after the last.
  int below(int node) {
    return down[node];
  }

  int row(int node) {
    return rowOf[node];
  }

  int column(int node) {
    return columnOf[node];
  }

  /// The nodes of a row are those from here on and below [#toNode].
  int fromNode(int row) {
    return firstOfRow[row];
  }

  int toNode(int row) {
    return firstOfRow[row + 1];
  }

  void cover(int column) {
    right[left[column]] = right[column];
    left[right[column]] = left[column];
    for (int node = down[column]; node != column; node = down[node]) {
      int row = rowOf[node];
      for (int other = firstOfRow[row]; other < firstOfRow[row + 1]; other++) {
        if (other != node) {
          down[up[other]] = down[other];
          up[down[other]] = up[other];
          sizes[columnOf[other]]--;
        }
      }
    }
  }

  void uncover(int column) {
    for (int node = up[column]; node != column; node = up[node]) {
      int row = rowOf[node];
      for (int other = firstOfRow[row + 1] - 1; other >= firstOfRow[row]; other--) {
        if (other != node) {
          down[up[other]] = other;
          up[down[other]] = other;
          sizes[columnOf[other]]++;
        }
      }
    }
    right[left[column]] = column;
    left[right[column]] = column;
  }

  /// The number of columns.
  int columns() {
    return columns;
  }
}
