package org.grundy.checker.position;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.checker.claim.ClaimCheck;
import org.grundy.checker.claim.ClaimFile;
import org.grundy.checker.game.CheckedGame;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
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
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.moves.SeveralHeapsRuleset;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;

/// The check of one certificate of a position: the plain recursion over its options, or the theorem
/// that it names.
///
/// Where nothing but who moves last matters, the value of each part is found by mex and the values
/// are added by the nim-sum. Otherwise the sum is played out as the rules say, word for word; one
/// in which a pattern that wins stands already, or a condition holds, is over.
public final class PositionCheck {
  private PositionCheck() {}

  /// Checks a certificate.
  ///
  /// @throws InputException if the game or the position is none, or has no moves to look at
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(PositionCertificate certificate, Meter meter) {
    return check(certificate, ClaimFile.Source.none(), meter);
  }

  /// Checks a certificate that may have claims.
  ///
  /// @param source of the claims
  /// @throws InputException if the game or the position is none, has no moves to look at, or claims
  ///   cannot be read
  /// @throws org.grundy.core.BudgetSpentException if the budget is spent
  public static CheckedCertificate check(
      PositionCertificate certificate, ClaimFile.Source source, Meter meter) {
    CheckedGame game = CheckedGame.of(certificate.game());
    GameRules rules = game.rules();
    List<Position> sum =
        PositionText.parse(rules, "the certificate's position", certificate.position(), 1);
    List<CheckedClaim> findings = new ArrayList<>();
    if (certificate.theorem().isPresent()) {
      checkByTheorem(certificate, rules, sum, meter, findings);
      return checked(game, sum, findings);
    }
    if (certificate.claims().isPresent() && !(rules.board() instanceof Board.Tiling)) {
      checkByClaims(
          certificate,
          rules,
          sum,
          certificate.claims().get().inside().map(ClaimFile.Source::inside).orElse(source),
          meter,
          findings);
      return checked(game, sum, findings);
    }
    if (rules.play() == Play.LOOPY) {
      checkEnd(certificate, rules, sum, meter, findings);
      return checked(game, sum, findings);
    }
    if (!rules.bonds().isEmpty()) {
      checkByTurns(certificate, rules, sum, meter, findings);
      return checked(game, sum, findings);
    }
    switch (rules.board()) {
      case Board.Cells _ ->
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
      case Board.HeapSet _ ->
          check(
              certificate,
              rules,
              cast(sum, TuplePosition.class),
              SeveralHeapsRuleset.of(rules),
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
    return checked(game, sum, findings);
  }

  /// The theorem by which the values of some positions of a game are found; empty where it is the
  /// plain recursion.
  public static Optional<PositionTheorem> theorem(GameRules rules, List<Position> sum) {
    return hasValues(rules) ? TheoremValues.first(rules, sum) : Optional.empty();
  }

  private static CheckedCertificate checked(
      CheckedGame game, List<Position> sum, List<CheckedClaim> findings) {
    return new CheckedCertificate(
        game.name() + ": " + PositionText.formatSum(game.rules(), sum), game.printed(), findings);
  }

  private static void checkByTheorem(
      PositionCertificate certificate,
      GameRules rules,
      List<Position> sum,
      Meter meter,
      List<CheckedClaim> findings) {
    PositionTheorem theorem = certificate.theorem().orElseThrow();
    OptionalLong nimSum =
        hasValues(rules)
            ? TheoremValues.of(theorem, rules, sum)
                .map(values -> nimSum(values, sum, meter))
                .orElse(OptionalLong.empty())
            : OptionalLong.empty();
    findings.add(
        CheckedClaim.of(
            TheoremValues.conditions(theorem, rules),
            nimSum.isPresent(),
            "that does not follow from the rules"));
    if (nimSum.isPresent()) {
      addFindings(
          certificate, Outcome.ofValue(nimSum.getAsLong()), CertifiedValue.of(nimSum), findings);
    }
  }

  /// Where plays may go on for ever, only a game that is over needs no claims.
  private static void checkEnd(
      PositionCertificate certificate,
      GameRules rules,
      List<Position> sum,
      Meter meter,
      List<CheckedClaim> findings) {
    Outcome outcome =
        new StandingEnd(rules, meter)
            .outcome(sum)
            .orElseThrow(() ->
                new InputException(
                    "plays may go on for ever, and the certificate has no claims from which the"
                        + " outcome follows",
                    ""));
    addFindings(certificate, outcome, Optional.empty(), findings);
  }

  private static void checkByTurns(
      PositionCertificate certificate,
      GameRules rules,
      List<Position> sum,
      Meter meter,
      List<CheckedClaim> findings) {
    OptionalLong value = new TurnValues(rules, meter).value(sum);
    addFindings(
        certificate,
        value.equals(OptionalLong.of(0)) ? Outcome.P : Outcome.N,
        CertifiedValue.of(value).or(() -> Optional.of(new CertifiedValue.Loony())),
        findings);
  }

  private static void checkByClaims(
      PositionCertificate certificate,
      GameRules rules,
      List<Position> sum,
      ClaimFile.Source source,
      Meter meter,
      List<CheckedClaim> findings) {
    if (new StandingEnd(rules, meter).outcome(sum).isPresent()) {
      throw new InputException("claims about a game that is over", "its outcome needs none");
    }
    if (!rules.bonds().isEmpty()) {
      throw new InputException("claims about moves that bind the next one", "values need none");
    }
    boolean endless = rules.play() == Play.LOOPY;
    boolean byValues = endless ? !rules.endsEarly() : hasValues(rules);
    PartRules<?> parts = endless ? PartRules.endless(rules, sum) : PartRules.of(rules, sum);
    ClaimCheck<?> check = new ClaimCheck<>(parts, rules, byValues, meter);
    findings.add(check.check(certificate.claims().orElseThrow(), source));
    Optional<Outcome> outcome = check.outcome(sum);
    findings.add(
        CheckedClaim.of(
            "the outcome is " + certificate.outcome().word(),
            outcome.equals(Optional.of(certificate.outcome())),
            outcome
                .map(found -> "it is " + found.word())
                .orElse("that does not follow from the claims")));
    addValueFinding(certificate.value(), byValues ? check.value(sum) : Optional.empty(), findings);
  }

  /// True if nothing but who moves last matters, so that positions have values.
  private static boolean hasValues(GameRules rules) {
    return rules.play() == Play.NORMAL && !rules.canBeWonAtOnce() && rules.bonds().isEmpty();
  }

  private static OptionalLong nimSum(TheoremValues values, List<Position> sum, Meter meter) {
    long nimSum = 0;
    for (Position position : sum) {
      OptionalLong value = values.value(position, meter);
      if (value.isEmpty()) {
        return value;
      }
      nimSum ^= value.getAsLong();
    }
    return OptionalLong.of(nimSum);
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
      List<CheckedClaim> findings) {
    Outcome outcome;
    Optional<CertifiedValue> value = Optional.empty();
    StandingEnd end = new StandingEnd(rules, meter);
    Optional<Outcome> ended = end.outcome(sum);
    if (ended.isPresent()) {
      outcome = ended.get();
    } else if (hasValues(rules)) {
      PlainValues<P> values = new PlainValues<>(ruleset, meter);
      int nimSum = 0;
      for (P part : sum) {
        nimSum ^= values.value(part);
      }
      value = Optional.of(new CertifiedValue.Nimber(nimSum));
      outcome = Outcome.ofValue(nimSum);
    } else {
      boolean wins = new PlainPlay<>(ruleset, rules.play(), meter).nextPlayerWins(sum);
      outcome = wins ? Outcome.N : Outcome.P;
    }
    addFindings(certificate, outcome, value, findings);
  }

  private static void addFindings(
      PositionCertificate certificate,
      Outcome outcome,
      Optional<CertifiedValue> value,
      List<CheckedClaim> findings) {
    findings.add(
        CheckedClaim.of(
            "the outcome is " + certificate.outcome().word(),
            outcome == certificate.outcome(),
            "it is " + outcome.word()));
    addValueFinding(certificate.value(), value, findings);
  }

  /// A certificate without a value says who wins and no more.
  private static void addValueFinding(
      Optional<CertifiedValue> claimed,
      Optional<CertifiedValue> found,
      List<CheckedClaim> findings) {
    if (claimed.isPresent()) {
      findings.add(
          CheckedClaim.of(
              claimed.get().toString(),
              found.equals(claimed),
              found
                  .map(value -> "what follows is that " + value)
                  .orElse(
                      "that does not follow, and there is none where a pattern wins, or under"
                          + " misère play")));
    }
  }
}
