package org.grundy.solvers.component.placement.word;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.solvers.component.placement.moves.MoveTable;
import org.jspecify.annotations.Nullable;

/// The moves within the rectangle of a component, those nearest to its centre first. A component
/// lies in the upper left corner of a board of at most 64 cells.
///
/// Threads may share it: what two of them work out for one shape is equal, and a [Moves] has only
/// final fields, so that whoever sees one sees all of it.
final class CentreFirst implements MoveOrder {
  private final MoveTable table;
  private final int rows;
  private final int columns;
  private final long rowMask;
  private final @Nullable Moves[] byShape;

  CentreFirst(MoveTable table, int rows, int columns) {
    this.table = table;
    this.rows = rows;
    this.columns = columns;
    this.rowMask = -1L >>> (64 - columns);
    this.byShape = new Moves[(rows + 1) * (columns + 1)];
  }

  @Override
  public Moves of(long component) {
    long filled = component;
    for (int shift = columns; shift < rows * columns; shift <<= 1) {
      filled |= filled >>> shift;
    }
    int width = 64 - Long.numberOfLeadingZeros(filled & rowMask);
    int height = (63 - Long.numberOfLeadingZeros(component)) / columns + 1;
    int shape = height * (columns + 1) + width;
    Moves known = byShape[shape];
    if (known == null) {
      known = within(height, width);
      byShape[shape] = known;
    }
    return known;
  }

  private Moves within(int height, int width) {
    List<Integer> inside =
        IntStream.range(0, table.size())
            .filter(move -> isWithin(table.need(move), height, width))
            .boxed()
            .sorted(Comparator.comparingInt(move -> distance(table.need(move), height, width)))
            .toList();
    return new Moves(
        inside.stream().mapToInt(Integer::intValue).toArray(),
        inside.stream().mapToInt(move -> distance(table.need(move), height, width)).toArray());
  }

  private boolean isWithin(long need, int height, int width) {
    for (long cells = need; cells != 0; cells &= cells - 1) {
      int cell = Long.numberOfTrailingZeros(cells);
      if (cell / columns >= height || cell % columns >= width) {
        return false;
      }
    }
    return true;
  }

  /// The mean distance of the cells from the centre, along rows and columns, in half cells.
  private int distance(long need, int height, int width) {
    int distance = 0;
    for (long cells = need; cells != 0; cells &= cells - 1) {
      int cell = Long.numberOfTrailingZeros(cells);
      distance +=
          Math.abs(2 * (cell / columns) - height + 1) + Math.abs(2 * (cell % columns) - width + 1);
    }
    return distance / Long.bitCount(need);
  }
}
