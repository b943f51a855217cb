package org.grundy.solvers.sequence.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.core.TuplePosition;
import org.grundy.rules.moves.TupleRuleset;

/// The values of the few positions that are no long heaps, by the definition.
public final class ShortHeaps {
  private static final int BYTES_AN_OPTION = 128;

  private final TupleRuleset ruleset;
  private final Meter meter;
  private final Map<TuplePosition, Long> values = new HashMap<>();

  ShortHeaps(TupleRuleset ruleset, Meter meter) {
    this.ruleset = ruleset;
    this.meter = meter;
  }

  /// A position that waits for the values of its options.
  private record Open(TuplePosition position, List<List<TuplePosition>> options) {}

  /// The value of a position.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long value(TuplePosition position) {
    Deque<Open> stack = new ArrayDeque<>();
    if (!values.containsKey(position)) {
      stack.push(open(position));
    }
    while (!stack.isEmpty()) {
      Open top = stack.element();
      Optional<TuplePosition> missing =
          top.options.stream()
              .flatMap(List::stream)
              .filter(part -> !values.containsKey(part))
              .findFirst();
      if (missing.isPresent()) {
        stack.push(open(missing.get()));
      } else {
        values.put(top.position, mex(top.options));
        stack.pop();
      }
    }
    return known(position);
  }

  /// The nim-sum of the values of positions.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  long valueOfSum(List<TuplePosition> sum) {
    return sum.stream().mapToLong(this::value).reduce(0, (one, other) -> one ^ other);
  }

  private Open open(TuplePosition position) {
    List<List<TuplePosition>> options = new ArrayList<>();
    ruleset.optionSums(position, (sum, _) -> options.add(sum));
    meter.work(1 + options.size());
    meter.claim((1 + options.size()) * (long) BYTES_AN_OPTION);
    return new Open(position, options);
  }

  private long mex(List<List<TuplePosition>> options) {
    BitSet seen = new BitSet();
    for (List<TuplePosition> sum : options) {
      seen.set(
          Math.toIntExact(
              sum.stream().mapToLong(this::known).reduce(0, (one, other) -> one ^ other)));
    }
    return seen.nextClearBit(0);
  }

  private long known(TuplePosition position) {
    Long value = values.get(position);
    if (value == null) {
      throw new IllegalStateException("no value yet: " + position);
    }
    return value;
  }
}
