package org.grundy.solvers.sequence.kernel;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.grundy.core.Meter;

/// A way to compute the values of a sequence from the first on.
public interface Kernel {
  /// The number of known values.
  long computed();

  /// Values from here on are kept.
  default long fromKept() {
    return 0;
  }

  /// Allows to let go of all but the latest `count` values.
  default void keepLatest(long count) {}

  /// The value at an index below [#computed] that is kept.
  int get(long n);

  /// True if everything that later values depend on is the same at two such indices.
  default boolean same(long one, long other) {
    return get(one) == get(other);
  }

  /// The number of times that one value occurs in a range below [#computed]; all values of the
  /// range have to be kept.
  default long count(long fromN, long toN, long value, Meter meter) {
    long count = 0;
    for (long n = fromN; n < toN; n++) {
      count += get(n) == value ? 1 : 0;
      if ((n & (1 << 16) - 1) == 0) {
        meter.work(1);
      }
    }
    return count;
  }

  /// The first of a range whose value is one; its end where none is. All of them have to be kept.
  default long first(long fromN, long toN, long value, Meter meter) {
    for (long n = fromN; n < toN; n++) {
      if (get(n) == value) {
        return n;
      }
      if ((n & (1 << 16) - 1) == 0) {
        meter.work(1);
      }
    }
    return toN;
  }

  /// Computes all values below `toN`, as far as a kernel can. After a
  /// [org.grundy.core.BudgetSpentException] the values computed so far stay, and the work may be
  /// taken up again.
  void extend(long toN, Meter meter);

  /// Writes what is needed to go on. Where values are computed as fast as they are read, that is
  /// their number.
  default void save(DataOutput out) throws IOException {
    out.writeLong(computed());
  }

  /// Takes up what [#save] wrote, before any value is computed.
  default void load(DataInput in, Meter meter) throws IOException {
    extend(in.readLong(), meter);
  }
}
