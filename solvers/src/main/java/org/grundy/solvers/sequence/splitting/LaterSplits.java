package org.grundy.solvers.sequence.splitting;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.kernel.Kernel;

/// Games in which a move from a heap of some size on leaves two heaps at most, as [SplitRules] say,
/// and smaller heaps have any moves.
public final class LaterSplits implements Kernel {
  private final Kernel first;
  private final long from;
  private final History history = new History();
  private final SplitKernel splits;

  /// @param first computes the values of the heaps below
  /// @param from from heaps of this size on the rules hold
  public LaterSplits(Kernel first, long from, SplitRules rules) {
    this.first = first;
    this.from = from;
    this.splits = new SplitKernel(rules, history, SimdKernel.find());
  }

  @Override
  public long computed() {
    return history.size();
  }

  @Override
  public long fromKept() {
    return splits.fromKept();
  }

  @Override
  public void keepLatest(long count) {
    splits.keepLatest(count);
  }

  @Override
  public int get(long n) {
    return history.get(n);
  }

  @Override
  public void extend(long toN, Meter meter) {
    while (history.size() < Math.min(from, toN)) {
      first.extend(history.size() + 1, meter);
      history.add(first.get(history.size()), meter);
    }
    splits.extend(toN, meter);
  }

  @Override
  public void save(DataOutput out) throws IOException {
    splits.save(out);
  }

  @Override
  public void load(DataInput in, Meter meter) throws IOException {
    splits.load(in, meter);
  }
}
