package org.grundy.solvers.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.LongStream;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.heap.TakenSets;
import org.grundy.rules.heap.equation.HeapWindow;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.general.GeneralKernel;
import org.grundy.solvers.sequence.kernel.Kernel;
import org.grundy.solvers.sequence.period.ArithmeticSearch;
import org.grundy.solvers.sequence.period.PeriodSearch;
import org.grundy.solvers.sequence.period.SeenPeriods;
import org.grundy.solvers.sequence.period.VerifiedDepth;
import org.grundy.solvers.sequence.splitting.LaterSplits;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.solvers.sequence.splitting.SplitKernel;
import org.grundy.solvers.sequence.splitting.SplitRules;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.taking.CoprimeKernel;
import org.grundy.solvers.sequence.taking.SetKernel;
import org.grundy.solvers.sequence.taking.TakenNumbers;
import org.grundy.solvers.sequence.taking.TakingKernel;
import org.grundy.solvers.sequence.typed.TypedKernel;
import org.grundy.solvers.sequence.window.WindowKernel;

/// The values G(0), G(1), G(2), … of the heaps of one game under normal play, computed in order as
/// far as one likes, with what is found out of their structure on the way.
///
/// What it does depends on the game and the values only, never on the clock. Not safe for use by
/// several threads; several engines may run at the same time.
public final class SequenceEngine {
  /// Up to here values are computed without looking for a period.
  private static final int FIRST_CHECK = 1 << 10;

  /// Counts of more ranges are a set: windows over each of them would be too many.
  private static final int MOST_RANGES = 64;

  /// So many heaps at most may have moves of another kind than all larger ones.
  private static final int LATEST_SPLITS = 1 << 12;

  /// So many values at least, or an eighth of those known, are computed before another thread may
  /// save them.
  private static final int BLOCK = 1 << 16;

  private final ReentrantLock computing = new ReentrantLock();
  private final HeapRule rule;
  private final Kernel kernel;
  private final Optional<PeriodSearch> search;
  private final Optional<Take.Range> soleRange;
  private PeriodSearch.Seen seen =
      new PeriodSearch.Seen(new Regularity.None(0), OptionalLong.empty());
  private long checked;

  SequenceEngine(HeapRule rule) {
    this(rule, kernel(rule));
  }

