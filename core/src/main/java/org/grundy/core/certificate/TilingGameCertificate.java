package org.grundy.core.certificate;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Outcome;

/// The whole answer of a tiling game: who wins, and of each piece whether it is in a tiling.
///
/// @param pieceSize cells a piece
/// @param rows rows of the rectangle
/// @param columns columns of the rectangle
/// @param named the piece, where one is named already
/// @param outcome who wins: before a piece is named N if some piece is in no tiling; once one is
///   named N if it is in one
/// @param completed how many of `pieces` are in a tiling
/// @param stopped how many of `pieces` are in none
/// @param pieces the named one, or all; of ten cells or more one that is in no tiling is enough
public record TilingGameCertificate(
    long pieceSize,
    long rows,
    long columns,
    Optional<String> named,
    Outcome outcome,
    long completed,
    long stopped,
    List<CertifiedVerdict> pieces)
    implements Certificate {
  public TilingGameCertificate {
    pieces = List.copyOf(pieces);
  }
}
