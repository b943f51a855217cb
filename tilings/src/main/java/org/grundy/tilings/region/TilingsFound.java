package org.grundy.tilings.region;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Meter;

/// The tilings that were found so far, counted or kept; what is left when the work has to end
/// early.
public final class TilingsFound {
  private final Goal goal;
  private final Meter meter;
  private final List<PlacedTiling> kept = new ArrayList<>();
  private BigInteger before = BigInteger.ZERO;
  private long counted;

  /// @param meter is told of the memory for what is kept
  public TilingsFound(Goal goal, Meter meter) {
    this.goal = goal;
    this.meter = meter;
  }

  Goal goal() {
    return goal;
  }

  /// Adds so many that are not kept.
  public void count(long more) {
    if (counted > Long.MAX_VALUE - more) {
      before = before.add(BigInteger.valueOf(counted));
      counted = 0;
    }
    counted += more;
  }

  public void count(BigInteger more) {
    before = before.add(more);
  }

  /// Adds and keeps one.
  public void keep(PlacedTiling tiling) {
    meter.claim(64 + 4L * (tiling.rows() * tiling.columns() + tiling.parts()));
    kept.add(tiling);
    count(1);
  }

  /// The number of all tilings found.
  public BigInteger count() {
    return before.add(BigInteger.valueOf(counted));
  }

  /// Those that are kept: one if one was asked for, all if all were.
  public List<PlacedTiling> tilings() {
    return List.copyOf(kept);
  }
}
