package org.grundy.sweeps;

import java.io.Serializable;
import java.util.List;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.source.Source;

/// Thousands of questions of one kind, and what is kept of the answers.
///
/// @param title what people call it
/// @param source what it ranges over
/// @param last the last heap of each sequence; -1 where as many are asked for as a proof takes
/// @param columns what is kept, in this order
/// @param limits what one row may cost
/// @param text the file that it was read from
/// @param identity the SHA-256 of that file and of those that it names: sweeps of the same identity
///   have the same rows
public record Sweep(
    String title,
    Source source,
    long last,
    List<Column> columns,
    Limits limits,
    String text,
    String identity)
    implements Serializable {
  public Sweep {
    columns = List.copyOf(columns);
  }
}
