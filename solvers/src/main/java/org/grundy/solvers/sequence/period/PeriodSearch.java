package org.grundy.solvers.sequence.period;

import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.TakenSets;
import org.grundy.solvers.sequence.kernel.Kernel;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.solvers.sequence.splitting.SplitKernel;

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
/// With N known values the condition reads h(e+p) + t <= N. So for each p for which the last few
/// values occur p places earlier, from the least on, the values are compared backwards until they
/// differ, which gives e. The first p that meets the condition is the least period: with e the
/// preperiod of any period, so it is of the least one. A [SplitKernel] may prove a period with
/// less, by [StateRecurrence].
///
/// **Theorem** on endless sets of counts. Let a number t >= c be one that may be taken just if t +
/// m is. If, for some e >= 0 and a multiple L of m, G(n+L) = G(n) for all e <= n < e + c + L, then
/// for all n >= e. *Proof* by induction on n >= e + c + L. An option n + L - t of n + L with t >= c
/// + L is one of n, by taking t - L; one with t < c + L has, as n - t >= e, the value of n - t, an
///   option of n. An option n - t of n with t >= c is one of n + L, by taking t + L; one with t < c
///   has the value of n + L - t. ∎ So N >= e + 2L + c values with G(n+p) = G(n) from e on, L being
///   the least common multiple of p and m, prove the period p.
///
/// **Theorem** on residues. Let p be such that each number that may be taken is congruent modulo p
/// to one up to t. If G(n+p) = G(n) for all n < t, then for all n. *Proof* by induction on n >= t:
/// as long as all smaller heaps have the period from 0 on, the values of the options of n, and of n
/// + p, are those of n - r modulo p, for all residues r of numbers that may be taken. ∎ So N >= t +
///   p values prove a period p without a preperiod.
///
/// The same holds for the vector of the values of typed heaps, if e is at least the size from which
/// on the types have the moves that their recurrence says: `TypedKernel`.
public final class PeriodSearch {
  private static final int REPORT = 1 << 16;

  /// So many of the last values are looked for first. Where two parts are left or more, h(e+p) - p
  /// - e + t >= e + p + t of them show a period that is proved, and fewer are enough only where
  ///   fewer than twice as many are known.
  private static final int TAIL = 8;

  private final Kernel kernel;

  /// The name of the values in the proof.
  private final String name;

  private final int parts;
  private final long lastPlace;
  private final long leastN;
  private final PeriodProof theorem;

  /// The number that, added to counts from `lastPlace` on, gives counts again; 0 where they end
  /// there.
  private final long step;

  /// The counts, where some are of a set without end.
  private final Optional<TakenSets> sets;

  /// @param parts the most heaps that a move leaves, at least 1
  /// @param lastPlace the most tokens that a move takes
  public PeriodSearch(Kernel kernel, int parts, long lastPlace) {
    this(kernel, "G", parts, lastPlace, 1, new PeriodProof.GuySmith());
  }

  /// The search in a game that only takes tokens, so that it makes no difference whether a heap or
  /// none is left.
  public static PeriodSearch ofTaking(Kernel kernel, long lastPlace) {
    return new PeriodSearch(kernel, "G", 1, lastPlace, 0, new PeriodProof.SubtractionWindow());
  }

  /// The search in a game that only takes tokens.
  ///
  /// @param fromCount a count from here on may be taken just if the one `step` later may
  public static PeriodSearch ofRepeatedTaking(Kernel kernel, long fromCount, long step) {
    return new PeriodSearch(
        kernel, "G", 1, fromCount, 0, new PeriodProof.RepeatedTaking(), step, Optional.empty());
  }

  /// The search in a game that only takes tokens, some of them by sets without end.
  public static PeriodSearch ofTakenSets(Kernel kernel, TakenSets sets) {
    return new PeriodSearch(
        kernel, "G", 1, TAIL, 0, new PeriodProof.TakenResidues(), 0, Optional.of(sets));
  }

