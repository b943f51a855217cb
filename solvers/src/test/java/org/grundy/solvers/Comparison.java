package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.moves.LiteralMoves;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.play.DefinitionMethod;

/// Holds a method against the definition: outcome, value and every move, in whatever order.
public final class Comparison {
  private Comparison() {}

  /// The plans of all methods that are sound for a problem.
  public static List<Plan> soundPlans(Problem problem) {
    Planner.Comparison all = Planner.standard().compare(problem, Optional.empty());
    List<Plan> plans = new ArrayList<>(all.others());
    plans.addFirst(all.chosen());
    return plans;
  }

  /// All that is asked of a solution, in a form that compares.
  private record Facts(Outcome outcome, OptionalLong value, List<MoveFacts> moves) {}

  private record MoveFacts(Move move, int summand, OptionalLong value, boolean wins) {}

  /// Asserts that `method`, where it is sound, says the same as the definition.
  ///
  /// @return whether it is sound for the problem; true for a game that is over, which is left to
  ///   [FinishedMethod]
  public static boolean agrees(Method method, GameRules rules, List<Position> sum) {
    Problem problem = new Problem(rules, sum);
    if (problem.isOver()) {
      return true;
    }
    if (!(method.consider(problem) instanceof Verdict.Sound(Plan plan))) {
      return false;
    }
    assertSame(plan, problem, defined(problem));
    return true;
  }

  /// Asserts that every method of the planner that is sound says the same as the definition.
  ///
  /// @return their names
  public static List<String> everySoundMethodAgrees(GameRules rules, List<Position> sum) {
    Problem problem = new Problem(rules, sum);
    Facts defined = defined(problem);
    List<String> names = new ArrayList<>();
    for (Plan plan : soundPlans(problem)) {
      assertSame(plan, problem, defined);
      names.add(plan.method());
    }
    return names;
  }

  private static void assertSame(Plan plan, Problem problem, Facts defined) {
    String what =
        "%s of %s%n%s"
            .formatted(
                plan.method(),
                PositionText.formatSum(problem.rules(), problem.sum()),
                RulesFormatter.format(problem.rules()));
    if (plan.settled().equals(Partial.NOTHING)) {
      assertThat(facts(plan)).as(what).isEqualTo(defined);
    } else {
      assertHolds(plan.settled(), defined, what);
    }
  }

  private static Facts defined(Problem problem) {
    problem.sum().forEach(position -> assertMovesCanBeMade(problem.rules(), position));
    return facts(
        new Planner(List.of(new DefinitionMethod())).decide(problem, Optional.empty()).plan());
  }

  /// What is settled without a search is no more than the truth.
  private static void assertHolds(Partial settled, Facts truth, String what) {
    settled.outcome().ifPresent(outcome -> assertThat(truth.outcome).as(what).isEqualTo(outcome));
    settled.value().ifPresent(value -> assertThat(truth.value).as(what).hasValue(value));
    if (settled.components().size() == 1) {
      assertThat(settled.components().getFirst().allows(truth.value.orElseThrow()))
          .as(what)
          .isTrue();
    }
    for (var move : settled.settled()) {
      assertThat(truth.moves)
          .as(what)
          .contains(new MoveFacts(move.move(), move.summand(), move.value(), move.wins()));
    }
  }

  private static void assertMovesCanBeMade(GameRules rules, Position position) {
    LiteralMoves moves = LiteralMoves.of(rules);
    moves.options(
        position, option -> assertThat(moves.after(position, option.move())).isEqualTo(option));
  }

  private static Facts facts(Plan plan) {
    Solution solution = plan.solve(new Meter(Budget.ofThisProcess()));
    List<MoveFacts> moves = new ArrayList<>();
    solution.moves(rated ->
        moves.add(new MoveFacts(rated.move(), rated.summand(), rated.value(), rated.wins())));
    if (solution.value().isPresent()) {
      long nimSum = 0;
      for (var component : solution.components()) {
        nimSum ^= component.value();
      }
      assertThat(nimSum).as("nim-sum of components").isEqualTo(solution.value().getAsLong());
    }
    moves.sort(Comparator.comparing(MoveFacts::toString));
    return new Facts(solution.outcome(), solution.value(), moves);
  }
}
