package org.grundy.solvers.family.formula;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// How many bits say one value of a table where nothing is known but how often each occurs (Shannon
/// 1948).
public final class Frequencies {
  private static final double BITS_OF_OTHERS = 64;

  private final Map<Long, Double> bitsOfValue;

  private Frequencies(Map<Long, Double> bitsOfValue) {
    this.bitsOfValue = bitsOfValue;
  }

  /// Each value costs what its own share says: rare ones more.
  public static Frequencies of(long... values) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long value : values) {
      counts.merge(value, 1, Integer::sum);
    }
    Map<Long, Double> bits = new HashMap<>();
    counts.forEach(
        (value, count) -> bits.put(value, -Math.log((double) count / values.length) / Math.log(2)));
    return new Frequencies(bits);
  }

  /// Each value costs as much as another: the average of [#of], or `least` where that is more.
  public static Frequencies level(double least, long... values) {
    Frequencies own = of(values);
    double average = Arrays.stream(values).mapToDouble(own::bits).average().orElse(0);
    own.bitsOfValue.replaceAll((value, bits) -> Math.max(least, average));
    return own;
  }

  public double bits(long value) {
    return bitsOfValue.getOrDefault(value, BITS_OF_OTHERS);
  }
}
