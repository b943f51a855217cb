package org.grundy.solvers.space;

import java.util.function.LongConsumer;

/// States of a game under numbers from 0, and the moves between them.
///
/// An instance may remember where it stands, so that states which are asked about one after the
/// other need not be read off their numbers; it is for one thread.
public interface Space {
  /// Hands over what each move leads to, as long as the sink says so; some may come several times.
  void options(long state, Options sink);

  /// The mark of a state in which the game is over: [StateTable#WON], [StateTable#LOST], or
  /// [StateTable#UNKNOWN] where it goes on.
  default long over(long state) {
    return StateTable.UNKNOWN;
  }

  /// Receives what moves lead to. Each answer says whether to go on.
  interface Options {
    /// A move to one state.
    boolean to(long state);

    /// A move to a sum of states.
    ///
    /// @param states the first `count` are the components; reused by who calls
    boolean toSum(long[] states, int count);

    /// A move that wins the whole game.
    boolean wins();
  }

  /// States whose moves can be gone backwards, and each of which has only options of smaller
  /// numbers. No move splits, and no game is over before a player cannot move.
  interface Reversible extends Space {
    /// Hands over all states from which a move leads to this one.
    void before(long state, LongConsumer sink);
  }
}
