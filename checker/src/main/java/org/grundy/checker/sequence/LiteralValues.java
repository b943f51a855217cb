package org.grundy.checker.sequence;

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
  public int next(HeapValues values) {
    BitSet seen = new BitSet();
    ruleset.followers(
        new HeapPosition(values.count()),
        (sum, _) -> {
          meter.work(1);
          int value = 0;
          for (HeapPosition part : sum) {
            value ^= values.early(part.size());
          }
          seen.set(value);
        });
    return seen.nextClearBit(0);
  }
}
