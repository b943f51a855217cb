package org.grundy.core.certificate;

import java.util.List;

/// A certificate that a region cannot be cut into pieces of a list, shown by weights of cells:
/// every piece has one weight modulo `modulus` wherever it lies, 0 unless it is used a given number
/// of times, and the region does not weigh what the pieces weigh together.
///
/// @param region as in [TilingCertificate]
/// @param movement how the pieces may lie
/// @param pieces as in [TilingCertificate]
/// @param modulus from 2 to [#LARGEST_MODULUS]
/// @param rowPeriod weights recur after so many rows; at most all rows
/// @param columnPeriod weights recur after so many columns; at most all columns
/// @param weights of the cells in the first `rowPeriod` rows and `columnPeriod` columns, row by row
public record NoTilingCertificate(
    String region,
    Movement movement,
    List<CertifiedPiece> pieces,
    long modulus,
    long rowPeriod,
    long columnPeriod,
    List<Long> weights)
    implements Certificate {
  /// The largest modulus, so that sums of weights do not overflow.
  public static final long LARGEST_MODULUS = 1_000_000_000;

  public NoTilingCertificate {
    pieces = List.copyOf(pieces);
    weights = List.copyOf(weights);
  }
}
