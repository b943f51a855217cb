package org.grundy.solvers.quotient;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.play.SplitRuleset;

/// The misère quotient of the positions of a game, found as far as it is asked for.
///
/// Not safe for use by several threads. Where the meter ends the work in the midst of a position,
/// nothing more can be found out.
public sealed interface GameQuotient permits HeapQuotient, PositionQuotient {
  /// Why positions of a game are no sums under misère play; empty where they are.
  static Optional<String> refusal(GameRules rules) {
    return rules.board() instanceof Board.Tiling
        ? Optional.of("its moves name pieces")
        : rules.twists().stream()
            .filter(twist -> !SplitRuleset.KNOWN.contains(twist))
            .findFirst()
            .map(Twist::because);
  }

  /// The positions of a game of which nothing is known, whatever play its rules name.
  ///
  /// @param rules checked rules that are not [refused][#refusal]
  static GameQuotient of(GameRules rules, Meter meter) {
    return rules.board() instanceof Board.Heap
        ? HeapQuotient.of(rules, meter)
        : PositionQuotient.of(rules, meter);
  }

  /// Finds the element of a position, and those of all that can be reached from it; of a heap those
  /// of all smaller ones.
  ///
  /// @return false if no quotient of at most 2,048 elements is found, or none with 2^26 units of
  ///   work
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  boolean extendTo(Position position);

  /// The element of a position, where it is known by now.
  OptionalInt element(Position position);

  /// The components whose elements were found, options before what has them; of heaps all from that
  /// of 0 tokens on.
  List<Position> letters();

  /// The quotient of the sums of these components.
  MisereQuotient quotient();

  /// The period that the elements of all heaps have, where it is proved by now.
  default Optional<Periodicity> proved() {
    return Optional.empty();
  }
}
