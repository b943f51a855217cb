package org.grundy.solvers.several;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Choice;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.coordinates.CoordinatesMethod;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Moves in several heaps at once: the table over multisets and Moore's theorem against the
/// definition.
class SeveralMethodTest {
  private static final Meter METER = new Meter(Budget.ofThisProcess());

  private static GameRules game(String lines) {
    return BoardGames.game("game Heaps\nboard heap\n" + lines + "\n");
  }

  private static Plan plan(Problem problem, String method) {
    return Planner.standard().decide(problem, Optional.of(method)).plan();
  }

  private static Solution solve(Plan plan) {
    return plan.solve(new Meter(Budget.ofThisProcess()));
  }

  private static TuplePosition heaps(Long... sizes) {
    return new TuplePosition(List.of(sizes));
  }

  /// Of heaps with millions of options: their number is bounded, not only that of the heaps.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move n -> a + b where a + b < n in up to 10 heaps each",
        "move n -> n - k where k >= 1 in up to 10 heaps each"
      })
  void nodesBoundTheOptionsOfOnePosition(String lines) {
    Long[] sizes = {11L, 10L, 9L, 8L, 7L, 6L, 5L, 4L, 11L, 10L, 9L, 8L};
    Problem problem = new Problem(game(lines), List.of(heaps(sizes)));
    for (String method : List.of("several", "definition")) {
      Meter meter = new Meter(new Budget(100, Duration.ofDays(1), 1L << 30));
      assertThatThrownBy(() -> plan(problem, method).solve(meter))
          .isInstanceOfSatisfying(
              BudgetSpentException.class,
              spent -> assertThat(spent.ending()).isEqualTo(new Ending.Nodes(100)));
    }
  }

  private static Set<Move> wins(Solution solution) {
    Set<Move> wins = new HashSet<>();
    solution.moves(move -> {
      if (move.wins()) {
        wins.add(move.move());
      }
    });
    return wins;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..9 in up to 2 heaps each",
        "take 1..3 in up to 2 heaps same",
        "take 1 3 4 in exactly 2 heaps each",
        "take 2..9 in every heap each\ntake 1",
        "take 1 2 in every heap same",
        "move n -> m where 2*m <= n, n >= 1 in up to 2 heaps each",
        "move n -> n-k where 1 <= k <= 3 in up to 3 heaps each\ntake 5",
        "move n -> a + b where a + b = n - 1 in up to 2 heaps each",
        "move n -> a + b where a + b = n, a >= 1, b >= 1 in up to 2 heaps each",
        "move n -> a + b where a + b = n, a >= 1, b >= 1 in every heap each\n"
            + "take 1 in up to 2 heaps same",
        "move n -> a + b + c where a + b + c + 2 = n in exactly 2 heaps each\ntake 1..2",
      })
  void valuesAndOutcomesAreThoseOfTheDefinition(String lines) {
    for (String play : List.of("normal", "misere")) {
      GameRules rules = game(lines + "\nplay " + play);
      for (long a = 0; a < 6; a++) {
        for (long b = 0; b <= a; b++) {
          TuplePosition start = heaps(a, b, (a * b + 2) % 5);
          Problem problem = new Problem(rules, List.of(start));
          assertThat(Comparison.everySoundMethodAgrees(rules, List.of(start)))
              .contains("several", "definition");
          Solution outcome = solve(plan(problem.ofOutcome(), "several"));
          Solution defined = solve(plan(problem, "definition"));
          assertThat(outcome.outcome()).as("%s", start).isEqualTo(defined.outcome());
          assertThat(wins(outcome)).as("%s", start).isEqualTo(wins(defined));
        }
      }
    }
  }

  @Test
  void randomGamesAreThoseOfTheDefinition() {
    RandomRules games = new RandomRules(5);
    SplittableRandom random = new SplittableRandom(5);
    int solved = 0;
    int inOrder = 0;
    for (int i = 0; i < 80; i++) {
      GameRules rules = games.heapSet();
      List<Position> sum = new ArrayList<>();
      for (int part = random.nextInt(1, 3); part > 0; part--) {
        sum.add(
            heaps(random.nextLong(6), random.nextLong(6), random.nextLong(random.nextInt(1, 4))));
      }
      Set<String> methods = Set.copyOf(Comparison.everySoundMethodAgrees(rules, sum));
      solved += methods.contains("several") ? 1 : 0;
      inOrder += methods.contains("coordinates") ? 1 : 0;
    }
    assertThat(solved).isGreaterThan(50);
    assertThat(inOrder).isGreaterThan(5);
  }

  /// Lines of one heap, and of several that lose the same number, are equations of sizes.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..99 in up to 2 heaps same",
        "take 1..3 in up to 3 heaps same",
        "take 1 4..5 in exactly 2 heaps same\ntake 2",
        "take 2..3 in exactly 3 heaps same\nmove n -> m where m < n",
        "move n -> m where m < n in exactly 2 heaps same\nmove n -> m where 2*m = n, n >= 1",
        "move n -> n-k where k*k <= n, k >= 1\ntake 1 in up to 2 heaps same",
        "take 3 in exactly 2 heaps same",
      })
  void sizesInAnOrderHaveTheSameValues(String lines) {
    for (String play : List.of("normal", "misere")) {
      GameRules rules = game(lines + "\nplay " + play);
      SplittableRandom random = new SplittableRandom(lines.hashCode());
      for (int i = 0; i < 60; i++) {
        TuplePosition start =
            heaps(random.nextLong(6), 5 + random.nextLong(5), random.nextLong(i % 2 == 0 ? 7 : 1));
        List<Position> sum =
            i % 3 == 0 && play.equals("normal")
                ? List.of(start, heaps(random.nextLong(9), random.nextLong(9)))
                : List.of(start);
        Comparison.everySoundMethodAgrees(rules, sum);
        Problem problem = new Problem(rules, sum);
        if (start.sizes().stream().filter(size -> size > 0).count() == 3
            && start.sizes().stream().noneMatch(size -> size > 9)
            && start.sizes().stream().anyMatch(size -> size > 6)) {
          Solution outcome = solve(plan(problem.ofOutcome(), "coordinates"));
          Solution defined = solve(plan(problem.ofOutcome(), "definition"));
          assertThat(outcome.outcome()).as("%s", sum).isEqualTo(defined.outcome());
          assertThat(wins(outcome)).as("%s", sum).isEqualTo(wins(defined));
        }
      }
    }
  }

  /// Such equations are not written where several heaps move by numbers of their own, or split, or
  /// where few sizes have many orders.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "take 1..9 in up to 2 heaps each; 9; 9; 9",
        "take 1 in every heap same; 9; 9; 9",
        "move n -> a + b where a + b = n - 1 in up to 2 heaps each; 9; 9; 9",
        "take 1..9 in up to 2 heaps same; 5; 5; 5",
        "take 1..9 in up to 2 heaps same; 9; 0; 0",
      })
  void otherHeapsAreMultisets(String lines, long a, long b, long c) {
    Problem problem = new Problem(game(lines), List.of(heaps(a, b, c)));
    assertThat(new CoordinatesMethod().consider(problem))
        .isInstanceOf(Method.Verdict.Unsound.class);
    assertThat(Planner.standard().decide(problem, Optional.empty()).plan().method())
        .isNotEqualTo("coordinates");
  }

  /// The numbers of multisets are told apart and go back to them, and fewer tokens, or as many in
  /// more heaps, have smaller numbers.
  @Test
  void multisetsThatSplitAreNumbered() {
    SplitMultisets multisets = SplitMultisets.of(12, 5).orElseThrow();
    int[] sizes = new int[13];
    long last = -1;
    for (long number = 0; number < multisets.most(); number++) {
      int count = multisets.sizes(number, sizes);
      assertThat(multisets.number(sizes, count)).isEqualTo(number);
      int[] heaps = Arrays.copyOf(sizes, count);
      assertThat(heaps).isSortedAccordingTo(Comparator.reverseOrder());
      long order = 100L * Arrays.stream(heaps).sum() - count;
      assertThat(order).isGreaterThanOrEqualTo(last);
      last = order;
    }
    assertThat(multisets.number(List.of(6L))).isEmpty();
    assertThat(multisets.number(List.of(5L, 5L, 3L))).isEmpty();
    assertThat(multisets.number(List.of(0L, 2L, 0L, 5L, 5L)))
        .hasValue(multisets.number(new int[] {5, 5, 2}, 3));
  }

  @Test
  void heapsOfTooManyTokensAreLeftToTheDefinition() {
    GameRules rules = game("move n -> a + b where a + b = n, a >= 1, b >= 1 in up to 2 heaps each");
    assertThat(Comparison.soundPlans(new Problem(rules, List.of(heaps(100L, 61L)))))
        .extracting(Plan::method)
        .doesNotContain("several");
    assertThat(
            Comparison.soundPlans(
                new Problem(rules, List.of(heaps(Long.MAX_VALUE, Long.MAX_VALUE)))))
        .extracting(Plan::method)
        .doesNotContain("several");
  }

  /// All winning moves that the theorem names, and no others.
  @ParameterizedTest
  @CsvSource({"1, normal", "2, normal", "3, normal", "1, misere", "2, misere", "3, misere"})
  void mooresTheoremNamesEveryWinningMove(int k, String play) {
    GameRules rules =
        game("move n -> m where m < n in up to %d heaps each\nplay %s".formatted(k, play));
    SplittableRandom random = new SplittableRandom(k);
    for (int i = 0; i < 60; i++) {
      List<Long> sizes = new ArrayList<>();
      for (int heap = random.nextInt(2, 5); heap > 0; heap--) {
        sizes.add(random.nextLong(random.nextInt(1, 8)));
      }
      Problem problem = new Problem(rules, List.of(new TuplePosition(sizes)));
      Solution defined = solve(plan(problem, "definition"));
      if (sizes.stream().mapToLong(Long::longValue).sum() == 0) {
        continue;
      }
      Plan decided = plan(problem, "decided");
      assertThat(decided.settled().outcome()).as("%s", sizes).hasValue(defined.outcome());
      assertThat(decided.settled().settled())
          .as("%s", sizes)
          .extracting(RatedMove::move)
          .doesNotHaveDuplicates()
          .containsExactlyInAnyOrderElementsOf(wins(defined));
    }
  }

  @Test
  void heapsOfAnySizeAreDecided() {
    long most = Long.MAX_VALUE - 1;
    GameRules rules = game("move n -> m where m < n in up to 2 heaps each");
    Plan lost = plan(new Problem(rules, List.of(heaps(most, most, most))), "decided");
    assertThat(lost.settled().outcome()).hasValue(Outcome.P);
    assertThat(lost.because()).contains("Moore 1910", "divisible by 3");
    Plan won = plan(new Problem(rules, List.of(heaps(most, most, 3L))), "decided");
    assertThat(won.settled().outcome()).hasValue(Outcome.N);
    assertThat(won.settled().settled()).isNotEmpty();
  }

  /// A game that looks like Moore's and is not: a bound below a heap, no single heap, the same
  /// number, or a heap that may stay.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..4 in up to 2 heaps each",
        "take 1..9 in exactly 2 heaps each",
        "take 1..9 in up to 2 heaps same",
        "take 2..9 in up to 2 heaps each",
        "take 1..9 in up to 2 heaps each\ntake 1 in every heap same",
      })
  void otherGamesAreNotTakenForMoores(String lines) {
    Problem problem = new Problem(game(lines), List.of(heaps(5L, 5L, 4L)));
    assertThat(Comparison.soundPlans(problem))
        .extracting(Plan::because)
        .noneMatch(because -> because.contains("Moore"));
  }

  /// Moves in as many heaps as one likes, of any set of numbers, against the definition.
  @ParameterizedTest
  @CsvSource({"1", "2", "3"})
  void selectiveCompoundsAreLostWhereEachHeapIs(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int lost = 0;
    for (int i = 0; i < 60; i++) {
      String taken = "take";
      for (int count = 1; count < 9; count++) {
        taken += random.nextInt(3) == 0 ? " " + count : "";
      }
      taken += " 9.." + random.nextInt(9, 12);
      List<Long> sizes = new ArrayList<>();
      for (int heap = random.nextInt(2, 5); heap > 0; heap--) {
        sizes.add(random.nextLong(1, 13));
      }
      GameRules rules = game(taken + " in up to %d heaps each".formatted(random.nextInt(4, 7)));
      Problem problem = new Problem(rules, List.of(new TuplePosition(sizes)));
      Solution defined = solve(plan(problem, "definition"));
      var _ = decidedAs(defined, problem);
      lost += defined.outcome() == Outcome.P ? 1 : 0;
    }
    assertThat(lost).isBetween(3, 40);
  }

  @Test
  void selectiveCompoundsOfHeapsOfAnySizeAreDecided() {
    GameRules rules = game("take 1 3 4 in up to 3 heaps each");
    long most = Long.MAX_VALUE - 1;
    long lost = most - most % 7 - 5;
    Plan won = plan(new Problem(rules, List.of(heaps(lost, lost - 2, lost + 2))), "decided");
    assertThat(won.settled().outcome()).hasValue(Outcome.N);
    assertThat(won.settled().settled())
        .extracting(RatedMove::move)
        .extracting(Move::choice)
        .containsExactly(new Choice.Heaps(List.of(heaps(lost, lost - 2, lost - 2))));
    assertThat(
            plan(new Problem(rules, List.of(heaps(lost, lost - 2, lost))), "decided")
                .settled()
                .outcome())
        .hasValue(Outcome.P);
  }

  /// What a theorem settles: it has the outcome of another solution, and names a winning move where
  /// there is one, and no other.
  private static Partial decidedAs(Solution defined, Problem problem) {
    Partial decided = plan(problem, "decided").settled();
    String asked = problem.rules().rules() + " " + problem.sum();
    assertThat(decided.outcome()).as(asked).hasValue(defined.outcome());
    assertThat(wins(defined))
        .as(asked)
        .containsAll(decided.settled().stream().map(RatedMove::move).toList());
    assertThat(decided.settled().isEmpty()).as(asked).isEqualTo(defined.outcome() == Outcome.P);
    return decided;
  }

  /// Of all heaps of a few tokens.
  @ParameterizedTest
  @CsvSource({"2, 3, 6", "2, 4, 5", "3, 4, 4", "3, 5, 3", "3, 6, 2", "4, 4, 4"})
  void exactNimHasTheValuesOfTheDefinition(int k, int heaps, int most) {
    GameRules rules = game("move n -> m where m < n in exactly %d heaps each".formatted(k));
    int all = (int) Math.pow(most + 1, heaps);
    for (int number = 1; number < all; number++) {
      List<Long> sizes = new ArrayList<>();
      for (int rest = number; sizes.size() < heaps; rest /= most + 1) {
        sizes.add((long) rest % (most + 1));
      }
      if (!sizes.equals(sizes.stream().sorted().toList())) {
        continue;
      }
      Problem problem = new Problem(rules, List.of(new TuplePosition(sizes)));
      Solution defined = solve(plan(problem, "several"));
      Partial decided = decidedAs(defined, problem);
      assertThat(decided.value()).as("%s", sizes).isEqualTo(defined.value());
    }
  }

  @Test
  void exactNimOfHeapsOfAnySizeIsDecided() {
    GameRules rules = game("move n -> m where m < n in exactly 2 heaps each");
    long large = 1_000_000_000_000_000_000L;
    Problem three = new Problem(rules, List.of(heaps(large, large, large)));
    assertThat(plan(three, "decided").value(METER)).hasValue(large / 2 * 3);
    Problem four = new Problem(rules, List.of(heaps(large, large, large, large)));
    assertThat(plan(four, "decided").value(METER)).hasValue(0);
    Problem most = new Problem(rules, List.of(heaps(large * 9, large * 9)));
    assertThat(Comparison.soundPlans(most)).extracting(Plan::method).doesNotContain("decided");
    Problem sum = new Problem(rules, List.of(heaps(3L, 5L, 7L, 9L), heaps(1L, 1L), heaps(9L, 9L)));
    assertThat(plan(sum, "decided").value(METER)).hasValue(12 ^ 1 ^ 9);
  }

  @Test
  void theSameFromEveryHeapHasTheValuesOfTheDefinition() {
    GameRules rules = game("move n -> n - k where k >= 1 in every heap same");
    for (long a = 0; a < 12; a++) {
      for (long b = a; b < 12; b++) {
        for (long c = Math.max(1, b); c < 12; c++) {
          Problem problem = new Problem(rules, List.of(heaps(a, c, b)));
          Solution defined = solve(plan(problem, "definition"));
          Partial decided = decidedAs(defined, problem);
          assertThat(decided.value()).as("%s", problem.sum()).isEqualTo(defined.value());
        }
      }
    }
    Problem sum = new Problem(rules, List.of(heaps(9L, 7L, 2L), heaps(1L, 3L), heaps(1L, 2L, 5L)));
    assertThat(plan(sum, "decided").value(METER)).isEqualTo(plan(sum, "several").value(METER));
    Problem other = new Problem(game("take 1..5 in every heap same"), List.of(heaps(9L, 7L)));
    assertThat(Comparison.soundPlans(other)).extracting(Plan::method).doesNotContain("decided");
  }

  /// More heaps than 2k, a bound below a heap, one heap.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move n -> m where m < n in exactly 2 heaps each; 3 3 3 4 5",
        "take 1..4 in exactly 2 heaps each; 3 4 5",
        "move n -> m where m < n in exactly 2 heaps same; 3 4 5",
        "move n -> m where m < n in exactly 2 heaps each\ntake 1; 3 4 5",
      })
  void otherGamesAreNotTakenForExactNim(String game) {
    int cut = game.indexOf(';');
    List<Long> sizes =
        Arrays.stream(game.substring(cut + 2).split(" ", -1)).map(Long::valueOf).toList();
    Problem problem = new Problem(game(game.substring(0, cut)), List.of(new TuplePosition(sizes)));
    assertThat(Comparison.soundPlans(problem)).extracting(Plan::method).doesNotContain("decided");
  }

  /// Too few heaps at once, other lines, a number for all.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1 2 in up to 2 heaps each",
        "take 1 2 in up to 9 heaps same",
        "take 1 2 in exactly 2 heaps each",
        "take 1 2 in every heap each",
        "take 1 in up to 9 heaps each\ntake 3 in up to 9 heaps each",
        "take 1 2 in up to 9 heaps each\nplay misere",
        "move n -> a + b where a + b = n - 1 in up to 9 heaps each",
      })
  void otherGamesAreNotTakenForSelectiveCompounds(String lines) {
    Problem problem = new Problem(game(lines), List.of(heaps(5L, 5L, 4L)));
    assertThat(Comparison.soundPlans(problem)).extracting(Plan::method).doesNotContain("decided");
  }
}
