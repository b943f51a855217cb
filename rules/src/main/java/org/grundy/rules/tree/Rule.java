package org.grundy.rules.tree;

/// A line that allows moves.
public sealed interface Rule
    permits CellMove,
        SpreadMove,
        PatternMove,
        TokenMove,
        HeapCode,
        Take,
        EquationMove,
        SeveralHeaps,
        RunMove,
        VertexMove,
        EdgeMove,
        JoinMove,
        WalkMove {}
