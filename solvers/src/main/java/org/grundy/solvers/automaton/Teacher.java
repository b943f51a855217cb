package org.grundy.solvers.automaton;

import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Numeration;

/// The truth about positions, by a table.
final class Teacher {
  private static final int MOST_BITS = 27;

  /// The bits of the first table, and of one of which the moves backwards are slow.
  private static final int FIRST_BITS = 18;

  private static final int FIRST_BITS_OF_SLOW = 16;

  /// Questions are counted by so many, as many as a power of two.
  private static final int BETWEEN_CHECKS = 1 << 8;

  private final OutcomeTable.Plan plan;
  private final int heaps;
  private final Meter meter;
  private OutcomeTable table;
  private long questions;

  Teacher(OutcomeTable.Plan plan, int heaps, Meter meter) {
    this.plan = plan;
    this.heaps = heaps;
    this.meter = meter;
    int bits = plan.isFast() ? FIRST_BITS : FIRST_BITS_OF_SLOW;
    this.table = plan.table(1 << Math.max(2, Math.min(10, bits / heaps)), meter);
  }

  /// The table as it is now.
  OutcomeTable table() {
    return table;
  }

  /// The bound of the sizes in the table.
  int bound() {
    return table.bound();
  }

  /// True if no move makes a size larger.
  boolean fallsOnly() {
    return plan.fallsOnly();
  }

  /// Makes the table twice as large in each size; false where it would be too large.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  boolean grow() {
    long bound = 2L * table.bound();
    if (heaps * (63 - Long.numberOfLeadingZeros(bound)) > MOST_BITS) {
      return false;
    }
    table.close();
    table = plan.table((int) bound, meter);
    return true;
  }

  /// 0 where the position is lost, else 1; [Learner#UNKNOWN] of one that the table does not hold.
  int output(long[] sizes) {
    return table.output(sizes);
  }

  /// What is true of words of a numeration; those that write no numbers count as won.
  ToIntFunction<int[]> in(Numeration numeration) {
    return word -> {
      if ((++questions & (BETWEEN_CHECKS - 1)) == 0) {
        meter.work(BETWEEN_CHECKS);
      }
      try {
        return numeration.numbers(word, heaps).map(this::output).orElse(1);
      } catch (ArithmeticException tooLarge) {
        return Learner.UNKNOWN;
      }
    };
  }
}
