package org.grundy.workbench.contest.answer;

import java.util.List;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.planner.Planner;
import org.grundy.workbench.contest.Template;
import org.jspecify.annotations.Nullable;

/// What may be asked of one case, found as far as it is asked.
final class CaseAnswer {
  private final GameRules rules;
  private final List<Position> sum;
  private final Planner planner;
  private final Meter meter;
  private @Nullable Outcome outcome;
  private @Nullable Long value;
  private @Nullable Plan plan;
  private @Nullable List<String> winning;

  CaseAnswer(GameRules rules, List<Position> sum, Planner planner, Meter meter) {
    this.rules = rules;
    this.sum = sum;
    this.planner = planner;
    this.meter = meter;
  }

  /// A case whose value is known.
  CaseAnswer valued(long known) {
    value = known;
    outcome = Outcome.ofValue(known);
    return this;
  }

  Outcome outcome() {
    Outcome known = outcome;
    if (known == null) {
      known = plan().outcome(meter);
      outcome = known;
    }
    return known;
  }

  long value() {
    Long known = value;
    if (known == null) {
      known =
          planner
              .decide(new Problem(rules, sum), Optional.empty())
              .plan()
              .value(meter)
              .orElseThrow(() ->
                  new InputException(
                      "the format prints values, and a position of this game has none", ""));
      value = known;
    }
    return known;
  }

  String winningMoves() {
    return plan().winningMoves(meter).toString();
  }

  /// The winning moves as they are written.
  List<String> winning(Template form) {
    List<String> known = winning;
    if (known == null) {
      known = new MoveWords(form, sum).winning(plan(), meter);
      winning = known;
    }
    return known;
  }

  private Plan plan() {
    Plan known = plan;
    if (known == null) {
      known = planner.decide(new Problem(rules, sum).ofOutcome(), Optional.empty()).plan();
      plan = known;
    }
    return known;
  }
}
