package org.grundy.workbench.render.tiling;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.grundy.solvers.cover.Tiling;

/// The upper left part of a tiling, or all of it, to be drawn: the part of each of its cells, where
/// part 0 is the named piece.
public final class TilingCorner {
  /// The letter of the named piece.
  public static final char NAMED = '#';

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private final int[][] parts;

  private TilingCorner(int[][] parts) {
    this.parts = parts;
  }

  /// All of a tiling.
  public static TilingCorner whole(Tiling tiling) {
    return new TilingCorner(tiling.toArray());
  }

  /// The corner that was searched, which holds the named piece.
  public static TilingCorner searched(Tiling tiling) {
    return new TilingCorner(tiling.cornerParts());
  }

  /// The parts, row by row; the caller must not write to them.
  public int[][] parts() {
    return parts;
  }

  public int rows() {
    return parts.length;
  }

  public int columns() {
    return parts[0].length;
  }

  /// Rows of letters, another for each part as far as they last and always for neighbours; the
  /// named piece is drawn [#NAMED].
  public List<String> letters() {
    Map<Integer, Integer> letterOfPart = colours(LETTERS.length(), true);
    List<String> lines = new ArrayList<>();
    for (int[] row : parts) {
      StringBuilder line = new StringBuilder();
      for (int part : row) {
        line.append(part == 0 ? NAMED : LETTERS.charAt(letterOfPart.getOrDefault(part, 0)));
      }
      lines.add(line.toString());
    }
    return lines;
  }

  /// Numbers for all parts but the named one, such that neighbours differ where so few numbers
  /// allow it: in the order of the parts, each takes the first number that no neighbour has.
  ///
  /// @param count numbers from 0 to below this
  /// @param inTurn whether the numbers are used in turn, rather than the least first
  public Map<Integer, Integer> colours(int count, boolean inTurn) {
    Map<Integer, Integer> colours = new TreeMap<>();
    int next = 0;
    for (Map.Entry<Integer, Set<Integer>> part : neighbours().entrySet()) {
      if (part.getKey() == 0) {
        continue;
      }
      Set<Integer> taken = new HashSet<>();
      part.getValue().forEach(other -> taken.add(colours.getOrDefault(other, -1)));
      int colour = inTurn ? next : 0;
      for (int tries = 1; tries < count && taken.contains(colour); tries++) {
        colour = (colour + 1) % count;
      }
      colours.put(part.getKey(), colour);
      next = (colour + 1) % count;
    }
    return colours;
  }

  /// The parts with those that touch them, by an edge or a corner.
  private Map<Integer, Set<Integer>> neighbours() {
    Map<Integer, Set<Integer>> neighbours = new TreeMap<>();
    for (int row = 0; row < rows(); row++) {
      for (int column = 0; column < columns(); column++) {
        Set<Integer> own = neighbours.computeIfAbsent(parts[row][column], _ -> new HashSet<>());
        for (int r = Math.max(0, row - 1); r <= Math.min(rows() - 1, row + 1); r++) {
          for (int c = Math.max(0, column - 1); c <= Math.min(columns() - 1, column + 1); c++) {
            own.add(parts[r][c]);
          }
        }
      }
    }
    return neighbours;
  }
}
