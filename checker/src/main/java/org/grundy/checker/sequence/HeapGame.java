package org.grundy.checker.sequence;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Play;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The game of one heap that a certificate is about.
///
/// @param name what it is called
/// @param ruleset its literal moves
/// @param taking its moves, if all of them take tokens and divide the rest
/// @param digits its moves as one code of digits without marks, the last of which may repeat, where
///   there is one
record HeapGame(
    String name,
    HeapRuleset ruleset,
    Optional<TakingRules> taking,
    Optional<TakeAndBreakCode> digits) {
  private static final int LONGEST_CODE = 1 << 10;

  /// The game of a certificate.
  ///
  /// @throws InputException if its rules are bad, or not those of one heap under normal play
  static HeapGame of(CertifiedGame game) {
    return switch (game) {
      case CertifiedGame.Code(String code) -> ofCode(code);
      case CertifiedGame.Rules(String text) ->
          ofRules(RulesParser.parse("the certificate's rules", text));
    };
  }

  private static HeapGame ofCode(String code) {
    GameRules rules =
        RulesParser.parse("the certificate's code", "game " + code + "\nboard heap\ncode " + code);
    HeapGame game = ofRules(rules);
    String shortest = HeapLine.normalCode(code);
    String normal = shortest.endsWith(".") ? shortest + "0" : shortest;
    if (!normal.equals(code)) {
      throw new InputException(
          "the certificate's code `" + code + "` is not in its normal form",
          "did you mean " + normal + "?");
    }
    return game;
  }

  private static HeapGame ofRules(GameRules rules) {
    if (!(rules.board() instanceof Board.Heap)) {
      throw new InputException(
          "the certificate is about a sequence of values, but its game is not one of one heap", "");
    }
    if (rules.play() == Play.MISERE) {
      throw new InputException(
          "the certificate is about Grundy values, but under `play misere` there are none", "");
    }
    HeapRuleset ruleset = HeapRuleset.of(rules);
    List<HeapLine> lines = ruleset.lines();
    return new HeapGame(
        rules.title(), ruleset, TakingRules.of(lines), HeapLine.plainCode(lines, LONGEST_CODE));
  }
}
