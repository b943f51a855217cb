package org.grundy.checker.position;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.rules.tree.GameRules;

/// Values of positions by a theorem whose conditions hold.
@FunctionalInterface
interface TheoremValues {
  /// The value of a position; empty where a condition is seen not to hold on the way.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  OptionalLong value(Position position, Meter meter);

  /// The values of the positions of a sum by a theorem; empty where its conditions are not seen to
  /// hold.
  static Optional<TheoremValues> of(PositionTheorem theorem, GameRules rules, List<Position> sum) {
    return switch (theorem) {
      case HEAPS_JUST_BELOW ->
          HeapsJustBelow.of(rules)
              .map(heaps ->
                  (position, meter) ->
                      OptionalLong.of(heaps.value(((HeapPosition) position).size(), meter)));
      case BOUNDED_STATES ->
          StatesRecur.of(rules, sum)
              .map(states -> (position, meter) -> states.value((TuplePosition) position, meter));
      case PRODUCT ->
          HeapProduct.of(rules)
              .map(product ->
                  (position, meter) ->
                      OptionalLong.of(product.value((TuplePosition) position, meter)));
    };
  }

  /// The first theorem whose conditions hold; empty for none.
  static Optional<PositionTheorem> first(GameRules rules, List<Position> sum) {
    return Arrays.stream(PositionTheorem.values())
        .filter(theorem -> of(theorem, rules, sum).isPresent())
        .findFirst();
  }

  /// The conditions of a theorem, in words.
  static String conditions(PositionTheorem theorem, GameRules rules) {
    return switch (theorem) {
      case PRODUCT ->
          "each move is one of a first heap together with one of a second"
              + HeapProduct.of(rules).map(product -> ": " + product.text()).orElse("");
      case HEAPS_JUST_BELOW ->
          "the options of a heap are those just below it, as many as for the heap before or one"
              + " more";
      case BOUNDED_STATES ->
          "all sizes but one stay among finitely many, and each move of a long heap takes a fixed"
              + " number of tokens off that one";
    };
  }
}
