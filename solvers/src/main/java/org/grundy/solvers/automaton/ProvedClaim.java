package org.grundy.solvers.automaton;

import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.automaton.digit.Automaton;

/// A theorem about all positions of a game: an automaton that says of each who wins it, or its
/// value, and was [checked][OptionCheck] by the moves.
public sealed interface ProvedClaim permits AutomatonProof, RowProof {
  /// Positions with larger values are not told.
  int MOST_VALUE = 255;

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

  /// True if every position of a game has a Grundy value, and a sum the nim-sum of those of its
  /// parts.
  static boolean hasValues(GameRules rules) {
    return rules.play() == Play.NORMAL && !rules.endsEarly();
  }

  /// Why there is no such claim about a game, whatever its moves; empty where there may be one.
  static Optional<String> refused(GameRules rules, boolean ofValues) {
    if (rules.play() == Play.LOOPY) {
      return Optional.of(
          "plays may go on for ever, and the proof goes from a position to those after it");
    }
    for (Twist apart : List.of(Twist.BINDING, Twist.BESIDE)) {
      if (rules.twists().contains(apart)) {
        return Optional.of(apart.because());
      }
    }
    return ofValues && !hasValues(rules)
        ? Optional.of("its positions have no values, only outcomes")
        : Optional.empty();
  }

  /// The answer of a search for a theorem.
  ///
  /// @param proof the theorem, where there is one
  /// @param reason why there is none; empty where there is one
  record Answer<T extends ProvedClaim>(Optional<T> proof, String reason) {
    /// The answer that there is none.
    public static <T extends ProvedClaim> Answer<T> none(String reason) {
      return new Answer<>(Optional.empty(), reason);
    }

    /// The answer that the search could do no more.
    ///
    /// @throws BudgetSpentException as it is given, if it is the budget that ended it
    public static <T extends ProvedClaim> Answer<T> ended(BudgetSpentException spent) {
      if (spent.ending() instanceof Ending.Limit limit) {
        return none(limit.text());
      }
      throw spent;
    }
  }
}
