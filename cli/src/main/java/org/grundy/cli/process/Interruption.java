package org.grundy.cli.process;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.Meter;

/// Ctrl-C while work is under way. The work is asked to end; what it says and saves then is waited
/// for, and where it does not end at once the process does without it. The JVM gives the process
/// the exit code that shells expect, 130.
public final class Interruption implements AutoCloseable {
  private static final long PATIENCE_MILLIS = 900;

  /// A signal that reaches several processes may have ended another one some milliseconds before it
  /// is noticed here.
  private static final long MOMENT_MILLIS = 200;

  private final Meter meter;
  private final Console console;
  private final Progress progress;
  private final CountDownLatch begun = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread hook = Thread.ofPlatform().unstarted(this::interrupt);
  private volatile boolean saving;
  private volatile boolean results;

  /// @param progress erased before anything is said
  Interruption(Meter meter, Console console, Progress progress) {
    this.meter = meter;
    this.console = console;
    this.progress = progress;
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      waitForTheEnd();
    }
  }

  private void interrupt() {
    begun.countDown();
    progress.close();
    meter.cancel();
    try {
      boolean inTime = ended.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
      if (!inTime && saving) {
        ended.await();
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
    if (!results) {
      console.complain("interrupted; no results");
    }
  }

  /// Requires that the work was not interrupted, and is not in the next moment: what went wrong
  /// with another process may come of the same signal.
  ///
  /// @throws BudgetSpentException if it was
  public void requireNone() {
    try {
      if (begun.await(MOMENT_MILLIS, TimeUnit.MILLISECONDS)) {
        throw new BudgetSpentException(new Ending.Interrupted());
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }

  /// Something is about to be saved, which may take a while: it is to be waited for.
  public void saving() {
    saving = true;
  }

  /// The work ended with results, be they partial.
  void results() {
    results = true;
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      try {
        console.out().flush();
      } finally {
        ended.countDown(); // whoever reads may be gone: the end must not hang on that
      }
      waitForTheEnd();
    }
  }

  /// A hook speaks from here on, and nobody else; when it is done the JVM halts.
  public static void waitForTheEnd() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException halted) {
      Thread.currentThread().interrupt();
    }
  }
}
