package org.grundy.cli.process;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;

/// A line on a terminal that says how far long work is; it is erased when the work ends.
final class Progress implements AutoCloseable {
  private static final int FIRST_MILLIS = 1500;
  private static final int EVERY_MILLIS = 500;
  private static final String ERASE = "\r\u001b[K";

  private final Meter meter;
  private final Console console;
  private final Supplier<String> known;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread ticker = Thread.ofPlatform().daemon().unstarted(this::tick);

  /// @param known what is said of the results so far, such as `n = 1,024 of 4,096, `
  Progress(Meter meter, Console console, Supplier<String> known) {
    this.known = known;
    this.meter = meter;
    this.console = console;
    if (console.errIsTerminal()) {
      ticker.start();
    }
  }

  private void tick() {
    try {
      for (int wait = FIRST_MILLIS;
          !ended.await(wait, TimeUnit.MILLISECONDS);
          wait = EVERY_MILLIS) {
        Statistics soFar = meter.statistics();
        console
            .err()
            .printf(
                "%s  %s%,d nodes, %.1f s",
                ERASE, known.get(), soFar.nodes(), soFar.milliseconds() / 1000);
        console.err().flush();
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    ended.countDown();
    if (ticker.isAlive()) {
      try {
        ticker.join();
      } catch (InterruptedException ending) {
        Thread.currentThread().interrupt();
      }
      console.err().print(ERASE);
      console.err().flush();
    }
  }
}
