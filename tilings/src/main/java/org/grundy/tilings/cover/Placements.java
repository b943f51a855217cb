package org.grundy.tilings.cover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.region.CellNumbers;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;

/// All ways in which a piece may lie in a region, numbered from 0, those of a piece one after the
/// other. Cells are numbered by a [CellNumbers].
public final class Placements {
  private static final int REPORT_EVERY = 4096;
  private static final int NONE = -1;

  private final Region region;
  private final CellNumbers sweep;
  private final List<Lying> orientations = new ArrayList<>();
  private final Map<Polyomino, Integer> orientationOf = new HashMap<>();
  private int[] orientation = new int[256];
  private int[] corner = new int[256];
  private int count;

  /// A piece in one orientation.
  private static final class Lying {
    final Polyomino shape;
    final int piece;

    /// From the number of the corner's cell to those of its own, in order.
    final int[] steps;

    /// The placement with its upper left corner at each cell, row by row.
    final int[] idOfCorner;

    Lying(Polyomino shape, int piece, int[] steps, int[] idOfCorner) {
      this.shape = shape;
      this.piece = piece;
      this.steps = steps;
      this.idOfCorner = idOfCorner;
    }
  }

  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public Placements(TilingProblem problem, Meter meter) {
    this.region = problem.region();
    this.sweep = CellNumbers.of(region);
    for (int piece = 0; piece < problem.pieces().size(); piece++) {
      Polyomino drawn = problem.pieces().get(piece).piece();
      for (Polyomino shape : TilingProblem.orientations(drawn, problem.movement())) {
        orientationOf.put(shape, orientations.size());
        add(shape, piece, meter);
      }
    }
  }

  private void add(Polyomino shape, int piece, Meter meter) {
    meter.claim(4L * sweep.size() + 8L * region.size());
    int[] idOfCorner = new int[sweep.size()];
    Arrays.fill(idOfCorner, NONE);
    int[] steps =
        shape.cells().stream()
            .mapToInt(cell -> sweep.step(cell.row(), cell.column()))
            .sorted()
            .toArray();
    int index = orientations.size();
    orientations.add(new Lying(shape, piece, steps, idOfCorner));
    int unreported = 0;
    for (int row = 0; row + shape.rows() <= region.rows(); row++) {
      for (int column = 0; column + shape.columns() <= region.columns(); column++) {
        if (fits(shape, row, column)) {
          idOfCorner[row * region.columns() + column] = append(index, row, column);
        }
        if (++unreported == REPORT_EVERY) {
          meter.work(unreported);
          unreported = 0;
        }
      }
    }
    meter.work(unreported);
  }

  private boolean fits(Polyomino shape, int row, int column) {
    for (Cell cell : shape.cells()) {
      if (!region.has(row + cell.row(), column + cell.column())) {
        return false;
      }
    }
    return true;
  }

  private int append(int index, int row, int column) {
    if (count == orientation.length) {
      orientation = Arrays.copyOf(orientation, 2 * count);
      corner = Arrays.copyOf(corner, 2 * count);
    }
    orientation[count] = index;
    corner[count] = row * region.columns() + column;
    return count++;
  }

  Region region() {
    return region;
  }

  CellNumbers sweep() {
    return sweep;
  }

  /// The number of placements.
  int count() {
    return count;
  }

  int piece(int id) {
    return orientations.get(orientation[id]).piece;
  }

  /// The numbers of the cells that a placement covers, in order.
  int[] cells(int id) {
    int first = sweep.number(corner[id] / region.columns(), corner[id] % region.columns());
    int[] cells = orientations.get(orientation[id]).steps.clone();
    for (int i = 0; i < cells.length; i++) {
      cells[i] += first;
    }
    return cells;
  }

  /// The placement into which a symmetry of the problem carries another.
  int image(Symmetry symmetry, int id) {
    Polyomino shape = orientations.get(orientation[id]).shape;
    int row = corner[id] / region.columns();
    int column = corner[id] % region.columns();
    Cell one = region.image(symmetry, new Cell(row, column));
    Cell other =
        region.image(symmetry, new Cell(row + shape.rows() - 1, column + shape.columns() - 1));
    Integer image = orientationOf.get(shape.transformed(symmetry));
    if (image == null) {
      throw new IllegalArgumentException("no symmetry of the problem: " + symmetry);
    }
    int top = Math.min(one.row(), other.row());
    int left = Math.min(one.column(), other.column());
    return orientations.get(image).idOfCorner[top * region.columns() + left];
  }

  /// The tiling that disjoint placements make.
  public PlacedTiling tiling(int[] ids, int chosen) {
    int[] parts = new int[sweep.size()];
    Arrays.fill(parts, PlacedTiling.NO_PART);
    int[] pieces = new int[chosen];
    for (int part = 0; part < chosen; part++) {
      pieces[part] = piece(ids[part]);
      for (int cell : cells(ids[part])) {
        parts[sweep.row(cell) * region.columns() + sweep.column(cell)] = part;
      }
    }
    return new PlacedTiling(region.columns(), parts, pieces);
  }
}
