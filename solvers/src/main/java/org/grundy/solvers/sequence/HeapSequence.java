package org.grundy.solvers.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongPredicate;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.SolvedPosition;
import org.grundy.solvers.automaton.AutomatonProof;
import org.grundy.solvers.sequence.strip.StripHeaps;
import org.grundy.solvers.sequence.strip.type.TypedHeaps;
import org.grundy.solvers.sequence.window.PermutedWindow;

/// The values G(0), G(1), G(2), … of the heaps of one game under normal play, computed on demand.
///
/// Values are computed in order and kept; whenever many more are asked for than are known, a period
/// is looked for first, and once one is proved every value is read off it, however large the heap.
/// Where none is seen and a heap is too large for a table, an automaton is looked for that says all
/// values. Not safe for use by several threads.
public final class HeapSequence {
  private static final int REPORT = 1 << 12;

  /// With so many values a period with a saltus is looked for, again with so many times more, and
  /// with so many at last.
  private static final int FIRST_LOOK = 1 << 10;

  private static final int LOOK_AGAIN = 4;
  private static final int LAST_LOOK = 1 << 14;

  /// Heaps from here on are too large for a table that is quickly made.
  private static final long LARGE = 1L << 22;

  /// With so many values and no period an automaton is looked for.
  private static final int FIRST_AUTOMATON = 1 << 16;

  /// Heaps from here on have more digits than an automaton reads.
  private static final long LARGEST_READ = 1L << 62;

  private final Supplier<SequenceEngine> fresh;

  /// The game, where its heaps are those of one.
  private final Optional<GameRules> rules;

  private SequenceEngine engine;
  private final Optional<Take.Range> soleRange;
  private final Optional<PermutedWindow> formula;
  private Optional<Regularity.Proved> proved;
  private Optional<AutomatonProof> automaton = Optional.empty();
  private boolean isAutomatonSought;

  HeapSequence(HeapRule rule) {
    this(() -> new SequenceEngine(rule), Optional.empty());
  }

  private HeapSequence(Supplier<SequenceEngine> fresh, Optional<GameRules> rules) {
    this.fresh = fresh;
    this.rules = rules;
    this.engine = fresh.get();
    this.soleRange = engine.soleRange();
    this.formula = PermutedWindow.of(engine.rule());
    this.proved = Optional.empty();
    if (soleRange.isPresent()) {
      searchPeriod(new Meter(Budget.ofThisProcess()));
    }
  }

  /// The heaps of a game.
  ///
  /// @throws IllegalArgumentException if the rules are not those of one heap
  /// @throws org.grundy.core.InputException if a line has no meaning
  public static HeapSequence of(GameRules rules) {
    HeapRule rule = HeapRule.of(rules);
    return new HeapSequence(() -> new SequenceEngine(rule), Optional.of(rules));
  }

  /// The game of one take-and-break code.
  ///
  /// @param digits `digits[k]` has bit j set when k tokens may be taken so that exactly j heaps,
  ///   none of them empty, are left; `digits[0]` only has bits from 2 on
  /// @throws IllegalArgumentException if a move would not change the heap
  public static HeapSequence ofDigits(int... digits) {
    return new HeapSequence(HeapRule.ofDigits(digits));
  }

  /// The starts of a game of typed heaps.
  static HeapSequence ofTypes(TypedHeaps heaps, StripHeaps.Start start) {
    return new HeapSequence(() -> SequenceEngine.ofTypes(heaps, start), Optional.empty());
  }

  /// A new engine for the same heaps, of which nothing is computed yet.
  public SequenceEngine newEngine() {
    return fresh.get();
  }

  /// The value of a heap, within the memory of this process.
  public long value(long n) {
    return value(n, new Meter(Budget.ofThisProcess()));
  }

