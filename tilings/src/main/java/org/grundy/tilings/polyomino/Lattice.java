package org.grundy.tilings.polyomino;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/// The squares near the origin, those joined that a symmetry carries into each other: a vertex is
/// an orbit of squares, as heavy as it has squares, and beside the orbits of their neighbours.
///
/// A set of squares that the symmetry keeps is a set of orbits; it is connected only if the orbits
/// do.
final class Lattice {
  private final List<List<Cell>> orbits = new ArrayList<>();
  private final Map<Cell, Integer> orbitOfCell = new HashMap<>();
  private final int[][] neighbours;

  /// The squares with rows and columns from `-reach` to `reach` whose orbits lie among them.
  ///
  /// @param symmetry maps squares to squares; one to four times, it is the identity
  Lattice(int reach, UnaryOperator<Cell> symmetry) {
    for (int row = -reach; row <= reach; row++) {
      for (int column = -reach; column <= reach; column++) {
        addOrbit(new Cell(row, column), reach, symmetry);
      }
    }
    neighbours = new int[orbits.size()][];
    for (int i = 0; i < neighbours.length; i++) {
      neighbours[i] = neighboursOf(i);
    }
  }

  private void addOrbit(Cell first, int reach, UnaryOperator<Cell> symmetry) {
    if (orbitOfCell.containsKey(first)) {
      return;
    }
    List<Cell> orbit = new ArrayList<>();
    for (Cell cell = first; !orbit.contains(cell); cell = symmetry.apply(cell)) {
      orbit.add(cell);
    }
    if (orbit.stream()
        .allMatch(cell -> Math.abs(cell.row()) <= reach && Math.abs(cell.column()) <= reach)) {
      orbit.forEach(cell -> orbitOfCell.put(cell, orbits.size()));
      orbits.add(orbit);
    }
  }

  private int[] neighboursOf(int vertex) {
    TreeSet<Integer> found = new TreeSet<>();
    for (Cell cell : orbits.get(vertex)) {
      for (Cell beside : Polyomino.neighbours(cell)) {
        Integer orbit = orbitOfCell.get(beside);
        if (orbit != null && orbit != vertex) {
          found.add(orbit);
        }
      }
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  int[][] neighbours() {
    return neighbours;
  }

  int[] weights() {
    return orbits.stream().mapToInt(List::size).toArray();
  }

  /// The vertices of squares, each once and in order, those left out that are no vertex.
  List<Integer> vertices(List<Cell> cells) {
    return cells.stream()
        .filter(orbitOfCell::containsKey)
        .map(orbitOfCell::get)
        .distinct()
        .toList();
  }

  /// The squares of the first `count` of some vertices.
  List<Cell> cells(int[] vertices, int count) {
    return Arrays.stream(vertices, 0, count).mapToObj(orbits::get).flatMap(List::stream).toList();
  }
}
