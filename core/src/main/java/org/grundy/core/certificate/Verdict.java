package org.grundy.core.certificate;

import java.util.List;

/// What a check found of all claims of a certificate.
///
/// @param subject what the certificate is about, in words
/// @param findings at least one
public record Verdict(String subject, List<Finding> findings) {
  public Verdict {
    findings = List.copyOf(findings);
    if (findings.isEmpty()) {
      throw new IllegalArgumentException("nothing was checked");
    }
  }

  /// Whether every claim was found to hold.
  public boolean accepted() {
    return findings.stream().allMatch(Finding::holds);
  }
}
