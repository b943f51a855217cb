package org.grundy.solvers.cover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// Which pieces occur in any tiling of a rectangle, from the definition: all ways to put pieces on
/// the first empty cell, row by row, are followed at once, as a graph of the sets of cells covered.
/// It knows neither regions nor sizes of regions, and lists shapes in its own way. Few sets arise
/// when the rows are short.
final class AllTilings {
  private final int rows;
  private final int columns;
  private final int size;
  private final List<int[][]> shapes = new ArrayList<>();
  private final List<String> names = new ArrayList<>();

  AllTilings(int size, int shortSide, int longSide) {
    this.rows = longSide;
    this.columns = shortSide;
    this.size = size;
    Set<List<List<Integer>>> all = Set.of(List.of(List.of(0, 0)));
    for (int cells = 1; cells < size; cells++) {
      Set<List<List<Integer>>> larger = new HashSet<>();
      for (List<List<Integer>> shape : all) {
        for (List<Integer> cell : shape) {
          for (int[] step : new int[][] {{0, 1}, {1, 0}, {0, -1}, {-1, 0}}) {
            List<Integer> next = List.of(cell.get(0) + step[0], cell.get(1) + step[1]);
            if (!shape.contains(next)) {
              List<List<Integer>> grown = new ArrayList<>(shape);
              grown.add(next);
              larger.add(anchored(grown));
            }
          }
        }
      }
      all = larger;
    }
    for (List<List<Integer>> shape : all) {
      shapes.add(shape.stream().map(c -> new int[] {c.get(0), c.get(1)}).toArray(int[][]::new));
      names.add(drawing(shape));
    }
  }

  /// Shifts the first cell, row by row, to (0, 0).
  private static List<List<Integer>> anchored(List<List<Integer>> shape) {
    List<List<Integer>> sorted = new ArrayList<>(shape);
    sorted.sort((a, b) -> a.get(0).equals(b.get(0)) ? a.get(1) - b.get(1) : a.get(0) - b.get(0));
    int row = sorted.getFirst().get(0);
    int column = sorted.getFirst().get(1);
    return sorted.stream().map(c -> List.of(c.get(0) - row, c.get(1) - column)).toList();
  }

  private static String drawing(List<List<Integer>> shape) {
    int left = shape.stream().mapToInt(c -> c.get(1)).min().orElseThrow();
    int right = shape.stream().mapToInt(c -> c.get(1)).max().orElseThrow();
    int bottom = shape.stream().mapToInt(c -> c.get(0)).max().orElseThrow();
    List<String> lines = new ArrayList<>();
    for (int row = 0; row <= bottom; row++) {
      StringBuilder line = new StringBuilder();
      for (int column = left; column <= right; column++) {
        line.append(shape.contains(List.of(row, column)) ? '#' : '.');
      }
      lines.add(line.toString());
    }
    return String.join("|", lines);
  }

  /// The drawings, as placed, of all pieces that occur in some tiling.
  Set<String> piecesInTilings() {
    long full = -1L >>> (64 - rows * columns);
    TreeMap<Integer, Set<Long>> byCells = new TreeMap<>();
    byCells.computeIfAbsent(0, _ -> new HashSet<>()).add(0L);
    for (int cells = 0; cells < rows * columns; cells += size) {
      for (long covered : byCells.getOrDefault(cells, Set.of())) {
        for (int[][] shape : shapes) {
          long placed = place(shape, covered);
          if (placed != 0) {
            byCells.computeIfAbsent(cells + size, _ -> new HashSet<>()).add(covered | placed);
          }
        }
      }
    }
    Set<Long> finished = new HashSet<>();
    finished.add(full);
    BitSet used = new BitSet();
    for (Set<Long> layer : byCells.headMap(rows * columns, false).descendingMap().values()) {
      for (long covered : layer) {
        for (int i = 0; i < shapes.size(); i++) {
          long placed = place(shapes.get(i), covered);
          if (placed != 0 && finished.contains(covered | placed)) {
            finished.add(covered);
            used.set(i);
          }
        }
      }
    }
    Set<String> result = new TreeSet<>();
    used.stream().mapToObj(names::get).forEach(result::add);
    return result;
  }

  private long place(int[][] shape, long covered) {
    int first = Long.numberOfTrailingZeros(~covered);
    long placed = 0;
    for (int[] cell : shape) {
      int row = first / columns + cell[0];
      int column = first % columns + cell[1];
      if (row >= rows || column < 0 || column >= columns) {
        return 0;
      }
      placed |= 1L << (row * columns + column);
    }
    return (placed & covered) == 0 ? placed : 0;
  }
}
