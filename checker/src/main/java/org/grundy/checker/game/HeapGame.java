package org.grundy.checker.game;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.TakenSets;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// A game of one heap.
///
/// @param ruleset its literal moves
/// @param taking its moves, if all of them take tokens and divide the rest
/// @param digits its moves as one code of digits without marks, the last of which may repeat, where
///   there is one
/// @param sets the numbers of tokens that may be taken, if all moves take and some of the numbers
///   are of a set without end
public record HeapGame(
    HeapRuleset ruleset,
    Optional<TakingRules> taking,
    Optional<TakeAndBreakCode> digits,
    Optional<TakenSets> sets) {
  private static final int LONGEST_CODE = 1 << 10;

  /// The game that rules are.
  ///
  /// @throws InputException if they are not those of one heap under normal play
  public static HeapGame of(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap)) {
      throw new InputException(
          "the certificate is about a sequence of values, but its game is not one of one heap", "");
    }
    if (rules.play() == Play.MISERE) {
      throw new InputException(
          "the certificate is about Grundy values, but under `play misere` there are none", "");
    }
    if (rules.play() == Play.LOOPY) {
      throw new InputException(
          "the certificate is about Grundy values, but under `play loopy` there may be none", "");
    }
    return ofAnyPlay(rules);
  }

  /// The game that rules are, whatever play they name.
  ///
  /// @throws InputException if they are not those of one heap
  public static HeapGame ofAnyPlay(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap)) {
      throw new InputException(
          "the certificate is about heaps, but its game is not one of one heap", "");
    }
    if (rules.play() == Play.LOOPY) {
      throw new InputException(
          "the certificate is about plays that end, but under `play loopy` they may not", "");
    }
    if (!rules.bonds().isEmpty()) {
      throw new InputException(
          "the certificate is about moves by turns, but a line says `again` or `entails`", "");
    }
    if (rules.endsEarly()) {
      throw new InputException(
          "the certificate is about a sequence of values, but conditions end its game early", "");
    }
    HeapRuleset ruleset = HeapRuleset.of(rules);
    List<HeapLine> lines = ruleset.lines();
    return new HeapGame(
        ruleset,
        TakingRules.of(lines),
        HeapLine.plainCode(lines, LONGEST_CODE),
        TakenSets.of(lines));
  }
}
