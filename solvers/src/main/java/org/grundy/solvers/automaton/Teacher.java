package org.grundy.solvers.automaton;

import java.util.function.ToIntFunction;
import org.grundy.core.Meter;
import org.grundy.solvers.automaton.digit.Numeration;
import org.jspecify.annotations.Nullable;

/// The truth about positions, by a table.
final class Teacher {
  private static final int MOST_BITS = 27;

  /// The bits of the first table, and of one of which the moves backwards are slow.
  private static final int FIRST_BITS = 18;

  private static final int FIRST_BITS_OF_SLOW = 16;

  /// As many bits less where values are found level by level.
  private static final int LESS_OF_LEVELS = 2;

  /// Questions are counted by so many, as many as a power of two.
  private static final int BETWEEN_CHECKS = 1 << 8;

  private final TablePlan plan;
  private final int heaps;
  private final Meter meter;
  private final int firstBound;
  private @Nullable LevelTable table;
  private long questions;

  Teacher(TablePlan plan, int heaps, Meter meter) {
    this.plan = plan;
    this.heaps = heaps;
    this.meter = meter;
    int bits =
        plan.isFast() ? FIRST_BITS : FIRST_BITS_OF_SLOW - (plan.isOfValues() ? LESS_OF_LEVELS : 0);
    this.firstBound = 1 << Math.max(2, Math.min(10, bits / heaps));
  }

  /// The table as it is now; the first is filled when it is first asked for.
  LevelTable table() {
    if (table == null) {
      table = plan.table(firstBound, meter);
    }
    return table;
  }

  /// The largest value so far.
  int largest() {
    return table().levels() - 1;
  }

  /// The bound of the sizes in the table.
  int bound() {
    return table == null ? firstBound : table.bound();
  }

  /// True if no move makes a size larger.
  boolean fallsOnly() {
    return plan.fallsOnly();
  }

  /// Makes the table twice as large in each size; false where it would be too large.
  ///
  /// @throws org.grundy.core.BudgetSpentException if the meter says so
  boolean grow() {
    LevelTable old = table();
    long bound = 2L * old.bound();
    int levels = 64 - Long.numberOfLeadingZeros(old.levels() - 1);
    if (heaps * (63 - Long.numberOfLeadingZeros(bound)) + levels > MOST_BITS) {
      return false;
    }
    old.close();
    table = plan.table((int) bound, meter);
    return true;
  }

  /// True if it says Grundy values; else 0 where a position is lost and 1 elsewhere.
  boolean isOfValues() {
    return plan.isOfValues();
  }

  /// What is true of a position; [Learner#UNKNOWN] of one that the table does not hold.
  int output(long[] sizes) {
    return table().output(sizes);
  }

  /// What is true of words of a numeration; those that write no numbers have 1.
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
