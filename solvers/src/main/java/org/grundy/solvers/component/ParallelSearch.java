package org.grundy.solvers.component;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// Searches on one board with tables in common, one for each thread that the budget allows. All
/// work on the same question, and the first answer counts; what one finds out the others find in
/// the table.
///
/// The threads are started once a question has taken some time, and have ended when the question is
/// answered or given up. A search proves what it answers whatever the others do, so that the answer
/// is the same with any number of threads.
///
/// @param <P> the positions that are asked about
public final class ParallelSearch<P> {
  private static final long PATIENCE_NANOS = 20_000_000;

  private final SearchSignals signals;
  private final Function<SearchSignals, SearchBoard<P>> boards;
  private final int reportAfter;
  private final ComponentSearch<P> leader;
  private final int helpers;
  private final List<ComponentSearch<P>> called = new ArrayList<>();

  /// @param reportAfter how many components are expanded between two reports
  /// @param boards makes boards that have everything in common but their scratch memory
  public ParallelSearch(
      Meter meter, int reportAfter, Function<SearchSignals, SearchBoard<P>> boards) {
    this(meter, PATIENCE_NANOS, reportAfter, boards);
  }

  /// @param patienceNanos how long a question takes before threads are started
  public ParallelSearch(
      Meter meter,
      long patienceNanos,
      int reportAfter,
      Function<SearchSignals, SearchBoard<P>> boards) {
    this.signals = new SearchSignals(meter, patienceNanos);
    this.boards = boards;
    this.reportAfter = reportAfter;
    this.leader = search();
    this.helpers = meter.threads() - 1;
  }

  private ComponentSearch<P> search() {
    return new ComponentSearch<>(boards.apply(signals), signals, reportAfter);
  }

  /// The meter of the tables, and of the work on them.
  Meter meter() {
    return signals.meter();
  }

  /// The value of a position, or [org.grundy.solvers.SolvedPosition#ENDS] if its player can end the
  /// whole game.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public int value(P position) {
    return ask(search -> search.value(position));
  }

  /// Tests if the value of a position is `n`; costs no more than finding it, and often much less.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  public boolean is(P position, int n) {
    return ask(search -> search.is(position, n) ? 1 : 0) == 1;
  }

  /// The bounds of the value of a position by now, as [NimberBounds]; costs no search.
  ///
  /// @param look bounds the time
  public long known(P position, Meter look) {
    return leader.known(position, look);
  }

  /// A bound for the number of moves on a position, and so for its value.
  public long longestPlay(P position) {
    return leader.board().longestPlayOn(position);
  }

  /// The answer of one of the searches.
  private int ask(ToIntFunction<ComponentSearch<P>> question) {
    if (helpers == 0) {
      signals.begin(null);
      leader.reset();
      return question.applyAsInt(leader);
    }
    Round round = new Round(question);
    signals.begin(round::callHelpers);
    try {
      round.take(leader);
    } finally {
      signals.stop();
      round.join();
    }
    return round.answer();
  }

  /// One question with the threads that work on it.
  private final class Round {
    private final ToIntFunction<ComponentSearch<P>> question;
    private final List<Thread> threads = new ArrayList<>();
    private @Nullable Integer answer;
    private @Nullable Throwable failure;

    Round(ToIntFunction<ComponentSearch<P>> question) {
      this.question = question;
    }

    void callHelpers() {
      for (int i = 0; i < helpers; i++) {
        if (called.size() == i) {
          called.add(search());
        }
        ComponentSearch<P> helper = called.get(i);
        Thread thread = new Thread(() -> help(helper), "grundy-search-" + (i + 1));
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
      }
    }

    @SuppressWarnings("CatchingUnchecked") // what ends a helper ends the question
    private void help(ComponentSearch<P> helper) {
      try {
        take(helper);
      } catch (Throwable thrown) {
        synchronized (this) {
          failure = failure == null ? thrown : failure;
        }
        signals.stop();
      }
    }

    void take(ComponentSearch<P> search) {
      try {
        search.reset();
        int found = question.applyAsInt(search);
        synchronized (this) {
          answer = found;
        }
        signals.stop();
      } catch (SearchSignals.StoppedException _) {
        // Another search has the answer or has failed.
      }
    }

    /// Waits for the helpers, which end at their next report.
    void join() {
      boolean interrupted = false;
      for (Thread thread : threads) {
        while (thread.isAlive()) {
          try {
            thread.join();
          } catch (InterruptedException _) {
            interrupted = true;
          }
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    synchronized int answer() {
      if (answer != null) {
        return answer;
      }
      switch (failure) {
        case RuntimeException known -> throw known;
        case Error known -> throw known;
        case null, default -> throw new IllegalStateException("no search answered", failure);
      }
    }
  }
}
