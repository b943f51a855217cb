package org.grundy.solvers.component.placement.moves;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/// Moves of which each has a cell of its own, said by which of them each makes impossible.
///
/// **Theorem.** Let no instance have rays, and let each kill a cell that it needs, its *own*, which
/// is no other's. Call a cell *usable* while it is the own cell of an instance all of whose needed
/// cells live. Then which moves are legal, and which cells are usable after each, depends on the
/// usable cells alone: an instance needs just its own cell to be usable, and makes unusable the own
/// cells of all instances that need a cell that it kills.
///
/// *Proof.* An instance is legal just if all cells that it needs live, so just if its own cell is
/// usable. A cell that is not usable never becomes so, as no cell comes to life. After a move those
/// stay usable whose instances need no cell that the move has killed. ∎
///
/// So `move . -> # … forbid #` is the same game as one whose moves mark the cells at which nobody
/// may move any more: cells that live but that no move can use are dead.
///
/// @param instances on usable cells
/// @param needs by own cell what its instance needs alive
public record OwnCells(List<Instance> instances, Map<Integer, List<Integer>> needs) {
  /// The moves as said by own cells; empty where the theorem does not hold, or where each move
  /// needs one cell only, so that nothing would change.
  static Optional<OwnCells> of(List<Instance> instances) {
    Map<Integer, List<Integer>> needs = new HashMap<>();
    Map<Integer, List<Integer>> needing = new HashMap<>();
    boolean single = true;
    for (Instance instance : instances) {
      int own = own(instance);
      if (own < 0 || needs.put(own, instance.need()) != null) {
        return Optional.empty();
      }
      instance
          .need()
          .forEach(cell -> needing.computeIfAbsent(cell, _ -> new ArrayList<>()).add(own));
      single &= instance.need().size() == 1;
    }
    if (single) {
      return Optional.empty();
    }
    List<Instance> said = new ArrayList<>();
    for (Instance instance : instances) {
      TreeSet<Integer> spoilt = new TreeSet<>();
      instance.kill().forEach(cell -> spoilt.addAll(needing.getOrDefault(cell, List.of())));
      said.add(new Instance(List.of(own(instance)), List.copyOf(spoilt), List.of()));
    }
    return Optional.of(new OwnCells(List.copyOf(said), Map.copyOf(needs)));
  }

  /// The first cell that an instance needs and kills; -1 where rays matter.
  private static int own(Instance instance) {
    return instance.rays().isEmpty()
        ? instance.need().stream().filter(instance.kill()::contains).findFirst().orElse(-1)
        : -1;
  }

  /// The cells that are usable.
  BitSet usable(BitSet living) {
    BitSet usable = new BitSet();
    needs.forEach((own, need) -> usable.set(own, need.stream().allMatch(living::get)));
    return usable;
  }

  /// The cells that the instances of own cells need.
  BitSet needed(BitSet ownCells) {
    BitSet needed = new BitSet();
    ownCells.stream().forEach(own -> needs.getOrDefault(own, List.of()).forEach(needed::set));
    return needed;
  }
}
