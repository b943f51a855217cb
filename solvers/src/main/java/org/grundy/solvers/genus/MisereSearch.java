package org.grundy.solvers.genus;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.Meter;
import org.grundy.solvers.Knowledge;

/// Who wins a sum of heaps under misère play: a sum of tame heaps by its pair, any other one by
/// looking at its options, each sum once.
final class MisereSearch implements Knowledge {
  private static final int ENTRY_BYTES = 120;

  private final HeapClasses classes;
  private final Meter meter;
  private final Map<HeapSum, Boolean> memo = new HashMap<>();

  MisereSearch(HeapClasses classes, Meter meter) {
    this.classes = classes;
    this.meter = meter;
  }

  /// Whether the next player wins.
  boolean nextPlayerWins(HeapSum sum) {
    Optional<Boolean> known = known(sum);
    return known.orElseGet(() -> expand(sum));
  }

  /// Whether the next player wins, where that is known by now.
  Optional<Boolean> known(HeapSum sum) {
    return classes
        .pair(sum)
        .map(pair -> pair.misere() != 0)
        .or(() -> Optional.ofNullable(memo.get(sum)));
  }

  private boolean expand(HeapSum root) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(open(root));
    while (true) {
      Frame frame = stack.getFirst();
      Optional<HeapSum> unknown = frame.firstUnknown();
      if (unknown.isPresent()) {
        stack.push(open(unknown.get()));
        continue;
      }
      memo.put(frame.sum, frame.wins);
      stack.pop();
      if (stack.isEmpty()) {
        return frame.wins;
      }
    }
  }

  private Frame open(HeapSum sum) {
    meter.work(1);
    meter.claim(ENTRY_BYTES + 4L * sum.size());
    return new Frame(sum);
  }

  /// A sum on the way to its outcome. It has a move, as sums without one are tame.
  private final class Frame {
    private final HeapSum sum;
    private final List<HeapSum> open = new ArrayList<>();
    private boolean wins;
    private int next;

    Frame(HeapSum sum) {
      this.sum = sum;
      for (HeapSum option : classes.options(sum)) {
        Optional<Boolean> known = known(option);
        wins |= known.isPresent() && !known.get();
        if (known.isEmpty()) {
          open.add(option);
        }
      }
    }

    /// An option whose outcome has to be found first; empty if this sum is decided.
    Optional<HeapSum> firstUnknown() {
      while (!wins && next < open.size()) {
        Boolean known = memo.get(open.get(next));
        if (known == null) {
          return Optional.of(open.get(next));
        }
        wins = !known;
        next++;
      }
      return Optional.empty();
    }
  }

  @Override
  public long size() {
    return memo.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    out.writeInt(memo.size());
    for (Map.Entry<HeapSum, Boolean> entry : memo.entrySet()) {
      int[] sum = entry.getKey().toArray();
      out.writeInt(sum.length);
      for (int heap : sum) {
        out.writeInt(heap);
      }
      out.writeBoolean(entry.getValue());
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      int[] sum = new int[in.readInt()];
      for (int i = 0; i < sum.length; i++) {
        sum[i] = in.readInt();
      }
      meter.claim(ENTRY_BYTES + 4L * sum.length);
      memo.put(HeapSum.of(sum), in.readBoolean());
    }
  }
}
