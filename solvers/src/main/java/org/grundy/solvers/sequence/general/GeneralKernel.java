package org.grundy.solvers.sequence.general;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.kernel.TableKernel;

/// Any union of lines. The moves of codes are not enumerated, see [CodeOptions]; those of equations
/// are, at a cost that grows with the number of options.
public final class GeneralKernel extends TableKernel {
  private static final int WORD = 64;

  /// Options of equations that are reported at once.
  private static final int REPORT = 4_096;

  private final List<HeapLine> others = new ArrayList<>();
  private final List<CodeOptions> codes = new ArrayList<>();
  private int words = 1;
  private long[] seen = new long[1];
  private long unreported;

  public GeneralKernel(List<HeapLine> lines) {
    super(false);
    for (HeapLine line : lines) {
      switch (line) {
        case HeapLine.Code(TakeAndBreakCode code) -> codes.add(new CodeOptions(code));
        case HeapLine.Counts _, HeapLine.Equation _ -> others.add(line);
      }
    }
  }

  @Override
  protected void extendTo(int toN, Meter meter) {
    while (values.size() < toN) {
      meter.work(1);
      Arrays.fill(seen, 0);
      for (CodeOptions code : codes) {
        code.addOptions(seen, values, words, meter);
      }
      for (HeapLine line : others) {
        mark(line, values.size(), meter);
      }
      values.add(mex(), meter);
    }
  }

  private void mark(HeapLine line, int n, Meter meter) {
    switch (line) {
      case HeapLine.Counts(List<Take.Range> counts) -> {
        meter.work(n);
        markTaking(counts, n);
      }
      case HeapLine.Equation(EquationSolver equation, var _) -> {
        equation.visit(
            new long[] {n},
            parts -> {
              if (++unreported >= REPORT) {
                report(meter);
              }
              markSum(parts);
            });
        report(meter);
      }
      case HeapLine.Code _ -> throw new IllegalStateException("codes have options of their own");
    }
  }

  private void report(Meter meter) {
    long done = unreported;
    unreported = 0;
    meter.work(done);
  }

  private void markTaking(List<Take.Range> counts, int n) {
    for (Take.Range range : counts) {
      long toCount = Math.min(range.toCount(), n + 1L);
      for (long count = range.fromCount(); count < toCount; count++) {
        ValueSets.add(seen, values.get((int) (n - count)));
      }
    }
  }

  private void markSum(long[] parts) {
    int value = 0;
    for (long part : parts) {
      if (part >= values.size()) {
        throw new IllegalArgumentException("a move that leaves a heap as large as it was");
      }
      value ^= values.get((int) part);
    }
    ValueSets.add(seen, value);
  }

  private int mex() {
    int mex = ValueSets.mex(seen);
    if (mex >= words * WORD / 2) {
      words *= 2;
      seen = new long[words];
    }
    return mex;
  }
}
