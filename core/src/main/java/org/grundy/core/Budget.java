package org.grundy.core;

import java.time.Duration;

/// The amount of work that an answer may cost. Whichever limit is reached first ends the work.
///
/// @param nodes positions expanded, or units of like cost where a plan has no positions
/// @param time from the start of the solving
/// @param bytes memory for tables
/// @param threads how many threads may work at once; no answer depends on it
public record Budget(long nodes, Duration time, long bytes, int threads) {
  private static final Duration FOR_EVER = Duration.ofDays(36_500);

  /// @throws IllegalArgumentException if a limit is negative, or there is no thread
  public Budget {
    if (nodes < 0 || time.isNegative() || bytes < 0) {
      throw new IllegalArgumentException(
          "a limit is negative: %d nodes, %s, %d bytes".formatted(nodes, time, bytes));
    }
    if (threads < 1) {
      throw new IllegalArgumentException("no threads: " + threads);
    }
  }

  /// Limits for one thread.
  public Budget(long nodes, Duration time, long bytes) {
    this(nodes, time, bytes, 1);
  }

  /// No limit but the memory of this machine: tables may take `bytes`.
  public static Budget ofBytes(long bytes) {
    return new Budget(Long.MAX_VALUE, FOR_EVER, bytes);
  }

  /// So much work and memory, however long it takes: what comes of it depends on neither the clock
  /// nor the load of the machine.
  public static Budget ofNodes(long nodes, long bytes) {
    return new Budget(nodes, FOR_EVER, bytes);
  }

  /// Three fifths of the memory that this process may use, and no other limit.
  public static Budget ofThisProcess() {
    return ofBytes(Runtime.getRuntime().maxMemory() / 5 * 3);
  }

  /// True if the work will end by itself, however much there is.
  public boolean isLimited() {
    return nodes < Long.MAX_VALUE || time.compareTo(FOR_EVER) < 0;
  }

  /// The same limits for so many threads.
  public Budget withThreads(int several) {
    return new Budget(nodes, time, bytes, several);
  }
}
