package org.grundy.solvers.sequence;

import java.util.List;
import org.grundy.core.Component;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.solvers.SolvedPosition;

/// A graph whose components are paths and cycles. The components that a move leaves of one are such
/// again.
final class SolvedPaths implements SolvedPosition {
  private final GraphRuleset ruleset;
  private final PathsAndCycles heaps;
  private final Meter meter;
  private final List<Component> components;
  private final long value;

  SolvedPaths(GraphPosition graph, GraphRuleset ruleset, PathsAndCycles heaps, Meter meter) {
    this.ruleset = ruleset;
    this.heaps = heaps;
    this.meter = meter;
    this.components =
        PathsAndCycles.parts(graph).stream()
            .map(part -> new Component(part, heaps.value(part, meter)))
            .toList();
    this.value =
        components.stream().mapToLong(Component::value).reduce(0, (one, other) -> one ^ other);
  }

  @Override
  public long value() {
    return value;
  }

  @Override
  public List<Component> components() {
    return components;
  }

  @Override
  public void moves(MoveSink sink) {
    for (int i = 0; i < components.size(); i++) {
      int component = i;
      Component whole = components.get(i);
      ruleset.options(
          (GraphPosition) whole.position(),
          option -> {
            meter.work(1);
            long left =
                option.sum().stream()
                    .mapToLong(graph -> heaps.nimSum(graph, meter))
                    .reduce(0, (one, other) -> one ^ other);
            sink.accept(option.move(), component, value ^ whole.value() ^ left);
          });
    }
  }
}
