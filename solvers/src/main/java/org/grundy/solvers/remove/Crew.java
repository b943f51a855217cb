package org.grundy.solvers.remove;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// Searchers with a table in common, one for each thread that the budget allows. All work on the
/// same question, and the first answer counts; what one finds out the others find in the table.
///
/// The threads are started once a question has taken some work, and have ended when [#ask] returns
/// or throws. A searcher proves what it answers whatever the others do, so that the answer is the
/// same with any number of threads.
///
/// @param <S> the searchers
final class Crew<S extends NimberSearch> {
  private static final long PATIENCE = 1 << 13;
  private static final long STACK_BYTES = 64L << 20;

  private final Team team;
  private final Function<Team, S> maker;
  private final S leader;
  private final int helpers;
  private final List<S> called = new ArrayList<>();

  /// @param maker makes searchers that have everything in common but their stacks
  Crew(Meter meter, Function<Team, S> maker) {
    this(meter, PATIENCE, maker);
  }

  /// @param patience so many components a question takes before threads are started
  Crew(Meter meter, long patience, Function<Team, S> maker) {
    this.team = new Team(meter, patience);
    this.maker = maker;
    this.leader = maker.apply(team);
    this.helpers = meter.threads() - 1;
  }

  /// The searcher of the calling thread, for what needs no work.
  S leader() {
    return leader;
  }

  /// The answer of one of the searchers.
  int ask(ToIntFunction<S> question) {
    if (helpers == 0) {
      team.begin(null);
      leader.reset();
      return question.applyAsInt(leader);
    }
    Round round = new Round(question);
    team.begin(round::callHelpers);
    try {
      round.take(leader);
    } finally {
      team.stop();
      round.join();
    }
    return round.answer();
  }

  /// One question with the threads that work on it.
  private final class Round {
    private final ToIntFunction<S> question;
    private final List<Thread> threads = new ArrayList<>();
    private @Nullable Integer answer;
    private @Nullable Throwable failure;

    Round(ToIntFunction<S> question) {
      this.question = question;
    }

    void callHelpers() {
      for (int i = 0; i < helpers; i++) {
        if (called.size() == i) {
          called.add(maker.apply(team));
        }
        S helper = called.get(i);
        Thread thread =
            new Thread(null, () -> help(helper), "grundy-search-" + (i + 1), STACK_BYTES);
        thread.setDaemon(true);
        threads.add(thread);
        thread.start();
      }
    }

    @SuppressWarnings("CatchingUnchecked") // what ends a helper ends the question
    private void help(S helper) {
      try {
        take(helper);
      } catch (Throwable thrown) {
        synchronized (this) {
          failure = failure == null ? thrown : failure;
        }
        team.stop();
      }
    }

    void take(S search) {
      try {
        search.reset();
        int found = question.applyAsInt(search);
        synchronized (this) {
          answer = found;
        }
        team.stop();
      } catch (Team.StoppedException _) {
        // Another searcher has the answer or has failed.
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
        case null, default -> throw new IllegalStateException("no searcher answered", failure);
      }
    }
  }
}
