package org.grundy.solvers.coordinates;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.space.Finder;
import org.jspecify.annotations.Nullable;

/// A search of all positions of a box in one piece of work.
sealed interface BoxSweep extends ResumableState permits ValueSweep, LastMoveSweep, OutcomeSearch {
  /// Finds all positions that are not found yet; called once.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  void run();

  /// The value of sizes, or 0 for P and 1 for N, where it has been found.
  OptionalLong known(List<Long> sizes);

  /// A sweep that is begun when the first position is asked for.
  static Finder<List<Long>> finder(Supplier<BoxSweep> sweeps) {
    return new Finder<>() {
      private @Nullable BoxSweep begun;
      private boolean isDone;

      private BoxSweep sweep() {
        if (begun == null) {
          begun = sweeps.get();
        }
        return begun;
      }

      @Override
      public long value(List<Long> sizes) {
        BoxSweep all = sweep();
        if (!isDone) {
          all.run();
          isDone = true;
        }
        return all.known(sizes).orElseThrow();
      }

      @Override
      public OptionalLong known(List<Long> sizes) {
        return begun == null ? OptionalLong.empty() : begun.known(sizes);
      }

      @Override
      public Optional<ResumableState> knowledge() {
        return Optional.of(
            new ResumableState() {
              @Override
              public long size() {
                return begun == null ? 0 : begun.size();
              }

              @Override
              public void save(DataOutput out) throws IOException {
                out.writeBoolean(begun != null);
                if (begun != null) {
                  begun.save(out);
                }
              }

              @Override
              public void load(DataInput in) throws IOException {
                if (in.readBoolean()) {
                  sweep().load(in);
                }
              }
            });
      }
    };
  }
}
