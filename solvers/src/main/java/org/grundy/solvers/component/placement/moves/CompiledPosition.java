package org.grundy.solvers.component.placement.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.GridPosition;
import org.grundy.rules.derive.GlyphFlow;
import org.grundy.rules.tree.GameRules;

/// A position as instances over its living cells, with the components that they form.
///
/// @param parts the components: of each the cells and the instances; where the moves are said by
///   own cells, these are the usable ones
/// @param uniform the board on which places do not matter, where there is one
/// @param own how the moves are said by own cells, where they are
/// @param conflicts what kills cells besides what is written in them
public record CompiledPosition(
    GridPosition position,
    Conflicts conflicts,
    BitSet alive,
    List<Part> parts,
    Optional<UniformBoard> uniform,
    Optional<OwnCells> own) {
  /// A component of the start.
  public record Part(BitSet cells, List<Instance> instances) {
    /// The cells numbered as they come; -1 for all others.
    public int[] numbers(int size) {
      int[] numbers = new int[size];
      int next = 0;
      for (int cell = 0; cell < size; cell++) {
        numbers[cell] = cells.get(cell) ? next++ : -1;
      }
      return numbers;
    }

    /// The instances on the cells numbered as they come.
    public List<Instance> numbered(int size) {
      int[] numbers = numbers(size);
      return instances.stream()
          .flatMap(instance -> instance.map(cell -> numbers[cell]).stream())
          .distinct()
          .toList();
    }
  }

  public int rows() {
    return position.rows();
  }

  public int columns() {
    return position.columns();
  }

  /// The number of cells of the largest component.
  public int largestPart() {
    return parts.stream().mapToInt(part -> part.cells.cardinality()).max().orElse(0);
  }

  public static CompiledPosition of(
      GameRules rules, GridPosition position, List<Instance> instances) {
    Conflicts conflicts = Conflicts.of(rules).orElseThrow();
    BitSet alive = MoveCompiler.alive(rules, conflicts, position);
    CompiledPosition plain =
        new CompiledPosition(
            position,
            conflicts,
            alive,
            parts(relevant(instances), position.size()),
            UniformBoard.of(rules, position, instances, alive, false),
            Optional.empty());
    return OwnCells.of(instances)
        .map(own -> plain.saidBy(rules, own))
        .filter(said -> said.uniform.isPresent() || plain.uniform.isEmpty())
        .orElse(plain);
  }

  private CompiledPosition saidBy(GameRules rules, OwnCells said) {
    return new CompiledPosition(
        position,
        conflicts,
        alive,
        parts(relevant(said.instances()), position.size()),
        UniformBoard.of(rules, position, said.instances(), said.usable(alive), true),
        Optional.of(said));
  }

  /// The cells that matter of those that live.
  private BitSet usable(BitSet living) {
    return own.map(said -> said.usable(living)).orElse(living);
  }

  private BitSet livingIn(GridPosition left) {
    BitSet living = (BitSet) alive.clone();
    alive.stream()
        .filter(cell -> left.at(cell) != position.at(cell))
        .forEach(cell -> {
          living.clear(cell);
          living.andNot(conflicts.with(position, cell));
        });
    return living;
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

  /// The part in which a move was made: it has killed a cell that it needed.
  public int partChanged(GridPosition option) {
    int cell = -1;
    int part = -1;
    while (part < 0) {
      cell = alive.nextSetBit(cell + 1);
      if (option.at(cell) != position.at(cell)) {
        part = partOf(cell);
      }
    }
    return part;
  }

  /// The position that moves have left, with the same parts and fewer living cells in them.
  public CompiledPosition after(GridPosition left) {
    BitSet living = livingIn(left);
    BitSet usable = usable(living);
    List<Part> rest = new ArrayList<>();
    for (Part part : parts) {
      BitSet cells = (BitSet) part.cells.clone();
      cells.and(usable);
      rest.add(new Part(cells, part.instances));
    }
    return new CompiledPosition(left, conflicts, living, List.copyOf(rest), uniform, own);
  }

  /// The cells of a part that a move has left alive.
  public BitSet living(GridPosition option, int part) {
    BitSet living = usable(livingIn(option));
    living.and(parts.get(part).cells);
    return living;
  }

  /// The position with all living cells dead but those that one part needs.
  public GridPosition drawn(GameRules rules, int part) {
    GlyphFlow flow = GlyphFlow.of(rules);
    byte[] cells = position.copyCells();
    BitSet kept = parts.get(part).cells;
    BitSet needed = own.map(said -> said.needed(kept)).orElse(kept);
    for (int cell = 0; cell < cells.length; cell++) {
      if (alive.get(cell) && !needed.get(cell)) {
        long later = flow.mayHold(cells[cell]) & ~(1L << cells[cell]);
        cells[cell] = (byte) (63 - Long.numberOfLeadingZeros(later));
      }
    }
    return GridPosition.wrap(rows(), columns(), cells);
  }
}
