package org.grundy.core;

/// An independent part of a position with its Grundy value.
public record Component(Position position, long value) {}
