package org.grundy.workbench.explore;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.workbench.Answer;
import org.grundy.workbench.PartialAnswer;

/// What an explorer shows of positions: their moves with where they lead, and what is known of who
/// wins.
///
/// @param rules the rules
/// @param sum the positions
/// @param moves the moves, at most so many as were asked for, in the order of the sum
/// @param everyMove whether these are all
/// @param answer the answer, where the positions were solved
/// @param partial what is known, where the budget was spent first
public record Exploration(
    GameRules rules,
    List<Position> sum,
    List<LeadingMove> moves,
    boolean everyMove,
    Optional<Answer> answer,
    Optional<PartialAnswer> partial) {
  public Exploration {
    sum = List.copyOf(sum);
    moves = List.copyOf(moves);
  }

  /// Whether it is known that nobody can move.
  public boolean isOver() {
    return everyMove && moves.isEmpty();
  }

  /// Whether a player who cannot move wins.
  public boolean stuckPlayerWins() {
    return rules.play() == Play.MISERE && !new Problem(rules, sum).isOver();
  }

  /// The position after a move, written out.
  public String writtenAfter(LeadingMove move) {
    return PositionText.formatSum(rules, move.sumAfter(sum));
  }
}
