package org.grundy.core.certificate;

/// The claims about parts of a position from which its value, or its outcome, follows. They stand
/// in a file of their own beside the certificate.
///
/// @param count how many there are
/// @param sha256 of their lines, before they were compressed
public record CertifiedClaims(long count, String sha256) {}
