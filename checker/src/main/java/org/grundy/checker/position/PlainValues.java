package org.grundy.checker.position;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.core.Ruleset;

/// Grundy values by the definition: the least number that no option has, found for every option
/// once. Options are kept on a stack of their own, so that long games do no harm.
///
/// @param <P> the positions
final class PlainValues<P> {
  private static final long ENTRY_BYTES = 100;

  private final Ruleset<P> ruleset;
  private final Meter meter;
  private final Map<P, Integer> values = new HashMap<>();

  PlainValues(Ruleset<P> ruleset, Meter meter) {
    this.ruleset = ruleset;
    this.meter = meter;
  }

  /// A position whose options wait for values.
  ///
  /// @param bytes what these take
  private record Open<P>(P position, List<List<P>> options, long bytes) {}

  int value(P root) {
    Deque<Open<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (!stack.isEmpty()) {
      Open<P> top = stack.element();
      if (!pushUnknown(top, stack)) {
        values.put(top.position, mex(top.options));
        meter.claim(ENTRY_BYTES + PositionBytes.of(top.position) - top.bytes);
        stack.pop();
      }
    }
    return known(root);
  }

  private Open<P> open(P position) {
    List<List<P>> options = new ArrayList<>();
    long[] claimed = {0};
    meter.work(1);
    ruleset.optionSums(
        position,
        (sum, _) -> {
          long bytes = ENTRY_BYTES + sum.stream().mapToLong(PositionBytes::of).sum();
          meter.work(1);
          meter.claim(bytes);
          claimed[0] += bytes;
          options.add(sum);
        });
    return new Open<>(position, options, claimed[0]);
  }

  /// Opens a part of an option that is not known yet, if there is one.
  private boolean pushUnknown(Open<P> top, Deque<Open<P>> stack) {
    for (List<P> sum : top.options) {
      for (P part : sum) {
        if (!values.containsKey(part)) {
          stack.push(open(part));
          return true;
        }
      }
    }
    return false;
  }

  private int mex(List<List<P>> options) {
    BitSet seen = new BitSet();
    for (List<P> sum : options) {
      seen.set(sum.stream().mapToInt(this::known).reduce(0, (one, other) -> one ^ other));
    }
    return seen.nextClearBit(0);
  }

  private int known(P position) {
    Integer value = values.get(position);
    if (value == null) {
      throw new IllegalStateException("no value yet: " + position);
    }
    return value;
  }
}
