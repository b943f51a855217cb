package org.grundy.solvers.component;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Move;
import org.grundy.core.Position;

/// A position of a sum as independent components, with what its moves leave of them.
public interface StartPosition {
  /// Its components.
  List<Part<?>> parts();

  /// A component drawn as a position of the game.
  Position drawn(int part);

  /// Hands over every move once.
  void moves(MadeSink sink);

  /// The position that one of its moves leaves, on the same boards.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  StartPosition after(Position option);

  /// A position of the same game on the same boards, which need not come from this one.
  ///
  /// @param part may hold [org.grundy.rules.tree.Glyphs#BLANK] where nothing is
  /// @return empty where these boards have no room for it
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  default Optional<StartPosition> like(Position part) {
    return Optional.of(after(part));
  }

  /// Receives moves.
  interface MadeSink {
    /// Takes one move.
    ///
    /// @param part the component in which it is made, -1 where it is none of them
    /// @param after what is left of that component, or of the whole position
    /// @param ends whether the move ends the whole game
    void accept(Move move, int part, Part<?> after, boolean ends);
  }
}
