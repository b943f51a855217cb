package org.grundy.solvers.sequence;

import java.util.List;
import org.grundy.rules.heap.EquationSolver;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.Take;

/// The moves of one heap, one after the other, without an object for each.
final class HeapOptions {
  private final List<HeapMoves> lines;

  HeapOptions(List<HeapMoves> lines) {
    this.lines = List.copyOf(lines);
  }

  /// Receives the moves.
  @FunctionalInterface
  interface Sink {
    /// Takes one move.
    ///
    /// @param rule index of the line
    /// @param parts the heaps that are left, in the first `count` elements; overwritten by the next
    ///   move
    void accept(int rule, long[] parts, int count);
  }

  /// Hands over every move from a heap of `n` tokens once: every line, and every multiset of heaps
  /// that it may leave.
  void of(long n, Sink sink) {
    for (HeapMoves line : lines) {
      switch (line) {
        case HeapMoves.Code code -> ofCode(code, n, sink);
        case HeapMoves.Taking taking -> ofTaking(taking, n, sink);
        case HeapMoves.Breaking(int rule, TakeAndBreakCode code) ->
            HeapRuleset.breakApart(
                code,
                n,
                heaps ->
                    sink.accept(
                        rule, heaps.stream().mapToLong(Long::longValue).toArray(), heaps.size()));
        case HeapMoves.Equation(int rule, EquationSolver equation, var _) ->
            equation
                .options(new long[] {n})
                .forEach(heaps -> {
                  long[] parts = heaps.stream().mapToLong(List::getFirst).toArray();
                  sink.accept(rule, parts, parts.length);
                });
      }
    }
  }

  private static void ofTaking(HeapMoves.Taking taking, long n, Sink sink) {
    long[] parts = new long[1];
    for (Take.Range range : taking.counts()) {
      long toCount = range.toCount() <= n ? range.toCount() : n + 1;
      for (long count = range.fromCount(); count < toCount; count++) {
        parts[0] = n - count;
        sink.accept(taking.rule(), parts, parts[0] == 0 ? 0 : 1);
      }
    }
  }

  private static void ofCode(HeapMoves.Code code, long n, Sink sink) {
    List<Integer> digits = code.digits();
    long[] parts = new long[code.maxParts() + 1];
    for (int k = 0; k < digits.size() && k <= n; k++) {
      for (int j = 0; j <= code.maxParts(); j++) {
        if ((digits.get(k) & 1 << j) != 0) {
          partitions(code.rule(), parts, j, n - k, sink);
        }
      }
    }
  }

  /// Every way to write `total` as `1 <= parts[0] <= … <= parts[count-1]`, in lexicographic order.
  private static void partitions(int rule, long[] parts, int count, long total, Sink sink) {
    if (count == 0) {
      if (total == 0) {
        sink.accept(rule, parts, 0);
      }
      return;
    }
    if (total < count) {
      return;
    }
    int depth = fill(parts, 0, 1, total, count);
    while (depth >= 0) {
      sink.accept(rule, parts, count);
      depth = count - 2;
      while (depth >= 0) {
        long rest = total;
        for (int i = 0; i < depth; i++) {
          rest -= parts[i];
        }
        if (parts[depth] < rest / (count - depth)) {
          fill(parts, depth, parts[depth] + 1, rest, count);
          break;
        }
        depth--;
      }
    }
  }

  /// Sets the elements from `from` on to `least`, and the last to what is left of `rest`.
  private static int fill(long[] parts, int from, long least, long rest, int count) {
    long left = rest;
    for (int i = from; i < count - 1; i++) {
      parts[i] = least;
      left -= least;
    }
    parts[count - 1] = left;
    return from;
  }
}
