package org.grundy.solvers.sequence;

import java.util.Optional;
import org.grundy.core.Meter;

/// Proves a period from the first values of a sequence.
///
/// Theorem (Guy and Smith 1956 for two parts). Take at most t tokens and leave at most h heaps. If,
/// for some e >= 1 and p >= 1, G(n+p) = G(n) for all e <= n < h(e+p) - p + t, then G(n+p) = G(n)
/// for all n >= e.
///
/// Proof by induction on n >= h(e+p) - p + t. An option of n + p leaves at least n + p - t >=
/// h(e+p) tokens in at most h heaps, so its largest heap a has a >= e + p; then a - p >= e >= 1 is
/// no empty heap, so the heaps with a - p in place of a are an option of n, and G(a) = G(a-p), as a
/// - p < n. Likewise an option of n leaves at least h(e+p) - p >= h(e+p-1)-p+1 tokens; its largest
///   heap b has b >= e (for h = 1, b >= n - t >= e; for h >= 2, b >= (h(e+p) - p)/h >= e), so b + p
///   in its place gives an option of n + p of the same value. Thus n and n + p have the same set of
///   values. ∎
///
/// With N known values the condition reads h(e+p) + t <= N. Let z be the length of the longest run
/// of G(i) = G(i-p) that ends at i = N-1; then e = N - p - z, and the condition becomes z >= N -
/// (N-t)/h. So a period is proved exactly where the last ceil(N - (N-t)/h) values occur again p
/// places earlier; the least such p is found by string matching on the reversed sequence (Knuth,
/// Morris and Pratt 1977) in O(N).
final class PeriodSearch {
  private static final int REPORT = 1 << 16;

  private final Kernel kernel;
  private final int parts;
  private final int lastPlace;

  /// @param parts the most heaps that a move leaves, at least 1
  /// @param lastPlace the most tokens that a move takes
  PeriodSearch(Kernel kernel, int parts, int lastPlace) {
    this.kernel = kernel;
    this.parts = parts;
    this.lastPlace = lastPlace;
  }

  /// The period that the values known by now prove, if they do.
  Optional<Period> search(Meter meter) {
    int known = kernel.computed();
    if (known <= lastPlace + 2 * parts) {
      return Optional.empty();
    }
    int run = Math.max(1, known - (known - lastPlace) / parts);
    meter.claim(4L * run);
    try {
      return match(known, run, meter).map(length -> period(known, length));
    } finally {
      meter.claim(-4L * run);
    }
  }

  /// The least p > 0 for which the last `run` values occur p places earlier, at index 1 or later.
  private Optional<Integer> match(int known, int run, Meter meter) {
    int last = known - 1;
    int[] border = new int[run];
    int matched = 0;
    for (int i = 1; i < last; i++) {
      int value = kernel.get(last - i);
      while (matched > 0 && kernel.get(last - matched) != value) {
        matched = border[matched - 1];
      }
      if (kernel.get(last - matched) == value) {
        matched++;
      }
      if (matched == run) {
        return Optional.of(i - run + 1);
      }
      if (i < run) {
        border[i] = matched;
      }
      if ((i & REPORT - 1) == 0) {
        meter.work(1);
      }
    }
    return Optional.empty();
  }

  private Period period(int known, int length) {
    int from = known - length;
    while (from > 0 && kernel.get(from - 1) == kernel.get(from - 1 + length)) {
      from--;
    }
    int proved = Math.max(1, from);
    long needed = (long) parts * (proved + length) - length + lastPlace;
    String proof =
        ("G(n+%d) = G(n) was computed for all %d <= n < %d = %d·(%d+%d) - %d + %d, which proves it for"
                + " all n >= %d (Guy and Smith 1956): of at most %d heaps left after taking at most %d"
                + " tokens from more, the largest lies where the values are periodic already")
            .formatted(
                length, from, needed, parts, proved, length, length, lastPlace, from, parts,
                lastPlace);
    return new Period(from, length, proof);
  }
}
