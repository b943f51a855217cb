package org.grundy.solvers.remove;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.GameRules;

/// A position as instances over its living cells, with the components that they form.
///
/// @param parts the components: of each the cells and the instances
/// @param uniform the board on which places do not matter, where there is one
record CompiledPosition(
    GridPosition position, BitSet alive, List<Part> parts, Optional<UniformBoard> uniform) {
  /// A component of the start.
  record Part(BitSet cells, List<Instance> instances) {
    /// A search in which the cells, at most 64, are numbered as they come.
    NarrowPart numbered(int size, Meter meter) {
      int[] bits = new int[size];
      int next = 0;
      for (int cell = 0; cell < size; cell++) {
        bits[cell] = cells.get(cell) ? next++ : -1;
      }
      MoveTable moves =
          new MoveTable(
              instances.stream()
                  .flatMap(instance -> instance.map(cell -> bits[cell]).stream())
                  .distinct()
                  .toList());
      return new NarrowPart(
          new NimberSearch(moves, MoveOrder.asGiven(moves), Representative.itself(), meter), bits);
    }
  }

  int rows() {
    return position.rows();
  }

  int columns() {
    return position.columns();
  }

  /// How many cells the largest component has.
  int largestPart() {
    return parts.stream().mapToInt(part -> part.cells.cardinality()).max().orElse(0);
  }

  static CompiledPosition of(GameRules rules, GridPosition position, List<Instance> instances) {
    BitSet alive = MoveCompiler.alive(rules, position);
    return new CompiledPosition(
        position,
        alive,
        parts(relevant(instances), position.size()),
        UniformBoard.of(rules, position, instances, alive));
  }

  /// The instances without cells of which no instance asks whether they live.
  private static List<Instance> relevant(List<Instance> instances) {
    BitSet asked = new BitSet();
    instances.forEach(instance -> asked.or(instance.asked()));
    return instances.stream().flatMap(instance -> instance.within(asked).stream()).toList();
  }

  /// Cells that one instance touches belong together, as each kills a cell that it needs.
  private static List<Part> parts(List<Instance> instances, int size) {
    int[] parent = new int[size];
    for (int cell = 0; cell < size; cell++) {
      parent[cell] = cell;
    }
    for (Instance instance : instances) {
      int first = instance.need().getFirst();
      instance.touched().stream().forEach(cell -> parent[root(parent, cell)] = root(parent, first));
    }
    Map<Integer, Part> parts = new HashMap<>();
    List<Part> inOrder = new ArrayList<>();
    for (Instance instance : instances) {
      int root = root(parent, instance.need().getFirst());
      Part part = parts.get(root);
      if (part == null) {
        part = new Part(new BitSet(), new ArrayList<>());
        parts.put(root, part);
        inOrder.add(part);
      }
      part.cells.or(instance.touched());
      part.instances.add(instance);
    }
    return List.copyOf(inOrder);
  }

  private static int root(int[] parent, int cell) {
    int root = cell;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  /// The part to which a cell belongs, or -1.
  int partOf(int cell) {
    for (int part = 0; part < parts.size(); part++) {
      if (parts.get(part).cells.get(cell)) {
        return part;
      }
    }
    return -1;
  }
}
