package org.grundy.solvers.family.formula;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/// The numbers of bits that say one value of a table where nothing is known but how often each
/// occurs (Shannon 1948).
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
    return flat(Math.max(least, of(values).average(values)), values);
  }

  /// The average cost of values; 0 where there are none.
  double average(long... values) {
    return Arrays.stream(values).mapToDouble(this::bits).average().orElse(0);
  }

  /// Each value costs the same.
  static Frequencies flat(double bits, long... values) {
    Frequencies own = of(values);
    own.bitsOfValue.replaceAll((value, varying) -> bits);
    return own;
  }

  public double bits(long value) {
    return bitsOfValue.getOrDefault(value, BITS_OF_OTHERS);
  }
}
