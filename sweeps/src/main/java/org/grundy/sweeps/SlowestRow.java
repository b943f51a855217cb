package org.grundy.sweeps;

import java.io.Serializable;
import org.apache.spark.util.AccumulatorV2;

/// The slowest row of the tasks that have told of theirs: they tell when they end.
final class SlowestRow extends AccumulatorV2<SlowestRow.Timed, SlowestRow.Timed> {
  private static final long serialVersionUID = 1L;

  private Timed slowest = Timed.NONE;

  /// The time that a row took.
  ///
  /// @param key of its item; empty for no row
  record Timed(String key, double millis) implements Serializable {
    static final Timed NONE = new Timed("", 0);
  }

  @Override
  public boolean isZero() {
    return slowest.equals(Timed.NONE);
  }

  @Override
  public SlowestRow copy() {
    SlowestRow copy = new SlowestRow();
    copy.slowest = slowest;
    return copy;
  }

  @Override
  public void reset() {
    slowest = Timed.NONE;
  }

  @Override
  public void add(Timed row) {
    if (row.millis() > slowest.millis()) {
      slowest = row;
    }
  }

  @Override
  public void merge(AccumulatorV2<Timed, Timed> other) {
    add(other.value());
  }

  @Override
  public Timed value() {
    return slowest;
  }
}
