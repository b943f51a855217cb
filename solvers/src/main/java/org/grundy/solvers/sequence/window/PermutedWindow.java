package org.grundy.solvers.sequence.window;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.HeapWindow;

/// A formula for the values of heaps whose options are the heaps just below them.
///
/// Theorem. Let the options of the heap n be n-1, n-2, …, n-w(n), where w(0) = 0 and w(n) is w(n-1)
/// or w(n-1) + 1. Then G(n) = w(n) where w(n) = w(n-1) + 1 and where n = 0, and G(n) = G(n - w(n) -
/// 1) elsewhere.
///
/// Proof. By induction on n, the heaps n-w(n), …, n have the values 0, …, w(n), each once. This
/// holds of n = 0. Let it hold of n-1. If w(n) = w(n-1) + 1, the options of n are the heaps
/// n-1-w(n-1), …, n-1, which have all values below w(n); so G(n) = w(n). If w(n) = w(n-1), they are
/// these without the first, n-1-w(n), whose value is the only one of 0, …, w(n) that is missing; so
/// G(n) is that. Either way n has the value that the others of n-w(n), …, n do not have. ∎
///
/// So the options of n have the values 0, …, w(n) without G(n), each once. G(n) follows in as many
/// steps as w takes values on the way down, or fewer: while w stays, the steps are one length. For
/// w(n) = floor(n / c) these are about c·log(n / c) at most. Not safe for use by several threads.
public final class PermutedWindow {
  private static final int LEVELS = 64;

  private final HeapWindow window;

  /// The numbers of options of the heap whose value was asked for last, and of those below it on
  /// the way.
  private final long[] options = new long[LEVELS];

  private PermutedWindow(HeapWindow window) {
    this.window = window;
  }

  /// The formula for a game, if it is one of these.
  public static Optional<PermutedWindow> of(HeapRule rule) {
    List<HeapWindow> windows = rule.windows();
    return windows.size() == 1 && windows.getFirst().isPermutation()
        ? Optional.of(new PermutedWindow(windows.getFirst()))
        : Optional.empty();
  }

  /// The value of a heap.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long value(long heap, Meter meter) {
    long n = heap;
    for (int level = 0; ; level++) {
      int at = Math.min(level, LEVELS - 1);
      long count = window.options(n, options[at]);
      options[at] = count;
      long first = window.firstWithOptions(count, n);
      n -= Math.ceilDiv(n - first, count + 1) * (count + 1);
      if (n == first) {
        return count;
      }
      meter.work(1);
    }
  }

  /// The number of options of a heap.
  public long options(long heap) {
    return window.options(heap, options[0]);
  }

  /// The option of a heap that has a value; empty where none has it.
  ///
  /// It is the last of the heaps below with this value: the first of these has as many options as
  /// the value says, and the next after m is the first of which m is no option.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public OptionalLong option(long heap, long value, Meter meter) {
    if (value > options(heap) || value == value(heap, meter)) {
      return OptionalLong.empty();
    }
    long n = window.firstWithOptions(value, heap);
    long count = value;
    while (true) {
      count = window.options(n, count);
      long last = window.lastWithOptions(count, n, heap);
      n += (last - n) / (count + 1) * (count + 1);
      long next = window.leaves(n, n + 1, heap);
      if (next == heap) {
        return OptionalLong.of(n);
      }
      n = next;
      meter.work(1);
    }
  }

  /// The reason why the values are these.
  public String because() {
    return "the options of n are n-1, n-2, …, n-w(n), where w grows by 0 or 1 from each heap to the"
        + " next: so n-w(n), …, n have the values 0, …, w(n), each once (by induction), G(n) = w(n)"
        + " where w has grown, and G(n) = G(n-w(n)-1) elsewhere";
  }
}
