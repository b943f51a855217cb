package org.grundy.sweeps.row;

import java.util.Map;

/// The findings about one item.
///
/// @param status whether all of it
/// @param ended why not all, in words; empty where the status is [Status#DONE]
/// @param columns numbers and texts; a column that has nothing to say is missing
/// @param nodes what it cost
/// @param millis by the clock
public record Found(
    Status status, String ended, Map<Column, Object> columns, long nodes, double millis) {
  /// The ways in which an item may end.
  public enum Status {
    /// All is known that is asked for.
    DONE,
    /// The limits of a row were spent first; what is known by then is told.
    BUDGET,
    /// The item is no game or no position, or no method can do it.
    REFUSED;

    /// Its name in the results.
    public String word() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  public Found {
    columns = Map.copyOf(columns);
  }
}
