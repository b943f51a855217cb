package org.grundy.solvers;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.Move;

/// One position of a sum, solved under normal play: its value, its parts, and where each move
/// leads.
public interface SolvedPosition {
  /// The Grundy value: the nim-sum of the values of [#components].
  int value();

  /// Its independent parts, in a fixed order; a part of value 0 may be left out.
  List<Component> components();

  /// Hands over every move once.
  void moves(MoveSink sink);

  /// Receives moves with what they do.
  @FunctionalInterface
  interface MoveSink {
    /// Takes one move.
    ///
    /// @param move the move
    /// @param component index into [SolvedPosition#components] of the part it is made in, or -1
    ///   where it is none of those listed
    /// @param valueAfter the Grundy value of the whole position after the move
    void accept(Move move, int component, int valueAfter);
  }
}
