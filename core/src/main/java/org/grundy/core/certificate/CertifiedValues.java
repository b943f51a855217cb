package org.grundy.core.certificate;

import java.util.List;

/// The values G(n) for `0 <= n < toHeap`.
///
/// @param toHeap their number, at least 1
/// @param first the first of them: at least one, at most all
/// @param sha256 the SHA-256, in lower-case hexadecimal digits, of all of them written in decimal
///   digits, each followed by a line feed
/// @param maximum the largest of them
/// @param maximumAt the smallest heap of that value
public record CertifiedValues(
    long toHeap, List<Long> first, String sha256, long maximum, long maximumAt) {
  public CertifiedValues {
    first = List.copyOf(first);
  }
}