  private SequenceEngine(HeapRule rule, Kernel kernel) {
    this.rule = rule;
    this.kernel = kernel;
    this.search = search(rule, kernel);
    List<Take.Range> counts = rule.taken();
    this.soleRange = counts.size() == 1 ? Optional.of(counts.getFirst()) : Optional.empty();
    soleRange.ifPresent(
        range -> seen = new PeriodSearch.Seen(ofRange(range), OptionalLong.empty()));
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static SequenceEngine of(GameRules rules) {
    return new SequenceEngine(HeapRule.of(rules));
  }

  /// The game of one take-and-break code.
  ///
  /// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps,
  ///   none of them empty, are left; `digits[0]` only has bits from 2 on
  /// @throws IllegalArgumentException if a move would not change the heap
  public static SequenceEngine ofDigits(int... digits) {
    return new SequenceEngine(HeapRule.ofDigits(digits));
  }

  /// Typed heaps, of which the values of the starts are asked for.
  static SequenceEngine ofTypes(TypedHeaps heaps, StripHeaps.Start start) {
    return new SequenceEngine(new HeapRule(List.of()), new TypedKernel(heaps, start));
  }

  /// The least count from one on; `Long.MAX_VALUE` where there is none.
  private static long atLeast(List<Take.Range> counts, long least) {
    int from = 0;
    int to = counts.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (counts.get(middle).toCount() <= least) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from == counts.size() ? Long.MAX_VALUE : Math.max(least, counts.get(from).fromCount());
  }

  /// The least number from one on that a code takes; `Long.MAX_VALUE` where there is none.
  private static long atLeast(TakeAndBreakCode code, long least) {
    long end = Math.max(least, code.length() + 1L) + code.tail().size();
    return LongStream.range(least, end)
        .filter(number -> code.at(number).counts() != 0)
        .findFirst()
        .orElse(Long.MAX_VALUE);
  }

  private static Kernel kernel(HeapRule rule) {
    List<Take.Range> counts = rule.taken();
    if (!counts.isEmpty()) {
      return counts.size() > MOST_RANGES
          ? new SetKernel((least, _) -> atLeast(counts, least))
          : new TakingKernel(counts);
    }
    Optional<TakenSets> sets = rule.takenFromSets();
    if (sets.isPresent()) {
      return new SetKernel((least, _) -> sets.get().atLeast(least));
    }
    Optional<TakeAndBreakCode> repeated = rule.takenRepeatedly();
    if (repeated.isPresent()) {
      return new SetKernel((least, _) -> atLeast(repeated.get(), least));
    }
    Optional<List<Take.Range>> besideCoprime = rule.takenBesideCoprime();
    if (besideCoprime.isPresent()) {
      return new CoprimeKernel(besideCoprime.get());
    }
    List<HeapWindow> windows = rule.windows();
    if (!windows.isEmpty()) {
      return new WindowKernel(windows);
    }
    Optional<SplitRules> splits = SplitRules.of(rule.lines());
    if (splits.isPresent()) {
      return new SplitKernel(splits.get());
    }
    GeneralKernel general = new GeneralKernel(rule.lines());
    return rule.large()
        .filter(large -> large.from() <= LATEST_SPLITS)
        .<Kernel>flatMap(large ->
            SplitRules.of(large.lines())
                .map(later -> new LaterSplits(general, large.from(), later)))
        .orElseGet(() ->
            rule.takesFixedNumbers() ? new SetKernel(TakenNumbers.listed(rule.lines())) : general);
  }

  private static Optional<PeriodSearch> search(HeapRule rule, Kernel kernel) {
    if (kernel instanceof TypedKernel typed) {
      return Optional.of(typed.periodSearch());
    }
    if (kernel instanceof SplitKernel split) {
      SplitRules rules = split.rules();
      if (!rules.unequalPlaces().equals(rules.equalPlaces())) {
        return Optional.empty();
      }
      int parts = rules.unequalPlaces().isEmpty() ? 1 : 2;
      return Optional.of(new PeriodSearch(kernel, parts, rules.lastPlace()));
    }
    Optional<TakenSets> sets = rule.takenFromSets();
    if (sets.isPresent()) {
      return Optional.of(PeriodSearch.ofTakenSets(kernel, sets.get()));
    }
    Optional<TakeAndBreakCode> repeated = rule.takenRepeatedly();
    if (repeated.isPresent()) {
      TakeAndBreakCode code = repeated.get();
      return Optional.of(
          PeriodSearch.ofRepeatedTaking(kernel, code.length() + 1, code.tail().size()));
    }
    return rule.reach()
        .filter(reach -> reach.lastPlace() <= Integer.MAX_VALUE)
        .map(reach ->
            kernel instanceof TakingKernel || kernel instanceof SetKernel
                ? PeriodSearch.ofTaking(kernel, reach.lastPlace())
                : new PeriodSearch(kernel, reach.parts(), reach.lastPlace()));
  }

  /// Taking a, a+1, … or b tokens has period a + b, and G(n) = floor((n mod (a+b)) / a).
  ///
  /// Proof by induction on n, with r = n mod (a+b) and i = floor(r/a). The options have the
  /// residues r-b … r-a, consecutive modulo a+b. Those from 0 on have the values 0 … i-1, each of
  /// them: r-a has i-1, and the least of them is below a: it is 0 where r <= b, else r-b < a. Those
  /// below 0, there only when n >= a+b, are the residues from r+a to a+b-1, of values above i. So
  /// the mex is i. ∎
  ///
  /// Where there is no b, G(n) = floor(n / a). Where a + b passes the largest number, this holds of
  /// every heap that can be named, and yet not of all: no period is claimed then.
  private static Regularity ofRange(Take.Range range) {
    long a = range.fromCount();
    long b = range.toCount() - 1;
    boolean endless = range.toCount() == Long.MAX_VALUE;
    if (!endless && b > Long.MAX_VALUE - a) {
      return new Regularity.None(0);
    }
    if (endless) {
      return new Regularity.Proved(
          new Periodicity(0, a, 1),
          new PeriodProof.RepeatedSaltus(0),
          sum(a, a),
          a == 1
              ? "taking any number of tokens has G(n) = n, by induction on n"
              : "taking any number of tokens from %d on has G(n) = floor(n / %d), by induction on n"
                  .formatted(a, a));
    }
    return new Regularity.Proved(
        new Periodicity(0, a + b, 0),
        new PeriodProof.SubtractionWindow(),
        sum(a + b, b),
        (a == b ? "taking " + tokens(a) : "taking %d to %s".formatted(a, tokens(b)))
            + (a == 1
                ? " has G(n) = n mod %d".formatted(a + b)
                : " has G(n) = floor((n mod %d) / %d)".formatted(a + b, a))
            + ", by induction on n");
  }

  private static String tokens(long count) {
    return count == 1 ? "1 token" : count + " tokens";
  }

  private static long sum(long one, long other) {
    return one > Long.MAX_VALUE - other ? Long.MAX_VALUE : one + other;
  }

  /// The number of computed values, from G(0) on.
  public long computed() {
    return kernel.computed();
  }

  /// Values from here on are kept; earlier ones may have been let go to save memory.
  public long fromKept() {
    return kernel.fromKept();
  }

  /// Allows to let go of all but the latest `count` values, and those that are needed for others:
  /// the last rare heap and the depth of the verification say how far back these go. Where memory
  /// gets short this is done anyway. A preperiod is then found only as far as values are kept.
  public void keepLatest(long count) {
    kernel.keepLatest(count);
  }

  /// The value of a heap that is computed and kept.
  ///
  /// @throws IllegalArgumentException if it is not
  public int value(long n) {
    if (n < 0 || n >= computed()) {
      throw new IllegalArgumentException(
          "the value of %d is not among the first %d".formatted(n, computed()));
    }
    return kernel.get(n);
  }

  /// Computes all values below `toN`, whether or not a period is proved.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows; what was
  ///   computed is kept, and the work may be taken up again
  public void extend(long toN, Meter meter) {
    long before = -1;
    while (before < computed() && computed() < toN) {
      before = computed();
      computing.lock();
      try {
        kernel.extend(Math.min(toN, before + Math.max(BLOCK, before / 8)), meter);
      } finally {
        computing.unlock();
      }
    }
  }

  /// Computes values until a period is proved, or up to `toN`.
  ///
  /// A period is looked for whenever a quarter more is known, and where one that is seen would be
  /// proved.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public Regularity prove(long toN, Meter meter) {
    while (!(regularity(meter) instanceof Regularity.Proved) && computed() < toN) {
      extend(Math.min(toN, nextCheck()), meter);
    }
    return seen.said();
  }

