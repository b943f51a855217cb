package org.grundy.rules.heap.equation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DivisorSieveTest {
  private static long[] plain(long number) {
    return LongStream.rangeClosed(1, number).filter(divisor -> number % divisor == 0).toArray();
  }

  @Test
  void listsAllDivisorsInOrder() {
    DivisorSieve sieve = new DivisorSieve();
    for (long number = 1; number < 5_000; number++) {
      assertThat(sieve.divisors(number)).isEqualTo(plain(number));
    }
    assertThat(sieve.divisors(720_720)).isEqualTo(plain(720_720));
  }

  @Test
  void numbersPastTheSieveAreTried() {
    DivisorSieve sieve = new DivisorSieve();
    assertThat(sieve.divisors(1L << 24)).isEqualTo(plain(1L << 24));
    assertThat(sieve.divisors(4_099L * 4_099L)).containsExactly(1, 4_099, 4_099L * 4_099L);
    assertThat(sieve.divisors(999_983L * 1_000_003L))
        .containsExactly(1, 999_983, 1_000_003, 999_983L * 1_000_003L);
  }
}
