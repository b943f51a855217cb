package org.grundy.solvers.sequence;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.grundy.core.Meter;
import org.grundy.rules.heap.Digit;
import org.grundy.rules.heap.Digit.Parts;
import org.grundy.rules.heap.HeapLine;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.tree.Take;

/// The moves of one heap, one after the other, without an object for each.
public final class HeapOptions {
  private static final int REPORT = 1 << 12;

  private final HeapRule game;
  private final Meter meter;
  private int steps;

  /// @param meter counts the moves
  public HeapOptions(HeapRule game, Meter meter) {
    this.game = game;
    this.meter = meter;
  }

  /// The rules whose moves these are.
  public HeapRule game() {
    return game;
  }

  /// Receives the moves.
  @FunctionalInterface
  public interface Sink {
    /// Takes one move.
    ///
    /// @param rule index of the line
    /// @param parts the heaps that are left, in the first `count` elements; overwritten by the next
    ///   move
    void accept(int rule, long[] parts, int count);
  }

  /// Hands over every move from a heap of `n` tokens once: every line, and every multiset of heaps
  /// that it may leave.
  public void of(long n, Sink sink) {
    for (int i = 0; i < game.lines().size(); i++) {
      int rule = i;
      switch (game.lines().get(i)) {
        case HeapLine.Code(TakeAndBreakCode code) -> ofCode(rule, code, n, sink);
        case HeapLine.Counts(List<Take.Range> counts) -> ofTaking(rule, counts, n, sink);
        case HeapLine.Equation(var _, HeapLine.Form.Windows(List<HeapWindow> windows)) ->
            ofWindows(rule, windows, n, sink);
        case HeapLine.Equation(EquationSolver equation, var _) ->
            equation
                .options(new long[] {n})
                .forEach(heaps -> {
                  step();
                  long[] parts = heaps.stream().mapToLong(List::getFirst).toArray();
                  sink.accept(rule, parts, parts.length);
                });
      }
    }
  }

  private void ofTaking(int rule, List<Take.Range> counts, long n, Sink sink) {
    long[] parts = new long[1];
    for (Take.Range range : counts) {
      long toCount = range.toCount() <= n ? range.toCount() : n + 1;
      for (long count = range.fromCount(); count < toCount; count++) {
        step();
        parts[0] = n - count;
        sink.accept(rule, parts, parts[0] == 0 ? 0 : 1);
      }
    }
  }

  private void ofWindows(int rule, List<HeapWindow> windows, long n, Sink sink) {
    long[] parts = new long[1];
    for (int i = 0; i < windows.size(); i++) {
      HeapWindow window = windows.get(i);
      List<HeapWindow> before = windows.subList(0, i);
      long fromOption = window.fromOption(n, 0);
      long toOption = window.toOption(n, 0);
      for (long option = fromOption; option < toOption; option++) {
        step();
        parts[0] = window.isDescending() ? toOption - 1 - (option - fromOption) : option;
        if (before.stream().noneMatch(other -> other.holds(n, parts[0]))) {
          sink.accept(rule, parts, parts[0] == 0 ? 0 : 1);
        }
      }
    }
  }

  private void ofCode(int rule, TakeAndBreakCode code, long n, Sink sink) {
    long mostTaken = code.tail().isEmpty() ? Math.min(code.length(), n) : n;
    for (long k = 0; k <= mostTaken; k++) {
      step();
      Digit digit = code.at(k);
      long rest = n - k;
      long mostParts = digit.orMore() ? rest : Math.min(rest, digit.highest());
      for (int j = 0; j <= mostParts; j++) {
        if (!digit.allows(j)) {
          continue;
        }
        if (digit.parts() == Parts.EQUAL && j >= 2) {
          equal(rule, j, rest, sink);
        } else {
          partitions(rule, digit.parts(), j, rest, sink);
        }
      }
    }
  }

  private static void equal(int rule, int count, long total, Sink sink) {
    if (total % count == 0) {
      long[] parts = new long[count];
      Arrays.fill(parts, total / count);
      sink.accept(rule, parts, count);
    }
  }

  private static boolean compares(Parts parts, long[] heaps) {
    return switch (parts) {
      case ANY, EQUAL -> true;
      case NOT_ALL_EQUAL -> heaps.length < 2 || heaps[0] != heaps[heaps.length - 1];
      case UNEQUAL -> IntStream.range(1, heaps.length).allMatch(i -> heaps[i - 1] != heaps[i]);
    };
  }

  private void step() {
    if ((++steps & REPORT - 1) == 0) {
      meter.work(REPORT);
    }
  }

  /// Every way to write `total` as `1 <= heaps[0] <= … <= heaps[count-1]` that compares as `parts`
  /// asks, in lexicographic order.
  private void partitions(int rule, Parts parts, int count, long total, Sink sink) {
    if (count == 0) {
      if (total == 0) {
        sink.accept(rule, new long[0], 0);
      }
      return;
    }
    if (total < count) {
      return;
    }
    long[] heaps = new long[count];
    int depth = fill(heaps, 0, 1, total, count);
    while (depth >= 0) {
      step();
      if (compares(parts, heaps)) {
        sink.accept(rule, heaps, count);
      }
      depth = count - 2;
      while (depth >= 0) {
        long rest = total;
        for (int i = 0; i < depth; i++) {
          rest -= heaps[i];
        }
        if (heaps[depth] < rest / (count - depth)) {
          fill(heaps, depth, heaps[depth] + 1, rest, count);
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
