package org.grundy.core.certificate;

/// A division of heaps into *rare* and *common* ones.
///
/// The heap of `n >= 1` tokens is rare if the number of bits of `G(n) & mask` is even. By position,
/// which needs that all moves into two heaps take a number of tokens of the same parity `s`, it is
/// rare if that number plus `n + s` is even. `rares` and `lastRare` speak of the heaps whose values
/// are certified.
///
/// @param rares how many heaps are rare
/// @param lastRare the largest rare heap, or 0 if none is rare
/// @param depth for every common heap `n > lastRare`, each smaller value that would make it rare is
///   the value of an option that is one heap or none, or two of which one is rare or has at most
///   `depth` tokens
public record CertifiedSpace(
    long mask, boolean byPosition, long rares, long lastRare, long depth) {}
