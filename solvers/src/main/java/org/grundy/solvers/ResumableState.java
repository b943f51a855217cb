package org.grundy.solvers;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;

/// The findings of a run, in a form from which another run of the same plan can go on.
///
/// The caller keeps the two apart from other problems and guards against damage; a loaded state is
/// taken for true.
public interface ResumableState {
  /// The number of known positions.
  long size();

  /// Writes all of it. Another thread may do so while the run is solving: then what is found out
  /// meanwhile is in it or not.
  void save(DataOutput out) throws IOException;

  /// Adds what [#save] wrote. Not while the run is solving.
  ///
  /// @throws IOException if the input ends early or is not what [#save] writes
  /// @throws org.grundy.core.BudgetSpentException if it needs more memory than the budget has
  void load(DataInput in) throws IOException;

  /// The findings of several pieces of work, one after the other.
  static ResumableState of(List<? extends ResumableState> parts) {
    return new ResumableState() {
      @Override
      public long size() {
        return parts.stream().mapToLong(ResumableState::size).sum();
      }

      @Override
      public void save(DataOutput out) throws IOException {
        for (ResumableState part : parts) {
          part.save(out);
        }
      }

      @Override
      public void load(DataInput in) throws IOException {
        for (ResumableState part : parts) {
          part.load(in);
        }
      }
    };
  }
}
