package org.grundy.solvers.component;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.LongConsumer;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// The signals that the searches of one question send each other and the meter: the work that is
/// done, that they have to stop, which components they are at work on, so that the others turn to
/// something else first, and how hard what is left looks.
///
/// A signal about a component is a hint. It may be wrong where two components share a place, or
/// late: then two threads do the same work.
public final class SearchSignals {
  private static final int PLACES = 1 << 12;

  private final Meter meter;
  private final long patienceNanos;
  private AtomicIntegerArray atWork = new AtomicIntegerArray(PLACES);
  private @Nullable Runnable callOthers;
  private long begunNanos;
  private volatile boolean several;
  private volatile boolean stopped;
  private final List<ComponentSearch<?>> searches = new ArrayList<>();
  private final Map<Class<?>, ProofNumbers> proofNumbers = new HashMap<>();

  /// Says that another thread has the answer, or has failed.
  static final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoppedException() {
      super("another thread has the answer", null, false, false);
    }
  }

  /// @param patienceNanos how long one thread works before it calls others
  SearchSignals(Meter meter, long patienceNanos) {
    this.meter = meter;
    this.patienceNanos = patienceNanos;
  }

  void add(ComponentSearch<?> search) {
    searches.add(search);
  }

  /// The proof numbers of a kind of board, which are those of all searches on it.
  ProofNumbers proofNumbersOn(SearchBoard<?> board) {
    return proofNumbers.computeIfAbsent(board.getClass(), _ -> new ProofNumbers(meter));
  }

  /// Hands over the numbers of all components that the searches of this question still need. Where
  /// boards hand components down to others, these are numbers of several boards. Only where there
  /// is one thread.
  public void eachNeeded(LongConsumer sink) {
    searches.forEach(search -> search.eachNeeded(sink));
  }

  /// The meter against which the work is counted.
  public Meter meter() {
    return meter;
  }

  /// Begins a question, asked by the calling thread alone.
  ///
  /// @param others starts further threads; it is called once if the question takes long
  void begin(@Nullable Runnable others) {
    callOthers = others;
    begunNanos = others == null ? 0 : System.nanoTime();
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
    if (!several && callOthers != null && System.nanoTime() - begunNanos >= patienceNanos) {
      atWork = new AtomicIntegerArray(PLACES);
      several = true;
      callOthers.run();
    }
  }

  void stop() {
    stopped = true;
  }

  /// True if more than one thread is at work.
  boolean isSeveral() {
    return several;
  }

  /// Says that the calling thread is at work on a component from now on, until [#leave].
  void enter(long component) {
    atWork.getAndIncrement(place(component));
  }

  void leave(long component) {
    atWork.getAndDecrement(place(component));
  }

  /// How many threads are at work on a component, counted too high where another one has its place.
  int threadsOn(long component) {
    return component == 0 ? 0 : atWork.get(place(component));
  }

  private static int place(long component) {
    return (int) ((component * 0x9E3779B97F4A7C15L) >>> 40) & (PLACES - 1);
  }
}
