package org.grundy.solvers.coordinates;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.OptionLine;
import org.grundy.rules.heap.equation.OptionLine.Ray;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;

/// The alternatives of a game by equations, by how their options are found.
///
/// @param lines those whose options lie on a line
/// @param others those whose options have to be listed
/// @param splits whether some option has several components, or none
record OptionSources(List<OptionLine> lines, List<EquationSolver> others, boolean splits) {
  static OptionSources of(List<EquationMove> moves) {
    List<OptionLine> lines = new ArrayList<>();
    List<EquationSolver> others = new ArrayList<>();
    boolean splits = false;
    for (EquationMove move : moves) {
      for (Alternative alternative : move.alternatives()) {
        splits |= alternative.sum().size() != 1;
        Optional<OptionLine> line = OptionLine.of(move, alternative);
        line.ifPresentOrElse(
            lines::add,
            () ->
                others.add(
                    EquationSolver.compile(
                        new EquationMove(move.variables(), List.of(alternative), move.except()))));
      }
    }
    return new OptionSources(List.copyOf(lines), List.copyOf(others), splits);
  }

  /// True if each size can surely be lowered alone by 1, so that every position of the box is
  /// reached.
  boolean reachAll(int arity) {
    List<Ray> rays = lines.stream().flatMap(line -> line.ray().stream()).toList();
    return IntStream.range(0, arity)
        .allMatch(place ->
            rays.stream()
                .anyMatch(ray ->
                    ray.from() == 1
                        && IntStream.range(0, arity)
                            .allMatch(i -> ray.steps().get(i) == (i == place ? 1 : 0))));
  }
}
