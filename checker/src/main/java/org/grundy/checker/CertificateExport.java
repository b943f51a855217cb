package org.grundy.checker;

import java.util.Map;
import org.grundy.checker.automaton.AutomatonExport;
import org.grundy.core.InputException;
import org.grundy.core.certificate.AutomatonCertificate;
import org.grundy.core.certificate.Certificate;

/// What other programs need that can judge a certificate too.
public final class CertificateExport {
  private CertificateExport() {}

  /// The input of MONA for an automaton over binary digits: it answers that the formula is valid.
  ///
  /// @throws InputException if the certificate is no such automaton, or its rules are bad
  public static String mona(Certificate certificate) {
    return AutomatonExport.mona(automaton(certificate, "MONA"));
  }

  /// The files for Walnut of an automaton, by their places in its folder.
  ///
  /// @throws InputException if the certificate is no automaton, or its rules are bad or have
  ///   nim-sums
  public static Map<String, String> walnut(Certificate certificate) {
    return AutomatonExport.walnut(automaton(certificate, "Walnut"));
  }

  private static AutomatonCertificate automaton(Certificate certificate, String program) {
    if (certificate instanceof AutomatonCertificate automaton) {
      return automaton;
    }
    throw new InputException(
        "the certificate cannot be written for %s: it is no automaton".formatted(program), "");
  }
}
