package org.grundy.solvers.component.planes.misere;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.grundy.core.Meter;
import org.grundy.core.Option;
import org.grundy.core.Ruleset;

/// The options of components as sums of components, each component's found once. Their moves have
/// no names.
///
/// @param <P> the components
abstract class RememberedRuleset<P> implements Ruleset<P> {
  private static final int ENTRY_BYTES = 96;

  final Meter meter;
  private final Map<P, Options<P>> memo = new HashMap<>();

  /// The options of a component.
  ///
  /// @param ends whether one of them ends the game; then no sums are told
  record Options<P>(boolean ends, Set<List<P>> sums) {}

  RememberedRuleset(Meter meter) {
    this.meter = meter;
  }

  /// The options of a component.
  abstract Options<P> find(P component);

  /// The bytes that a component takes in the options of this one.
  abstract long partBytes(P component);

  @Override
  public final void options(P component, Consumer<Option<P>> sink) {
    throw new UnsupportedOperationException("the moves of components have no names");
  }

  @Override
  public final void optionSums(P component, SumSink<P> sink) {
    Options<P> known = memo.get(component);
    if (known == null) {
      known = find(component);
      long count = known.sums().stream().mapToLong(List::size).sum();
      meter.claim(ENTRY_BYTES + partBytes(component) * count);
      memo.put(component, known);
    }
    if (known.ends()) {
      sink.accept(List.of(), true);
    }
    known.sums().forEach(sum -> sink.accept(sum, false));
  }
}
