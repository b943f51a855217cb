package org.grundy.solvers.sequence.taking;

import java.util.List;
import java.util.stream.LongStream;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.kernel.TableKernel;

/// Games that only take: G(n) is the mex of G(n-k) over the counts k.
///
/// At most 63 counts: the options' values are below 64, and one word holds the set of them. More:
/// each range of counts is a window that slides along the sequence, and a [Tally] of what the
/// windows hold gives the mex; O(ranges) a value whatever the ranges' lengths.
public final class TakingKernel extends TableKernel {
  private static final int REPORT = 1 << 16;
  private static final int WORD_COUNTS = 63;

  private final long[] fromCounts;
  private final long[] toCounts;
  private final int[] fewCounts;
  private final boolean byWord;
  private final Tally tally = new Tally();

  /// @param counts disjoint and ascending
  public TakingKernel(List<Take.Range> counts) {
    super(size(counts) > WORD_COUNTS);
    fromCounts = counts.stream().mapToLong(Take.Range::fromCount).toArray();
    toCounts = counts.stream().mapToLong(Take.Range::toCount).toArray();
    byWord = size(counts) <= WORD_COUNTS;
    fewCounts =
        !byWord
            ? new int[0]
            : counts.stream()
                .flatMapToLong(range -> LongStream.range(range.fromCount(), range.toCount()))
                .filter(count -> count < Integer.MAX_VALUE)
                .mapToInt(count -> (int) count)
                .toArray();
  }

  /// The number of counts, as far as that matters.
  private static long size(List<Take.Range> counts) {
    return counts.stream()
        .mapToLong(range -> Math.min(range.toCount() - range.fromCount(), Integer.MAX_VALUE))
        .sum();
  }

  @Override
  protected void extendTo(int toN, Meter meter) {
    while (values.size() < toN) {
      int fromN = values.size();
      int stop = (int) Math.min(toN, (long) fromN + REPORT);
      if (byWord) {
        extendByWord(fromN, stop);
      } else {
        extendByWindows(fromN, stop, meter);
      }
      meter.work(stop - fromN);
    }
  }

  private void extendByWord(int fromN, int toN) {
    byte[] g = values.narrow();
    int[] counts = fewCounts;
    for (int n = fromN; n < toN; n++) {
      long seen = 0;
      for (int count : counts) {
        if (count > n) {
          break;
        }
        seen |= 1L << g[n - count];
      }
      g[n] = (byte) Long.numberOfTrailingZeros(~seen);
    }
    values.filled(toN);
  }

  private void extendByWindows(int fromN, int toN, Meter meter) {
    for (int n = fromN; n < toN; n++) {
      for (int i = 0; i < fromCounts.length; i++) {
        if (n >= fromCounts[i]) {
          tally.add(values.get((int) (n - fromCounts[i])));
        }
        if (n >= toCounts[i]) {
          tally.remove(values.get((int) (n - toCounts[i])));
        }
      }
      values.add(tally.mex(), meter);
    }
  }
}