  /// The value of a heap of `n` tokens, from 0.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows; what was computed is kept
  public long value(long n, Meter meter) {
    if (n < 0) {
      throw new IllegalArgumentException("a heap cannot hold " + n + " tokens");
    }
    if (soleRange.isPresent()) {
      return value(soleRange.get(), n);
    }
    if (formula.isPresent()) {
      return formula.get().value(n, meter);
    }
    if (n >= engine.computed() && proved.isEmpty() && !hasAutomaton(n, meter)) {
      extend(n, meter);
    }
    return known(n).orElseThrow();
  }

  /// True if an automaton says the value of a heap that is not in the table: it is looked for once,
  /// for a large heap where no period is seen.
  private boolean hasAutomaton(long n, Meter meter) {
    if (n >= LARGEST_READ) {
      return false;
    }
    if (n >= LARGE && !isAutomatonSought && rules.isPresent()) {
      extend(FIRST_AUTOMATON, meter);
      if (proved.isEmpty()) {
        automaton = AutomaticValues.of(rules.get(), meter);
        isAutomatonSought = true;
      }
    }
    return automaton.isPresent();
  }

  /// Computes all values up to that of a heap, unless a theorem says them: to read them off a table
  /// is faster than by an automaton.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  void fill(long n, Meter meter) {
    if (soleRange.isEmpty() && formula.isEmpty() && n >= engine.computed() && proved.isEmpty()) {
      extend(n, meter);
    }
  }

  /// The values so far, in a form that can be saved.
  ResumableState knowledge(Meter meter) {
    return new ResumableState() {
      @Override
      public long size() {
        return computed();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        engine.save(out);
      }

      @Override
      public void load(DataInput in) throws IOException {
        SequenceEngine saved = fresh.get();
        saved.load(in, meter);
        if (saved.computed() > computed()) {
          engine = saved;
          proved =
              provedBy(
                  computed() <= LAST_LOOK
                      ? engine.everyRegularity(meter)
                      : engine.regularity(meter));
        }
      }
    };
  }

  /// The value of a heap where it is known by now.
  OptionalLong known(long n) {
    if (soleRange.isPresent()) {
      return OptionalLong.of(value(soleRange.get(), n));
    }
    if (n < engine.computed()) {
      return OptionalLong.of(engine.value(n));
    }
    if (proved.isPresent()) {
      return OptionalLong.of(proved.get().periodicity().value(n, engine::value));
    }
    return n < LARGEST_READ && automaton.isPresent()
        ? OptionalLong.of(automaton.get().at(n))
        : OptionalLong.empty();
  }

  /// The number of heaps of a range that have a value.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  long count(long fromN, long toN, long value, Meter meter) {
    return fromN < toN ? count(new RangedMoves.Options(0, fromN, toN), value, meter) : 0;
  }

  /// The number of options that have a value.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  long count(RangedMoves.Options options, long value, Meter meter) {
    long from = options.from();
    long to = options.to();
    long step = options.step();
    value(to - 1, meter);
    if (growing().isPresent()) {
      return heapsOf(value, growing().get()).filter(n -> isAmong(n, options)).count();
    }
    if (step == 1 && to <= engine.computed()) {
      return engine.count(from, to, value, meter);
    }
    if (period().isPresent()) {
      return overClasses(options, n -> value(n, meter) == value, meter);
    }
    long count = 0;
    for (long n = first(options, from, value, meter);
        n < to;
        n = first(options, n + step, value, meter)) {
      count++;
    }
    return count;
  }

  /// The number of options that pass a test. From the preperiod on the test depends only on the
  /// residue modulo the period, if one without a saltus is proved, but perhaps not among the last
  /// heaps of the range, as many as the preperiod.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  long overClasses(RangedMoves.Options options, LongPredicate test, Meter meter) {
    long from = options.from();
    long to = options.to();
    long step = options.step();
    if (period().isEmpty()) {
      return oneByOne(from, to, step, test, meter);
    }
    long block = block(step);
    long fromClasses = recurring(options);
    long preperiod = period().get().periodicity().preperiod();
    long blocks = Math.max(0, to - preperiod - fromClasses) / block;
    long toClasses = fromClasses + blocks * block;
    long each = blocks == 0 ? 0 : oneByOne(fromClasses, fromClasses + block, step, test, meter);
    return oneByOne(from, fromClasses, step, test, meter)
        + blocks * each
        + oneByOne(toClasses, to, step, test, meter);
  }

  private static long oneByOne(long from, long to, long step, LongPredicate test, Meter meter) {
    long total = 0;
    for (long n = from; n < to; n += step) {
      total += test.test(n) ? 1 : 0;
      if ((n / step & REPORT - 1) == 0) {
        meter.work(1);
      }
    }
    return total;
  }

  /// From which option on the values of the options recur after each [#block]; the end of them
  /// where none is proved to.
  private long recurring(RangedMoves.Options options) {
    if (period().isEmpty()) {
      return options.to();
    }
    long before = period().get().periodicity().preperiod() - options.from();
    long steps = Math.max(0, Math.ceilDiv(before, options.step()));
    return Math.min(options.to(), options.from() + steps * options.step());
  }

  /// A common multiple of the period and the step.
  private long block(long step) {
    return period().orElseThrow().periodicity().period() * step;
  }

  private static boolean isAmong(long heap, RangedMoves.Options options) {
    return heap >= options.from()
        && heap < options.to()
        && (heap - options.from()) % options.step() == 0;
  }

  /// The first of the options from one of them on that has a value; the end of the range where none
  /// has it.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  long first(RangedMoves.Options options, long fromN, long value, Meter meter) {
    long step = options.step();
    if (step == 1 || fromN >= options.to()) {
      return first(fromN, options.to(), value, meter);
    }
    value(options.to() - 1, meter);
    if (growing().isPresent()) {
      return heapsOf(value, growing().get())
          .filter(n -> n >= fromN && isAmong(n, options))
          .min()
          .orElse(options.to());
    }
    long start = Math.max(fromN, recurring(options));
    boolean recurs = period().isPresent() && block(step) < options.to() - start;
    long toN = recurs ? start + block(step) : options.to();
    for (long n = fromN; n < toN; n += step) {
      if (value(n, meter) == value) {
        return n;
      }
      if ((n / step & REPORT - 1) == 0) {
        meter.work(REPORT);
      }
    }
    return options.to();
  }

  /// The automaton that says the values, where one was found.
  Optional<AutomatonProof> automaton() {
    return automaton;
  }

  /// The period after which values are larger by a saltus, if one is proved by now.
  Optional<Periodicity> growing() {
    return proved.map(Regularity.Proved::periodicity).filter(found -> found.saltus() > 0);
  }

  /// The heaps that have a value, where values grow: one at most of those that differ by periods.
  private LongStream heapsOf(long value, Periodicity growing) {
    long preperiod = growing.preperiod();
    long period = growing.period();
    return LongStream.range(0, preperiod + period)
        .filter(n -> {
          long missing = value - engine.value(n);
          return missing == 0
              || (n >= preperiod
                  && missing > 0
                  && missing % growing.saltus() == 0
                  && missing / growing.saltus() <= (Long.MAX_VALUE - n) / period);
        })
        .map(n -> n + (value - engine.value(n)) / growing.saltus() * period);
  }

  /// The first heap of a range that has a value; the end of the range where none has it. Where the
  /// values have a [#formula], the range lies within the options of the heap at its end.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  long first(long fromN, long toN, long value, Meter meter) {
    if (fromN >= toN) {
      return toN;
    }
    if (soleRange.isPresent()) {
      return first(soleRange.get(), fromN, toN, value);
    }
    if (formula.isPresent()) {
      OptionalLong found = formula.get().option(toN, value, meter);
      return found.isPresent() && found.getAsLong() >= fromN ? found.getAsLong() : toN;
    }
    value(toN - 1, meter);
    if (growing().isPresent()) {
      return heapsOf(value, growing().get()).filter(n -> n >= fromN && n < toN).min().orElse(toN);
    }
    if (toN <= engine.computed()) {
      return engine.first(fromN, toN, value, meter);
    }
    long n = fromN;
    while (n < toN && value(n, meter) != value) {
      n++;
      if ((n & REPORT - 1) == 0) {
        meter.work(REPORT);
      }
    }
    return n;
  }

  /// The value of a heap where the counts of one range may be taken, and no others.
  public static long value(Take.Range range, long n) {
    OptionalLong period = period(range);
    return (period.isPresent() ? n % period.getAsLong() : n) / range.fromCount();
  }

  /// The first heap of a range with a value, where the counts of one range may be taken: in each
  /// period the heaps from value times a on have it, a of them at most.
  private static long first(Take.Range counts, long fromN, long toN, long value) {
    long a = counts.fromCount();
    long period = period(counts).orElse(Long.MAX_VALUE);
    if (value > (period - 1) / a) {
      return toN;
    }
    long at = fromN % period;
    long start = value * a;
    boolean isPast = at - start >= Math.min(a, period - start);
    long wait = isPast ? period - at + start : Math.max(0, start - at);
    return wait < toN - fromN ? fromN + wait : toN;
  }

  /// The period where the counts of one range may be taken; empty where there is none, or where it
  /// is larger than any heap that can be named.
  static OptionalLong period(Take.Range range) {
    boolean pastAllHeaps = range.toCount() - 1 > Long.MAX_VALUE - range.fromCount();
    return pastAllHeaps
        ? OptionalLong.empty()
        : OptionalLong.of(range.fromCount() + range.toCount() - 1);
  }

  /// The formula that the values have, where the options of a heap are those just below it.
  Optional<PermutedWindow> formula() {
    return formula;
  }

  /// Computes values until that of `n` is known or a period is proved. One with a saltus costs more
  /// to look for than a plain one, so it is looked for now and then, and not among many values.
  private void extend(long n, Meter meter) {
    for (long to = FIRST_LOOK; to <= LAST_LOOK && to <= n && proved.isEmpty(); to *= LOOK_AGAIN) {
      if (engine.computed() < to && !prove(to, meter)) {
        proved = provedBy(engine.everyRegularity(meter));
      }
    }
    if (proved.isEmpty()) {
      prove(n + 1, meter);
    }
  }

  private boolean prove(long toN, Meter meter) {
    proved = provedBy(engine.prove(toN, meter));
    return proved.isPresent();
  }

  private static Optional<Regularity.Proved> provedBy(Regularity found) {
    return found instanceof Regularity.Proved all ? Optional.of(all) : Optional.empty();
  }

  /// Looks for a period among the values known by now.
  ///
  /// @return the plain period, if one is proved
  public Optional<Regularity.Proved> searchPeriod(Meter meter) {
    proved = provedBy(engine.regularity(meter)).or(() -> proved);
    return period();
  }

  /// The number of values, from G(0) on, in the table.
  public long computed() {
    return engine.computed();
  }

  /// The plain period, if one is proved by now.
  public Optional<Regularity.Proved> period() {
    return proved.filter(found -> found.periodicity().saltus() == 0);
  }

  /// The period with or without a saltus, if one is proved by now.
  Optional<Regularity.Proved> proved() {
    return proved;
  }

  /// The same, and that of heaps of which any number from a range is taken, which needs no proof:
  /// of the heaps up to a size.
  Optional<Periodicity> periodicity(long largest) {
    return soleRange
        .map(range -> {
          OptionalLong plain = period(range);
          return plain.isPresent() && plain.getAsLong() <= largest
              ? new Periodicity(0, plain.getAsLong(), 0)
              : new Periodicity(0, range.fromCount(), 1);
        })
        .or(() -> proved.map(Regularity.Proved::periodicity));
  }

  /// A heap of the game with its moves.
  ///
  /// @throws BudgetSpentException if it takes more than the meter allows
  public SolvedPosition solved(long size, Meter meter) {
    return new SolvedHeap(this, size, meter);
  }

  /// The range of counts, where all moves take and the counts are one range.
  Optional<Take.Range> soleRange() {
    return soleRange;
  }

  /// The rules of the heaps; without lines where they have types.
  public HeapRule rule() {
    return engine.rule();
  }
}
