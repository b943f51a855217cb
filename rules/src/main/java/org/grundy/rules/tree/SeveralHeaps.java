package org.grundy.rules.tree;

import java.util.OptionalLong;

/// `… in up to K heaps each`: one move in several heaps of a position at once.
///
/// @param line what the move does in each of them: a `take` line or an equation of one heap
/// @param least in how many heaps at least, from 1
/// @param most in how many at most; empty: in every heap that is not empty
/// @param same whether it makes all of them smaller by the same number; then each becomes one heap
///   or none
public record SeveralHeaps(Rule line, long least, OptionalLong most, boolean same)
    implements Rule {}
