package org.grundy.core.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeriodicityTest {
  /// Values 5 9 | 0 1 2 | 4 5 6 | 8 9 10 | …
  private static final Periodicity RISING = new Periodicity(2, 3, 4);

  private static long rising(long n) {
    return n < 2 ? 5 + 4 * n : (n - 2) / 3 * 4 + (n - 2) % 3;
  }

  @Test
  void valuesFollowFromThoseBeforeTheEndOfTheFirstPeriod() {
    for (long n = 0; n < 40; n++) {
      long value =
          RISING.value(
              n,
              least -> {
                assertThat(least).isLessThan(5);
                return rising(least);
              });
      assertThat(value).as("n = " + n).isEqualTo(rising(n));
      assertThat(RISING.reduce(n)).as("n = " + n).isEqualTo(n < 5 ? n : 2 + (n - 2) % 3);
    }
  }

  @Test
  void theLastExceptionIsJustBeforeThePreperiod() {
    assertThat(RISING.lastException()).hasValue(1);
    assertThat(new Periodicity(0, 3, 4).lastException()).isEmpty();
  }

  @Test
  void isWrittenAsAnEquation() {
    assertThat(RISING.equation()).isEqualTo("G(n + 3) = G(n) + 4");
    assertThat(new Periodicity(71, 12, 0).equation()).isEqualTo("G(n + 12) = G(n)");
  }

  /// It is shown by four periods beyond the first, by 16 numbers, and with a saltus by as many as
  /// preperiod and period together.
  @ParameterizedTest
  @CsvSource({
    "0, 1, 0, 17",
    "0, 4, 0, 20",
    "0, 5, 0, 25",
    "9, 2, 0, 27",
    "9, 2, 3, 27",
    "15, 2, 3, 34",
    "100, 2, 0, 118",
    "100, 2, 3, 204"
  })
  void isShownByEnoughValuesOnly(long preperiod, long period, long saltus, long enough) {
    Periodicity claimed = new Periodicity(preperiod, period, saltus);
    for (long count = 0; count < 2 * enough; count++) {
      assertThat(claimed.isShownBy(count)).as(count + " values").isEqualTo(count >= enough);
    }
  }

  @Test
  void hugeNumbersAreShownByNothing() {
    for (long count : new long[] {0, 17, 1L << 40, Long.MAX_VALUE}) {
      assertThat(new Periodicity(Long.MAX_VALUE, 50, 0).isShownBy(count)).isFalse();
      assertThat(new Periodicity(Long.MAX_VALUE - 20, Long.MAX_VALUE, 1).isShownBy(count))
          .isFalse();
      assertThat(new Periodicity(0, Long.MAX_VALUE / 4, 0).isShownBy(count)).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource({"-1, 1, 0", "0, 0, 0", "0, 1, -1"})
  void refusesNumbersThatAreNoPeriod(long preperiod, long period, long saltus) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Periodicity(preperiod, period, saltus));
  }
}