  /// @param name how the proof names the values
  /// @param leastN the least e for which the theorem holds
  public PeriodSearch(Kernel kernel, String name, int parts, long lastPlace, long leastN) {
    this(kernel, name, parts, lastPlace, leastN, new PeriodProof.GuySmith());
  }

  private PeriodSearch(
      Kernel kernel, String name, int parts, long lastPlace, long leastN, PeriodProof theorem) {
    this(kernel, name, parts, lastPlace, leastN, theorem, 0, Optional.empty());
  }

  private PeriodSearch(
      Kernel kernel,
      String name,
      int parts,
      long lastPlace,
      long leastN,
      PeriodProof theorem,
      long step,
      Optional<TakenSets> sets) {
    this.sets = sets;
    this.step = step;
    this.kernel = kernel;
    this.name = name;
    this.parts = parts;
    this.lastPlace = lastPlace;
    this.leastN = leastN;
    this.theorem = theorem;
  }

  /// The regularity that the values known by now show, and the number of values that would prove
  /// the period of the latest of them, whether that is shown or not.
  public record Seen(Regularity said, OptionalLong proofNeeds) {}

  /// The regularity that the values known by now show.
  public Seen search(Meter meter) {
    long known = kernel.computed();
    long most = parts == 1 ? known - lastPlace : known / 2;
    long tail = parts == 1 ? Math.min(TAIL, Math.max(1, lastPlace)) : known < 2 * TAIL ? 1 : TAIL;
    Optional<Regularity.Fits> lead = Optional.empty();
    Optional<Regularity.Fits> shown = Optional.empty();
    long at = before(known, known, tail, meter);
    while (at >= tail && known - at <= most) {
      long length = known - at;
      if (lead.isEmpty() || !isMultiple(length, lead.get())) {
        switch (consider(known, length, meter)) {
          case Regularity.Proved proved -> {
            return new Seen(proved, OptionalLong.empty());
          }
          case Regularity.Fits fits -> {
            lead = lesser(lead, fits);
            shown = fits.periodicity().isShownBy(known) ? lesser(shown, fits) : shown;
          }
          case Regularity.None _ -> {}
        }
      }
      at = before(known, at, tail, meter);
    }
    Optional<Regularity> said = shown.map(fits -> fits);
    return new Seen(
        said.orElseGet(() -> new Regularity.None(known)),
        lead.map(Regularity.Fits::needed).orElse(OptionalLong.empty()));
  }

  private static Optional<Regularity.Fits> lesser(
      Optional<Regularity.Fits> best, Regularity.Fits other) {
    return best.isPresent() && needed(best.get()) <= needed(other) ? best : Optional.of(other);
  }

  private static long needed(Regularity.Fits fits) {
    return fits.needed().orElse(Long.MAX_VALUE);
  }

  /// True if a multiple of a period that fits lies so far within its reach that it starts at the
  /// same place and needs more.
  private static boolean isMultiple(long length, Regularity.Fits fits) {
    Periodicity seen = fits.periodicity();
    return length % seen.period() == 0 && length <= fits.known() - seen.period() - seen.preperiod();
  }

  /// The statement about a period that the last values have: that it is proved; that it fits, if it
  /// goes on for once itself; or nothing.
  private Regularity consider(long known, long length, Meter meter) {
    long fromN = fromN(known, length, meter);
    Periodicity periodicity = new Periodicity(fromN, length, 0);
    long needed = comparisonNeeds(fromN, length);
    if (needed <= known) {
      return new Regularity.Proved(periodicity, theorem, needed, text(fromN, length));
    }
    if (known - length - fromN < Math.max(length, Periodicity.LEAST_RUN)) {
      return new Regularity.None(known);
    }
    if (kernel instanceof SplitKernel split) {
      long recurrence = StateRecurrence.needed(split, fromN, length).orElse(needed);
      if (recurrence <= known) {
        PeriodProof.Recurrence proof = StateRecurrence.proof(split, fromN, length);
        return new Regularity.Proved(
            periodicity,
            proof,
            recurrence,
            text(length, proof, RareHeapsSeen.of(split).orElseThrow()));
      }
      needed = Math.min(needed, recurrence);
    }
    return new Regularity.Fits(
        periodicity,
        known,
        needed == Long.MAX_VALUE ? OptionalLong.empty() : OptionalLong.of(needed));
  }

