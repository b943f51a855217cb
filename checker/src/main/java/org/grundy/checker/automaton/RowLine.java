package org.grundy.checker.automaton;

import java.util.List;

/// A line of the rules that reads a row cell by cell and chooses where it is used, and how.
///
/// What it has done so far is a list of numbers; [#OVER] after its last change.
interface RowLine {
  /// A place before the first cell.
  int NOWHERE = -1;

  /// Nothing more is changed.
  List<Integer> OVER = List.of();

  /// Receives a way to go on.
  @FunctionalInterface
  interface Sink {
    /// Takes one.
    ///
    /// @param done what the line has done then
    /// @param written what the cell holds in the option
    void accept(List<Integer> done, int written);
  }

  /// What it has done before the first cell.
  List<Integer> start();

  /// Reads a cell; a line that is over is not asked.
  void read(List<Integer> done, int glyph, Sink sink);

  /// True if the row may end here and a move was made.
  boolean isMove(List<Integer> done);
}
