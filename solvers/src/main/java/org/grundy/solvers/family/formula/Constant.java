package org.grundy.solvers.family.formula;

import java.util.function.LongToDoubleFunction;

/// Every value is the same.
public record Constant(long value) implements Formula {
  private static final int FAMILY_BITS = 1;

  @Override
  public long at(long row, long column) {
    return value;
  }

  @Override
  public double bits(LongToDoubleFunction quoted) {
    return FAMILY_BITS + quoted.applyAsDouble(value);
  }

  @Override
  public int parameters() {
    return 1;
  }

  static void search(Samples samples, Simplest simplest) {
    if (!samples.zerosOnly()) {
      simplest.offer(new Constant(samples.value(0)));
    }
  }

  @Override
  public String kind() {
    return "constant";
  }
}