  /// The end of the last earlier occurrence of the last `tail` values that ends before `at`; -1
  /// where none is kept.
  private long before(long known, long at, long tail, Meter meter) {
    if (tail == TAIL && kernel instanceof SplitKernel split) {
      return split.history().before(at, meter);
    }
    for (long end = at - 1; end >= tail; end--) {
      int i = 1;
      while (i <= tail && kernel.same(end - i, known - i)) {
        i++;
      }
      if (i > tail) {
        return end;
      }
      if ((end & REPORT - 1) == 0) {
        meter.work(1);
      }
    }
    return -1;
  }

  /// The least number from which on the values known by now have a period.
  private long fromN(long known, long length, Meter meter) {
    long fromKept = kernel.fromKept();
    long n = known - length;
    while (n > fromKept && kernel.same(n - 1, n - 1 + length)) {
      n--;
      if ((n & REPORT - 1) == 0) {
        meter.work(1);
      }
    }
    return n;
  }

  private long comparisonNeeds(long fromN, long length) {
    if (sets.isPresent()) {
      OptionalLong most = fromN > 0 ? OptionalLong.empty() : sets.get().residuesBy(length);
      return most.isEmpty() ? Long.MAX_VALUE : most.getAsLong() + length;
    }
    return step == 0
        ? parts * (Math.max(leastN, fromN) + length) + lastPlace
        : fromN + 2 * common(length) + lastPlace;
  }

  /// The least multiple of a period that is one of the step too.
  private long common(long length) {
    return length / Divisors.gcd(length, step) * step;
  }

  private String text(long fromN, long length) {
    if (sets.isPresent()) {
      long most = comparisonNeeds(fromN, length) - length;
      return ("G(n+%d) = G(n) was computed for all n < %d, which proves it for all n: each number that"
              + " may be taken leaves the same rest, divided by %d, as one up to %d, so that larger"
              + " heaps have options of the same values")
          .formatted(length, most, length, most);
    }
    if (step > 0) {
      return ("G(n+%d) = G(n) was computed for all %d <= n < %d = %d + 2·%d + %d - %d, which proves"
              + " it for all n >= %d: a number from %d on may be taken just if %d more may, so"
              + " that larger heaps have options of the same values")
          .formatted(
              length,
              fromN,
              comparisonNeeds(fromN, length) - length,
              fromN,
              common(length),
              lastPlace,
              length,
              fromN,
              lastPlace,
              step);
    }
    long proved = Math.max(leastN, fromN);
    return ("%s(n+%d) = %s(n) was computed for all %d <= n < %d = %d·(%d+%d) - %d + %d, which"
            + " proves it for all n >= %d (Guy and Smith 1956): a move takes at most %s"
            + " and leaves at most %s, the largest of which lies where the values are periodic"
            + " already")
        .formatted(
            name,
            length,
            name,
            fromN,
            comparisonNeeds(fromN, length) - length,
            parts,
            proved,
            length,
            length,
            lastPlace,
            fromN,
            lastPlace == 1 ? "1 token" : lastPlace + " tokens",
            parts == 1 ? "1 heap" : parts + " heaps");
  }

  private static String text(long length, PeriodProof.Recurrence numbers, RareHeapsSeen sparse) {
    return ("the last %d values before %d occur again %d later; with the mask %d%s no heap from"
            + " there on is rare, the last rare one is %d, and no smaller heap above %d is"
            + " needed to verify a value, so that these values determine all later ones")
        .formatted(
            numbers.window(),
            numbers.fromHeap(),
            length,
            sparse.mask(),
            sparse.byPosition() ? " and the position" : "",
            sparse.lastRare(),
            sparse.depth());
  }
}
