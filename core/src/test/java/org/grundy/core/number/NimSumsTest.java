package org.grundy.core.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;

class NimSumsTest {
  @Test
  void isTheNimSumOfAllTerms() {
    for (long first = 0; first < 20; first++) {
      for (long step = 0; step < 20; step++) {
        long sum = 0;
        for (long count = 0; count < 70; count++) {
          assertThat(NimSums.ofProgression(first, step, count))
              .as("%d numbers from %d by %d", count, first, step)
              .isEqualTo(sum);
          sum ^= first + step * count;
        }
      }
    }
  }

  @Test
  void twoPartsMakeTheWhole() {
    Random random = new Random(5);
    for (int trial = 0; trial < 300; trial++) {
      long step = random.nextLong(1L << random.nextInt(1, 40));
      long first = random.nextLong(1L << 60);
      long count = random.nextLong(1L << random.nextInt(1, 22));
      long part = random.nextLong(count + 1);
      assertThat(NimSums.ofProgression(first, step, count))
          .isEqualTo(
              NimSums.ofProgression(first, step, part)
                  ^ NimSums.ofProgression(first + step * part, step, count - part));
    }
  }

  @Test
  void largeNumbers() {
    assertThat(NimSums.ofProgression(0, 1, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThat(NimSums.ofProgression(1, 3, 2)).isEqualTo(1 ^ 4);
    assertThat(NimSums.ofProgression(1, 1, Long.MAX_VALUE)).isEqualTo(0);
    assertThatThrownBy(() -> NimSums.ofProgression(2, 1, Long.MAX_VALUE))
        .isInstanceOf(ArithmeticException.class);
  }
}
