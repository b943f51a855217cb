package org.grundy.checker.automaton;

import java.util.List;

/// A line of the rules that reads a board column by column and chooses where it is used, and how.
///
/// What it has done so far is a list of numbers; [#OVER] after its last change.
interface RowLine {
  /// No glyph.
  int NOWHERE = -1;

  /// Nothing more is changed.
  List<Integer> OVER = List.of();

  /// Receives a way to go on.
  @FunctionalInterface
  interface Sink {
    /// Takes one.
    ///
    /// @param done what the line has done then
    /// @param written the column in the option
    void accept(List<Integer> done, int written);
  }

  /// What it has done before the first column.
  List<Integer> start();

  /// Reads a column; a line that is over is not asked.
  void read(List<Integer> done, int letter, Sink sink);

  /// True if the board may end here and a move was made.
  boolean isMove(List<Integer> done);
}
