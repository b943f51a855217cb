package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The sparse way against the plain way, which the other tests hold against the recursion.
final class SplitKernelTest {
  private static int[] values(int[] digits, int plainTo, int toN) {
    SplitKernel kernel = new SplitKernel(digits, plainTo);
    Meter meter = new Meter(Budget.ofBytes(1 << 28));
    for (int n = toN / 3; n < toN; n += toN / 3 + 1) {
      kernel.extend(n, meter);
    }
    kernel.extend(toN, meter);
    return IntStream.range(0, toN).map(kernel::get).toArray();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomCodesHaveTheSameValuesBothWays(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 40; trial++) {
      int[] digits = new int[2 + random.nextInt(5)];
      digits[0] = random.nextInt(2) * 4;
      for (int k = 1; k < digits.length; k++) {
        digits[k] = random.nextInt(8);
      }
      int plainTo = random.nextInt(300);
      assertThat(values(digits, plainTo, 3000))
          .as("seed %d, digits %s, plain to %d", seed, Arrays.toString(digits), plainTo)
          .isEqualTo(values(digits, Integer.MAX_VALUE, 3000));
    }
  }

  @Test
  void treblecrossHasTheSameValuesBothWays() {
    int[] digits = {0, 0, 0, 7};
    assertThat(values(digits, 100, 12_000)).isEqualTo(values(digits, Integer.MAX_VALUE, 12_000));
  }

  @Test
  void largeValuesHaveTheSameValuesBothWays() {
    int[] digits = new int[300];
    Arrays.fill(digits, 1, digits.length, 7);
    digits[5] = 3;
    assertThat(values(digits, 60, 1500)).isEqualTo(values(digits, Integer.MAX_VALUE, 1500));
  }
}
