package org.grundy.solvers.family;

import java.util.List;
import org.grundy.core.Meter;

/// A way to value the starts of one family, ready to run.
public interface FamilyPlan {
  /// The name of the method.
  String method();

  /// The reason why the method gives the right values here.
  String because();

  /// The expected cost, in the units that dominate.
  String cost();

  /// Writes the entries of a [FamilyTable] of values, row by row. A start whose value does not
  /// exist or was not asked for, as under misère play, has [FamilyTable#ENDS], [FamilyTable#OVER]
  /// or [FamilyTable#DRAW] by who wins, or [FamilyTable#LOONY].
  ///
  /// @param entries all of them [FamilyTable#UNKNOWN]; those that are known when the budget is
  ///   spent are written
  /// @throws org.grundy.core.BudgetSpentException if not all could be written
  void fill(long[] entries, Meter meter);

  /// The methods by which the known entries were found.
  List<MethodUse> methods();
}
