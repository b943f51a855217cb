package org.grundy.core.certificate;

import java.util.Optional;

/// The claims about parts of a position from which its value, or its outcome, follows.
///
/// @param count how many there are
/// @param sha256 of their lines, before they were compressed
/// @param inside the compressed lines in Base64; empty where they stand in a file of their own
///   beside the certificate
public record CertifiedClaims(long count, String sha256, Optional<String> inside) {
  /// Claims in a file of their own.
  public CertifiedClaims(long count, String sha256) {
    this(count, sha256, Optional.empty());
  }

  /// The same claims in the certificate.
  ///
  /// @param base64 of the compressed lines
  public CertifiedClaims inside(String base64) {
    return new CertifiedClaims(count, sha256, Optional.of(base64));
  }
}
