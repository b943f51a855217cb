package org.grundy.core.certificate;

import java.util.List;
import java.util.Optional;
import org.grundy.core.period.Periodicity;

/// A certificate of the misère quotient of heaps, whatever play the rules name: a commutative
/// monoid by the steps of its generators, with the elements that lose and the elements of the first
/// heaps.
///
/// @param game of single heaps
/// @param generators how many there are, from 0
/// @param steps element by element, from 0, the unit: its product with each generator
/// @param losing the elements that lose, increasing
/// @param heaps the elements of the heaps 0, 1, 2, …
/// @param period of the elements of all heaps; empty where nothing is said of larger ones
public record QuotientCertificate(
    CertifiedGame game,
    long generators,
    List<Long> steps,
    List<Long> losing,
    List<Long> heaps,
    Optional<Periodicity> period)
    implements Certificate {
  /// The most elements and generators that a quotient may have.
  public static final int MOST_ELEMENTS = 1 << 11;

  /// @throws IllegalArgumentException if the period has a saltus: elements are no numbers
  public QuotientCertificate {
    if (period.isPresent() && period.get().saltus() != 0) {
      throw new IllegalArgumentException("a saltus of elements: " + period.get().saltus());
    }
    steps = List.copyOf(steps);
    losing = List.copyOf(losing);
    heaps = List.copyOf(heaps);
  }
}
