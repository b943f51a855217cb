package org.grundy.workbench.table;

import java.util.List;
import org.grundy.core.Meter;

/// A way to value the starts of one family.
interface StartValues {
  /// Writes the entries of a [ValueTable] of values, row by row. A start whose value does not exist
  /// or was not asked for, as under misère play, has [ValueTable#ENDS] or [ValueTable#OVER] by who
  /// wins.
  ///
  /// @param entries all of them [ValueTable#UNKNOWN]; those that are known when the budget is spent
  ///   are written
  /// @throws org.grundy.core.BudgetSpentException if not all could be written
  void fill(long[] entries, Meter meter);

  /// How the entries that are known were found.
  List<TableReport.MethodUse> methods();
}
