package org.grundy.checker.position;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.core.Ruleset;

/// Outcomes of sums, played out as the rules say: the next player wins by a move that ends the game
/// or after which the opponent does not win; without a move the next player loses, and wins under
/// misère play.
///
/// @param <P> the positions
final class PlainPlay<P> {
  private static final long ENTRY_BYTES = 100;

  private final Ruleset<P> ruleset;
  private final Play play;
  private final Meter meter;
  private final Map<Map<P, Long>, Boolean> wins = new HashMap<>();

  PlainPlay(Ruleset<P> ruleset, Play play, Meter meter) {
    this.ruleset = ruleset;
    this.play = play;
    this.meter = meter;
  }

  /// A sum, each part with the number of times it stands there, and the sums that moves lead to.
  ///
  /// @param bytes what these take
  private record Open<P>(Map<P, Long> sum, List<Map<P, Long>> options, boolean ends, long bytes) {}

  boolean nextPlayerWins(List<P> sum) {
    Map<P, Long> root = new HashMap<>();
    sum.forEach(part -> root.merge(part, 1L, Long::sum));
    Deque<Open<P>> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (!stack.isEmpty()) {
      Open<P> top = stack.element();
      if (!pushUnknown(top, stack)) {
        wins.put(top.sum, isWon(top));
        meter.claim(bytes(top.sum) - top.bytes);
        stack.pop();
      }
    }
    return Boolean.TRUE.equals(wins.get(root));
  }

  private Open<P> open(Map<P, Long> sum) {
    List<Map<P, Long>> options = new ArrayList<>();
    boolean[] ends = {false};
    long[] claimed = {0};
    meter.work(1);
    for (P part : sum.keySet()) {
      ruleset.optionSums(
          part,
          (option, endsGame) -> {
            ends[0] |= endsGame;
            Map<P, Long> after = replaced(sum, part, option);
            meter.work(1);
            meter.claim(bytes(after));
            claimed[0] += bytes(after);
            options.add(after);
          });
    }
    return new Open<>(sum, ends[0] ? List.of() : options, ends[0], claimed[0]);
  }

  private static <P> long bytes(Map<P, Long> sum) {
    return ENTRY_BYTES * (1 + sum.size())
        + sum.keySet().stream().mapToLong(PositionBytes::of).sum();
  }

  private static <P> Map<P, Long> replaced(Map<P, Long> sum, P part, List<P> option) {
    Map<P, Long> after = new HashMap<>(sum);
    after.computeIfPresent(part, (_, times) -> times == 1 ? null : times - 1);
    option.forEach(added -> after.merge(added, 1L, Long::sum));
    return after;
  }

  private boolean pushUnknown(Open<P> top, Deque<Open<P>> stack) {
    for (Map<P, Long> after : top.options) {
      Boolean known = wins.get(after);
      if (Boolean.FALSE.equals(known)) {
        return false;
      }
      if (known == null) {
        stack.push(open(after));
        return true;
      }
    }
    return false;
  }

  private boolean isWon(Open<P> top) {
    if (top.ends) {
      return true;
    }
    return top.options.isEmpty()
        ? play == Play.MISERE
        : top.options.stream().anyMatch(after -> Boolean.FALSE.equals(wins.get(after)));
  }
}
