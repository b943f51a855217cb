package org.grundy.workbench.script;

import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Outcome;

/// A source that knows positions: each is asked about by what is typed for it.
public interface Asking {
  /// The Grundy value; empty where there is an outcome only.
  OptionalLong value(String position);

  /// The winner.
  Outcome outcome(String position);

  /// The Grundy values of all options, one for each move; those without one are empty.
  List<OptionalLong> options(String position);
}
