package org.grundy.solvers.automaton;

import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;

/// The pairs `⌊n·α⌋, ⌊n·α⌋ + t·n` for `α = (2 - t + √(t² + 4)) / 2`, in both orders: the losing
/// positions of the game in which a move takes any number from one of two heaps, or i and j from
/// both, where i and j differ by less than t (Wythoff 1907 for t = 1; Fraenkel 1982).
public final class BeattyPairs {
  private BeattyPairs() {}

  /// The proof of that game, in the numeration of α.
  ///
  /// @param step t, from 1
  /// @return empty where it takes more work than there is for it
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public static Optional<AutomatonProof> proof(long step, Meter meter) {
    GameRules rules =
        RulesParser.parse(
            "wythoff",
            """
            game W
            board heaps a b
            move (a,b) -> (a-k,b) | (a,b-k) for k >= 1
            move (a,b) -> (a-i,b-j) for i >= 1, j >= 1, i < j + %d, j < i + %d
            """
                .formatted(step, step));
    return AutomatonProver.outcomes(rules, 2, meter).proof();
  }
}
