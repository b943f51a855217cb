package org.grundy.checker.json;

import java.util.Optional;
import org.grundy.core.certificate.Certificate;
import org.grundy.core.name.Version;

/// A certificate as it stands in a file.
///
/// @param program which program has made it; empty where the file does not tell
/// @param seal what the file says the seal is; [CertificateJson#seal] says what it has to be
public record SealedCertificate(Certificate certificate, Optional<String> program, String seal) {
  /// A certificate that is made now.
  public static SealedCertificate of(Certificate certificate) {
    Optional<String> program = Optional.of(Version.current().program());
    return new SealedCertificate(certificate, program, CertificateJson.seal(certificate, program));
  }
}
