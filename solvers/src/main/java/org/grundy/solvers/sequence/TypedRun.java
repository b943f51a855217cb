package org.grundy.solvers.sequence;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.grundy.solvers.ResumableState;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.jspecify.annotations.Nullable;

/// Positions that are heaps of types on the way to their values, which are found out once somebody
/// asks for them.
final class TypedRun implements Run, ResumableState {
  private final Supplier<TypedValues> begin;
  private final Function<TypedValues, Solution> solve;
  private volatile @Nullable TypedValues begun;

  /// @param begin makes values of which none is known
  /// @param solve the positions by these values
  TypedRun(Supplier<TypedValues> begin, Function<TypedValues, Solution> solve) {
    this.begin = begin;
    this.solve = solve;
  }

  private TypedValues values() {
    TypedValues values = begun;
    if (values == null) {
      values = begin.get();
      begun = values;
    }
    return values;
  }

  @Override
  public Solution solve() {
    return solve.apply(values());
  }

  @Override
  public Optional<ResumableState> knowledge() {
    return Optional.of(this);
  }

  @Override
  public long size() {
    TypedValues values = begun;
    return values == null ? 0 : values.size();
  }

  @Override
  public void save(DataOutput out) throws IOException {
    TypedValues values = begun;
    out.writeBoolean(values != null);
    if (values != null) {
      values.save(out);
    }
  }

  @Override
  public void load(DataInput in) throws IOException {
    if (in.readBoolean()) {
      values().load(in);
    }
  }
}
