package org.grundy.solvers.sequence.taking;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.number.Divisors;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.sequence.HeapSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Coprime heaps held against the mex of all options.
class CoprimeKernelTest {
  private static final int HEAPS = 700;

  private static Meter meter() {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofMinutes(1), 1L << 28));
  }

  private static Take.Range range(long from, long to) {
    return new Take.Range(from, to);
  }

  private static int[] plain(List<Take.Range> taken) {
    int[] values = new int[HEAPS];
    for (int n = 0; n < HEAPS; n++) {
      BitSet seen = new BitSet();
      for (int m = 0; m < n; m++) {
        int k = n - m;
        boolean may = taken.stream().anyMatch(one -> one.fromCount() <= k && k < one.toCount());
        if (may || Divisors.gcd(m, n) == 1) {
          seen.set(values[m]);
        }
      }
      values[n] = seen.nextClearBit(0);
    }
    return values;
  }

  @Test
  void valuesAreTheLeastMissing() {
    for (List<Take.Range> taken :
        List.of(
            List.<Take.Range>of(),
            List.of(range(2, 3)),
            List.of(range(6, 7), range(10, 13)),
            List.of(range(4, 5), range(9, 10), range(30, 60)),
            List.of(range(12, Long.MAX_VALUE)))) {
      CoprimeKernel kernel = new CoprimeKernel(taken);
      kernel.extend(100, meter());
      kernel.extend(HEAPS, meter());
      int[] plain = plain(taken);
      for (int n = 0; n < HEAPS; n++) {
        assertThat(kernel.get(n)).as("%s at %d", taken, n).isEqualTo(plain[n]);
      }
    }
  }

  private static String game(String move) {
    return "game C\nboard heap n\nmove n -> " + move + "\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where gcd(k,n) = 1, k >= 1",
        "n - k where 1 <= k <= n, gcd(n,k) = 1",
        "n - k where 1 = gcd(n,k), k > 0, k <= n",
        "m where gcd(m,n) = 1, m < n",
        "n - k where gcd(k,n) = 1, k >= 1\ntake 4 6"
      })
  void equationsAreRecognised(String move) {
    var rules = RulesParser.parse("test", game(move));
    assertThat(HeapRule.of(rules).takenBesideCoprime()).isPresent();
    HeapSequence sequence = HeapSequence.of(rules);
    int[] plain = plain(move.contains("take") ? List.of(range(4, 5), range(6, 7)) : List.of());
    for (int n = 0; n < 200; n++) {
      assertThat(sequence.value(n)).isEqualTo(plain[n]);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where gcd(k,n) = 1, k >= 2",
        "n - k where gcd(k,n) = 2, k >= 1",
        "n - k where gcd(k,n) = 1, k >= 1, k <= 9",
        "n - k where gcd(k,n-1) = 1, k >= 1",
        "n - k where (gcd(k,n) = 1) or (k = 2), k >= 1",
        "n - k where not (gcd(k,n) = 1), k >= 1",
        "m where gcd(m,n) = 1, 1 <= m < n",
        "n - k | n - 2*k where gcd(k,n) = 1, k >= 1"
      })
  void othersAreNot(String move) {
    assertThat(HeapRule.of(RulesParser.parse("test", game(move))).takenBesideCoprime()).isEmpty();
  }
}
