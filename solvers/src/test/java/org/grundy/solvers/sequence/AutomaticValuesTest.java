package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.automaton.AutomatonProof;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Heaps that no table holds, of games without a period.
class AutomaticValuesTest {
  private static final long HUGE = 1L << 40;

  private static HeapSequence sequence(String lines) {
    GameRules rules =
        RulesParser.parse("test", "game A\nboard heap n\n" + lines.replace("; ", "\n"));
    return HeapSequence.of(rules.bound());
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  /// The automaton says what the table says, and of large heaps the least number that no option
  /// has.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move n -> n - 1 where n >= 1; move n -> a where n = 2*a, a >= 1",
        "move n -> n - 1 where n >= 1; move n -> n / 2 where n >= 1",
        "move n -> n - k where 1 <= k <= 2; move n -> a where n = 2*a, a >= 1",
        "move n -> n - 2; move n -> a where n = 3*a, a >= 1",
        "move n -> n - 1 where n >= 1; move n -> 2 copies of a where n = 2*a, a >= 1",
        "move n -> n - 1 where n >= 1; move n -> 3 copies of a where n = 2*a, a >= 1",
        "move n -> n - 1 where n >= 1; move n -> 4 copies of a where n = 2*a + 1, a >= 1",
      })
  void anAutomatonSaysTheValuesOfLargeHeaps(String lines) {
    HeapSequence sequence = sequence(lines);
    sequence.value(HUGE, meter());
    AutomatonProof proof = sequence.automaton().orElseThrow();
    for (int n = 0; n < sequence.computed(); n++) {
      assertThat(proof.at(n)).as("%d of %s", n, lines).isEqualTo((int) sequence.value(n));
    }
    Random random = new Random(29);
    for (int i = 0; i < 200; i++) {
      long n = random.nextLong(HUGE);
      assertThat(sequence.value(n, meter())).as("%d of %s", n, lines).isEqualTo(mex(sequence, n));
    }
  }

  private static long mex(HeapSequence sequence, long n) {
    BitSet seen = new BitSet();
    new HeapOptions(sequence.rule(), meter())
        .of(
            n,
            (_, parts, count) -> {
              long sum = 0;
              for (int i = 0; i < count; i++) {
                sum ^= sequence.value(parts[i], meter());
              }
              seen.set((int) sum);
            });
    return seen.nextClearBit(0);
  }

  /// Where there is a period, no automaton is looked for.
  @Test
  void aPeriodGoesBefore() {
    HeapSequence sequence = sequence("move n -> n - k where k in {1,3,4}");
    assertThat(sequence.value(HUGE, meter()))
        .isEqualTo(List.of(0L, 1L, 0L, 1L, 2L, 3L, 2L).get((int) (HUGE % 7)));
    assertThat(sequence.automaton()).isEmpty();
    assertThat(sequence.proved()).isPresent();
  }

  @Test
  void heapsOfARangeAreCounted() {
    HeapSequence sequence =
        sequence("move n -> n - 1 where n >= 1; move n -> a where n = 2*a, a >= 1");
    long from = HUGE;
    long count = 0;
    for (long n = from; n < from + 1_000; n++) {
      count += sequence.value(n, meter()) == 2 ? 1 : 0;
    }
    assertThat(sequence.count(from, from + 1_000, 2, meter())).isEqualTo(count).isPositive();
  }
}
