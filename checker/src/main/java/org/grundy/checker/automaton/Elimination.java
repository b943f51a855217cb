package org.grundy.checker.automaton;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.grundy.rules.tree.EquationMove.Relation;

/// Fewer tracks for the same machine: a chosen number x that a required equation makes equal to a
/// sum of others is replaced by that sum, which then has to be at least 0. So the same positions
/// and options remain.
final class Elimination {
  private final Machine machine;
  private final List<LinearSum> sums;
  private final List<Formula> required = new ArrayList<>();

  private Elimination(Machine machine) {
    this.machine = machine;
    this.sums = new ArrayList<>(machine.sums());
    require(machine.formula());
  }

  private void require(Formula formula) {
    if (formula instanceof Formula.All(List<Formula> formulas)) {
      formulas.forEach(this::require);
    } else {
      required.add(formula);
    }
  }

  /// The machine without the tracks that can be told from others.
  ///
  /// @param sizes how many of its tracks are the position's
  static Machine of(Machine machine, int sizes) {
    Elimination elimination = new Elimination(machine);
    while (elimination.removeOne(sizes)) {
      // goes on while there is one
    }
    return elimination.renumbered(sizes);
  }

  private boolean removeOne(int sizes) {
    for (int at = 0; at < required.size(); at++) {
      if (required.get(at) instanceof Formula.Compared(int index, Relation relation)
          && relation == Relation.EQUAL) {
        Optional<Integer> track = removable(sums.get(index), sizes);
        if (track.isPresent() && replace(track.get(), index, at)) {
          return true;
        }
      }
    }
    return false;
  }

  private Optional<Integer> removable(LinearSum sum, int sizes) {
    return sum.factors().entrySet().stream()
        .filter(factor -> Math.abs(factor.getValue()) == 1)
        .map(Map.Entry::getKey)
        .filter(track -> track >= sizes && !machine.option().contains(track))
        .filter(track -> machine.xors().stream().noneMatch(xor -> xor.contains(track)))
        .findFirst();
  }

  /// Replaces a number by what the equation at `at` makes it, unless factors become too large.
  private boolean replace(int track, int index, int at) {
    LinearSum equation = sums.get(index);
    LinearSum number = LinearSum.ofTrack(track);
    long factor = equation.factors().getOrDefault(track, 0L);
    List<LinearSum> replaced = new ArrayList<>();
    try {
      LinearSum value = equation.plus(number, -factor).times(-factor);
      LinearSum change = value.minus(number);
      for (LinearSum sum : sums) {
        replaced.add(sum.plus(change, sum.factors().getOrDefault(track, 0L)));
      }
      replaced.add(value);
    } catch (UncheckableException large) {
      return false;
    }
    sums.clear();
    sums.addAll(replaced);
    required.set(at, new Formula.Compared(sums.size() - 1, Relation.AT_LEAST));
    return true;
  }

  private Machine renumbered(int sizes) {
    TreeSet<Integer> used = new TreeSet<>(machine.option());
    for (int size = 0; size < sizes; size++) {
      used.add(size);
    }
    sums.forEach(sum -> used.addAll(sum.factors().keySet()));
    machine.xors().forEach(used::addAll);
    Map<Integer, Integer> numbers = new TreeMap<>();
    used.forEach(track -> numbers.put(track, numbers.size()));
    return new Machine(
        machine.kind(),
        used.size(),
        renumbered(machine.option(), numbers),
        sums.stream().map(sum -> renumbered(sum, numbers)).toList(),
        machine.xors().stream().map(xor -> renumbered(xor, numbers)).toList(),
        new Formula.All(required));
  }

  private static List<Integer> renumbered(
      Collection<Integer> tracks, Map<Integer, Integer> numbers) {
    return tracks.stream().flatMap(track -> Stream.ofNullable(numbers.get(track))).toList();
  }

  private static LinearSum renumbered(LinearSum sum, Map<Integer, Integer> numbers) {
    Map<Integer, Long> factors = new TreeMap<>();
    sum.factors()
        .forEach((track, factor) -> factors.put(numbers.getOrDefault(track, track), factor));
    return new LinearSum(factors, sum.constant());
  }
}
