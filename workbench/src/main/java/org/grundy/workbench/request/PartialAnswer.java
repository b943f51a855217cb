package org.grundy.workbench.request;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.grundy.core.Bounds;
import org.grundy.core.Ending;
import org.grundy.core.Outcome;
import org.grundy.core.Statistics;
import org.grundy.core.TilingPosition;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Problem;
import org.grundy.solvers.SettledSolution;

/// The known part of the answer to a request whose solving was ended early, or not begun because
/// nobody asked for what is left open.
///
/// @param sum the positions with their rules
/// @param plan how it was being solved
/// @param partial what is known
/// @param ended why it ended early
/// @param statistics what it cost
public record PartialAnswer(
    SumRequest sum,
    PlanReport.Choice plan,
    Partial partial,
    Optional<Ending> ended,
    Statistics statistics) {
  /// The positions with their rules.
  public Problem problem() {
    return sum.problem();
  }

  /// The winner, where that is known.
  public Optional<Outcome> outcome() {
    return partial.outcome();
  }

  /// The Grundy value, where that is known.
  public OptionalLong value() {
    return partial.value();
  }

  /// The moves of which it is known what they lead to.
  public List<SumMove> moves() {
    return partial.settled().stream().map(move -> new SumMove(sum, move)).toList();
  }

  /// True if it is known who wins.
  public boolean saysWhoWins() {
    return partial.outcome().isPresent();
  }

  /// The answer as far as it is known; empty where it is not known who wins.
  public Optional<SolvedSum> answer() {
    return SettledSolution.of(partial)
        .map(solution -> new SolvedSum(sum, plan, solution, ended, () -> statistics));
  }

  /// The independent parts with what is known of their values, or the positions of the sum where
  /// they were not taken apart; empty where there are no values, or none is asked for.
  public List<Bounds> bounds() {
    boolean noValues =
        problem().asksOutcome()
            || problem().isOver()
            || problem().sum().getFirst() instanceof TilingPosition;
    if (noValues) {
      return List.of();
    }
    return partial.components().isEmpty() && !problem().hasWins()
        ? IntStream.range(0, problem().sum().size())
            .mapToObj(i -> Bounds.unknown(problem().sum().get(i)).in(i))
            .toList()
        : partial.components();
  }
}
