package org.grundy.solvers.sequence;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.SumSolution;

/// Graphs that are sums of paths and cycles, as sums of heaps.
record PathsPlan(GameRules rules, PathsAndCycles heaps, List<GraphPosition> graphs)
    implements Plan {
  PathsPlan {
    graphs = List.copyOf(graphs);
  }

  @Override
  public String method() {
    return SequenceMethod.NAME;
  }

  @Override
  public String because() {
    return heaps.paths().because() + "; " + SequencePlan.HEAPS;
  }

  @Override
  public String cost() {
    return String.format(
        Locale.ROOT,
        "the values of paths and cycles up to %,d vertices, or up to where a period is proved",
        graphs.stream().mapToInt(GraphPosition::order).max().orElseThrow());
  }

  @Override
  public Run begin(Meter meter) {
    return new Run() {
      @Override
      public Solution solve() {
        return PathsPlan.this.solve(meter);
      }

      @Override
      public Optional<ResumableState> knowledge() {
        return Optional.of(
            ResumableState.of(
                List.of(
                    heaps.paths().sequence().knowledge(meter),
                    heaps.cycles().sequence().knowledge(meter))));
      }
    };
  }

  @Override
  public Solution solve(Meter meter) {
    GraphRuleset ruleset = GraphRuleset.of(rules);
    return new SumSolution(
        graphs.stream().map(graph -> new SolvedPaths(graph, ruleset, heaps, meter)).toList());
  }
}
