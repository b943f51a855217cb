package org.grundy.sweeps.row;

import java.io.Serializable;
import java.time.Duration;
import org.grundy.core.Budget;

/// The limits on the cost of one row.
///
/// @param nodes positions, or units of like cost
/// @param time by the clock
/// @param bytes of tables, 0 for a fair share of the process that works on it
public record Limits(long nodes, Duration time, long bytes) implements Serializable {
  /// No limit but memory.
  public static final Limits NONE = new Limits(Long.MAX_VALUE, Duration.ofDays(36_500), 0);

  /// The budget of a row in a process that works on several at a time.
  Budget budget(int atATime) {
    long share = Budget.ofThisProcess().bytes() / atATime;
    return new Budget(nodes, time, bytes == 0 ? share : Math.min(bytes, share));
  }

  /// The same with some of the limits of others.
  public Limits or(Limits others) {
    return new Limits(
        nodes == NONE.nodes ? others.nodes : nodes,
        time.equals(NONE.time) ? others.time : time,
        bytes == 0 ? others.bytes : bytes);
  }
}
