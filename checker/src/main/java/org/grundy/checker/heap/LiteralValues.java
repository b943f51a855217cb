package org.grundy.checker.heap;

import java.util.BitSet;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.moves.HeapRuleset;

/// Values by the literal rules: every option of every heap is looked at.
final class LiteralValues implements NextValue {
  private final HeapRuleset ruleset;
  private final Meter meter;

  LiteralValues(HeapRuleset ruleset, Meter meter) {
    this.ruleset = ruleset;
    this.meter = meter;
  }

  @Override
  public Reach reach() {
    return Reach.ALL;
  }

  @Override
  public double cost(double all) {
    return all * all;
  }

  @Override
  public int next(HeapValues values) {
    meter.work(1);
    BitSet seen = new BitSet();
    ruleset.optionSums(
        new HeapPosition(values.count()),
        (sum, _) -> {
          meter.work(1);
          int value = 0;
          for (HeapPosition part : sum) {
            value ^= values.at(part.size());
          }
          seen.set(value);
        });
    return seen.nextClearBit(0);
  }
}
