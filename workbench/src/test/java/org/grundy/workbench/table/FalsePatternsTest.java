package org.grundy.workbench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.FamilyTable;
import org.grundy.solvers.family.pattern.FurtherStarts;
import org.grundy.solvers.family.pattern.PatternFinder;
import org.grundy.solvers.family.proof.Finding;
import org.grundy.solvers.family.proof.Standing;
import org.grundy.solvers.sequence.period.SeenPeriods;
import org.junit.jupiter.api.Test;

/// How often a pattern is told of values that have none: of a table's values alone, and with the
/// starts beyond it on which patterns are tried. The numbers stand in docs/tables.md.
class FalsePatternsTest {
  private static final GameRules PLAIN =
      RulesParser.parse(
          "plain.game",
          "game Plain\nboard strip\ncells . #\nmove . -> # along E over . -> #\nstart fill .\n");

  /// What is told of one line that has no pattern.
  private static boolean isTold(long from, int count, LongUnaryOperator value, boolean further) {
    FamilySpec family = FamilyReader.read(PLAIN, "family", from + ".." + (from + count - 1));
    long[] entries = new long[count];
    for (int i = 0; i < count; i++) {
      entries[i] = value.applyAsLong(from + i);
    }
    FurtherStarts beyond =
        (row, column) ->
            further ? OptionalLong.of(value.applyAsLong(column)) : OptionalLong.empty();
    for (Finding finding :
        PatternFinder.find(PLAIN, new FamilyTable(family, true, entries), beyond)) {
      if (finding.verdict() instanceof Standing.Holds) {
        return true;
      }
    }
    return false;
  }

  private static LongUnaryOperator noise(int seed, boolean rising) {
    long[] values = new long[200];
    Random random = new Random(seed);
    int most = 2 + random.nextInt(6);
    for (int i = 0; i < values.length; i++) {
      values[i] = (rising && i > 0 ? values[i - 1] : 0) + random.nextInt(most);
    }
    return n -> values[(int) n];
  }

  private static LongUnaryOperator thueMorse(int seed) {
    Random random = new Random(seed);
    long slope = random.nextInt(4);
    long height = 1L + random.nextInt(3);
    long shift = random.nextInt(1_000);
    LongUnaryOperator word =
        switch (random.nextInt(4)) {
          case 0 -> n -> digitSum(n, 2) % 2;
          case 1 -> n -> digitSum(n, 2) % 3;
          case 2 -> n -> digitSum(n, 3) % 4;
          default -> n -> Long.bitCount(n & n >> 1) & 1;
        };
    return n -> slope * n + height * word.applyAsLong(n + shift);
  }

  private static long digitSum(long n, int base) {
    long sum = 0;
    for (long rest = n; rest > 0; rest /= base) {
      sum += rest % base;
    }
    return sum;
  }

  /// Of 300 lines each, from the values alone and with starts beyond: values drawn at random,
  /// values that rise by random steps, and digit sums.
  @Test
  void noPatternIsToldOfLinesThatHaveNone() {
    int[][] told = new int[3][2];
    for (int seed = 0; seed < 300; seed++) {
      int count = 8 + new Random(seed).nextInt(60);
      for (int beyond = 0; beyond < 2; beyond++) {
        told[0][beyond] += isTold(1, count, noise(seed, false), beyond == 1) ? 1 : 0;
        told[1][beyond] += isTold(1, count, noise(seed, true), beyond == 1) ? 1 : 0;
        told[2][beyond] += isTold(1, count, thueMorse(seed), beyond == 1) ? 1 : 0;
      }
    }
    assertThat(told).isDeepEqualTo(new int[][] {{2, 0}, {0, 0}, {0, 0}});
  }

  /// The values of Mock Turtles, the numbers with an odd number of bits, wherever the table begins
  /// and ends.
  @Test
  void noPatternIsToldOfMockTurtles() {
    for (int from = 1; from < 20; from += 3) {
      for (int count = 4; count < 70; count += 5) {
        boolean told = isTold(from, count, n -> 2 * n + 1 - (Long.bitCount(n) & 1), count % 2 == 0);
        assertThat(told).as("%d from %d on", count, from).isFalse();
      }
    }
  }

  /// The words of `sequence`: a period that *fits* is seen four times and for 16 numbers.
  @Test
  void noPeriodFitsSequencesThatHaveNone() {
    for (int seed = 0; seed < 300; seed++) {
      for (int known = 16; known < 200; known += 23) {
        assertThat(isShown(noise(seed, false), known)).as("noise %d", seed).isFalse();
        assertThat(isShown(noise(seed, true), known)).as("rising %d", seed).isFalse();
        assertThat(isShown(thueMorse(seed), known)).as("digit sums %d", seed).isFalse();
      }
    }
  }

  private static boolean isShown(LongUnaryOperator value, int known) {
    Meter meter = new Meter(Budget.ofThisProcess());
    SeenPeriods seen = SeenPeriods.of(n -> (int) value.applyAsLong(n), known, meter);
    return LongStream.range(1, seen.toPeriod())
        .filter(period -> seen.saltus(period) >= 0)
        .mapToObj(period -> new Periodicity(seen.preperiod(period), period, seen.saltus(period)))
        .anyMatch(period -> period.isShownBy(known));
  }
}
