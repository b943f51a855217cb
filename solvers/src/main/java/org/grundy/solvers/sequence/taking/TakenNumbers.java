package org.grundy.solvers.sequence.taking;

import java.util.BitSet;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.tree.Take;

/// The numbers of tokens that may be taken, whatever the heap.
@FunctionalInterface
public interface TakenNumbers {
  /// The least number from one on that may be taken.
  ///
  /// @param least from 1
  /// @param most anything above it is returned where there is none up to it
  long atLeast(long least, long most);

  /// The numbers of lines that take ranges of numbers, and of equations that take fixed ones. They
  /// are listed as those of ever larger heaps, each twice as large.
  static TakenNumbers listed(List<HeapLine> lines) {
    return new TakenNumbers() {
      private static final int FIRST = 1 << 10;
      private static final int LAST = Integer.MAX_VALUE - 1;
      private static final int VISIT_NANOS = 50;

      private BitSet listed = new BitSet();
      private long upTo;

      @Override
      public long atLeast(long least, long most) {
        if (most > upTo) {
          upTo = Math.max(FIRST, Math.min(2 * most, LAST));
          listed = upTo(lines, upTo);
        }
        long next = listed.nextSetBit((int) least);
        return next < 0 ? Long.MAX_VALUE : next;
      }

      private static BitSet upTo(List<HeapLine> lines, long most) {
        BitSet listed = new BitSet((int) most + 1);
        for (HeapLine line : lines) {
          switch (line) {
            case HeapLine.Counts(List<Take.Range> ranges) -> {
              for (Take.Range range : ranges) {
                long to = Math.min(range.toCount(), most + 1);
                if (range.fromCount() < to) {
                  listed.set((int) range.fromCount(), (int) to);
                }
              }
            }
            case HeapLine.Equation(var equation, var _) ->
                equation.visit(
                    new long[] {most},
                    left -> {
                      Meter.checkpoint(VISIT_NANOS);
                      listed.set((int) (most - left[0]));
                    });
            case HeapLine.Code _ -> throw new IllegalArgumentException("a code: " + line);
          }
        }
        return listed;
      }
    };
  }
}
