package org.grundy.solvers.planner;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.sequence.HeapSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A plan costs what can be reached: where that is little, nothing else is valued.
class FewPositionsTest {
  private static final Planner PLANNER = Planner.standard();

  private static GameRules rules(String move, String more) {
    return RulesParser.parse("test", "game T\nboard heap n\nmove " + move + "\n" + more).bound();
  }

  private static Plan plan(GameRules rules, long... heaps) {
    List<HeapPosition> sum = Arrays.stream(heaps).mapToObj(HeapPosition::new).toList();
    return PLANNER.decide(new Problem(rules, sum), Optional.empty()).plan();
  }

  private static Meter meter() {
    return new Meter(Budget.ofNodes(20_000, 1L << 30));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n -> d where d*k = n, 1 < d < n",
        "n -> n - d where d*d*k = n, d >= 2",
        "n -> d + k where d*k = n, 2 <= d <= k",
        "n -> n / 2 | n / 3 where n >= 1",
        "n -> n % k where 2 <= k <= 9, n >= 9",
      })
  void valuesAreThoseOfTheWholeSequence(String move) {
    GameRules rules = rules(move, "");
    HeapSequence sequence = HeapSequence.of(rules);
    SplittableRandom random = new SplittableRandom(23);
    for (int i = 0; i < 20; i++) {
      long one = random.nextLong(4_200, 20_000);
      long other = random.nextLong(4_200, 20_000);
      Plan plan = plan(rules, one, other);
      assertThat(plan.method()).isEqualTo("definition");
      assertThat(plan.value(meter())).hasValue(sequence.value(one) ^ sequence.value(other));
    }
  }

  @ParameterizedTest
  @CsvSource({"963761198400, N", "9999999999971, N", "9999999999973, P", "1, N"})
  void divisorsOfLargeNumbersAreListedWhenTheyAreAskedFor(long heap, Outcome outcome) {
    GameRules rules = rules("n -> d where d*k = n, 1 < d < n", "play misere");
    assertThat(plan(rules, heap).outcome(meter())).isEqualTo(outcome);
  }

  @Test
  void heapsThatConditionsEndAreNotSweptEither() {
    GameRules rules = rules("n -> d where d*k = n, 1 < d < n", "lose where n = 7");
    assertThat(plan(rules, 720_720).method()).isEqualTo("definition");
    assertThat(plan(rules, 720_720).outcome(meter())).isEqualTo(Outcome.N);
  }
}
