package org.grundy.solvers.quotient;

import java.util.List;

/// The misère quotient of the sums of some letters (positions): two sums are one element if no sum
/// of letters, added to both, tells them apart under misère play.
///
/// @param monoid its elements, and which of them lose
/// @param elements of the letters, one after the other
public record MisereQuotient(BipartiteMonoid monoid, List<Integer> elements) {
  public MisereQuotient {
    elements = List.copyOf(elements);
  }

  /// Its generators and relations.
  public Presentation presentation() {
    return Presentation.of(this);
  }
}
