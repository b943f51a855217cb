package org.grundy.solvers.family.formula;

/// The code in which the complexity of formulas is counted: each family has a fixed number of bits,
/// and its numbers follow.
final class FormulaBits {
  private FormulaBits() {}

  /// The bits of a whole number: 0 for 0, two more for every doubling, one for a minus sign.
  static double bits(long number) {
    return 2 * Math.log(Math.abs(number) + 1.0) / Math.log(2) + (number < 0 ? 1 : 0);
  }
}
