package org.grundy.core.certificate;

import java.util.Optional;

/// Claims about the Grundy values G(0), G(1), … of a game of one heap.
///
/// @param values the values that the claim rests on
/// @param sparse a division into rare and common heaps, by which the values are checked faster
/// @param claim what is said of the sequence
public record SequenceCertificate(
    CertifiedGame game,
    CertifiedValues values,
    Optional<CertifiedSpace> sparse,
    SequenceClaim claim)
    implements Certificate {}
