package org.grundy.core;

/// One component of a game: what a move is made in. A whole game is a sum of these.
///
/// Positions are immutable values with `equals` and `hashCode`; how one is written depends on the
/// ruleset (its glyphs), so none of them prints itself for people.
public sealed interface Position
    permits GridPosition, GraphPosition, HeapPosition, TuplePosition, TilingPosition {}
