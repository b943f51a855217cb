package org.grundy.solvers.tokens;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Play;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;

/// Tokens that block each other on boards that do not change: by the [gaps][GapRules] between them
/// where they slide one way, else by a search over their places.
public final class TokensMethod implements Method {
  static final String NAME = "tokens";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.MISERE, Twist.EARLY_END);
  }

  @Override
  public Verdict weigh(Problem problem) {
    GameRules rules = problem.rules();
    if (!rules.board().hasCells() || !rules.hasBlockedTokens()) {
      return new Verdict.Unsound("no tokens block each other");
    }
    if (!rules.rules().stream().allMatch(TokenMove.class::isInstance)) {
      return new Verdict.Unsound("besides tokens that move there are other lines");
    }
    if (problem.isOver()) {
      return new Verdict.Unsound("a token stands where it wins: the game is over");
    }
    List<GridPosition> sum = problem.sum().stream().map(GridPosition.class::cast).toList();
    Optional<GapRules> gaps = GapRules.of(rules);
    if (gaps.isPresent() && sum.stream().allMatch(board -> gaps.get().value(board).isPresent())) {
      return new Verdict.Sound(new GapPlan(rules, sum, gaps.get()));
    }
    boolean outcomes = problem.asksOutcome() && sum.size() == 1;
    if (rules.play() == Play.MISERE && !outcomes) {
      return new Verdict.Unsound(
          "under misère play there are no values, and who wins the positions of a sum does not say"
              + " who wins it");
    }
    // Which group of which board a word is of takes bits too; the groups of one board take no more
    // than their tokens save.
    int tokens = sum.stream().mapToInt(board -> board.tokens().size()).sum();
    int others = sum.size() > 1 ? Integer.SIZE - Integer.numberOfLeadingZeros(tokens) : 0;
    if (sum.stream().anyMatch(board -> TokenPlaces.bits(board) + others > TokenPlaces.MOST_BITS)) {
      return new Verdict.Unsound("the places of the tokens of a board do not fit into one word");
    }
    return new Verdict.Sound(new TokenSearchPlan(rules, sum, outcomes));
  }
}
