package org.grundy.core.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Nim products are those of the definition, of published tables, and those of a field.
final class NimProductTest {
  private static final int SMALL = 48;

  @Test
  void smallProductsAreTheLeastNumbersThatAreMissing() {
    long[][] product = new long[SMALL][SMALL];
    for (int a = 0; a < SMALL; a++) {
      for (int b = 0; b < SMALL; b++) {
        boolean[] seen = new boolean[256];
        for (int i = 0; i < a; i++) {
          for (int j = 0; j < b; j++) {
            seen[(int) (product[i][b] ^ product[a][j] ^ product[i][j])] = true;
          }
        }
        int least = 0;
        while (seen[least]) {
          least++;
        }
        product[a][b] = least;
        assertThat(NimProduct.of(a, b)).as("%d times %d", a, b).isEqualTo(least);
      }
    }
  }

  /// OEIS A335160, from its start.
  @Test
  void eightTimesPowersOfTwo() {
    long[] published = {
      8, 12, 11, 13, 128, 192, 176, 208, 2048, 3072, 2816, 3328, 32768, 49152, 45056, 53248, 524288,
      786432, 720896, 851968, 8388608, 12582912, 11534336, 13631488
    };
    for (int n = 0; n < published.length; n++) {
      assertThat(NimProduct.of(8, 1L << n)).as("2^%d", n).isEqualTo(published[n]);
      assertThat(NimProduct.of(1L << n, 8)).as("2^%d", n).isEqualTo(published[n]);
    }
  }

  /// OEIS A335165, A335167 and A335168, from their starts.
  @Test
  void powersOfSixEightAndNine() {
    assertThat(powers(6, 24))
        .containsExactly(
            1, 6, 5, 8, 7, 3, 13, 15, 4, 14, 2, 11, 10, 12, 9, 1, 6, 5, 8, 7, 3, 13, 15, 4);
    assertThat(powers(8, 12)).containsExactly(1, 8, 13, 14, 10, 1, 8, 13, 14, 10, 1, 8);
    assertThat(powers(9, 24))
        .containsExactly(
            1, 9, 12, 10, 11, 2, 14, 4, 15, 13, 3, 7, 8, 5, 6, 1, 9, 12, 10, 11, 2, 14, 4, 15);
  }

  private static long[] powers(long base, int count) {
    return LongStream.iterate(1, power -> NimProduct.of(power, base)).limit(count).toArray();
  }

  /// F ⊗ a = F · a below F, and F ⊗ F = F xor F/2.
  @Test
  void fermatPowersMultiplyAsTheyDoAmongNumbers() {
    Random random = new Random(1);
    for (int bits = 1; bits <= 32; bits *= 2) {
      long fermat = 1L << bits;
      assertThat(NimProduct.of(fermat, fermat)).isEqualTo(fermat ^ fermat / 2);
      for (int i = 0; i < 100; i++) {
        long below = random.nextLong() & fermat - 1;
        assertThat(NimProduct.of(fermat, below)).isEqualTo(fermat * below);
      }
    }
  }

  @Test
  void nimbersOfEveryLengthAreAField() {
    Random random = new Random(2);
    for (int i = 0; i < 20_000; i++) {
      long a = random.nextLong() >>> random.nextInt(64);
      long b = random.nextLong() >>> random.nextInt(64);
      long c = random.nextLong() >>> random.nextInt(64);
      long ab = NimProduct.of(a, b);
      assertThat(NimProduct.of(b, a)).isEqualTo(ab);
      assertThat(NimProduct.of(ab, c)).isEqualTo(NimProduct.of(a, NimProduct.of(b, c)));
      assertThat(NimProduct.of(a, b ^ c)).isEqualTo(ab ^ NimProduct.of(a, c));
      assertThat(NimProduct.of(a, 1)).isEqualTo(a);
      assertThat(ab == 0).isEqualTo(a == 0 || b == 0);
    }
  }

  /// The nimbers but 0 are a group of 2^64 - 1 elements, so that each has the inverse a^(2^64 - 2).
  @Test
  void everyNimberHasAnInverse() {
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      long a = random.nextLong() | 1;
      long inverse = 1;
      long square = a;
      for (int bit = 1; bit < 64; bit++) {
        square = NimProduct.of(square, square);
        inverse = NimProduct.of(inverse, square);
      }
      assertThat(NimProduct.of(a, inverse)).isEqualTo(1);
    }
  }
}
