package org.grundy.solvers;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Component;
import org.grundy.core.Move;
import org.grundy.core.Position;

/// One position of a sum, solved under normal play: its value, its parts, and where each move
/// leads.
///
/// Where the rules have a `win` pattern, values are those of the *safe-move game*: a move after
/// which the opponent could complete a pattern at once is no move of it, and who has no safe move
/// loses.
public interface SolvedPosition {
  /// The value of a move after which the opponent can end the whole game at once.
  long UNSAFE = -1;

  /// The value of a move that ends the whole game in favour of whoever makes it.
  long ENDS = -2;

  /// The Grundy value: the nim-sum of the values of [#components]. Without meaning where [#canEnd].
  long value();

  /// True if some move here ends the whole game at once in favour of whoever makes it.
  default boolean canEnd() {
    return false;
  }

  /// Its independent components, in a fixed order; one of value 0 may be left out. Empty where
  /// [#canEnd].
  List<Component> components();

  /// Hands over every move once.
  void moves(MoveSink sink);

  /// The position that a move leaves, solved with the knowledge found for this one; empty where
  /// there is none.
  default Optional<SolvedPosition> after(Position option) {
    return Optional.empty();
  }

  /// The number of moves that leave this whole position with the given value, [#UNSAFE] and [#ENDS]
  /// included.
  default BigInteger movesTo(long valueAfter) {
    long[] count = {0};
    moves((_, _, after) -> count[0] += after == valueAfter ? 1 : 0);
    return BigInteger.valueOf(count[0]);
  }

  /// The number of moves, where it is known without a look at each; then [#someMovesTo] names moves
  /// in the same way.
  default OptionalLong moveCount() {
    return OptionalLong.empty();
  }

  /// Hands over moves that leave this whole position with a value, each once: all of them, or as
  /// many as are asked for. Nothing where there is no [#moveCount].
  ///
  /// @param most how many to hand over at most
  default void someMovesTo(long valueAfter, int most, MoveSink sink) {}

  /// Receives moves with what they do.
  @FunctionalInterface
  interface MoveSink {
    /// Takes one move.
    ///
    /// @param move the move
    /// @param component index into [SolvedPosition#components] of the part it is made in, or -1
    ///   where it is none of those listed
    /// @param valueAfter the Grundy value of this whole position after the move, or [#UNSAFE], or
    ///   [#ENDS]
    void accept(Move move, int component, long valueAfter);
  }
}
