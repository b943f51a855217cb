package org.grundy.solvers.automaton;

import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;
import org.grundy.solvers.automaton.digit.AutomatonAlgebra;
import org.grundy.solvers.automaton.digit.Numeration;
import org.grundy.solvers.automaton.moves.MoveRelation;

/// A theorem about all positions of a game on a number of heaps: an automaton that says of each who
/// wins it, or its value, and was [checked][OptionCheck] by the moves.
///
/// @param rules the game
/// @param heaps the number of heaps
/// @param ofValues whether the automaton says Grundy values; else it says 0 where the player to
///   move loses, and 1 elsewhere
/// @param numeration how the sizes are written
/// @param automaton the smallest that says so, and 1 of words that write no numbers
/// @param relation the moves, in that numeration
/// @param checked the number of states that the check looked at
/// @param table the sizes below this were solved one by one for the learner
public record AutomatonProof(
    GameRules rules,
    int heaps,
    boolean ofValues,
    Numeration numeration,
    Automaton automaton,
    MoveRelation relation,
    int checked,
    int table)
    implements ProvedClaim {
  /// The value of a position, or 0 where it is lost and 1 where it is won.
  ///
  /// @param sizes as many as there are heaps, each from 0 and below 2^62
  public int at(long... sizes) {
    return automaton.read(numeration.word(sizes));
  }

  /// The losing positions as a condition, where the automaton says who wins.
  public Automaton losing(AutomatonAlgebra algebra) {
    return algebra.and(
        automaton.withOutputs(output -> output == 0 ? 1 : 0), algebra.valid(automaton.tracks()));
  }
}
