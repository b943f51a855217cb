package org.grundy.core;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/// Counts work against a [Budget]. Solvers report to it every few thousand units of work, so that
/// limits and interruptions take effect within a fraction of a second.
///
/// Safe for use by several threads.
public final class Meter {
  private final Budget budget;
  private final long startNanos = System.nanoTime();
  private final LongAdder nodes = new LongAdder();
  private final LongAdder bytes = new LongAdder();
  private final AtomicBoolean cancelled = new AtomicBoolean();
  private final @Nullable Meter whole;

  public Meter(Budget budget) {
    this(budget, null);
  }

  private Meter(Budget budget, @Nullable Meter whole) {
    this.budget = budget;
    this.whole = whole;
  }

  /// A meter for a part of this work, such as one of many positions. Its work counts here too and
  /// ends when this work has to end; its tables are its own, forgotten with it.
  ///
  /// @param bytes memory that the part may take for tables
  public Meter part(long bytes) {
    return new Meter(Budget.ofBytes(bytes), this);
  }

  /// Adds work that was done.
  ///
  /// @throws BudgetSpentException if a limit is passed or [#cancel] was called
  public void work(long units) {
    nodes.add(units);
    if (whole != null) {
      whole.nodes.add(units);
    }
    check();
  }

  /// Announces memory that is about to be taken for a table; negative gives it back.
  ///
  /// @throws BudgetSpentException if that is more than the budget still has
  public void claim(long tableBytes) {
    bytes.add(tableBytes);
    if (bytes.sum() > budget.bytes()) {
      bytes.add(-tableBytes);
      throw new BudgetSpentException(
          "the tables need more than the %,d MB of memory allowed (--memory)"
              .formatted(budget.bytes() >> 20));
    }
  }

  /// Throws where the work has to end.
  ///
  /// @throws BudgetSpentException if a limit is passed or [#cancel] was called
  public void check() {
    if (whole != null) {
      whole.check();
    }
    if (cancelled.get()) {
      throw new BudgetSpentException("interrupted");
    }
    if (nodes.sum() > budget.nodes()) {
      throw new BudgetSpentException("%,d nodes (--nodes) are spent".formatted(budget.nodes()));
    }
    long elapsed = System.nanoTime() - startNanos;
    if (elapsed / 1_000_000 > budget.time().toMillis()) {
      throw new BudgetSpentException("%,d ms (--time) are spent".formatted(elapsed / 1_000_000));
    }
  }

  /// Asks the work to end at its next report.
  public void cancel() {
    cancelled.set(true);
  }

  /// How many threads may work at once.
  public int threads() {
    return budget.threads();
  }

  /// The bytes that tables may still claim.
  public long bytesLeft() {
    return Math.max(0, budget.bytes() - bytes.sum());
  }

  /// The work done so far.
  public Statistics statistics() {
    return new Statistics(nodes.sum(), (System.nanoTime() - startNanos) / 1_000_000.0);
  }
}
