package org.grundy.core;

import java.util.List;
import java.util.Optional;

/// The result of checking all claims of a certificate.
///
/// @param subject what the certificate is about, in words
/// @param rules of the game, where the subject has but their title
/// @param claims at least one
public record CheckedCertificate(
    String subject, Optional<String> rules, List<CheckedClaim> claims) {
  public CheckedCertificate {
    claims = List.copyOf(claims);
    if (claims.isEmpty()) {
      throw new IllegalArgumentException("nothing was checked");
    }
  }

  /// The result for a certificate whose subject says all.
  public CheckedCertificate(String subject, List<CheckedClaim> claims) {
    this(subject, Optional.empty(), claims);
  }

  /// True if every claim was found to hold.
  public boolean accepted() {
    return claims.stream().allMatch(CheckedClaim::holds);
  }
}
