package org.grundy.core;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Counts work against a [Budget]. Solvers report to it every few thousand units of work, so that
/// limits and interruptions take effect within a fraction of a second. Work that is handed no
/// meter, such as reading a position, listing its moves or drawing it, calls [#checkpoint] instead:
/// it checks the meter whose work this thread [does][#during].
///
/// Work ends, too, where the thread that reports was interrupted, which it stays.
///
/// Safe for use by several threads.
public final class Meter {
  private static final long LEAST_TELLING_NANOS = 1_000_000_000;
  private static final int STEPS_BETWEEN_LOOKS = 1 << 14;
  private static final long BETWEEN_HEARINGS_NANOS = 500_000_000;
  private static final long BETWEEN_TRIES_MILLIS = 20;
  private static final ScopedValue<Meter> AT_WORK = ScopedValue.newInstance();

  private final Budget budget;
  private final long startNanos = System.nanoTime();
  private volatile long allowedNanos;
  private final LongAdder nodes = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final AtomicReference<@Nullable Ending> asked;
  private final ReentrantLock asking = new ReentrantLock();

  /// The number of threads that do this work, where it is no part of another one.
  private final AtomicInteger workers = new AtomicInteger();

  /// The work that this is a part of. For what is kept between questions that changes.
  private volatile @Nullable Meter whole;

  private final Consumer<Statistics> listener;
  private final AtomicLong heardNanos = new AtomicLong(startNanos);

  /// When the work last reported. Of threads that report at the same time any may be the last.
  private volatile long reportNanos = startNanos;

  /// Steps since the clock was last looked at. Threads may overwrite each other's counts: then it
  /// is looked at a little later.
  private int steps;

  public Meter(Budget budget) {
    this(budget, _ -> {});
  }

  /// A meter of work that somebody listens to.
  ///
  /// @param listener hears twice a second what was done by now, by a thread that works, one at a
  ///   time; what it throws ends the work
  public Meter(Budget budget, Consumer<Statistics> listener) {
    this(budget, new AtomicReference<>(), null, listener);
  }

  private Meter(
      Budget budget,
      AtomicReference<@Nullable Ending> asked,
      @Nullable Meter whole,
      Consumer<Statistics> listener) {
    this.budget = budget;
    this.asked = asked;
    this.listener = listener;
    this.allowedNanos =
        budget.time().toSeconds() > Long.MAX_VALUE / 4_000_000_000L
            ? Long.MAX_VALUE / 4
            : budget.time().toNanos();
    this.whole = whole;
  }

  /// A meter for a part of this work, such as one of many positions. Its work counts here too and
  /// ends when this work has to end; its tables are its own, forgotten with it.
  ///
  /// @param bytes memory that the part may take for tables
  public Meter part(long bytes) {
    return part(Budget.ofBytes(bytes));
  }

  /// A meter for a part of this work that has a budget of its own besides.
  public Meter part(Budget own) {
    return new Meter(own, new AtomicReference<>(), this, _ -> {});
  }

  /// A meter for a part of the work that this thread [does][#during], with a budget of its own; its
  /// memory is at most what that work has left. Where the thread does none, only its own limits it.
  public static Meter partHere(Budget own) {
    if (!AT_WORK.isBound()) {
      return new Meter(own);
    }
    Meter here = AT_WORK.get();
    long bytes = Math.min(own.bytes(), here.bytesLeft());
    return here.part(new Budget(own.nodes(), own.time(), bytes, own.threads()));
  }

  /// A meter for what is kept between questions, such as tables that later ones look up: its memory
  /// is its own, and its work that of the question which [asks][#askedBy].
  ///
  /// @param first the question for which it is made
  public static Meter ofKept(Meter first) {
    return new Meter(Budget.ofBytes(first.budget.bytes()).withThreads(first.threads()));
  }

  /// Does work on what is kept for a question: it counts there, ends when the question has to end,
  /// and all that is kept has to find room in what the memory of the question has left. One
  /// question is answered at a time; others wait. What is not kept, but belongs to the question
  /// itself, is worked on at once.
  ///
  /// @throws BudgetSpentException if the meter of the question says so
  public <T> T askedBy(Meter question, Supplier<T> work) {
    if (question == this) {
      return work.get();
    }
    waitFor(question);
    Meter before = whole;
    whole = question;
    try {
      return work.get();
    } finally {
      whole = before;
      asking.unlock();
    }
  }

