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
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.certificate.CertifiedClaims;
import org.grundy.core.certificate.CertifiedValue;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.rules.moves.LiteralMoves;
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
  private final PositionCertificate certificate;
  private final GameRules rules;
  private final List<Position> sum;
  private final Meter meter;
  private final List<CheckedClaim> findings = new ArrayList<>();

  private PositionCheck(PositionCertificate certificate, GameRules rules, Meter meter) {
    this.certificate = certificate;
    this.rules = rules;
    this.sum = PositionText.parse(rules, "the certificate's position", certificate.position(), 1);
    this.meter = meter;
  }

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
    PositionCheck check = new PositionCheck(certificate, game.rules(), meter);
    check.check(source);
    return new CheckedCertificate(
        game.name() + ": " + PositionText.formatSum(game.rules(), check.sum),
        game.printed(),
        check.findings);
  }

  /// The theorem by which the values of some positions of a game are found; empty where it is the
  /// plain recursion.
  public static Optional<PositionTheorem> theorem(GameRules rules, List<Position> sum) {
    return hasValues(rules) ? TheoremValues.first(rules, sum) : Optional.empty();
  }

  /// True if nothing but who moves last matters, so that positions have values.
  private static boolean hasValues(GameRules rules) {
    return rules.play() == Play.NORMAL && !rules.canBeWonAtOnce() && rules.bonds().isEmpty();
  }

  private void check(ClaimFile.Source source) {
    if (rules.board() instanceof Board.Tiling) {
      throw new InputException(
          "a certificate of a position of the tiling game cannot be checked",
          "it has moves of two kinds, and no values");
    }
    if (certificate.theorem().isPresent()) {
      checkTheorem(certificate.theorem().get());
    } else if (certificate.claims().isPresent()) {
      CertifiedClaims claims = certificate.claims().get();
      checkClaims(claims, claims.inside().map(ClaimFile.Source::inside).orElse(source));
    } else {
      checkPlainly();
    }
  }

  private void checkTheorem(PositionTheorem theorem) {
    OptionalLong nimSum =
        hasValues(rules)
            ? TheoremValues.of(theorem, rules, sum).map(this::nimSum).orElse(OptionalLong.empty())
            : OptionalLong.empty();
    findings.add(
        CheckedClaim.of(
            TheoremValues.conditions(theorem, rules),
            nimSum.isPresent(),
            "that does not follow from the rules"));
    if (nimSum.isPresent()) {
      compare(Optional.of(Outcome.ofValue(nimSum.getAsLong())), CertifiedValue.of(nimSum));
    }
  }

  private OptionalLong nimSum(TheoremValues values) {
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

  private void checkClaims(CertifiedClaims claims, ClaimFile.Source source) {
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
    findings.add(check.check(claims, source));
    compare(check.outcome(sum), byValues ? check.value(sum) : Optional.empty());
  }

  private void checkPlainly() {
    Optional<Outcome> ended = new StandingEnd(rules, meter).outcome(sum);
    if (ended.isPresent()) {
      compare(ended, Optional.empty());
    } else if (rules.play() == Play.LOOPY) {
      throw new InputException(
          "plays may go on for ever, and the certificate has no claims from which the outcome"
              + " follows",
          "");
    } else if (!rules.bonds().isEmpty()) {
      OptionalLong value = new TurnValues(rules, meter).value(sum);
      Outcome outcome = value.equals(OptionalLong.of(0)) ? Outcome.P : Outcome.N;
      compare(
          Optional.of(outcome),
          CertifiedValue.of(value).or(() -> Optional.of(new CertifiedValue.Loony())));
    } else if (hasValues(rules)) {
      PlainValues<Position> values = new PlainValues<>(LiteralMoves.of(rules), meter);
      int nimSum = 0;
      for (Position part : sum) {
        nimSum ^= values.value(part);
      }
      compare(Optional.of(Outcome.ofValue(nimSum)), Optional.of(new CertifiedValue.Nimber(nimSum)));
    } else {
      PlainPlay<Position> play = new PlainPlay<>(LiteralMoves.of(rules), rules.play(), meter);
      Outcome outcome = play.nextPlayerWins(sum) ? Outcome.N : Outcome.P;
      compare(Optional.of(outcome), Optional.empty());
    }
  }

  /// Compares what was found with what is certified. A certificate without a value says who wins
  /// and no more.
  private void compare(Optional<Outcome> outcome, Optional<CertifiedValue> value) {
    findings.add(
        CheckedClaim.of(
            "the outcome is " + certificate.outcome().word(),
            outcome.equals(Optional.of(certificate.outcome())),
            outcome
                .map(found -> "it is " + found.word())
                .orElse("that does not follow from the claims")));
    certificate
        .value()
        .ifPresent(claimed ->
            findings.add(
                CheckedClaim.of(
                    claimed.toString(),
                    value.equals(certificate.value()),
                    value
                        .map(found -> "what follows is that " + found)
                        .orElse(
                            "that does not follow, and there is none where a pattern wins, or"
                                + " under misère play"))));
  }
}
