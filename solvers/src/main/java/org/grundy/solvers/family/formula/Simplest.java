package org.grundy.solvers.family.formula;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Meter;
import org.jspecify.annotations.Nullable;

/// The search for the simplest formula that says all of some samples.
///
/// A formula counts only if it is shorter, by [#MARGIN] bits, than quoting the values one by one,
/// and if at least [#LEAST_CONFIRMATIONS] values are left when its free numbers are fixed. So noise
/// is not taken for a pattern: a code with so many bits fewer fits random values with a chance of
/// at most 1 in 2^MARGIN for all formulas together, and far less on more than a few values.
public final class Simplest {
  private static final int MARGIN = 1;
  private static final int LEAST_CONFIRMATIONS = 2;

  private final Samples samples;
  private final int independent;
  private double limit;
  private @Nullable Formula found;

  private Simplest(Samples samples, int searches) {
    this.samples = samples;
    this.independent = samples.independent();
    this.limit =
        samples.bits(0, samples.size()) * independent / Math.max(1, samples.size())
            - MARGIN
            - Math.log(searches) / Math.log(2);
  }

  /// The simplest formula, if one fits and is confirmed.
  ///
  /// @param searches among how many like these the samples are one: with each, chance has another
  ///   try, and so more is asked of a formula
  public static Optional<Formula> of(Samples samples, int searches) {
    Simplest simplest = new Simplest(samples, searches);
    if (simplest.independent > LEAST_CONFIRMATIONS) {
      Constant.search(samples, simplest);
      Linear.search(samples, simplest);
      if (samples.isLine()) {
        Periodic.search(samples, false, simplest);
        if (!samples.zerosOnly()) {
          Periodic.search(samples, true, simplest);
        }
      } else {
        if (samples.zerosOnly()) {
          MexPairs.search(simplest);
          ZeroLines.search(samples, simplest);
        } else {
          Joined.search(List.of(Joined.By.NIM_SUM), simplest);
        }
        Joined.search(List.of(Joined.By.MIN, Joined.By.MAX), simplest);
        Product.search(samples, simplest);
        Residues.search(samples, simplest);
      }
    }
    return Optional.ofNullable(simplest.found);
  }

  /// True if a formula that fits is shorter than the list of the samples' values, as a formula that
  /// is found has to be.
  public static boolean isShort(Samples samples, Formula formula, int searches) {
    return formula.bits(samples::bits) < new Simplest(samples, searches).limit;
  }

  /// The bits below which a formula would be the simplest so far.
  public double limit() {
    return limit;
  }

  /// Takes a formula if it is simpler than those before, confirmed, and right everywhere.
  public void offer(Formula formula) {
    Meter.checkpoint(samples.size());
    double bits = formula.bits(samples::bits);
    if (bits < limit
        && independent - formula.parameters() >= LEAST_CONFIRMATIONS
        && samples.firstWrong(formula) < 0) {
      limit = bits;
      found = formula;
    }
  }
}
