package org.grundy.solvers.tokens;

import java.util.List;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.derive.bound.PositionBound;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.space.Finder;
import org.grundy.solvers.space.OutcomeRun;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.Walk;

/// A search over the places of tokens, one for each group of tokens that may meet.
///
/// @param outcomes whether only who wins is found, of the one position
record TokenSearchPlan(GameRules rules, List<GridPosition> sum, boolean outcomes) implements Plan {
  @Override
  public String method() {
    return TokensMethod.NAME;
  }

  @Override
  public String because() {
    String places =
        "only tokens move, so their places are the whole position; tokens of one kind are alike,"
            + " and images under the symmetries that keep rules and board are the same";
    if (outcomes) {
      return places
          + (rules.play() == Play.MISERE
              ? "; the next player wins exactly if there is no move, or one after which the"
                  + " opponent loses"
              : "; the next player wins exactly if some move wins at once, or leaves the opponent a"
                  + " position that the next player loses");
    }
    return places
        + ". Tokens that can never reach the same cell are independent components, whose values are"
        + " found by the recursion over their moves (Sprague 1935, Grundy 1939)"
        + (rules.canBeWonAtOnce()
            ? "; values are those of the safe-move game: a move after which the opponent could win"
                + " at once is left out"
            : "");
  }

  @Override
  public String cost() {
    return "one expansion for each way to place the tokens that can be reached: at most "
        + searched().text();
  }

  @Override
  public PositionBound searched() {
    PositionBound most = PositionBound.ONE;
    for (GridPosition board : sum) {
      for (List<Token> group :
          outcomes ? List.of(board.tokens()) : TokenPlaces.groups(rules, board)) {
        PositionBound bound = PositionBound.ONE;
        for (int token = 0; token < group.size(); token++) {
          bound = bound.times(board.size());
        }
        most = bound.bits() > most.bits() ? bound : most;
      }
    }
    return most;
  }

  @Override
  public Run begin(Meter meter) {
    if (!outcomes) {
      return TokensRun.of(rules, sum, meter);
    }
    GridPosition board = sum.getFirst();
    TokenPlaces places = new TokenPlaces(rules, board, board.tokens());
    return new OutcomeRun<>(
        board,
        GridRuleset.of(rules),
        Finder.of(
            new Walk(places, Question.ofOutcome(rules.play()), meter),
            after -> places.word(after.tokens())));
  }

  @Override
  public Solution solve(Meter meter) {
    return begin(meter).solve();
  }
}
