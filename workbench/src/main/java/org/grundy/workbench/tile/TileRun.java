package org.grundy.workbench.tile;

import java.util.List;
import java.util.Optional;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.tilings.TilingPlan;
import org.grundy.tilings.TilingPlan.Settled;
import org.grundy.tilings.TilingPlanner;
import org.grundy.tilings.region.TilingProblem;
import org.grundy.tilings.region.TilingsFound;

/// One question about tilings, answered.
public final class TileRun {
  private TileRun() {}

  /// Answers a question, as far as the budget allows.
  ///
  /// @throws InputException if the words mean no problem, or the method that is asked for is not
  ///   sound
  public static TileReport run(TileWords words, Meter meter) {
    TilingProblem problem = words.problem();
    List<TilingPlan> plans =
        words
            .method()
            .map(method -> List.of(TilingPlanner.plan(problem, words.goal(), method)))
            .orElseGet(() -> TilingPlanner.plans(problem, words.goal()));
    TilingsFound found = new TilingsFound(words.goal(), meter);
    TilingPlan last = plans.getFirst();
    try {
      for (TilingPlan plan : plans) {
        last = plan;
        Optional<Settled> settled = plan.run(found, meter);
        if (settled.isPresent()) {
          return report(words, problem, plan, found, settled, Optional.empty(), meter);
        }
      }
      Ending nothing =
          new Ending.Limit(
              "the method %s found nothing, which shows nothing".formatted(last.method()));
      return report(words, problem, last, found, Optional.empty(), Optional.of(nothing), meter);
    } catch (BudgetSpentException spent) {
      Optional<Ending> ended = Optional.of(spent.ending());
      return report(words, problem, last, found, Optional.empty(), ended, meter);
    }
  }

  private static TileReport report(
      TileWords words,
      TilingProblem problem,
      TilingPlan plan,
      TilingsFound found,
      Optional<Settled> settled,
      Optional<Ending> ended,
      Meter meter) {
    return new TileReport(
        problem,
        words.goal(),
        problem.symmetries().size(),
        found.count(),
        found.tilings(),
        settled.map(Settled::obstacle).filter(obstacle -> !obstacle.isEmpty()),
        settled.flatMap(Settled::colouring),
        ended,
        plan.method(),
        plan.because(),
        meter.statistics());
  }
}
