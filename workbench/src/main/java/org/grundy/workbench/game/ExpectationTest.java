package org.grundy.workbench.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Expectation;
import org.grundy.rules.tree.Expectation.Expected;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;

/// The test of a game's expectations, each on a meter of its own.
public final class ExpectationTest {
  /// The seed of starts that are random.
  private static final long SEED = 1;

  private final Planner planner;
  private final Game game;
  private final Supplier<Meter> meters;

  /// @param meters a meter for each expectation
  public ExpectationTest(Planner planner, Game game, Supplier<Meter> meters) {
    this.planner = planner;
    this.game = game;
    this.meters = meters;
  }

  public CheckReport report() {
    List<CheckReport.Result> results = new ArrayList<>();
    for (Expectation expectation : game.rules().expectations()) {
      results.add(test(expectation));
    }
    return new CheckReport(game, results);
  }

  private CheckReport.Result test(Expectation expectation) {
    GameRules rules =
        RulesParser.bind(game.rules().withExpectations(List.of()), expectation.with());
    String start = expectation.start();
    String expected = words(expectation.expected());
    String with = RulesParser.text(expectation.with());
    String method = "";
    try {
      Problem problem = new Problem(rules, PositionText.parse(rules, game.name(), start, SEED));
      Plan plan = planner.decide(problem, Optional.empty()).plan();
      method = plan.method();
      String found = found(expectation.expected(), plan);
      return new CheckReport.Result(
          start, expected, with, found, true, found.equals(expected), method);
    } catch (BudgetSpentException e) {
      String found = "not known: " + e.getMessage();
      return new CheckReport.Result(start, expected, with, found, false, false, method);
    }
  }

  private static String words(Expected expected) {
    return switch (expected) {
      case Expected.Value(long value) -> "= " + value;
      case Expected.Wins() -> "wins";
      case Expected.Loses() -> "loses";
      case Expected.Draws() -> "draws";
      case Expected.Loony() -> "loony";
    };
  }

  /// The result that is found, in the words in which it is expected.
  private String found(Expected expected, Plan plan) {
    Meter meter = meters.get();
    if (expected instanceof Expected.Value || expected instanceof Expected.Loony) {
      OptionalLong value = plan.value(meter);
      if (value.isPresent()) {
        return "= " + value.getAsLong();
      }
      if (!game.rules().bonds().isEmpty()) {
        return words(new Expected.Loony());
      }
      return words(outcome(plan.outcome(meter))) + ", without a value";
    }
    return words(outcome(plan.outcome(meter)));
  }

  private static Expected outcome(Outcome outcome) {
    return switch (outcome) {
      case N -> new Expected.Wins();
      case P -> new Expected.Loses();
      case DRAW -> new Expected.Draws();
    };
  }
}
