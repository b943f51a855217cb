package org.grundy.solvers.sequence.taking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongPredicate;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.equation.EquationSolver;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.EquationMove;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.sequence.HeapSequence;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.solvers.sequence.SequenceMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Numbers of tokens that are given by a formula are sets of numbers, and nothing else is.
class FormulaTakingTest {
  private static final Meter METER = new Meter(Budget.ofThisProcess());

  record Formula(String move, LongPredicate mayBeTaken) {
    @Override
    public String toString() {
      return move;
    }
  }

  static Stream<Formula> endless() {
    return Stream.of(
        new Formula("n - k where k = 2*j + 1", k -> k % 2 == 1),
        new Formula("n - 2*j - 1", k -> k % 2 == 1),
        new Formula("n - (2*j + 1) where j >= 3", k -> k % 2 == 1 && k >= 7),
        new Formula("n - k where k % 4 = 1, k <= n", k -> k % 4 == 1),
        new Formula("n - k where 3 divides k, k >= 1", k -> k % 3 == 0),
        new Formula("m where m = n - 3*j - 2, m >= 0", k -> k % 3 == 2),
        new Formula("m where k + m = n, k = 5*j + 3, k >= 9", k -> k % 5 == 3 && k > 8),
        new Formula("n - 3*j - 2 | n - 2 | n - 4*i - 4", k -> k % 3 == 2 || k % 4 == 0),
        new Formula("n - 2*k where 2*k > 5", k -> k % 2 == 0 && k > 5));
  }

  static Stream<Formula> bounded() {
    return Stream.of(
        new Formula("n - k where k = 2*j + 1, j <= 4", k -> k % 2 == 1 && k <= 9),
        new Formula("n - 2*j - 1 where 1 <= j < 4", k -> k == 3 || k == 5 || k == 7),
        new Formula("n - k where k % 3 = 2, k <= 9", k -> k % 3 == 2 && k <= 9),
        new Formula("n - k where 1 <= k <= 9, k != 4", k -> k <= 9 && k != 4),
        new Formula("m where n - 6 <= m < n, not (m = n - 2)", k -> k <= 6 && k != 2),
        new Formula("n - j*j - 1 where j <= 3", k -> k == 1 || k == 2 || k == 5 || k == 10));
  }

  private static GameRules game(String move) {
    return RulesParser.parse("test", "game F\nboard heap n\nmove n -> " + move + "\n");
  }

  private static void holds(Formula formula) {
    GameRules rules = game(formula.move);
    HeapSequence sequence = HeapSequence.of(rules);
    EquationSolver solver = EquationSolver.compile((EquationMove) rules.rules().getFirst());
    for (int n = 0; n < 40; n++) {
      BitSet left = new BitSet();
      solver.visit(new long[] {n}, parts -> left.set((int) parts[0]));
      BitSet seen = new BitSet();
      for (int k = 1; k <= n; k++) {
        assertThat(left.get(n - k)).as("%d of %d", k, n).isEqualTo(formula.mayBeTaken.test(k));
        if (formula.mayBeTaken.test(k)) {
          seen.set((int) sequence.value(n - k, METER));
        }
      }
      assertThat(sequence.value(n, METER)).as("%d", n).isEqualTo(seen.nextClearBit(0));
      if (n == 7 || n == 12) {
        assertThat(
                Comparison.agrees(new SequenceMethod(), rules, List.of(new HeapPosition((long) n))))
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("endless")
  void progressionsAreCodesWithDigitsThatRepeat(Formula formula) {
    assertThat(HeapRule.of(game(formula.move)).takenRepeatedly()).isPresent();
    holds(formula);
  }

  @ParameterizedTest
  @MethodSource("bounded")
  void boundedAmountsAreSubtractionSets(Formula formula) {
    assertThat(HeapRule.of(game(formula.move)).taken()).isNotEmpty();
    holds(formula);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where k = 2*j + 1, 3*j <= n",
        "n - k where k = j*j + 1",
        "n - i - 2*j where i >= 1",
        "n - k where k % 2 = 1, k % 3 = 1",
        "n - k where 2*k = 3*j, k >= 1",
        "n - 2*j - 1 where j != 3",
        "n - 2*j - 1 where n >= 5",
        "n - 2*j - 1 where n % 3 = 1",
        "n - k where 1 <= k <= 3, n >= 7",
        "n - k where 1 <= k <= 3, n != 7",
        "n - k + 1 where k = 3, n != 5"
      })
  void othersAreNot(String move) {
    HeapRule rule = HeapRule.of(game(move));
    assertThat(rule.takenRepeatedly()).isEmpty();
    assertThat(rule.taken()).isEmpty();
  }

  /// A period that is proved goes on as far as one looks.
  @Test
  void periodsOfRandomEndlessSetsAreProvedRightly() {
    SplittableRandom random = new SplittableRandom(3);
    int proved = 0;
    for (int i = 0; i < 60; i++) {
      StringBuilder code = new StringBuilder("0.");
      for (int digit = random.nextInt(4); digit > 0; digit--) {
        code.append(random.nextBoolean() ? '3' : '0');
      }
      code.append('[');
      for (int digit = random.nextInt(1, 6); digit > 0; digit--) {
        code.append(random.nextInt(3) == 0 ? '3' : '0');
      }
      GameRules rules =
          RulesParser.parse("test", "game F\nboard heap\ncode " + code.append("]") + "\n");
      SequenceEngine engine = SequenceEngine.of(rules);
      if (engine.prove(3_000, METER)
          instanceof Regularity.Proved(var period, PeriodProof.RepeatedTaking _, var _, var _)) {
        proved++;
        engine.extend(4_000, METER);
        for (long n = period.preperiod(); n + period.period() < 4_000; n++) {
          assertThat(engine.value(n + period.period())).as("%s", code).isEqualTo(engine.value(n));
        }
      }
    }
    assertThat(proved).isGreaterThan(10);
  }
}
