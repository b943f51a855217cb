package org.grundy.solvers.walk;

import org.grundy.core.Meter;

/// Collects small amounts of work and reports them to a meter in large ones.
final class Tally {
  private final Meter meter;
  private final long unitsAReport;
  private long unreported;

  Tally(Meter meter, long unitsAReport) {
    this.meter = meter;
    this.unitsAReport = unitsAReport;
  }

  void add(long units) {
    unreported += units;
    if (unreported >= unitsAReport) {
      report();
    }
  }

  /// Reports what is left.
  void report() {
    meter.work(unreported);
    unreported = 0;
  }
}
