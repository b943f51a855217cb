package org.grundy.solvers.genus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Play;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.definition.DefinitionMethod;
import org.grundy.solvers.definition.LiteralPlay;
import org.grundy.solvers.sequence.HeapOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Misère outcomes by genera, held against the literal game.
final class GenusMethodTest {
  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  private static GameRules rules(String lines) {
    return RulesParser.parse(
        "test", "game  Test\nboard heap n\n" + lines.replace("; ", "\n") + "\nplay  misere\n");
  }

  private static Plan plan(GameRules rules, long... heaps) {
    List<Position> sum = LongStream.of(heaps).<Position>mapToObj(HeapPosition::new).toList();
    Verdict verdict = new GenusMethod().consider(new Problem(rules, sum));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan();
  }

  private static Solution solve(GameRules rules, long... heaps) {
    return plan(rules, heaps).solve(meter());
  }

  /// Holds all sums of three heaps of fewer than `toSize` tokens against the literal game.
  private static void assertOutcomes(String lines, int toSize) {
    GameRules rules = rules(lines);
    LiteralPlay<HeapPosition> literal =
        new LiteralPlay<>(HeapRuleset.of(rules), Play.MISERE, meter(), 24);
    HeapClasses classes = new HeapClasses(HeapOptions.of(rules, meter()), meter());
    for (int a = 0; a < toSize; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          List<HeapPosition> sum =
              List.of(new HeapPosition(a), new HeapPosition(b), new HeapPosition(c));
          boolean expected = literal.nextPlayerWins(sum);
          assertThat(classes.search().nextPlayerWins(classes.sum(sum)))
              .as("%s: %s", lines, sum)
              .isEqualTo(expected);
          if (c == 0) {
            Outcome outcome = expected ? Outcome.N : Outcome.P;
            assertThat(solve(rules, a, b).outcome()).as("%s: %s", lines, sum).isEqualTo(outcome);
          }
        }
      }
    }
  }

  private static void assertMoves(String lines, long... heaps) {
    GameRules rules = rules(lines);
    List<Position> sum = LongStream.of(heaps).<Position>mapToObj(HeapPosition::new).toList();
    Verdict verdict = new DefinitionMethod().consider(new Problem(rules, sum));
    Solution expected = ((Verdict.Sound) verdict).plan().solve(meter());
    Solution actual = solve(rules, heaps);
    String as = lines + ": " + Arrays.toString(heaps);
    assertThat(moves(actual)).as(as).isEqualTo(moves(expected));
    assertThat(actual.outcome()).as(as).isEqualTo(expected.outcome());
    assertThat(actual.winningMoves()).as(as).isEqualTo(expected.winningMoves());
  }

  private static List<RatedMove> moves(Solution solution) {
    List<RatedMove> moves = new ArrayList<>();
    solution.moves(moves::add);
    return moves;
  }

  @Test
  void sumsOfAllOctalCodesOfTwoDigits() {
    for (int code = 0; code < 128; code++) {
      assertOutcomes("code  %d.%d%d".formatted(code / 64 * 4, code / 8 % 8, code % 8), 7);
    }
  }

  @Test
  void sumsOfAllOctalCodesOfThreeDigits() {
    for (int code = 1; code < 1024; code++) {
      String digits = "%d.%03o".formatted(code / 512 * 4, code % 512);
      assertOutcomes("code  " + digits, 5);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "code  0.77",
        "code  0.07",
        "code  0.137",
        "code  0.123",
        "code  0.15",
        "code  4.7",
        "code  0.31",
        "code  0.34",
        "code  4!.0",
        "code  0.{2+}",
        "code  0.[3]",
        "code  0.2[60]",
        "take  1..3",
        "take  2 5 7",
        "take  3 4 9",
        "code  8.3",
        "move  n -> n - k where k >= 1, 2*k <= n",
        "code  0.07; take  2"
      })
  void sumsOfKnownGames(String lines) {
    assertOutcomes(lines, 10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "code  0.77",
        "code  0.123",
        "take  2 5 7",
        "code  0.13",
        "take  1..4",
        "code  4.7"
      })
  void everyMoveOfASum(String lines) {
    assertMoves(lines, 0);
    assertMoves(lines, 9);
    assertMoves(lines, 1, 1, 1);
    assertMoves(lines, 1, 8);
    assertMoves(lines, 7, 6, 5);
    assertMoves(lines, 2, 2, 3, 1);
  }

  @Test
  void randomSubtractionGames() {
    long seed = 20260;
    Random random = new Random(seed);
    for (int trial = 0; trial < 60; trial++) {
      StringBuilder take = new StringBuilder("take ");
      for (int i = 1 + random.nextInt(4); i > 0; i--) {
        take.append(' ').append(1 + random.nextInt(9));
      }
      assertMoves(take.toString(), random.nextInt(16), random.nextInt(16), random.nextInt(16));
    }
  }

  @Test
  void misereNimOfHugeHeaps() {
    GameRules nim = rules("take  1..1000000000000");
    assertThat(solve(nim, 1).outcome()).isEqualTo(Outcome.P);
    assertThat(solve(nim, 1, 1).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(nim, 900_000_000_000L, 900_000_000_000L).outcome()).isEqualTo(Outcome.P);
    Solution won = solve(nim, 900_000_000_000L, 1, 1);
    assertThat(won.outcome()).isEqualTo(Outcome.N);
    assertThat(won.winningMoves()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"0.13", "0.33", "0.52", "0.57", "0.56"})
  void tameCodesAreKnownForAllHeaps(String code) {
    GameRules rules = rules("code  " + code);
    GenusSequence sequence = GenusSequence.of(rules, meter());
    sequence.genus(1_000_000_000);
    assertThat(sequence.allTame()).isPresent();
    HeapClasses classes = new HeapClasses(HeapOptions.of(rules, meter()), meter());
    GenusTable table = new GenusTable(classes, meter());
    for (int n = 0; n < 60; n++) {
      assertThat(table.genus(classes.heap(n)))
          .as("%s, heap %d", code, n)
          .isEqualTo(sequence.genus(n));
    }
    assertThat(solve(rules, 1_000_000_000, 999_999_999).outcome())
        .isEqualTo(
            sequence.genus(1_000_000_000).value() == sequence.genus(999_999_999).value()
                    && sequence.genus(1_000_000_000).misere(0)
                        == sequence.genus(1_000_000_000).value()
                ? Outcome.P
                : solve(rules, 999_999_999, 1_000_000_000).outcome());
  }

  @Test
  void wildSumsEndWhenTheBudgetDoesAndGoOn() throws IOException {
    GameRules kayles = rules("code  0.77");
    Plan plan = plan(kayles, 15, 14, 13);
    Meter whole = meter();
    Outcome outcome = plan.solve(whole).outcome();
    long half = whole.statistics().nodes() / 2;
    Run first = plan.begin(new Meter(new Budget(half, Duration.ofDays(1), 1L << 28, 1)));
    assertThatThrownBy(first::solve).isInstanceOf(BudgetSpentException.class);
    assertThat(first.soFar().moves()).isPositive();
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    first.knowledge().orElseThrow().save(new DataOutputStream(saved));
    Meter rest = meter();
    Run second = plan.begin(rest);
    second
        .knowledge()
        .orElseThrow()
        .load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(second.solve().outcome()).isEqualTo(outcome);
    assertThat(rest.statistics().nodes()).isLessThan(whole.statistics().nodes());
  }

  @Test
  void otherGamesAreRefused() {
    GameRules normal = RulesParser.parse("test", "game  T\nboard heap\ntake  1\n");
    assertThat(new GenusMethod().consider(new Problem(normal, List.of(new HeapPosition(3)))))
        .isInstanceOf(Verdict.Unsound.class);
  }
}
