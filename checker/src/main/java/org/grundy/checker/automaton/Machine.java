package org.grundy.checker.automaton;

import java.util.List;

/// Positions, each with all that a line of the rules lets be chosen there, as a condition on
/// numbers. Each number is written on a track of its own, all tracks together digit by digit.
///
/// @param kind what it says of a position that something can be chosen there
/// @param tracks how many there are; the first are the sizes of the position
/// @param option the tracks of the sizes that a move leaves; empty where it is no move
/// @param sums what the formula compares with 0
/// @param xors triples of tracks of which each digit of the third is the nim-sum of the others'
/// @param formula what has to hold
record Machine(
    Kind kind,
    int tracks,
    List<Integer> option,
    List<LinearSum> sums,
    List<List<Integer>> xors,
    Formula formula) {
  /// What machines are about.
  enum Kind {
    /// The position is written as the numeration asks for.
    NUMBERS,
    /// The game is over, and whoever moved there has won.
    WON,
    /// The game is over unless it is won, and whoever moved there has lost.
    LOST,
    /// There is a move.
    MOVE
  }
}
