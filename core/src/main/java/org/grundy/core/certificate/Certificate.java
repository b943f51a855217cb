package org.grundy.core.certificate;

/// A claim that can be checked from the rules alone, without trust in whoever made it.
public sealed interface Certificate
    permits SequenceCertificate,
        PositionCertificate,
        AutomatonCertificate,
        RowCertificate,
        TilingCertificate,
        NoTilingCertificate,
        QuotientCertificate,
        TilingGameCertificate {
  /// The largest number that a certificate may name, so that sums of a few do not overflow.
  long LARGEST_NUMBER = 1_000_000_000_000_000_000L;
}
