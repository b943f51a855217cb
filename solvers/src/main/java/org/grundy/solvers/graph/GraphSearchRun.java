package org.grundy.solvers.graph;

import java.util.List;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Bounds;
import org.grundy.solvers.Partial;
import org.grundy.solvers.PartialSum;
import org.grundy.solvers.PartlySolved;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.SumSolution;

/// The search over a sum of positions on graphs, one after the other.
final class GraphSearchRun implements Run {
  private final GraphRuleset ruleset;
  private final List<GraphPosition> sum;
  private final GraphSearch search;

  GraphSearchRun(GameRules rules, List<GraphPosition> sum, Meter meter) {
    this.ruleset = GraphRuleset.of(rules);
    this.sum = List.copyOf(sum);
    this.search = new GraphSearch(rules, meter);
  }

  @Override
  public Solution solve() {
    return new SumSolution(
        sum.stream().map(position -> new SearchedGraph(position, ruleset, search)).toList());
  }

  @Override
  public Partial soFar(Meter look) {
    return PartialSum.of(
        sum.stream()
            .map(position -> new Open(DrawnParts.of(position, ruleset, search), this))
            .toList(),
        look);
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(search.knowledge());
  }

  /// A position of which the search may not know everything.
  private record Open(DrawnParts parts, GraphSearchRun run) implements PartlySolved {
    @Override
    public List<Bounds> components() {
      return parts.parts().stream().map(run.search::bounds).toList();
    }

    @Override
    public void moves(SolvedPosition.MoveSink sink) {
      run.ruleset.options(
          parts.whole(),
          option -> {
            GraphPosition follower = option.sum().getFirst();
            sink.accept(option.move(), parts.changed(follower), run.search.known(follower));
          });
    }
  }
}
