package org.grundy.solvers.coordinates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.RandomRules;
import org.grundy.rules.heap.equation.BoxOrder;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.space.Question;
import org.grundy.solvers.space.StateSweep;
import org.grundy.solvers.space.StateTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Large heaps of games that conditions end early against a sweep over all that come before them.
class RecurringHeapsTest {
  private static final int LARGEST = 9_000;
  private static final int FROM = 4_000;

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  A\nboard heap\n" + lines + "\n");
  }

  private static Meter meter() {
    return new Meter(Budget.ofNodes(10_000_000, 1L << 28));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..3\nwin where n = 0",
        "take 1..3\nlose where n = 0",
        "take 1 3 4\nwin where n = 7\nlose where n in {3,5}",
        "take 2 5 9\nwin where 10 <= n, n <= 14",
        "take 4 7 9\nwin where n = 2 * n - 5",
        "move n -> n - k where 1 <= k, k <= 4\nwin where n = 100",
        "take 1..3\nwin where n = 10\nplay misere",
        "take 3 5\nlose where n = 9",
      })
  void areTheHeapsOfOneSweep(String lines) {
    GameRules rules = game(lines);
    assertThat(compare(rules)).isTrue();
  }

  @Test
  void soAreThoseOfRandomRules() {
    RandomRules games = new RandomRules(41);
    int compared = 0;
    for (int i = 0; i < 400; i++) {
      compared += compare(games.heapsThatEnd()) ? 1 : 0;
    }
    assertThat(compared).isGreaterThan(20);
  }

  private static boolean compare(GameRules rules) {
    Optional<RecurringHeaps.Bounds> bounds = RecurringHeaps.bounds(rules);
    if (!rules.endsEarly() || bounds.isEmpty()) {
      return false;
    }
    Question question = rules.play() == Play.MISERE ? Question.MISERE_OUTCOME : Question.VALUE;
    RecurringHeaps heaps = RecurringHeaps.of(rules, bounds.get(), question, meter());
    Box box = Box.of(BoxOrder.ofHeap(), new long[] {LARGEST});
    StateTable sweep = StateSweep.of(new EndedSpace(rules, box), question, box.cells(), meter());
    for (long heap = LARGEST; heap >= FROM; heap--) {
      assertThat(heaps.value(List.of(heap))).as("%s, %d", rules, heap).isEqualTo(sweep.find(heap));
    }
    return true;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..3\nwin where n >= 9",
        "take 1..3\nwin where n % 5 = 0",
        "move n -> n - k where k >= 1\nwin where n = 3",
        "code 0.77\nwin where n = 3",
      })
  void othersAreNotOfTheKind(String lines) {
    GameRules rules = game(lines);
    assertThat(RecurringHeaps.bounds(rules)).isEmpty();
  }

  /// A sweep is taken where there is room for it, also where nothing recurs soon.
  @ParameterizedTest
  @ValueSource(longs = {2_000_000, 1_200_000})
  void heapsThatCanBeSweptAre(long heap) {
    GameRules rules = game("take 1..3\nwin where n = 1000001");
    Plan plan =
        ((Verdict.Sound)
                new CoordinatesMethod()
                    .consider(new Problem(rules, List.of(new HeapPosition(heap)))))
            .plan();
    assertThat(plan.cost()).doesNotContain("recur");
    assertThat(plan.value(meter())).hasValue((heap - 1_000_001) % 4);
  }

  @Test
  void endsWithTheBudget() {
    GameRules rules = game("take 1..3\nwin where n = 0");
    RecurringHeaps heaps =
        RecurringHeaps.of(
            rules,
            RecurringHeaps.bounds(rules).orElseThrow(),
            Question.VALUE,
            new Meter(Budget.ofNodes(1_000, 1L << 28)));
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> heaps.value(List.of(1L << 40)));
    assertThat(heaps.known(List.of(1L << 40))).isEmpty();
    assertThat(heaps.known(List.of(900L))).isPresent();
  }
}
