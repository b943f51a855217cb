package org.grundy.solvers.genus;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;

/// The genera of sums of heaps, each found once from those of its options; those of sums of tame
/// heaps at once.
final class GenusTable {
  private static final int ENTRY_BYTES = 240;

  private final HeapClasses classes;
  private final Meter meter;
  private final Map<HeapSum, Genus> memo = new HashMap<>();

  GenusTable(HeapClasses classes, Meter meter) {
    this.classes = classes;
    this.meter = meter;
  }

  Genus genus(HeapSum root) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(new Frame(root));
    while (true) {
      Frame frame = stack.getFirst();
      Optional<Genus> known = known(frame.sum);
      if (known.isEmpty()) {
        Optional<HeapSum> missing = frame.firstMissing();
        if (missing.isPresent()) {
          stack.push(new Frame(missing.get()));
          continue;
        }
        known = Optional.of(Genus.of(frame.genera));
        memo.put(frame.sum, known.get());
      }
      stack.pop();
      if (stack.isEmpty()) {
        return known.get();
      }
    }
  }

  private Optional<Genus> known(HeapSum sum) {
    return classes.pair(sum).map(Genus::tame).or(() -> Optional.ofNullable(memo.get(sum)));
  }

  /// A sum on the way to its genus. It has a move, as sums without one are tame.
  private final class Frame {
    private final HeapSum sum;
    private final List<HeapSum> options;
    private final List<Genus> genera = new ArrayList<>();

    Frame(HeapSum sum) {
      this.sum = sum;
      this.options = List.copyOf(classes.options(sum));
      meter.work(1);
      meter.claim(ENTRY_BYTES + 4L * sum.size());
    }

    Optional<HeapSum> firstMissing() {
      while (genera.size() < options.size()) {
        HeapSum option = options.get(genera.size());
        Optional<Genus> known = known(option);
        if (known.isEmpty()) {
          return Optional.of(option);
        }
        genera.add(known.get());
      }
      return Optional.empty();
    }
  }
}
