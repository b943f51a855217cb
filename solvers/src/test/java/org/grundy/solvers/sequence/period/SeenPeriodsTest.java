package org.grundy.solvers.sequence.period;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.api.Test;

/// What is said to fit has to be a pattern: noise gives none, and neither do the words that are
/// made of squares and cubes of every length and never become periodic.
class SeenPeriodsTest {
  private static final long SEED = 20261122;
  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private final Meter meter = new Meter(Budget.ofThisProcess());

  /// The periods that the first values of a sequence show, plain and arithmetic.
  private List<Periodicity> shown(IntUnaryOperator values, int known) {
    SeenPeriods periods = SeenPeriods.of(n -> values.applyAsInt((int) n), known, meter);
    List<Periodicity> shown = new ArrayList<>();
    for (long period = 1; period < periods.toPeriod(); period++) {
      if (periods.saltus(period) >= 0) {
        Periodicity seen =
            new Periodicity(periods.preperiod(period), period, periods.saltus(period));
        if (seen.isShownBy(known)) {
          shown.add(seen);
        }
      }
    }
    periods.release(meter);
    return shown;
  }

  /// Of 300 random sequences, of 2 to 40 values, some rising, the rate of those that are said to
  /// have a period is 0.
  @Test
  void noiseShowsNoPeriod() {
    Random random = new Random(SEED);
    int wrong = 0;
    for (int i = 0; i < 300; i++) {
      int known = 24 + random.nextInt(i % 3 == 0 ? 40 : 1_500);
      int different = 2 + random.nextInt(39);
      int rise = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 0;
      int[] values = new int[known];
      for (int n = 0; n < known; n++) {
        values[n] = rise * n + random.nextInt(different);
      }
      wrong += shown(n -> values[n], known).isEmpty() ? 0 : 1;
    }
    assertThat(wrong).as("false periods of 300, seed %d", SEED).isZero();
  }

  private static int ones(int n) {
    return Integer.bitCount(n) & 1;
  }

  private static Map<String, IntUnaryOperator> wordsWithoutPeriod() {
    Map<String, IntUnaryOperator> words = new LinkedHashMap<>();
    words.put("Thue-Morse", n -> ones(n));
    words.put("Mock Turtles: odious numbers", n -> 2 * n + 1 - ones(n));
    words.put("evil numbers", n -> 2 * n + ones(n));
    words.put("period doubling", n -> Integer.numberOfTrailingZeros(n + 1) & 1);
    words.put("ruler", n -> Integer.numberOfTrailingZeros(n + 1));
    words.put("ruler modulo 3", n -> Integer.numberOfTrailingZeros(n + 1) % 3);
    words.put("ruler, rising", n -> n + Integer.numberOfTrailingZeros(n + 1));
    words.put("paper folding", n -> (((n + 1) / Integer.lowestOneBit(n + 1)) >> 1) & 1);
    words.put("Rudin-Shapiro", n -> Integer.bitCount(n & n >> 1) & 1);
    words.put("Fibonacci", n -> (int) ((n + 2) * GOLDEN) - (int) ((n + 1) * GOLDEN));
    words.put("Wythoff", n -> (int) (n * (1 + GOLDEN)));
    words.put("square root of two", n -> (int) (n * Math.sqrt(2)));
    words.put("ternary Thue-Morse", n -> ones(n + 1) - ones(n) + 1);
    words.put("squares modulo 64, bent", n -> n * n / 7 % 64);
    return words;
  }

  /// From many starts on and to many ends: a word is a prefix of a game's values now and then.
  @Test
  void wordsWithoutPeriodShowNone() {
    List<String> wrong = new ArrayList<>();
    wordsWithoutPeriod()
        .forEach((name, word) -> {
          for (int from = 0; from < 60; from += 1 + from / 4) {
            for (int known = 30; known < 1_100; known += 1 + known / 16) {
              int first = from;
              List<Periodicity> shown = shown(n -> word.applyAsInt(n + first), known);
              if (!shown.isEmpty()) {
                wrong.add(
                    "%s from %d, %d values: %s".formatted(name, from, known, shown.getFirst()));
              }
            }
          }
        });
    assertThat(wrong).isEmpty();
  }

  @Test
  void whatIsPeriodicIsShown() {
    Random random = new Random(SEED);
    for (int i = 0; i < 300; i++) {
      int preperiod = random.nextInt(30);
      int period = 1 + random.nextInt(12);
      int saltus = random.nextInt(3) == 0 ? 1 + random.nextInt(5) : 0;
      int known = Math.max(2 * (preperiod + period), preperiod + 6 * period) + 20;
      int[] values = new int[known];
      for (int n = 0; n < known; n++) {
        values[n] = n < preperiod + period ? random.nextInt(9) : values[n - period] + saltus;
      }
      assertThat(shown(n -> values[n], known))
          .as("seed %d, %d: %d, %d, %d", SEED, i, preperiod, period, saltus)
          .anySatisfy(seen -> {
            assertThat((long) period % seen.period()).isZero();
            assertThat(seen.preperiod()).isLessThanOrEqualTo(preperiod);
            assertThat(seen.saltus() * (period / seen.period())).isEqualTo(saltus);
          });
    }
  }
}
