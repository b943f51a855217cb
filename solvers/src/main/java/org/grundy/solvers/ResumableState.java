package org.grundy.solvers;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/// What a run has found out, in a form that another run of the same plan can go on from.
///
/// Who calls keeps the two apart from other problems and guards against damage; what is loaded is
/// taken for true.
public interface ResumableState {
  /// How many positions are known.
  long size();

  /// Writes all of it. Another thread may do so while the run is solving: then what is found out
  /// meanwhile is in it or not.
  void save(DataOutput out) throws IOException;

  /// Adds what [#save] wrote. Not while the run is solving.
  ///
  /// @throws IOException if the input ends early or is not what [#save] writes
  /// @throws org.grundy.core.BudgetSpentException if it needs more memory than the budget has
  void load(DataInput in) throws IOException;
}
