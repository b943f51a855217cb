package org.grundy.api;

import java.math.BigInteger;
import org.grundy.core.Statistics;

/// The number of sums of some starts that the next player loses.
///
/// @param all how many sums there are
/// @param lost how many of them the next player loses
/// @param statistics what it cost
public record Count(BigInteger all, BigInteger lost, Statistics statistics) {
  /// The number of them that the next player wins.
  public BigInteger won() {
    return all.subtract(lost);
  }
}
