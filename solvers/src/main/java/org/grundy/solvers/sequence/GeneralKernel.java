package org.grundy.solvers.sequence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.grundy.core.Meter;
import org.grundy.rules.heap.EquationSolver;
import org.grundy.rules.tree.Take;

/// Any union of lines, at a cost that grows with the number of options.
///
/// Moves that leave two heaps or more are not enumerated: row j keeps, for every total m, the set
/// S(j, m) of values of all sums of exactly j heaps that are not empty and hold m tokens together,
///
///     S(1, m) = { G(m) },   S(j, m) = union over 1 <= a <= m/j of G(a) ^ S(j-1, m-a),
///
/// where a is the smallest heap. A set is a row of bits; G(a) ^ S moves whole words and exchanges
/// the bits within a word, so that a code with parts up to h costs O(h n V/64) a value, V a bound
/// on values.
final class GeneralKernel implements Kernel {
  private static final int WORD = 64;

  /// In blocks of 2, 4, 8, … bits, the lower half of each.
  private static final long[] LOWER_HALVES = {
    0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
  };

  private final List<HeapMoves> lines;
  private final int maxParts;
  private final NimValues values = new NimValues(false);
  private final List<List<long[]>> sums = new ArrayList<>();
  private int words = 1;
  private long[] seen = new long[1];

  GeneralKernel(List<HeapMoves> lines) {
    this.lines = List.copyOf(lines);
    int parts = 1;
    for (HeapMoves line : lines) {
      if (line instanceof HeapMoves.Code code) {
        parts = Math.max(parts, code.maxParts());
      }
    }
    this.maxParts = parts;
    for (int j = 0; j <= maxParts; j++) {
      sums.add(new ArrayList<>());
    }
  }

  @Override
  public long computed() {
    return values.size();
  }

  @Override
  public int get(long n) {
    return values.get(Math.toIntExact(n));
  }

  @Override
  public void extend(long newSize, Meter meter) {
    int toN = NimValues.index(newSize);
    values.reserve(toN, meter);
    while (values.size() < toN) {
      int n = values.size();
      meter.work(1 + (long) n * maxParts);
      meter.claim(8L * words * Math.max(0, maxParts - 1));
      addSums(n);
      Arrays.fill(seen, 0);
      for (HeapMoves line : lines) {
        mark(line, n);
      }
      values.add(mex(), meter);
    }
  }

  /// Fills S(j, n) for j >= 2, which needs the values below n only.
  private void addSums(int n) {
    for (int j = 2; j <= maxParts; j++) {
      long[] set = new long[words];
      for (int a = 1; a <= n / j; a++) {
        if (j == 2) {
          int value = values.get(a) ^ values.get(n - a);
          set[value >> 6] |= 1L << value;
        } else {
          addTurned(set, sums.get(j - 1).get(n - a), values.get(a));
        }
      }
      if (sums.get(j).size() == n) {
        sums.get(j).add(set);
      }
    }
  }

  /// Adds `value ^ s` for each s of `from` to `into`.
  private static void addTurned(long[] into, long[] from, int value) {
    int high = value >> 6;
    for (int i = 0; i < from.length; i++) {
      if (from[i] != 0) {
        into[i ^ high] |= turned(from[i], value);
      }
    }
  }

  /// The word whose bit i is bit i ^ (value & 63) of `word`.
  private static long turned(long word, int value) {
    long turned = word;
    for (int i = 0; i < LOWER_HALVES.length; i++) {
      int width = 1 << i;
      if ((value & width) != 0) {
        long lower = LOWER_HALVES[i];
        turned = (turned >>> width & lower) | (turned & lower) << width;
      }
    }
    return turned;
  }

  private void mark(HeapMoves line, int n) {
    switch (line) {
      case HeapMoves.Code code -> markCode(code.digits(), n);
      case HeapMoves.Taking taking -> markTaking(taking.counts(), n);
      case HeapMoves.Breaking breaking ->
          new HeapOptions(List.of(breaking))
              .of(n, (_, parts, count) -> markSum(Arrays.copyOf(parts, count)));
      case HeapMoves.Equation(int _, EquationSolver equation, var _) ->
          equation.visit(new long[] {n}, this::markSum);
    }
  }

  private void markTaking(List<Take.Range> counts, int n) {
    for (Take.Range range : counts) {
      long toCount = Math.min(range.toCount(), n + 1L);
      for (long count = range.fromCount(); count < toCount; count++) {
        mark(values.get((int) (n - count)));
      }
    }
  }

  private void markCode(List<Integer> digits, int n) {
    for (int k = 0; k < digits.size() && k <= n; k++) {
      int digit = digits.get(k);
      int rest = n - k;
      if ((digit & 1) != 0 && rest == 0) {
        mark(0);
      }
      if ((digit & 2) != 0 && rest > 0) {
        mark(values.get(rest));
      }
      for (int j = 2; j <= maxParts; j++) {
        if ((digit & 1 << j) != 0) {
          long[] set = sums.get(j).get(rest);
          for (int i = 0; i < set.length; i++) {
            seen[i] |= set[i];
          }
        }
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
    mark(value);
  }

  private void mark(int value) {
    seen[value >> 6] |= 1L << value;
  }

  private int mex() {
    int i = 0;
    while (seen[i] == -1) {
      i++;
    }
    int mex = i * WORD + Long.numberOfTrailingZeros(~seen[i]);
    if (mex >= words * WORD / 2) {
      words *= 2;
      seen = new long[words];
    }
    return mex;
  }
}
