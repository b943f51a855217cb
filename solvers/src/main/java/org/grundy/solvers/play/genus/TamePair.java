package org.grundy.solvers.play.genus;

/// The Grundy value g and the misère value γ of a tame position: fickle ones have (0, 1) or (1, 0),
/// firm ones (n, n).
///
/// **Theorem** (Conway 1976). A sum of tame positions is tame: its g is the nim-sum of theirs, and
/// it is firm if one of them is.
///
/// Proof by induction, with x the nim-sum. *All are fickle*, so γ = 1 - x is to be shown. An option
/// of a fickle position has neither its g nor its γ, so it is fickle with g changed, or firm with g
/// of 2 or more. So the options of the sum have γ = x, or γ of 2 or more; and γ = x occurs where x
/// = 0 and something can be moved: an option with γ = 0 of one with (0, 1), or with g = 0 of one
/// with (1, 0), is fickle. Where nothing can be moved, γ = 1. *Some are firm*, so γ = x is to be
/// shown. Let p go to p'. If the sum stays firm, its γ is x ^ g(p) ^ g(p'), not x. If not, p was
/// the only firm one, and γ = 1 ^ x ^ g(p) ^ g(p') = x ^ γ(p) ^ γ(p'), not x either. And all y < x
/// occur: some p has z = g(p) ^ x ^ y < g(p). Its option with g = z will do where another one is
/// firm, and where p is the only firm one that with γ = z. ∎
///
/// @param value g, from 0; at most 1 where it is fickle
/// @param firm whether γ = g
record TamePair(long value, boolean firm) {
  /// The pair of a position without moves.
  static final TamePair EMPTY = new TamePair(0, false);

  TamePair {
    if (!firm && value > 1) {
      throw new IllegalArgumentException("a fickle position has the value 0 or 1");
    }
  }

  /// The pair of a Nim heap.
  static TamePair ofNimHeap(long size) {
    return new TamePair(size, size > 1);
  }

  TamePair plus(TamePair other) {
    return new TamePair(value ^ other.value, firm || other.firm);
  }

  /// γ; under misère play the next player loses where it is 0.
  long misere() {
    return firm ? value : value ^ 1;
  }
}
