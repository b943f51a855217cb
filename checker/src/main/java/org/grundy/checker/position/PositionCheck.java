package org.grundy.checker.position;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.Verdict;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The check of one certificate of a position: the plain recursion over its options.
///
/// Where nothing but who moves last matters, the value of each part is found by mex and the values
/// are added by the nim-sum. Otherwise the sum is played out as the rules say, word for word.
public final class PositionCheck {
  private PositionCheck() {}

  /// Checks a certificate.
  ///
  /// @throws InputException if the game or the position is none, or has no moves to look at
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static Verdict check(PositionCertificate certificate, Meter meter) {
    GameRules rules = rules(certificate.game());
    List<Position> sum =
        PositionText.parse(rules, "the certificate's position", certificate.position(), 1);
    List<Finding> findings = new ArrayList<>();
    switch (rules.board()) {
      case Board.Grid _, Board.Strip _ ->
          check(
              certificate,
              rules,
              cast(sum, GridPosition.class),
              GridRuleset.of(rules),
              meter,
              findings);
      case Board.Graph _ ->
          check(
              certificate,
              rules,
              cast(sum, GraphPosition.class),
              GraphRuleset.of(rules),
              meter,
              findings);
      case Board.Heap _ ->
          check(
              certificate,
              rules,
              cast(sum, HeapPosition.class),
              HeapRuleset.of(rules),
              meter,
              findings);
      case Board.Heaps _ ->
          check(
              certificate,
              rules,
              cast(sum, TuplePosition.class),
              TupleRuleset.of(rules),
              meter,
              findings);
      case Board.Tiling() ->
          throw new InputException(
              "a certificate of a position of the tiling game cannot be checked",
              "it has moves of two kinds, and no values");
    }
    return new Verdict(rules.title() + " " + PositionText.formatSum(rules, sum), findings);
  }

  private static GameRules rules(CertifiedGame game) {
    return switch (game) {
      case CertifiedGame.Code(String code) ->
          RulesParser.parse(
              "the certificate's code", "game " + code + "\nboard heap\ncode " + code);
      case CertifiedGame.Rules(String text) -> RulesParser.parse("the certificate's rules", text);
    };
  }

  private static <P> List<P> cast(List<Position> sum, Class<P> kind) {
    return sum.stream().map(kind::cast).toList();
  }

  private static <P> void check(
      PositionCertificate certificate,
      GameRules rules,
      List<P> sum,
      Ruleset<P> ruleset,
      Meter meter,
      List<Finding> findings) {
    Outcome outcome;
    OptionalLong value = OptionalLong.empty();
    if (rules.play() == Play.NORMAL && rules.wins().isEmpty()) {
      PlainValues<P> values = new PlainValues<>(ruleset, meter);
      int nimSum = 0;
      for (P part : sum) {
        nimSum ^= values.value(part);
      }
      value = OptionalLong.of(nimSum);
      outcome = Outcome.ofValue(nimSum);
    } else {
      boolean wins = new PlainPlay<>(ruleset, rules.play(), meter).nextPlayerWins(sum);
      outcome = wins ? Outcome.N : Outcome.P;
    }
    findings.add(
        Finding.of(
            "the outcome is " + certificate.outcome(),
            outcome == certificate.outcome(),
            "it is " + outcome));
    findings.add(valueFinding(certificate.value(), value));
  }

  private static Finding valueFinding(OptionalLong claimed, OptionalLong found) {
    if (claimed.isEmpty()) {
      return Finding.of(
          "no value is claimed",
          found.isEmpty(),
          found.isEmpty() ? "" : "the value is " + found.getAsLong());
    }
    String claim = "the Grundy value is " + claimed.getAsLong();
    return found.isEmpty()
        ? Finding.refuted(claim, "there is none where a pattern wins, or under misère play")
        : Finding.of(claim, found.equals(claimed), "it is " + found.getAsLong());
  }
}
