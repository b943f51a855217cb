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
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.RunMove;

/// Games of one heap whose values make the values of heaps that move together.
///
/// @param heaps the game of each size; empty for a size that no move changes, which is worth 0
record SingleHeaps(List<Optional<GameRules>> heaps, Joining joining) {
  SingleHeaps {
    heaps = List.copyOf(heaps);
  }

  /// The game of one heap with these moves.
  ///
  /// @param name of the heap's size
  static GameRules heap(String title, String name, List<? extends Rule> moves) {
    return new GameRules(
        title,
        new Board.Heap(name),
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
        .map(heap -> heap.rules().stream().map(SingleHeaps::left).toList())
        .allMatch(moves -> ShrinkProof.firstUnproved(moves).isEmpty());
  }

  /// What a move leaves, as far as it tells that every heap is smaller.
  private static EquationMove left(Rule move) {
    return switch (move) {
      case EquationMove equation -> equation;
      case RunMove run -> run.corners();
      default -> throw new IllegalArgumentException("not a move of one heap: " + move);
    };
  }

  /// The text of a move of one heap.
  static String text(Rule move, Board board) {
    return RulesFormatter.rule(move, board).replaceAll(" +", " ");
  }

  /// The theorem, for people.
  String because() {
    return joining.because(
        heaps.stream()
            .flatMap(Optional::stream)
            .map(heap ->
                heap.rules().stream()
                    .map(rule -> text(rule, heap.board()))
                    .collect(Collectors.joining("; ")))
            .toList());
  }
}
