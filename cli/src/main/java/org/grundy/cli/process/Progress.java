package org.grundy.cli.process;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/// Says on a terminal how far long work is, from when it begins until it ends.
public final class Progress implements AutoCloseable {
  private static final int FIRST_MILLIS = 1500;
  private static final int EVERY_MILLIS = 500;

  private final Console console;
  private final Supplier<String> line;
  private final CountDownLatch ended = new CountDownLatch(1);
  private final Thread ticker = Thread.ofPlatform().daemon().unstarted(this::tick);

  /// Work that begins now.
  ///
  /// @param line what is said of the results so far, such as `n = 1,024 of 4,096, 2.5 s`
  public Progress(Console console, Supplier<String> line) {
    this.console = console;
    this.line = line;
    if (console.errIsTerminal()) {
      ticker.start();
    }
  }

  private void tick() {
    try {
      for (int wait = FIRST_MILLIS;
          !ended.await(wait, TimeUnit.MILLISECONDS);
          wait = EVERY_MILLIS) {
        console.progress().draw(line.get());
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
      console.progress().erase();
    }
  }
}
