package org.grundy.solvers.product;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.EquationMove.Alternative;
import org.grundy.rules.tree.EquationMove.Expression;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;

/// Finds out where the sizes of heaps that move together do not: each alternative of each equation
/// leaves all sizes but one as they are, and neither what it makes of that one nor a condition
/// names another. No size grows, so that each is a heap.
final class SizesApart {
  private SizesApart() {}

  /// The game of each size, where the equations show that the sizes are apart.
  static Optional<SingleHeaps> of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heaps heaps) || !rules.ends().isEmpty()) {
      return Optional.empty();
    }
    List<String> names = heaps.variables();
    List<List<EquationMove>> moves =
        names.stream().<List<EquationMove>>map(_ -> new ArrayList<>()).toList();
    for (Rule rule : rules.rules()) {
      if (!(rule instanceof EquationMove move) || !move.except().isEmpty()) {
        return Optional.empty();
      }
      for (Alternative alternative : move.alternatives()) {
        Optional<Integer> place = changed(move.variables(), alternative);
        if (place.isEmpty()) {
          return Optional.empty();
        }
        Expression left = alternative.sum().getFirst().get(place.get());
        moves
            .get(place.get())
            .add(
                new EquationMove(
                    List.of(move.variables().get(place.get())),
                    List.of(new Alternative(List.of(List.of(left)))),
                    alternative.conditions()));
      }
    }
    return Optional.of(
            new SingleHeaps(
                moves.stream()
                    .map(own ->
                        own.isEmpty()
                            ? Optional.<GameRules>empty()
                            : Optional.of(
                                SingleHeaps.heap(
                                    rules.title(), own.getFirst().variables().getFirst(), own)))
                    .toList(),
                Joining.SUM))
        .filter(SingleHeaps::onlyFall);
  }

  /// The place of the one size that an alternative changes, and names.
  private static Optional<Integer> changed(List<String> names, Alternative alternative) {
    if (alternative.sum().size() != 1) {
      return Optional.empty();
    }
    List<Expression> sizes = alternative.sum().getFirst();
    List<Integer> places =
        IntStream.range(0, names.size())
            .filter(i -> !sizes.get(i).equals(new Expression.Variable(names.get(i))))
            .boxed()
            .toList();
    if (places.size() != 1) {
      return Optional.empty();
    }
    Set<String> others = new HashSet<>(names);
    others.remove(names.get(places.getFirst()));
    boolean asksOthers =
        sizes.get(places.getFirst()).names().anyMatch(others::contains)
            || alternative.conditions().stream()
                .flatMap(condition -> condition.operands().flatMap(Expression::names))
                .anyMatch(others::contains);
    return asksOthers ? Optional.empty() : Optional.of(places.getFirst());
  }
}
