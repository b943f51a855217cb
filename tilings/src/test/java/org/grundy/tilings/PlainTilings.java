package org.grundy.tilings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.core.Symmetry;
import org.grundy.tilings.polyomino.Cell;
import org.grundy.tilings.polyomino.Polyomino;
import org.grundy.tilings.region.PieceUse;
import org.grundy.tilings.region.PlacedTiling;
import org.grundy.tilings.region.Region;
import org.grundy.tilings.region.TilingProblem;

/// All tilings of a small region, found plainly: the first cell that is left is covered in every
/// way. A tiling is a set of parts, a part a set of cells.
final class PlainTilings {
  private final TilingProblem problem;
  private final int[] used;
  private final List<Set<Cell>> laid = new ArrayList<>();
  private final List<List<Integer>> found = new ArrayList<>();

  private PlainTilings(TilingProblem problem) {
    this.problem = problem;
    this.used = new int[problem.pieces().size()];
  }

  static List<List<Integer>> of(TilingProblem problem) {
    PlainTilings tilings = new PlainTilings(problem);
    tilings.cover(cells(problem.region()));
    return tilings.found;
  }

  private static SortedSet<Cell> cells(Region region) {
    SortedSet<Cell> cells = new TreeSet<>();
    for (int row = 0; row < region.rows(); row++) {
      for (int column = 0; column < region.columns(); column++) {
        if (region.has(row, column)) {
          cells.add(new Cell(row, column));
        }
      }
    }
    return cells;
  }

  private void cover(SortedSet<Cell> left) {
    if (left.isEmpty()) {
      for (int i = 0; i < used.length; i++) {
        if (used[i] < problem.pieces().get(i).atLeast()) {
          return;
        }
      }
      found.add(firstCells(laid, problem.region().rows(), problem.region().columns()));
      return;
    }
    Cell first = left.first();
    for (int i = 0; i < used.length; i++) {
      PieceUse use = problem.pieces().get(i);
      if (used[i] == use.atMost()) {
        continue;
      }
      for (Polyomino lying : TilingProblem.orientations(use.piece(), problem.movement())) {
        Cell own = lying.cells().getFirst();
        Set<Cell> part =
            lying.cells().stream()
                .map(cell ->
                    new Cell(
                        first.row() + cell.row() - own.row(),
                        first.column() + cell.column() - own.column()))
                .collect(Collectors.toSet());
        if (left.containsAll(part)) {
          SortedSet<Cell> rest = new TreeSet<>(left);
          rest.removeAll(part);
          used[i]++;
          laid.add(part);
          cover(rest);
          laid.removeLast();
          used[i]--;
        }
      }
    }
  }

  private static List<Integer> firstCells(List<Set<Cell>> parts, int rows, int columns) {
    Integer[] firsts = new Integer[rows * columns];
    Arrays.fill(firsts, -1);
    for (Set<Cell> part : parts) {
      int first =
          part.stream().mapToInt(cell -> cell.row() * columns + cell.column()).min().orElseThrow();
      part.forEach(cell -> firsts[cell.row() * columns + cell.column()] = first);
    }
    return List.of(firsts);
  }

  /// How many of these tilings there are if images under symmetries of the region count once.
  static int distinct(List<List<Integer>> tilings, Region region, List<Symmetry> symmetries) {
    Set<List<Integer>> seen = new HashSet<>();
    int distinct = 0;
    for (List<Integer> tiling : tilings) {
      if (!seen.contains(tiling)) {
        distinct++;
        for (Symmetry symmetry : symmetries) {
          seen.add(image(tiling, region, symmetry));
        }
      }
    }
    return distinct;
  }

  private static List<Integer> image(List<Integer> tiling, Region region, Symmetry symmetry) {
    SortedSet<Cell> moved =
        cells(region).stream()
            .map(cell -> cell.image(symmetry))
            .collect(Collectors.toCollection(TreeSet::new));
    int top = moved.first().row();
    int left = moved.stream().mapToInt(Cell::column).min().orElseThrow();
    Map<Integer, Set<Cell>> parts = new HashMap<>();
    for (Cell cell : cells(region)) {
      Cell image = cell.image(symmetry);
      parts
          .computeIfAbsent(
              tiling.get(cell.row() * region.columns() + cell.column()), _ -> new HashSet<>())
          .add(new Cell(image.row() - top, image.column() - left));
    }
    return firstCells(List.copyOf(parts.values()), region.rows(), region.columns());
  }

  /// A tiling that a method found, as one of these.
  static List<Integer> of(PlacedTiling tiling) {
    List<Set<Cell>> parts = new ArrayList<>();
    for (int part = 0; part < tiling.parts(); part++) {
      parts.add(new HashSet<>());
    }
    for (int row = 0; row < tiling.rows(); row++) {
      for (int column = 0; column < tiling.columns(); column++) {
        if (tiling.partAt(row, column) != PlacedTiling.NO_PART) {
          parts.get(tiling.partAt(row, column)).add(new Cell(row, column));
        }
      }
    }
    return firstCells(parts, tiling.rows(), tiling.columns());
  }
}
