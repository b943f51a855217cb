package org.grundy.solvers.space;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;

/// Positions that get their numbers when they are met.
///
/// @param <P> the positions, with value equality
public final class MetSpace<P> implements Space {
  /// About what a position with its number takes.
  private static final int BYTES = 200;

  private final Ruleset<P> ruleset;
  private final Meter meter;
  private final Map<P, Integer> numbers = new HashMap<>();
  private final List<P> positions = new ArrayList<>();

  private MetSpace(Ruleset<P> ruleset, Meter meter) {
    this.ruleset = ruleset;
    this.meter = meter;
  }

  /// Finds the values of positions by a walk over those that are reached.
  public static <P> Finder<P> values(Ruleset<P> ruleset, Meter meter) {
    MetSpace<P> space = new MetSpace<>(ruleset, meter);
    return Finder.of(new Walk(space, Question.VALUE, meter), space::number);
  }

  private long number(P position) {
    Integer known = numbers.putIfAbsent(position, positions.size());
    if (known != null) {
      return known;
    }
    meter.claim(BYTES);
    positions.add(position);
    return positions.size() - 1L;
  }

  @Override
  public void options(long state, Options sink) {
    boolean[] on = {true};
    ruleset.optionSums(
        positions.get((int) state),
        (sum, ends) -> on[0] = on[0] && (ends ? sink.wins() : to(sum, sink)));
  }

  private boolean to(List<P> sum, Options sink) {
    return sum.size() == 1
        ? sink.to(number(sum.getFirst()))
        : sink.toSum(sum.stream().mapToLong(this::number).toArray(), sum.size());
  }
}