  private void waitFor(Meter question) {
    try {
      while (!asking.tryLock() && !asking.tryLock(BETWEEN_TRIES_MILLIS, TimeUnit.MILLISECONDS)) {
        question.check();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      throw new BudgetSpentException(new Ending.Interrupted());
    }
  }

  /// A meter for telling what came of this work: it has what is left of the time, and a second at
  /// least. Where this work was asked to end before, the telling is not.
  public Meter telling() {
    long left = allowedNanos - (System.nanoTime() - startNanos);
    Budget budgetLeft =
        new Budget(
            Long.MAX_VALUE,
            Duration.ofNanos(Math.max(left, LEAST_TELLING_NANOS)),
            Math.max(bytesLeft(), budget.bytes() / 4));
    return new Meter(
        budgetLeft, asked.get() == null ? asked : new AtomicReference<>(), null, _ -> {});
  }

  /// Does work whose checkpoints, in this thread, are those of this meter.
  ///
  /// @return what the work gives
  public <T extends @Nullable Object, X extends Throwable> T during(
      ScopedValue.CallableOp<? extends T, X> work) throws X {
    AtomicInteger threads = root().workers;
    threads.incrementAndGet();
    try {
      return ScopedValue.where(AT_WORK, this).call(work);
    } finally {
      threads.decrementAndGet();
    }
  }

  /// True if some thread [does][#during] the work that this is a part of, or another part of it.
  public boolean isAtWork() {
    return root().workers.get() > 0;
  }

  /// True if both belong to one piece of work.
  public boolean isOfOneWorkWith(Meter other) {
    return root() == other.root();
  }

  private Meter root() {
    Meter root = this;
    for (Meter next = whole; next != null; next = next.whole) {
      root = next;
    }
    return root;
  }

  /// Tells what came of this work, under its meter for [#telling].
  public void tell(Runnable telling) {
    telling()
        .during(() -> {
          telling.run();
          return true;
        });
  }

  /// Looks at what is known of work that ended, in a thread that may have been interrupted, as it
  /// is afterwards.
  public static <T> T uninterrupted(Supplier<T> look) {
    boolean interrupted = Thread.interrupted();
    try {
      return look.get();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Throws where the work that this thread does has to end; does nothing where it does none. Costs
  /// about as much as looking at the clock, so that it may stand wherever a microsecond or more has
  /// passed since the last one.
  ///
  /// @throws BudgetSpentException if a limit is passed or somebody asked the work to end
  public static void checkpoint() {
    if (AT_WORK.isBound()) {
      AT_WORK.get().check();
    }
  }

  /// As [#checkpoint()], for work so small that the clock is not to be looked at each time.
  ///
  /// @param done about how many nanoseconds the work has taken since the last call
  public static void checkpoint(int done) {
    if (AT_WORK.isBound()) {
      Meter meter = AT_WORK.get();
      meter.steps += done;
      if (meter.steps >= STEPS_BETWEEN_LOOKS || meter.steps < 0) {
        meter.steps = 0;
        meter.check();
      }
    }
  }

  /// Throws where the work that this thread does has no room for so many bytes; takes none of it.
  ///
  /// @throws BudgetSpentException if that is more than its budget still has
  public static void requireRoom(long bytes) {
    if (AT_WORK.isBound()) {
      Meter meter = AT_WORK.get();
      if (bytes > meter.bytesLeft()) {
        throw new BudgetSpentException(new Ending.Memory(meter.budget.bytes()));
      }
    }
  }

  /// True if the work will end by itself, however much there is.
  public boolean isLimited() {
    Meter part = whole;
    return budget.isLimited() || (part != null && part.isLimited());
  }

  /// The time that the work still has, from 0.
  public Duration timeLeft() {
    return Duration.ofNanos(Math.max(0, allowedNanos - (System.nanoTime() - startNanos)));
  }

  /// The work that may still be done before the limit of nodes ends it.
  public long nodesLeft() {
    long left =
        budget.nodes() == Long.MAX_VALUE
            ? Long.MAX_VALUE
            : Math.max(0, budget.nodes() - nodes.sum());
    Meter part = whole;
    return part == null ? left : Math.min(left, part.nodesLeft());
  }

  /// Gives the work at most so long from now on.
  public void within(Duration fromNow) {
    allowedNanos = Math.min(allowedNanos, System.nanoTime() - startNanos + fromNow.toNanos());
  }

  /// Why the work has to end by now, if it has to.
  public Optional<Ending> ending() {
    try {
      check();
      return Optional.empty();
    } catch (BudgetSpentException spent) {
      return Optional.of(spent.ending());
    }
  }

  /// Adds work that was done.
  ///
  /// @throws BudgetSpentException if a limit is passed or somebody asked the work to end
  public void work(long units) {
    for (Meter meter = this; meter != null; meter = meter.whole) {
      meter.nodes.add(units);
    }
    check();
  }

  /// Announces memory that is about to be taken for a table; negative gives it back.
  ///
  /// @throws BudgetSpentException if that is more than the budget still has
  public void claim(long tableBytes) {
    bytes.add(tableBytes);
    if (bytes.sum() > mostBytes()) {
      bytes.add(-tableBytes);
      Meter question = question();
      throw new BudgetSpentException(
          new Ending.Memory((question == null ? this : question).budget.bytes()));
    }
  }

  /// The work that asks for the kept data, at this time.
  private @Nullable Meter question() {
    return asking.isLocked() ? whole : null;
  }

  private long mostBytes() {
    Meter question = question();
    return question == null ? budget.bytes() : question.bytesLeft();
  }

  /// Throws where the work has to end.
  ///
  /// @throws BudgetSpentException if a limit is passed or somebody asked the work to end
  public void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new BudgetSpentException(new Ending.Interrupted());
    }
    long now = System.nanoTime();
    for (Meter meter = this; meter != null; meter = meter.whole) {
      meter.reportNanos = now;
      Ending ending = meter.asked.get();
      if (ending != null) {
        throw new BudgetSpentException(ending);
      }
      if (meter.budget.nodes() < Long.MAX_VALUE && meter.nodes.sum() > meter.budget.nodes()) {
        throw new BudgetSpentException(new Ending.Nodes(meter.budget.nodes()));
      }
      long elapsed = now - meter.startNanos;
      if (elapsed > meter.allowedNanos) {
        throw new BudgetSpentException(new Ending.Time(elapsed / 1_000_000));
      }
      meter.beHeard(now);
    }
  }

  private void beHeard(long now) {
    long last = heardNanos.get();
    if (now - last >= BETWEEN_HEARINGS_NANOS && heardNanos.compareAndSet(last, now)) {
      listener.accept(statistics());
    }
  }

  /// Asks the work to end at its next report.
  public void cancel() {
    end(new Ending.Interrupted());
  }

  /// Asks the work to end at its next report, and says why. The first reason stands.
  public void end(Ending why) {
    asked.compareAndSet(null, why);
  }

  /// Lets the work go on however long it takes; other limits stay.
  public void takeTime() {
    allowedNanos = Long.MAX_VALUE / 4;
  }

  /// The number of threads that may work at once.
  public int threads() {
    return budget.threads();
  }

  /// The bytes that tables have claimed.
  public long bytesTaken() {
    return bytes.sum();
  }

  /// The bytes that tables may still claim.
  public long bytesLeft() {
    return Math.max(0, mostBytes() - bytes.sum());
  }

  /// The work done so far.
  public Statistics statistics() {
    return statistics(System.nanoTime());
  }

  /// The work done so far, and the time until it last reported: the same however much later one
  /// asks.
  public Statistics reported() {
    return statistics(reportNanos);
  }

  /// Takes down that work was done until now, whether or not it has to end.
  public void report() {
    reportNanos = System.nanoTime();
  }

  private Statistics statistics(long untilNanos) {
    return new Statistics(nodes.sum(), (untilNanos - startNanos) / 1_000_000.0);
  }
}
