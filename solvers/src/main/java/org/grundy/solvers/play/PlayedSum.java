package org.grundy.solvers.play;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Move;
import org.grundy.core.Ruleset;

/// A sum that is played out: in the form in which [LiteralPlay] remembers it, with its moves under
/// their names.
///
/// @param <P> the positions that are remembered
public interface PlayedSum<P> {
  /// The whole sum.
  List<P> start();

  /// Hands over every move of the sum's positions, each once, in the order of the sum.
  void moves(MoveSink<P> sink);

  /// Receives moves.
  ///
  /// @param <P> the positions that are remembered
  @FunctionalInterface
  interface MoveSink<P> {
    /// Takes one move.
    ///
    /// @param summand the position in which it is made, from 0
    /// @param ends whether it ends the whole game in favour of whoever makes it
    /// @param after the sum that it leaves; without meaning where it ends the game
    void accept(Move move, int summand, boolean ends, List<P> after);
  }

  /// Positions that are remembered as they are.
  ///
  /// @param start the sum
  /// @param ruleset whose options have names
  record Plain<P>(List<P> start, Ruleset<P> ruleset) implements PlayedSum<P> {
    public Plain {
      start = List.copyOf(start);
    }

    @Override
    public void moves(MoveSink<P> sink) {
      for (int i = 0; i < start.size(); i++) {
        int summand = i;
        ruleset.options(
            start.get(i),
            option -> {
              List<P> after = new ArrayList<>(start);
              after.remove(summand);
              after.addAll(option.sum());
              sink.accept(option.move(), summand, option.ends(), after);
            });
      }
    }
  }
}
