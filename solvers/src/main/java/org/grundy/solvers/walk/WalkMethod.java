package org.grundy.solvers.walk;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.grundy.rules.tree.Twist;
import org.grundy.solvers.Method;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;
import org.grundy.solvers.family.FamilyPlan;
import org.grundy.solvers.family.FamilyProblem;

/// Solves games in which tokens walk on a board that never changes: one sweep values every cell,
/// and several tokens are a sum.
///
/// It is sound where every line of the rules moves tokens, play is normal and no pattern wins.
/// Nothing changes the cells, and tokens neither block nor see each other; so the options of a
/// token are determined by its cell alone, and the tokens are independent summands. The directions
/// of a token lie in an open half-plane, so it never comes back: the cells form a finite acyclic
/// graph, and the value of a cell is the mex of the values of those that can be reached from it in
/// one move (Sprague 1935, Grundy 1939). Where a token wins by a place, that holds of the safe-move
/// game, in which a token goes to no cell from which a move wins: a position in which no token can
/// win at once is the sum of its tokens there.
public final class WalkMethod implements Method {
  static final String NAME = "walk";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Optional<FamilyPlan> ofFamily(FamilyProblem family) {
    return CornerSweep.of(family);
  }

  @Override
  public Set<Twist> knows() {
    return EnumSet.of(Twist.EARLY_END);
  }

  @Override
  public Verdict weigh(Problem problem) {
    return obstacle(problem)
        .<Verdict>map(Verdict.Unsound::new)
        .orElseGet(() -> new Verdict.Sound(new WalkPlan(problem.rules(), problem.sum())));
  }

  /// The condition that fails, if one does.
  private static Optional<String> obstacle(Problem problem) {
    GameRules rules = problem.rules();
    if (!rules.board().hasPlainSteps()) {
      return Optional.of("the board is neither a grid nor a strip");
    }
    if (problem.isOver()) {
      return Optional.of("a token stands where it wins: the game is over");
    }
    if (rules.rules().isEmpty()) {
      return Optional.of("no line of the rules moves a token");
    }
    for (int i = 0; i < rules.rules().size(); i++) {
      Rule rule = rules.rules().get(i);
      if (!(rule instanceof TokenMove)) {
        return Optional.of("line " + (i + 1) + " of the moves moves no token");
      }
    }
    return cyclicKind(rules)
        .or(() -> strangePosition(rules, problem.sum()))
        .or(() -> meetingTokens(rules, problem.sum()));
  }

  private static Optional<String> cyclicKind(GameRules rules) {
    if (rules.cells().size() > TokenKind.MAX_GLYPHS) {
      return Optional.of("cells hold more than " + TokenKind.MAX_GLYPHS + " glyphs");
    }
    return TokenKind.of(rules).stream()
        .filter(kind -> OffsetWalk.Heights.of(kind.directions()).isEmpty())
        .findFirst()
        .map(kind ->
            "the directions of %s lie in no open half-plane: %s"
                .formatted(kind.glyph(), kind.directions()));
  }

  private static Optional<String> meetingTokens(GameRules rules, List<Position> sum) {
    return rules.hasBlockedTokens()
            && sum.stream().anyMatch(position -> ((GridPosition) position).tokens().size() > 1)
        ? Optional.of("tokens that block each other are no sum")
        : Optional.empty();
  }

  private static Optional<String> strangePosition(GameRules rules, List<Position> sum) {
    int kinds = TokenKind.of(rules).size();
    for (Position position : sum) {
      if (!(position instanceof GridPosition grid)) {
        return Optional.of("a position is no board: " + position);
      }
      if (grid.tokens().stream().anyMatch(token -> token.kind() < 0 || token.kind() >= kinds)) {
        return Optional.of("a position has a token that the rules do not know: " + position);
      }
    }
    return Optional.empty();
  }

  /// The sweep over each board of a sum, once for every kind of token that stands on it.
  private record WalkPlan(GameRules rules, List<Position> sum) implements Plan {
    @Override
    public String method() {
      return NAME;
    }

    @Override
    public String because() {
      return "every move moves one token, cells never change and tokens do not see each other, so a"
          + " token's cell determines its future; the directions of a token lie in an open"
          + " half-plane, so no cell comes twice and one sweep values all; several tokens are a"
          + " sum (Sprague 1935, Grundy 1939)"
          + (rules.canBeWonAtOnce()
              ? ". Values are those of the safe-move game: a move after which the opponent could"
                  + " win at once is left out"
              : "");
    }

    @Override
    public String cost() {
      long cells = 0;
      for (Position position : sum) {
        GridPosition board = (GridPosition) position;
        cells += board.size() * board.tokens().stream().mapToInt(t -> t.kind()).distinct().count();
      }
      return "%,d cells".formatted(cells);
    }

    @Override
    public Solution solve(Meter meter) {
      return new SumSolution(
          sum.stream().map(p -> new SolvedWalk(rules, (GridPosition) p, meter)).toList());
    }
  }
}
