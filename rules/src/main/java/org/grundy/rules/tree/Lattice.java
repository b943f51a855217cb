package org.grundy.rules.tree;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A way in which cells meet: which steps lead from one to its neighbours, and what these steps are
/// called.
public enum Lattice {
  /// Squares in rows and columns, with eight named steps, clockwise from the top.
  SQUARE(
      List.of("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
      List.of(
          Direction.N,
          Direction.NE,
          Direction.E,
          Direction.SE,
          Direction.S,
          Direction.SW,
          Direction.W,
          Direction.NW));

  private final List<String> names;
  private final List<Direction> steps;

  Lattice(List<String> names, List<Direction> steps) {
    this.names = names;
    this.steps = steps;
  }

  /// The names of the steps of all lattices, each once.
  public static List<String> allNames() {
    return Arrays.stream(values()).flatMap(lattice -> lattice.names.stream()).distinct().toList();
  }

  /// The names of its steps.
  public List<String> names() {
    return names;
  }

  /// Its named steps, in the order of the names.
  public List<Direction> steps() {
    return steps;
  }

  /// The step of a name.
  public Optional<Direction> step(String name) {
    int index = names.indexOf(name);
    return index < 0 ? Optional.empty() : Optional.of(steps.get(index));
  }

  /// A step as rules write it: by its name, or as the offset `(1,-2)`.
  public String name(Direction step) {
    int index = steps.indexOf(step);
    return index < 0 ? "(" + step.rowStep() + "," + step.columnStep() + ")" : names.get(index);
  }
}
