package org.grundy.core.certificate;

/// The rules of the game that a certificate is about, complete in themselves.
public sealed interface CertifiedGame {
  /// One heap with a code.
  ///
  /// @param code in its normal form, such as `0.137`, `0.3F`, `4.0`
  record Code(String code) implements CertifiedGame {}

  /// A rules file.
  ///
  /// @param text the whole of it
  record Rules(String text) implements CertifiedGame {}
}
