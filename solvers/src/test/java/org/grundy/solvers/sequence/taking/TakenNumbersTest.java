package org.grundy.solvers.sequence.taking;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.sequence.general.GeneralKernel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers that do not hang on the heap, held against all options of the equations.
class TakenNumbersTest {
  private static final int HEAPS = 700;

  private static HeapRule rule(String moves) {
    return HeapRule.of(
        RulesParser.parse("test", "game T\nboard heap n\n" + moves.replace("; ", "\n") + "\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move n -> n - p*q where p in primes, q in primes",
        "move n -> n - p where p in primes | n - p*q where p in primes, q in primes",
        "move n -> n - p*q where p in primes, q in primes, p < q, p*q <= n; take 1 6",
        "move n -> n - (a*a + b*b) where 1 <= a <= b, n >= a*a + b*b",
        "move n -> n - k*(k + 1) / 2 where k >= 1; take primes",
        "move n -> n - 2^k where k % 2 = 0, 2^k < 200",
        "move n -> n - a^b where a >= 2, b >= 3",
        "move n -> n - k where k in squares, not (k = 4), k >= 1",
        "move n -> n - (50 / k + 1) where 1 <= k <= 50",
        "move n -> n - k where k in {700,900}",
      })
  void valuesAreThoseOfAllOptions(String moves) {
    HeapRule rule = rule(moves);
    assertThat(rule.takesFixedNumbers()).isTrue();
    Meter meter = new Meter(Budget.ofBytes(1 << 24));
    GeneralKernel general = new GeneralKernel(rule.lines());
    SetKernel set = new SetKernel(TakenNumbers.listed(rule.lines()));
    general.extend(HEAPS, meter);
    for (int to = 1; to < HEAPS; to += 1 + to / 3) {
      set.extend(to, meter);
    }
    set.extend(HEAPS, meter);
    for (int n = 0; n < HEAPS; n++) {
      assertThat(set.get(n)).as("%s at %d", moves, n).isEqualTo(general.get(n));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move n -> n - p*q where p in primes, q in primes, p*q < n",
        "move n -> n - p*q where p in primes, q in primes, p*q <= n - 2",
        "move n -> n - p*q where p in primes, q in primes, p <= n, n % 2 = 0",
        "move n -> n - p*q where p in primes, q in primes except 3",
        "move n -> n - k where k divides n, k < n",
        "move n -> n - k + k - 1 where 1 <= k <= 3",
        "move n -> n - p where p in primes | a + b where a + b = n, 1 <= a < b",
      })
  void numbersThatHangOnTheHeapAreNone(String moves) {
    assertThat(rule(moves).takesFixedNumbers()).isFalse();
  }
}
