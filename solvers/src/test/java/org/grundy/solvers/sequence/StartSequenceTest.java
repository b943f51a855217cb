package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Starts as terms of a sequence, and misère outcomes of heaps, held against the definition.
class StartSequenceTest {
  private static final Meter METER = new Meter(Budget.ofThisProcess());

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  private static Solution defined(GameRules rules, Position position) {
    Problem problem = new Problem(rules, List.of(position));
    if (new DefinitionMethod().consider(problem) instanceof Verdict.Sound(var plan)) {
      return plan.solve(METER);
    }
    throw new AssertionError(rules);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heap; take 3..5",
        "board heap; move n -> n - k where k >= 1",
        "board heap; move n -> n - k where k >= 3",
        "board heap; code 4.[3]",
        "board heap; code 8.[3]",
        "board heap; code 0.77",
        "board heap; code allbut(1,2,7)",
        "board strip; cells o .; move  [ o o ] -> [ . . ]; move  o -> .; start fill o"
      })
  void rangesAreWorthTheNimSumOfTheirTerms(String lines) {
    StartSequence starts = StartSequence.of(game(lines)).orElseThrow();
    StartSequence alone = StartSequence.of(game(lines)).orElseThrow();
    SplittableRandom random = new SplittableRandom(8);
    assertThat(starts.sum(1, 1_000_000_000_000L, METER)).isPresent();
    for (int trial = 0; trial < 60; trial++) {
      long from = random.nextLong(3, 400);
      long to = from - 1 + random.nextLong(600);
      long sum = 0;
      for (long n = from; n <= to; n++) {
        sum ^= alone.value(n, METER);
      }
      assertThat(starts.sum(from, to, METER)).as("%s, %d..%d", lines, from, to).hasValue(sum);
    }
  }

  @Test
  void aRangeWithoutAPeriodHasNoNimSum() {
    StartSequence starts = StartSequence.of(game("board heap; take squares")).orElseThrow();
    assertThat(starts.sum(1, 1_000, METER)).isEmpty();
    assertThat(starts.sum(7, 7, METER)).hasValue(starts.value(7, METER));
    assertThat(starts.sum(7, 6, METER)).hasValue(0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board strip; cells o .; move  [ o o ] -> [ . . ]; move  o -> .; start fill o",
        "board strip; cells . #; move  [ . . ] -> [ # # ]; start fill .",
        "board strip; cells . X; move  . -> X; win   [ X X X ]; start fill .",
        "board heap; code 0.137"
      })
  void startsAreTheirTerms(String lines) {
    GameRules rules = game(lines);
    StartSequence starts = StartSequence.of(rules).orElseThrow();
    for (int n = 1; n <= 11; n++) {
      Position start =
          lines.startsWith("board heap") ? new HeapPosition(n) : PositionText.start(rules, 1, n, 1);
      assertThat(starts.value(n, METER))
          .as("%s, %d", lines, n)
          .isEqualTo(defined(rules, start).value().orElseThrow());
    }
  }

  @Test
  void aProvedPeriodHoldsForTheStarts() {
    StartSequence starts =
        StartSequence.of(game("board strip; cells . #; move  [ . . ] -> [ # # ]; start fill ."))
            .orElseThrow();
    starts.sequence().value(1_000, METER);
    starts.sequence().searchPeriod(METER);
    Periodicity period = starts.period().orElseThrow().periodicity();
    assertThat(period.period()).isEqualTo(34);
    for (long n = period.preperiod(); n < 500; n++) {
      assertThat(starts.value(n + period.period(), METER)).isEqualTo(starts.value(n, METER));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board strip; cells o .; move  o -> . along E over o -> .; start fill o",
        "board strip; cells o .; move  o -> .; start random o .",
        "board strip; cells o .; move  o -> .",
        "board strip; cells o .; move  o -> .; play  misere; start fill o",
        "board strip; cells b .; move  b -> .; win   [ * . ] mirror; start fill b",
        "board strip; cells b .; move  b -> .; win   [ * . ]; start fill b",
        "board strip; cells . #; move  . -> #; win   [ # # ]; start fill #",
        "board grid; cells o .; move  o -> .; start fill o"
      })
  void otherStartsAreNoTerms(String lines) {
    assertThat(StartSequence.of(game(lines))).isEmpty();
  }

  @Test
  void misereOutcomesOfAllSmallSubtractionSets() {
    for (int set = 1; set < 1 << 6; set++) {
      List<String> counts = new ArrayList<>();
      for (int k = 1; k <= 6; k++) {
        if ((set >>> (k - 1) & 1) != 0) {
          counts.add(Integer.toString(k));
        }
      }
      assertOutcomes("board heap; take  " + String.join(" ", counts) + "; play  misere");
    }
  }

  @Test
  void misereOutcomesOfRandomSubtractionSets() {
    SplittableRandom random = new SplittableRandom(20260103);
    for (int i = 0; i < 20; i++) {
      String counts =
          random.nextInt(1, 12) + " " + random.nextInt(1, 12) + " " + random.nextInt(1, 30);
      assertOutcomes("board heap; take  " + counts + "; play  misere");
    }
  }

  private static void assertOutcomes(String lines) {
    GameRules rules = game(lines);
    MisereOutcomes outcomes = MisereOutcomes.of(rules).orElseThrow();
    for (int n = 0; n < 60; n++) {
      boolean wins = defined(rules, new HeapPosition(n)).outcome() == Outcome.N;
      assertThat(outcomes.value(n)).as("%s, %d", lines, n).isEqualTo(wins ? 1 : 0);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heap; take  1..3",
        "board heap; code  0.7; play  misere",
        "board heap; take  1..1000; play  misere"
      })
  void otherGamesHaveNoMisereOutcomesHere(String lines) {
    assertThat(MisereOutcomes.of(game(lines))).isEqualTo(Optional.empty());
  }
}
