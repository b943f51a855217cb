package org.grundy.core.certificate;

import java.util.List;

/// A tiling: a region cut into pieces of a list.
///
/// @param region a rectangle by its size, `6x10`, or drawn, `.` a cell to be covered and `#` none,
///   `|` between rows
/// @param movement how the pieces may lie
/// @param pieces no two of them the same piece
/// @param tiling the region drawn, `|` between rows: cells of one part have the same letter or
///   digit, cells of two parts that share an edge different ones; `#` is no cell
public record TilingCertificate(
    String region, Movement movement, List<CertifiedPiece> pieces, String tiling)
    implements Certificate {
  public TilingCertificate {
    pieces = List.copyOf(pieces);
  }
}
