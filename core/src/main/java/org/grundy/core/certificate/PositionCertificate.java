package org.grundy.core.certificate;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// The outcome of a position, and its value where it has one.
///
/// @param position in the notation of the game's rules; a sum is joined by `+`
/// @param value empty under misère play, where a pattern wins the game, and where no more is said
///   than who wins
/// @param theorem by which the values of the positions are found
/// @param claims from which value or outcome follow; where there is neither a theorem nor claims,
///   they are found by the plain recursion
public record PositionCertificate(
    CertifiedGame game,
    String position,
    Outcome outcome,
    Optional<CertifiedValue> value,
    Optional<PositionTheorem> theorem,
    Optional<CertifiedClaims> claims)
    implements Certificate {
  /// A certificate by the plain recursion.
  public PositionCertificate(
      CertifiedGame game, String position, Outcome outcome, OptionalLong value) {
    this(game, position, outcome, value, Optional.empty());
  }

  /// A certificate by a theorem, or by the plain recursion.
  public PositionCertificate(
      CertifiedGame game,
      String position,
      Outcome outcome,
      OptionalLong value,
      Optional<PositionTheorem> theorem) {
    this(game, position, outcome, CertifiedValue.of(value), theorem, Optional.empty());
  }

  /// The same by claims.
  public PositionCertificate with(CertifiedClaims others) {
    return new PositionCertificate(game, position, outcome, value, theorem, Optional.of(others));
  }
}
