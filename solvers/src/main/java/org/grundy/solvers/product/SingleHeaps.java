package org.grundy.solvers.product;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.grundy.core.Play;
import org.grundy.rules.heap.equation.ShrinkProof;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;

/// Games of one heap whose values make the values of heaps that move together.
///
/// @param heaps the game of each size; empty for a size that no move changes, which is worth 0
record SingleHeaps(List<Optional<GameRules>> heaps, Joining joining) {
  SingleHeaps {
    heaps = List.copyOf(heaps);
  }

  /// The game of one heap with these moves.
  static GameRules heap(String title, List<EquationMove> moves) {
    return new GameRules(
        title,
        new Board.Heap(moves.getFirst().variables().getFirst()),
        List.of(),
        List.copyOf(moves),
        List.of(),
        Play.NORMAL,
        Optional.empty(),
        List.of());
  }

  /// True if every move makes its heap smaller. A size that grows up to a bound is no heap: not
  /// even that of size 0 is at an end.
  boolean onlyFall() {
    return heaps.stream()
        .flatMap(Optional::stream)
        .map(heap -> heap.rules().stream().map(EquationMove.class::cast).toList())
        .allMatch(moves -> ShrinkProof.firstUnproved(moves).isEmpty());
  }

  /// The text of a move of one heap.
  static String text(EquationMove move) {
    return RulesFormatter.rule(move, new Board.Heap(move.variables().getFirst()))
        .replaceAll(" +", " ");
  }

  /// The theorem, for people.
  String because() {
    return joining.because(
        heaps.stream()
            .flatMap(Optional::stream)
            .map(heap ->
                heap.rules().stream()
                    .map(rule -> text((EquationMove) rule))
                    .collect(Collectors.joining("; ")))
            .toList());
  }
}
