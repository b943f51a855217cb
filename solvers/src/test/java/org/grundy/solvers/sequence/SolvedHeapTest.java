package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.HeapCode;
import org.grundy.rules.tree.Take;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

final class SolvedHeapTest {
  private static final long LARGE = 500;

  static Stream<GameRules> games() {
    return Stream.of(
        HeapGames.code("0.77"),
        HeapGames.code("4.31"),
        HeapGames.code("0.3F"),
        HeapGames.code("G.1V"),
        HeapGames.rules(HeapGames.take(3, 1, 3), new Take(List.of(new Take.Range(2, 6)))),
        HeapGames.rules(HeapGames.grundysGame(), new HeapCode("0.07")),
        HeapGames.rules(HeapGames.subtractASquare()));
  }

  private static Solution solve(GameRules rules, long... sizes) {
    List<Position> sum = new ArrayList<>();
    for (long size : sizes) {
      sum.add(new HeapPosition(size));
    }
    Verdict verdict = new SequenceMethod().consider(new Problem(rules, sum));
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    return ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofBytes(1 << 26)));
  }

  static Stream<GameRules> ranged() {
    return Stream.of(
        HeapGames.code("0.33[03]"),
        HeapGames.code("0.3[300]"),
        HeapGames.code("0.3021[032001]"),
        HeapGames.code("0.0303[30003]"),
        HeapGames.code("0.[30102]"),
        HeapGames.rules(new Take(List.of(new Take.Range(3, 8)))),
        HeapGames.rules(new Take(List.of(new Take.Range(2, Long.MAX_VALUE)))),
        HeapGames.rules(HeapGames.take(3, 1, 9), new Take(List.of(new Take.Range(2, 6)))),
        WindowsTest.rules("n - k where 1 <= k, 2*k <= n"),
        WindowsTest.rules("n - k where 1 <= k, 3*k <= n", "n - k where 1 <= k, k*k <= n"),
        WindowsTest.rules("m | (m - 1) where m < n, 2*m >= n"),
        WindowsTest.rules("m where m*m <= n, n <= m*m*m*m, m < n"));
  }

  /// What is told without a look at each move is what a look at each shows.
  @ParameterizedTest
  @MethodSource("ranged")
  void movesOfRangesAreCountedAndNamed(GameRules rules) {
    Meter meter = new Meter(Budget.ofBytes(1 << 26));
    HeapSequence sequence = HeapSequence.of(rules);
    sequence.value(LARGE, meter);
    for (long n = 0; n < LARGE; n += n < 60 ? 1 : 37) {
      SolvedHeap heap = new SolvedHeap(sequence, n, meter);
      Map<Long, List<String>> moves = new HashMap<>();
      long[] count = {0};
      heap.moves((move, _, after) -> {
        count[0]++;
        moves.computeIfAbsent(after, _ -> new ArrayList<>()).add(move.toString());
      });
      assertThat(heap.moveCount()).hasValue(count[0]);
      for (long value = 0; value < 12; value++) {
        List<String> expected = moves.getOrDefault(value, List.of());
        List<String> all = new ArrayList<>();
        heap.someMovesTo(value, 1_000, (move, _, _) -> all.add(move.toString()));
        assertThat(all).as(rules + " " + n).containsExactlyInAnyOrderElementsOf(expected);
        List<String> few = new ArrayList<>();
        heap.someMovesTo(value, 2, (move, _, _) -> few.add(move.toString()));
        assertThat(few).hasSize(Math.min(2, expected.size())).isSubsetOf(all);
        assertThat(heap.movesTo(value)).isEqualTo(expected.size());
      }
    }
  }

  /// Where values repeat as often as heaps, and where they rise.
  @ParameterizedTest
  @CsvSource({
    "0.3[300], 1000000000003, 0, 1",
    "0.3[300], 1000000000003, 2, 333333333334",
    "0.33[03], 1000000000003, 0, 1",
    "0.33[03], 1000000000003, 7, 1",
  })
  void movesOfHugeHeapsAreCounted(String code, long size, long value, long expected) {
    Meter meter = new Meter(Budget.ofNodes(1_000_000, 1 << 26));
    SolvedHeap heap = new SolvedHeap(HeapSequence.of(HeapGames.code(code)), size, meter);
    assertThat(heap.movesTo(value)).isEqualTo(expected);
    int[] found = {0};
    heap.someMovesTo(value, 5, (_, _, _) -> found[0]++);
    assertThat((long) found[0]).isEqualTo(Math.min(5, expected));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMoveOfASumIsRated(GameRules rules) {
    HeapRuleset ruleset = HeapRuleset.of(rules);
    int[] values = HeapGames.plainValues(ruleset, 24);
    for (int n = 0; n < 24; n++) {
      int other = 23 - n;
      Map<String, Long> expected = new HashMap<>();
      List<RatedMove> moves = new ArrayList<>();
      Solution solution = solve(rules, n, other);
      for (int heap : new int[] {n, other}) {
        int rest = heap == n ? values[other] : values[n];
        String summand = heap == n ? "first " : "second ";
        ruleset.options(
            new HeapPosition(heap),
            option ->
                expected.put(
                    summand + option.move(),
                    option.sum().stream()
                        .mapToLong(part -> values[(int) part.size()])
                        .reduce(rest, (a, b) -> a ^ b)));
      }
      solution.moves(moves::add);
      Map<String, Long> actual = new HashMap<>();
      for (RatedMove move : moves) {
        actual.put(
            (move.summand() == 0 ? "first " : "second ") + move.move(), move.value().orElseThrow());
      }
      assertThat(solution.value()).hasValue(values[n] ^ values[other]);
      assertThat(actual).as("%s, heaps %d and %d", rules, n, other).isEqualTo(expected);
      assertThat(moves).hasSize(expected.size());
      assertThat(solution.winningMoves())
          .isEqualTo(expected.values().stream().filter(value -> value == 0).count());
    }
  }

  static Stream<GameRules> periodicGames() {
    return Stream.of(
        HeapGames.code("0.77"),
        HeapGames.code("0.07"),
        HeapGames.code("0.137"),
        HeapGames.code("0.57"),
        HeapGames.rules(new HeapCode("0.77"), HeapGames.take(30)),
        HeapGames.rules(HeapGames.take(2, 5, 7)),
        HeapGames.rules(new Take(List.of(new Take.Range(3, 41)))));
  }

  @ParameterizedTest
  @MethodSource("periodicGames")
  void winningMovesOfLargeHeapsAreCountedByTheirClasses(GameRules rules) {
    HeapSequence sequence = HeapSequence.of(rules);
    Meter meter = new Meter(Budget.ofBytes(1 << 26));
    sequence.value(1_000_000, meter);
    assertThat(sequence.period()).isPresent();
    HeapSequence fresh = HeapSequence.of(rules);
    for (int n = 100; n < 900; n += 37) {
      for (int target = 0; target < 5; target++) {
        long[] count = {0};
        int wanted = target;
        new HeapOptions(sequence.rule(), meter)
            .of(
                n,
                (_, parts, size) -> {
                  long sum = 0;
                  for (int i = 0; i < size; i++) {
                    sum ^= fresh.value(parts[i]);
                  }
                  count[0] += sum == wanted ? 1 : 0;
                });
        assertThat(new MoveCount(sequence, n, target, meter).count())
            .as("%s, heap %d, value %d", rules, n, target)
            .isEqualTo(count[0]);
      }
    }
  }

  @Test
  void winningMovesOfAHugeSubtractionSetAreCounted() {
    GameRules rules = HeapGames.rules(new Take(List.of(new Take.Range(1, 1_000_000_000_001L))));
    assertThat(solve(rules, 3_000_000_000_010L).winningMoves()).isEqualTo(1);
    assertThat(solve(rules, 3_000_000_000_003L).winningMoves()).isZero();
  }

  @Test
  void aHeapOfAThousandMillionMillionsIsSolvedFromThePeriod() {
    Solution solution = solve(HeapGames.code("0.77"), 1_000_000_000_000_000L);
    assertThat(solution.value()).isPresent();
    assertThat(solution.winningMoves()).isPositive();
  }
}
