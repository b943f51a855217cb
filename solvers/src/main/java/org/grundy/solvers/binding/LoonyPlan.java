package org.grundy.solvers.binding;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Addend;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;

/// The plan for a sum in which moves bind the next one.
///
/// @param problem of one game or several, in some of which no move need bind
public record LoonyPlan(Problem problem) implements Plan {
  static final String BECAUSE =
      "each component is worth a number or is loony, so that the next player wins whatever stands"
          + " beside it: the least number n such that no move in the component wins beside a heap"
          + " of n, and loony if there is none (Winning Ways, chapter 12)";

  private static final int SMALL_BYTES = 96;
  private static final int ELEMENT_BYTES = 60;

  @Override
  public String method() {
    return LoonyMethod.NAME;
  }

  @Override
  public String because() {
    return BECAUSE
        + (problem.sum().size() > 1
            ? "; a sum with a loony component is won, another is worth the nim-sum"
            : "");
  }

  @Override
  public String cost() {
    return "one expansion for each component that can be reached";
  }

  @Override
  public Solution solve(Meter meter) {
    return new LoonySolution(summands(meter));
  }

  @Override
  public Outcome outcome(Meter meter) {
    return Loony.outcome(total(meter));
  }

  @Override
  public OptionalLong value(Meter meter) {
    return total(meter);
  }

  private OptionalLong total(Meter meter) {
    return Loony.sum(
        summands(meter).stream()
            .map(summand -> summand.worths().total(summand.position()))
            .toList());
  }

  private List<LoonySolution.Summand> summands(Meter meter) {
    Map<GameRules, LoonySolution.Rated> games = new HashMap<>();
    List<LoonySolution.Summand> summands = new ArrayList<>();
    for (Addend addend : problem.addends()) {
      LoonySolution.Rated rated =
          games.computeIfAbsent(
              addend.rules(),
              rules -> {
                BoundGame game = new BoundGame(rules);
                return new LoonySolution.Rated(game, new Worths(game, bytes(rules), meter));
              });
      summands.add(new LoonySolution.Summand(rated.game(), rated.worths(), addend.position()));
    }
    return summands;
  }

  private int bytes(GameRules rules) {
    return problem.addends().stream()
        .filter(addend -> addend.rules().equals(rules))
        .mapToInt(addend -> bytes(addend.position()))
        .max()
        .orElse(SMALL_BYTES);
  }

  private static int bytes(Position position) {
    return switch (position) {
      case GridPosition board -> SMALL_BYTES + board.size();
      case GraphPosition graph ->
          2 * SMALL_BYTES + ELEMENT_BYTES * (graph.graph().order() + graph.graph().size());
      default -> SMALL_BYTES;
    };
  }
}
