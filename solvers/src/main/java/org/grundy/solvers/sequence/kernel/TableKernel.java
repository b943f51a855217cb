package org.grundy.solvers.sequence.kernel;

import org.grundy.core.Meter;

/// A kernel that keeps all its values in one table.
public abstract class TableKernel implements Kernel {
  /// The values so far.
  protected final NimValues values;

  /// @param wide whether values above 255 are expected
  protected TableKernel(boolean wide) {
    this.values = new NimValues(wide);
  }

  @Override
  public final long computed() {
    return values.size();
  }

  @Override
  public final int get(long n) {
    return values.get(Math.toIntExact(n));
  }

  @Override
  public final void extend(long newSize, Meter meter) {
    int toN = NimValues.index(newSize);
    values.reserve(toN, meter);
    extendTo(toN, meter);
  }

  /// Computes all values below `toN`, for which there is room.
  protected abstract void extendTo(int toN, Meter meter);
}
