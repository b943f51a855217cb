package org.grundy.solvers.tiling;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.grundy.solvers.cover.polyomino.Cell;
import org.grundy.solvers.cover.polyomino.Polyomino;
import org.grundy.solvers.cover.polyomino.Symmetry;

/// All tilings of a small region, found plainly: the first cell that is left is covered in every
/// way. A tiling is a set of parts, a part a set of cells.
final class PlainTilings {
  private final TilingProblem problem;
  private final int[] used;
  private final List<Set<Cell>> laid = new ArrayList<>();
  private final List<Set<Set<Cell>>> found = new ArrayList<>();

  private PlainTilings(TilingProblem problem) {
    this.problem = problem;
    this.used = new int[problem.pieces().size()];
  }

  static List<Set<Set<Cell>>> of(TilingProblem problem) {
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
      found.add(Set.copyOf(laid));
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

  /// How many of these tilings there are if images under symmetries of the region count once.
  static int distinct(List<Set<Set<Cell>>> tilings, Region region, List<Symmetry> symmetries) {
    Set<Set<Set<Cell>>> seen = new HashSet<>();
    int distinct = 0;
    for (Set<Set<Cell>> tiling : tilings) {
      if (!seen.contains(tiling)) {
        distinct++;
        for (Symmetry symmetry : symmetries) {
          seen.add(image(tiling, region, symmetry));
        }
      }
    }
    return distinct;
  }

  private static Set<Set<Cell>> image(Set<Set<Cell>> tiling, Region region, Symmetry symmetry) {
    SortedSet<Cell> moved =
        cells(region).stream().map(symmetry::apply).collect(Collectors.toCollection(TreeSet::new));
    int top = moved.first().row();
    int left = moved.stream().mapToInt(Cell::column).min().orElseThrow();
    return tiling.stream()
        .map(part ->
            part.stream()
                .map(symmetry::apply)
                .map(cell -> new Cell(cell.row() - top, cell.column() - left))
                .collect(Collectors.toSet()))
        .collect(Collectors.toSet());
  }

  /// A tiling that a method found, as one of these.
  static Set<Set<Cell>> of(PlacedTiling tiling) {
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
    return new HashSet<>(parts);
  }
}
