package org.grundy.web.job;

import java.io.OutputStream;
import java.time.Duration;
import java.util.function.Consumer;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.web.api.BoundedOutput;
import org.grundy.web.api.Refusal;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// A piece of work that goes on after its request: waiting, running, or ended with a result or a
/// problem.
///
/// Safe for use by several threads.
public final class Job {
  private static final int LARGEST_PART = 1 << 20;

  private final String id;
  private final String kind;
  private final Budget budget;

  /// Counts the work; one that has not begun costs nothing yet.
  private Meter meter;

  private State state = State.WAITING;
  private byte @Nullable [] result;

  /// Writes what is known so far; nothing where that cannot be told.
  private @Nullable Consumer<OutputStream> soFar;

  private @Nullable Refusal problem;
  private int listeners;
  private long lastInterest = System.nanoTime();
  private long endedAt;

  /// The states of a job.
  public enum State {
    WAITING("waiting"),
    RUNNING("running"),
    DONE("done"),
    FAILED("failed"),
    CANCELLED("cancelled");

    private final String word;

    State(String word) {
      this.word = word;
    }

    /// The word that people are told.
    public String word() {
      return word;
    }

    /// True if nothing will change any more.
    public boolean isEnd() {
      return this != WAITING && this != RUNNING;
    }
  }

  /// @param id what it is called by
  /// @param kind the operation that is asked for
  /// @param budget what it may cost, from its beginning on
  Job(String id, String kind, Budget budget) {
    this.id = id;
    this.kind = kind;
    this.budget = budget;
    this.meter = new Meter(budget);
  }

  public String id() {
    return id;
  }

  /// Counts the work.
  public synchronized Meter meter() {
    return meter;
  }

  public synchronized State state() {
    return state;
  }

  /// Begins, unless it was cancelled before.
  synchronized boolean begin() {
    if (state != State.WAITING) {
      return false;
    }
    state = State.RUNNING;
    meter = new Meter(budget);
    notifyAll();
    return true;
  }

  synchronized void finish(byte[] found) {
    if (!state.isEnd()) {
      result = found;
      end(State.DONE);
    }
  }

  synchronized void fail(Refusal why) {
    if (!state.isEnd()) {
      problem = why;
      end(State.FAILED);
    }
  }

  /// Ends the work at its next report; what is known by then is its result. What has not begun is
  /// cancelled.
  public synchronized void stop() {
    if (state == State.WAITING) {
      cancel();
    } else if (state == State.RUNNING) {
      meter.cancel();
    }
  }

  /// Somebody may ask for what is known so far, which is written like that.
  public synchronized void tellSoFar(Consumer<OutputStream> written) {
    soFar = written;
  }

  /// The JSON of what is known so far, or nothing where that cannot be told.
  public byte @Nullable [] soFar() {
    Consumer<OutputStream> written;
    synchronized (this) {
      written = state == State.RUNNING ? soFar : null;
    }
    if (written == null) {
      return null;
    }
    BoundedOutput out = new BoundedOutput(LARGEST_PART);
    written.accept(out);
    return out.toByteArray();
  }

  /// Ends the work at its next report; nothing comes of it.
  public synchronized void cancel() {
    if (!state.isEnd()) {
      meter.cancel();
      end(State.CANCELLED);
    }
  }

  private void end(State last) {
    state = last;
    soFar = null;
    endedAt = System.nanoTime();
    notifyAll();
  }

  /// Somebody listens from now on.
  public synchronized void attach() {
    listeners++;
  }

  /// Somebody does not listen any more.
  public synchronized void detach() {
    listeners--;
    lastInterest = System.nanoTime();
  }

  /// Somebody asked for it.
  public synchronized void touch() {
    lastInterest = System.nanoTime();
  }

  /// True if it works on although nobody has listened or asked for so long.
  synchronized boolean isForsaken(Duration grace) {
    return !state.isEnd() && listeners == 0 && System.nanoTime() - lastInterest > grace.toNanos();
  }

  /// True if it ended so long ago.
  synchronized boolean isOld(Duration keep) {
    return state.isEnd() && System.nanoTime() - endedAt > keep.toNanos();
  }

  /// Waits until it ends, but not longer than a time.
  public synchronized State await(Duration most) throws InterruptedException {
    long deadline = System.nanoTime() + most.toNanos();
    while (!state.isEnd()) {
      long left = (deadline - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        break;
      }
      wait(left);
    }
    return state;
  }

  /// When it ended, by the clock of [System#nanoTime].
  synchronized long endedAt() {
    return endedAt;
  }

  /// The bytes of its result, 0 where there is none.
  synchronized int resultSize() {
    byte[] found = result;
    return found == null ? 0 : found.length;
  }

  /// The progress of the job, without its result.
  public synchronized ObjectNode progress() {
    Statistics statistics = meter.statistics();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("id", id);
    node.put("kind", kind);
    node.put("state", state.word());
    node.put("nodes", statistics.nodes());
    node.put("milliseconds", statistics.milliseconds());
    return node;
  }

  /// The JSON of its result, or nothing.
  public synchronized byte @Nullable [] result() {
    return result;
  }

  /// Why it failed, or nothing.
  public synchronized @Nullable Refusal problem() {
    return problem;
  }
}
