package org.grundy.workbench.table.pattern;

/// Every value is the same.
public record Constant(int value) implements Formula {
  private static final int FAMILY_BITS = 1;

  @Override
  public long at(long row, long column) {
    return value;
  }

  @Override
  public double bits(double bitsPerValue) {
    return FAMILY_BITS + bitsPerValue;
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
