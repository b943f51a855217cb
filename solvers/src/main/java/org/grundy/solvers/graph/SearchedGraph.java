package org.grundy.solvers.graph;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GraphPosition;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.solvers.SolvedPosition;

/// A position on a graph valued through its components. What moves lead to is worked out only where
/// it is asked for.
final class SearchedGraph implements SolvedPosition {
  private final GraphRuleset ruleset;
  private final GraphSearch search;
  private final DrawnParts parts;
  private final List<Component> components = new ArrayList<>();
  private final long value;

  SearchedGraph(GraphPosition position, GraphRuleset ruleset, GraphSearch search) {
    this.ruleset = ruleset;
    this.search = search;
    this.parts = DrawnParts.of(position, ruleset, search);
    long sum = 0;
    for (GraphPosition part : parts.parts()) {
      components.add(new Component(part, search.value(part)));
      sum ^= components.getLast().value();
    }
    this.value = sum;
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return List.copyOf(components);
  }

  @Override
  public void moves(MoveSink sink) {
    ruleset.options(
        parts.whole(),
        option -> {
          GraphPosition follower = option.sum().getFirst();
          sink.accept(option.move(), parts.changed(follower), search.value(follower));
        });
  }

  @Override
  public BigInteger movesTo(long valueAfter) {
    long[] count = {0};
    if (valueAfter <= Integer.MAX_VALUE) {
      ruleset.followers(
          parts.whole(),
          (sum, _) -> count[0] += search.is(sum.getFirst(), (int) valueAfter) ? 1 : 0);
    }
    return BigInteger.valueOf(count[0]);
  }
}
