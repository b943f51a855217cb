package org.grundy.solvers.sequence.period;

import java.util.Optional;
import org.grundy.core.period.PeriodProof;
import org.grundy.solvers.sequence.splitting.SplitKernel;

/// Proves a period of a game that leaves two heaps at most from its rare heaps.
///
/// Theorem. Take at most t tokens, leave at most two heaps, and divide the heaps by a `Sparsity`.
/// Let R be the last rare heap below n0 + p, let D be a number, W = max(R, D) + t, and n0 > 2W + t.
/// Suppose that for n0 <= n < n0 + p each value below G(n) that is rare at n is that of an option
/// that leaves one heap, or a rare heap, or a heap of at most D tokens; that G(i+p) = G(i) for n0 -
/// W <= i < n0; and that p is even in the position type. Then G(i+p) = G(i) for all i >= n0 - W.
///
/// Proof by induction on i = n >= n0, together with the claims that n + p is common and that what
/// is supposed of n holds of n + p. As R <= W < n0, the heap n is common (by induction where n >=
/// n0 + p). The rare heaps below n + p are those up to R. An option of n + p that leaves such an r,
/// or one heap, or a <= D tokens, leaves another heap of at least n + p - W tokens; p tokens less
/// of it make an option of n of the same value, by induction, and back. No middle of a split is
/// among them, as n0 > 2W + t. Options of the first kind have all the values that are common, at n
/// and at n + p alike; so the least common value c that is no option is the same, and G(n) = c as n
/// is common. All rare values below c are values of such options of n, hence of n + p: so G(n+p) =
/// c. ∎
public final class StateRecurrence {
  private StateRecurrence() {}

  /// The number of values that show that a period goes on for ever, if they do; empty where this
  /// theorem does not apply.
  public static Optional<Long> needed(SplitKernel kernel, long fromN, long length) {
    if (kernel.sparsity().isEmpty()
        || kernel.rules().excludesMiddle()
        || (kernel.sparsity().get().byPosition() && length % 2 != 0)) {
      return Optional.empty();
    }
    return Optional.of(start(kernel, fromN) + length);
  }

  /// The numbers of the proof, for a period that goes from `fromN` to the end of what is known.
  public static PeriodProof.Recurrence proof(SplitKernel kernel, long fromN, long length) {
    long start = start(kernel, fromN);
    return new PeriodProof.Recurrence(start, start + length, window(kernel));
  }

  private static long window(SplitKernel kernel) {
    long last = kernel.rares().orElseThrow().last();
    return Math.max(last, kernel.depth()) + kernel.rules().lastPlace();
  }

  private static long start(SplitKernel kernel, long fromN) {
    long window = window(kernel);
    long start = Math.max(fromN + window, 2 * window + kernel.rules().lastPlace() + 1);
    return Math.max(start, kernel.adoptedAt());
  }
}
