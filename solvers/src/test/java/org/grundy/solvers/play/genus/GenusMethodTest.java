package org.grundy.solvers.play.genus;

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
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.DefinitionMethod;
import org.grundy.solvers.sequence.HeapOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Misère outcomes by genera, held against the literal game.
final class GenusMethodTest {
  private static Meter meter() {
    return new Meter(new Budget(Long.MAX_VALUE, Duration.ofSeconds(20), 1L << 28, 1));
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

  /// The literal game on sums of small heaps, as increasing sizes.
  private static final class Literal {
    private final HeapRuleset ruleset;
    private final Map<Integer, List<List<Integer>>> options = new HashMap<>();
    private final Map<List<Integer>, Boolean> memo = new HashMap<>();

    Literal(GameRules rules) {
      ruleset = HeapRuleset.of(rules);
    }

    boolean nextPlayerWins(List<Integer> sum) {
      Boolean known = memo.get(sum);
      if (known != null) {
        return known;
      }
      boolean moves = false;
      boolean wins = false;
      for (int i = 0; i < sum.size() && !wins; i++) {
        for (List<Integer> option : options.computeIfAbsent(sum.get(i), this::optionsOf)) {
          List<Integer> after = new ArrayList<>(sum);
          after.subList(i, i + 1).clear();
          after.addAll(option);
          Collections.sort(after);
          moves = true;
          wins |= !nextPlayerWins(after);
        }
      }
      memo.put(sum, wins || !moves);
      return wins || !moves;
    }

    private List<List<Integer>> optionsOf(int heap) {
      List<List<Integer>> found = new ArrayList<>();
      ruleset.options(
          new HeapPosition(heap),
          option -> found.add(option.sum().stream().map(part -> (int) part.size()).toList()));
      return found;
    }
  }

  /// Holds all sums of heaps with at most so many tokens together against the literal game.
  private static void assertOutcomes(String lines, int tokens) {
    GameRules rules = rules(lines);
    Literal literal = new Literal(rules);
    HeapClasses classes = new HeapClasses(new HeapOptions(HeapRule.of(rules), meter()), meter());
    List<List<Integer>> sums = new ArrayList<>();
    addSums(List.of(), 0, tokens, sums);
    for (List<Integer> sum : sums) {
      boolean expected = literal.nextPlayerWins(sum);
      List<HeapPosition> heaps = sum.stream().map(HeapPosition::new).toList();
      assertThat(classes.search().nextPlayerWins(classes.sum(heaps)))
          .as("%s: %s", lines, sum)
          .isEqualTo(expected);
      if (sum.size() == 2) {
        assertThat(solve(rules, sum.getFirst(), sum.getLast()).outcome())
            .as("%s: %s", lines, sum)
            .isEqualTo(expected ? Outcome.N : Outcome.P);
      }
    }
  }

  private static void addSums(List<Integer> sum, int least, int left, List<List<Integer>> into) {
    into.add(sum);
    for (int heap = Math.max(1, least); heap <= left; heap++) {
      List<Integer> more = new ArrayList<>(sum);
      more.add(heap);
      addSums(List.copyOf(more), heap, left - heap, into);
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
      assertOutcomes("code  %d.%d%d".formatted(code / 64 * 4, code / 8 % 8, code % 8), 15);
    }
  }

  @Test
  void sumsOfAllOctalCodesOfThreeDigits() {
    for (int code = 1; code < 1024; code++) {
      String digits = "%d.%03o".formatted(code / 512 * 4, code % 512);
      assertOutcomes("code  " + digits, 8);
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
        "take  primes",
        "take  2 powers of 5",
        "code  0.3[03]",
        "code  0.0[03]",
        "move  n -> n - p - q where p in primes, q in squares",
        "code  8.3",
        "move  n -> n - k where k >= 1, 2*k <= n",
        "code  0.07; take  2"
      })
  void sumsOfKnownGames(String lines) {
    assertOutcomes(lines, 20);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "code  0.77",
        "code  0.123",
        "take  2 5 7",
        "code  0.13",
        "take  1..4",
        "take  powers of 3",
        "code  0.0[03]",
        "code  4.7"
      })
  void everyMoveOfASum(String lines) {
    assertMoves(lines, 0);
    assertMoves(lines, 9);
    assertMoves(lines, 1, 1, 1);
    assertMoves(lines, 1, 8);
    assertMoves(lines, 6, 4, 3);
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
  void misereGamesOfSetsWithoutEndAreThoseOfNimHeaps() {
    GameRules odd = rules("take  powers of 3");
    assertThat(solve(odd, 1_000_000_007).outcome()).isEqualTo(Outcome.P);
    assertThat(solve(odd, 1_000_000_007, 5, 2).outcome()).isEqualTo(Outcome.N);
    assertThat(solve(rules("take  primes"), 100_000).outcome()).isEqualTo(Outcome.N);
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
  @CsvSource({"0.13", "0.33", "0.52", "0.31", "4.13", "4.72"})
  void tameCodesAreKnownForAllHeaps(String code) {
    GameRules rules = rules("code  " + code);
    GenusSequence sequence = GenusSequence.of(rules, meter());
    sequence.genus(1_000_000_000);
    assertThat(sequence.allTame()).isPresent();
    HeapClasses classes = new HeapClasses(new HeapOptions(HeapRule.of(rules), meter()), meter());
    GenusTable table = new GenusTable(classes, meter());
    for (int n = 0; n < 60; n++) {
      assertThat(table.genus(classes.heap(n)))
          .as("%s, heap %d", code, n)
          .isEqualTo(sequence.genus(n));
    }
    int first = alike(sequence, 1_000_000_000);
    int second = alike(sequence, 999_999_999);
    List<Integer> small = List.of(Math.min(first, second), Math.max(first, second));
    assertThat(solve(rules, 1_000_000_000, 999_999_999).outcome())
        .isEqualTo(new Literal(rules).nextPlayerWins(small) ? Outcome.N : Outcome.P);
  }

  /// The least heap of the same genus.
  private static int alike(GenusSequence sequence, long heap) {
    int n = 0;
    while (!sequence.genus(n).equals(sequence.genus(heap))) {
      n++;
    }
    return n;
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
    assertThat(first.soFar(meter()).moves()).isPositive();
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
