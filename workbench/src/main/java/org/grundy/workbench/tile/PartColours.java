package org.grundy.workbench.tile;

import java.util.Arrays;
import org.grundy.tilings.region.PlacedTiling;

/// Small numbers for the parts of a tiling, such that parts that share an edge or a corner have
/// different ones wherever there are numbers enough, and parts that share an edge always if there
/// are more numbers than any part has neighbours.
public final class PartColours {
  private PartColours() {}

  /// A number for each part: in the order of the parts, each takes the next one after the last that
  /// no neighbour has.
  ///
  /// @param count numbers from 0 to below this
  /// @param inTurn whether the numbers are used in turn, rather than the least first
  public static int[] of(PlacedTiling tiling, int count, boolean inTurn) {
    int[][] cells = cellsOfParts(tiling);
    int[] colours = new int[tiling.parts()];
    Arrays.fill(colours, -1);
    int next = 0;
    for (int part = 0; part < colours.length; part++) {
      boolean[] besideEdge = new boolean[count];
      boolean[] besideCorner = new boolean[count];
      for (int cell : cells[part]) {
        mark(
            tiling,
            colours,
            cell / tiling.columns(),
            cell % tiling.columns(),
            besideEdge,
            besideCorner);
      }
      int colour = free(besideCorner, inTurn ? next : 0);
      colour = colour < 0 ? free(besideEdge, inTurn ? next : 0) : colour;
      colours[part] = Math.max(colour, 0);
      next = (colours[part] + 1) % count;
    }
    return colours;
  }

  private static int free(boolean[] taken, int from) {
    for (int i = 0; i < taken.length; i++) {
      int colour = (from + i) % taken.length;
      if (!taken[colour]) {
        return colour;
      }
    }
    return -1;
  }

  private static int[][] cellsOfParts(PlacedTiling tiling) {
    int[] sizes = new int[tiling.parts()];
    for (int cell = 0; cell < tiling.rows() * tiling.columns(); cell++) {
      int part = tiling.partAt(cell / tiling.columns(), cell % tiling.columns());
      if (part != PlacedTiling.NO_PART) {
        sizes[part]++;
      }
    }
    int[][] cells = new int[sizes.length][];
    for (int part = 0; part < cells.length; part++) {
      cells[part] = new int[sizes[part]];
    }
    for (int cell = 0; cell < tiling.rows() * tiling.columns(); cell++) {
      int part = tiling.partAt(cell / tiling.columns(), cell % tiling.columns());
      if (part != PlacedTiling.NO_PART) {
        cells[part][--sizes[part]] = cell;
      }
    }
    return cells;
  }

  private static void mark(
      PlacedTiling tiling,
      int[] colours,
      int row,
      int column,
      boolean[] besideEdge,
      boolean[] besideCorner) {
    for (int r = Math.max(0, row - 1); r <= Math.min(tiling.rows() - 1, row + 1); r++) {
      for (int c = Math.max(0, column - 1); c <= Math.min(tiling.columns() - 1, column + 1); c++) {
        int other = tiling.partAt(r, c);
        if (other != PlacedTiling.NO_PART && colours[other] >= 0) {
          besideCorner[colours[other]] = true;
          besideEdge[colours[other]] |= r == row || c == column;
        }
      }
    }
  }
}
