package org.grundy.solvers.automaton;

import java.util.Optional;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.digit.Automaton;

/// A theorem about all positions of a game: an automaton that says of each who wins it, or its
/// value, and was [checked][LevelCheck] by the moves.
public sealed interface ProvedClaim permits AutomatonProof, RowProof {
  /// The game.
  GameRules rules();

  /// True if the automaton says Grundy values; else it says 0 where the player to move loses, and 1
  /// elsewhere.
  boolean ofValues();

  /// The automaton.
  Automaton automaton();

  /// The number of states that the check looked at.
  int checked();

  /// The size below which positions were solved one by one for the learner; the proof does not rest
  /// on them.
  int table();

  /// The answer of a search for a theorem.
  ///
  /// @param proof the theorem, where there is one
  /// @param reason why there is none; empty where there is one
  record Answer<T extends ProvedClaim>(Optional<T> proof, String reason) {
    /// The answer that there is none.
    public static <T extends ProvedClaim> Answer<T> none(String reason) {
      return new Answer<>(Optional.empty(), reason);
    }
  }
}
