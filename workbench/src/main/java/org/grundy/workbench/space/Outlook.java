package org.grundy.workbench.space;

import java.util.Map;
import java.util.Optional;
import org.grundy.core.Outcome;

/// The result of one look at a position, without any other.
///
/// @param settled who wins where there is no move
/// @param options what moves lead to, and how many lead there
public record Outlook(Optional<Outcome> settled, Map<Reached, Long> options) {
  public Outlook {
    options = Map.copyOf(options);
  }
}
