package org.grundy.core.certificate;

import java.util.OptionalLong;

/// A piece with which a region is tiled.
///
/// @param drawing `#` a cell, `.` a gap, `|` between rows: `###|.#.`
/// @param atLeast how often it has to be used
/// @param atMost how often it may be used; empty for any number of times
public record CertifiedPiece(String drawing, long atLeast, OptionalLong atMost) {}
