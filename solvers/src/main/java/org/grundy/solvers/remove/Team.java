package org.grundy.solvers.remove;

import java.util.Arrays;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// What searchers of one question tell each other: that they have to stop, and which components
/// they are at work on, so that the others turn to something else first.
///
/// What is said of components is a hint. It is written and read without any lock, and may be wrong
/// or lost: then two threads do the same work.
final class Team {
  private static final int PLACES = 1 << 10;

  private final Meter meter;
  private final long patience;
  private final long[] busy = new long[PLACES];
  private @Nullable Runnable callOthers;
  private long alone;
  private volatile boolean several;
  private volatile boolean stopped;

  /// Says that another thread has the answer, or has failed.
  static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoppedException() {
      super("another thread has the answer", null, false, false);
    }
  }

  /// @param patience so many components one thread expands before it calls others
  Team(Meter meter, long patience) {
    this.meter = meter;
    this.patience = patience;
  }

  /// Begins a question, asked by the calling thread alone.
  ///
  /// @param others starts further threads; it is called once if the question takes long
  void begin(@Nullable Runnable others) {
    callOthers = others;
    alone = 0;
    several = false;
    stopped = false;
  }

  /// Adds work that was done.
  ///
  /// @throws StoppedException if the work is not wanted any more
  void work(long expanded) {
    meter.work(expanded);
    if (stopped) {
      throw new StoppedException();
    }
    if (!several && callOthers != null) {
      alone += expanded;
      if (alone >= patience) {
        Arrays.fill(busy, 0);
        several = true;
        callOthers.run();
      }
    }
  }

  void stop() {
    stopped = true;
  }

  /// Whether more than one thread is at work.
  boolean isSeveral() {
    return several;
  }

  void enter(long component) {
    busy[place(component)] = component;
  }

  void leave(long component) {
    int place = place(component);
    if (busy[place] == component) {
      busy[place] = 0;
    }
  }

  boolean isBusy(long component) {
    return busy[place(component)] == component;
  }

  private static int place(long component) {
    return (int) ((component * 0x9E3779B97F4A7C15L) >>> 40) & (PLACES - 1);
  }
}
