package org.grundy.checker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.grundy.checker.automaton.AutomatonCheck;
import org.grundy.checker.automaton.RowCheck;
import org.grundy.checker.claim.ClaimFile;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.checker.position.PositionCheck;
import org.grundy.checker.quotient.QuotientCheck;
import org.grundy.checker.sequence.SequenceCheck;
import org.grundy.checker.tiling.NoTilingCheck;
import org.grundy.checker.tiling.TilingCheck;
import org.grundy.checker.tiling.TilingGameCheck;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.core.certificate.QuotientCertificate;
import org.grundy.core.certificate.RowCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.rules.tree.GameRules;

/// Accepts or rejects certificates.
public final class CertificateChecker {
  /// More options are not looked at, as that would take days.
  private static final double MOST_STEPS = 1e14;

  /// Of a certificate whose seal is wrong, the rest is checked only where that is quick.
  private static final double MOST_STEPS_UNSEALED = 1e10;

  private static final Duration LONGEST_UNSEALED = Duration.ofSeconds(10);

  private CertificateChecker() {}

  /// Checks every claim of a certificate.
  ///
  /// @throws org.grundy.core.InputException if its game or position is none
  /// @throws BudgetSpentException if the budget is spent, or would be
  public static CheckedCertificate check(SealedCertificate file, Meter meter) {
    return check(file, ClaimFile.Source.none(), meter);
  }

  /// Checks every claim of a certificate that may have claims in a file beside it.
  ///
  /// @throws org.grundy.core.InputException if its game or position is none, or a claim cannot be
  ///   read
  /// @throws BudgetSpentException if the budget is spent, or would be
  public static CheckedCertificate check(
      SealedCertificate file, ClaimFile.Source claimed, Meter meter) {
    Certificate certificate = file.certificate();
    boolean sealed = CertificateJson.seal(certificate, file.program()).equals(file.seal());
    CheckedClaim seal =
        CheckedClaim.of(
            "the seal is that of the contents",
            sealed,
            "something was changed after the certificate was made");
    try {
      CheckedCertificate checked =
          sealed
              ? check(certificate, claimed, MOST_STEPS, meter)
              : check(certificate, claimed, MOST_STEPS_UNSEALED, briefly(meter));
      List<CheckedClaim> claims = new ArrayList<>(checked.claims());
      claims.addFirst(seal);
      return new CheckedCertificate(checked.subject(), checked.rules(), claims);
    } catch (BudgetSpentException spent) {
      if (sealed) {
        throw spent;
      }
      return new CheckedCertificate("a certificate that was changed", List.of(seal));
    }
  }

  /// The theorem that a certificate of positions of a game is to name; empty for none.
  public static Optional<PositionTheorem> theorem(GameRules rules, List<Position> sum) {
    return PositionCheck.theorem(rules, sum);
  }

  private static Meter briefly(Meter meter) {
    return meter.part(new Budget(Long.MAX_VALUE, LONGEST_UNSEALED, meter.bytesLeft()));
  }

  private static CheckedCertificate check(
      Certificate certificate, ClaimFile.Source claimed, double mostSteps, Meter meter) {
    return switch (certificate) {
      case SequenceCertificate sequence -> SequenceCheck.check(sequence, mostSteps, meter);
      case PositionCertificate position -> PositionCheck.check(position, claimed, meter);
      case AutomatonCertificate automaton -> AutomatonCheck.check(automaton, meter);
      case RowCertificate row -> RowCheck.check(row, meter);
      case QuotientCertificate quotient -> QuotientCheck.check(quotient, meter);
      case TilingCertificate tiling -> TilingCheck.check(tiling, meter);
      case TilingGameCertificate game -> TilingGameCheck.check(game, meter);
      case NoTilingCertificate none -> NoTilingCheck.check(none, meter);
    };
  }
}
