package org.grundy.cli.process;

import java.util.function.Consumer;

/// Lines of results that are printed while work goes on. The first few are seen at once; of very
/// many the later ones are seen ten times a second.
public final class ResultLines implements Consumer<String> {
  private static final int SEEN_AT_ONCE = 1_000;
  private static final long BETWEEN_NANOS = 100_000_000;

  private final Console console;
  private long count;
  private long seenNanos;

  public ResultLines(Console console) {
    this.console = console;
  }

  @Override
  public void accept(String line) {
    long now = System.nanoTime();
    boolean seen = count++ < SEEN_AT_ONCE || now - seenNanos >= BETWEEN_NANOS;
    if (seen) {
      console.tell(line + System.lineSeparator());
      seenNanos = now;
    } else {
      console.out().println(line);
    }
  }
}
