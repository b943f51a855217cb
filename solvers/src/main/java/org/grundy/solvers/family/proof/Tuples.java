package org.grundy.solvers.family.proof;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The starts of a table as heaps that move together.
///
/// @param rules by which the heaps are played
/// @param less how many tokens fewer a heap has than the number of the start says
record Tuples(GameRules rules, long less) {
  /// The starts of a game as such heaps: those of a game of heaps, or the walk of a token from the
  /// corner of an open board.
  static Optional<Tuples> of(GameRules rules) {
    return rules.board() instanceof Board.Heaps
        ? Optional.of(new Tuples(rules, 0))
        : CornerWalk.heaps(rules).map(heaps -> new Tuples(heaps, 1));
  }

  /// The names of the sizes.
  List<String> names() {
    return ((Board.Heaps) rules.board()).variables();
  }

  /// The sizes of the start of these numbers.
  List<Long> heaps(List<Long> numbers) {
    return numbers.stream().map(number -> number - less).toList();
  }
}
