package org.grundy.checker;

import java.util.ArrayList;
import java.util.List;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.json.SealedCertificate;
import org.grundy.checker.position.PositionCheck;
import org.grundy.checker.sequence.SequenceCheck;
import org.grundy.checker.tiling.NoTilingCheck;
import org.grundy.checker.tiling.TilingCheck;
import org.grundy.checker.tiling.TilingGameCheck;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.certificate.Finding;
import org.grundy.core.certificate.NoTilingCertificate;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.TilingCertificate;
import org.grundy.core.certificate.TilingGameCertificate;
import org.grundy.core.certificate.Verdict;

/// Accepts or rejects certificates.
public final class CertificateChecker {
  /// More options are not looked at, as that would take days.
  private static final double MOST_STEPS = 1e14;

  /// Of a certificate whose seal is wrong, the rest is checked only where that is quick.
  private static final double MOST_STEPS_UNSEALED = 1e10;

  private CertificateChecker() {}

  /// Checks every claim of a certificate.
  ///
  /// @throws org.grundy.core.InputException if its game or position is none
  /// @throws BudgetSpentException if the budget is spent, or would be
  public static Verdict check(SealedCertificate file, Meter meter) {
    Certificate certificate = file.certificate();
    boolean sealed = CertificateJson.seal(certificate).equals(file.seal());
    Finding finding =
        Finding.of(
            "the seal is that of the contents",
            sealed,
            "something was changed after the certificate was made");
    try {
      Verdict verdict = check(certificate, sealed ? MOST_STEPS : MOST_STEPS_UNSEALED, meter);
      List<Finding> findings = new ArrayList<>(verdict.findings());
      findings.addFirst(finding);
      return new Verdict(verdict.subject(), findings);
    } catch (BudgetSpentException spent) {
      if (sealed) {
        throw spent;
      }
      return new Verdict("a certificate that was changed", List.of(finding));
    }
  }

  private static Verdict check(Certificate certificate, double mostSteps, Meter meter) {
    return switch (certificate) {
      case SequenceCertificate sequence -> SequenceCheck.check(sequence, mostSteps, meter);
      case PositionCertificate position -> PositionCheck.check(position, meter);
      case TilingCertificate tiling -> TilingCheck.check(tiling, meter);
      case TilingGameCertificate game -> TilingGameCheck.check(game, meter);
      case NoTilingCertificate none -> NoTilingCheck.check(none, meter);
    };
  }
}
