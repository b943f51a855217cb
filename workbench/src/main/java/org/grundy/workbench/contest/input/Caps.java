package org.grundy.workbench.contest.input;

/// The most by which the numbers of a made input may exceed their least values.
///
/// @param sizes of numbers that say how much follows: lengths of lists, sides of boards
/// @param values of all others
/// @param cases how many cases there may be
public record Caps(long sizes, long values, long cases) {}
