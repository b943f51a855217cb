package org.grundy.solvers.several;

import org.grundy.core.Meter;

/// Counts the steps that look for the options of multisets, so that a budget holds inside of one
/// with very many: so many steps are a unit of work.
final class OptionTally {
  private static final int STEPS_A_UNIT = 512;

  private final Meter meter;
  private int steps;

  OptionTally(Meter meter) {
    this.meter = meter;
  }

  void step() {
    if (++steps == STEPS_A_UNIT) {
      steps = 0;
      meter.work(1);
    }
  }
}
