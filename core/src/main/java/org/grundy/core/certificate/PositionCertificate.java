package org.grundy.core.certificate;

import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// The outcome of a position, and its Grundy value where it has one.
///
/// @param position in the notation of the game's rules; a sum is joined by `+`
/// @param value empty under misère play and where a pattern wins the game
public record PositionCertificate(
    CertifiedGame game, String position, Outcome outcome, OptionalLong value)
    implements Certificate {}