  /// With so many values, more than there are, it is worth while to ask for the [#regularity]
  /// again.
  public long nextCheck() {
    long known = computed();
    long next = Math.max(FIRST_CHECK, known + known / 4);
    long needed = seen.proofNeeds().orElse(Long.MAX_VALUE);
    return needed / 2 < next ? Math.max(needed, known + 1) : next;
  }

  /// The regularity of all values that the known ones show or prove, arithmetic periods apart.
  public Regularity regularity(Meter meter) {
    if (!(seen.said() instanceof Regularity.Proved) && search.isPresent() && checked < computed()) {
      PeriodSearch.Seen found = search.get().search(meter);
      seen = kernel instanceof TypedKernel typed ? typed.ofStarts(found, meter) : found;
      checked = computed();
    }
    return seen.said();
  }

  /// The same, arithmetic periods too, and for games of which no theorem is known; where values
  /// were let go, plain periods alone.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public Regularity everyRegularity(Meter meter) {
    Regularity plain = regularity(meter);
    if (!(plain instanceof Regularity.None) || fromKept() > 0 || computed() == 0) {
      return plain;
    }
    if (!rule.lines().isEmpty() || search.isEmpty()) {
      SeenPeriods periods = SeenPeriods.of(this::value, computed(), meter);
      Optional<Regularity> found =
          new ArithmeticSearch(rule, this::value, computed(), periods, meter)
              .find()
              .or(() -> search.isPresent() ? Optional.empty() : shown(periods));
      periods.release(meter);
      return found.orElse(new Regularity.None(computed()));
    }
    return plain;
  }

  private Optional<Regularity> shown(SeenPeriods periods) {
    return periods
        .shownPlain()
        .map(seen -> new Regularity.Fits(seen, computed(), OptionalLong.empty()));
  }

  /// With so many values the period that the latest of them have will be proved, if it goes on and
  /// no rare heap and no deeper verification arises; empty where they have none.
  public OptionalLong proofNeeds() {
    return seen.proofNeeds();
  }

  /// The rare heaps and what else speeds up the computation now; empty where it takes no part.
  public Optional<RareHeapsSeen> sparseSpace() {
    return kernel instanceof SplitKernel split ? RareHeapsSeen.of(split) : Optional.empty();
  }

  /// The depth to which the values of all common heaps after the last rare one have to be looked
  /// for, see [VerifiedDepth]; the [#sparseSpace] has to be there, and all values have to be kept.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long verifiedDepth(Meter meter) {
    return VerifiedDepth.of(sparseSpace().orElseThrow(), rule, this::value, meter);
  }

  /// The number of heaps of a range that have a value; all of them are computed and kept.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long count(long fromN, long toN, long value, Meter meter) {
    return kernel.count(fromN, toN, value, meter);
  }

  /// The first heap of a range that has a value, or the end of the range; all are computed and
  /// kept.
  ///
  /// @throws org.grundy.core.BudgetSpentException if it takes more than the meter allows
  public long first(long fromN, long toN, long value, Meter meter) {
    return kernel.first(fromN, toN, value, meter);
  }

  /// The number of heaps so far that have each value, from 0 to the largest.
  public long[] histogram() {
    if (kernel instanceof SplitKernel split) {
      return split.history().histogram();
    }
    long[] counts = new long[64];
    int largest = 0;
    for (long n = 0; n < computed(); n++) {
      int value = kernel.get(n);
      largest = Math.max(largest, value);
      if (value >= counts.length) {
        counts = Arrays.copyOf(counts, Integer.highestOneBit(value) << 1);
      }
      counts[value]++;
    }
    return Arrays.copyOf(counts, largest + 1);
  }

  /// Writes all that is needed to go on from here; another thread waits until it can.
  public void save(DataOutput out) throws IOException {
    computing.lock();
    try {
      kernel.save(out);
    } finally {
      computing.unlock();
    }
  }

  /// Takes up what [#save] wrote of an engine of the same game. Nothing may be computed yet.
  ///
  /// @throws IOException if it cannot be read or makes no sense
  /// @throws org.grundy.core.BudgetSpentException if it takes more memory than the meter allows
  public void load(DataInput in, Meter meter) throws IOException {
    if (computed() > 0) {
      throw new IllegalStateException("values are computed already");
    }
    kernel.load(in, meter);
  }

  /// The rules of the heaps; without lines where they have types.
  public HeapRule rule() {
    return rule;
  }

  /// The range of counts, where all moves take and the counts are one range.
  public Optional<Take.Range> soleRange() {
    return soleRange;
  }
}
