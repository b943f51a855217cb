package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.RatedMove;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Method;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Heaps with a bounded memory are heaps of finitely many types, and only they are taken for such.
class BoundedStatesTest {
  private static final String NOT_AGAIN = "(n,s) -> (n-k,k) where 1 <= k <= 3, k != s";

  private final Method method = new SequenceMethod();

  private static GameRules game(String... moves) {
    StringBuilder text = new StringBuilder("game M\nboard heaps n s\n");
    for (String move : moves) {
      text.append("move ").append(move).append('\n');
    }
    return RulesParser.parse("memory", text.toString());
  }

  private static TuplePosition position(long n, long s) {
    return new TuplePosition(List.of(n, s));
  }

  private Verdict verdict(GameRules rules, long n, long s) {
    return method.consider(new Problem(rules, List.of(position(n, s))));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        NOT_AGAIN,
        "(n,s) -> (n-k,k) where k in {1,3..4}, k != s",
        "(n,s) -> (n-k,1-s) where 1 <= k <= s + 2, s <= 1",
        "(n,s) -> (n-1,(s+1)%3) | (n-2-s,s%3)",
        "(n,s) -> (n,s-1) | (n-3,2) | (n-1,s) where s <= 2",
        "(n,s) -> (m,n-m) where n-3 <= m < n, n-m != s",
        "(n,s) -> (n-1,s) + (3,s) | (5,1) where n >= 9",
        "(n,s) -> (n-k,k) where 1 <= k <= min(n,3), not (k = s), n != 7",
        "(n,s) -> (n-2*k,k) where 1 <= k <= 2, (k = s) or (s = 0) | (n-5,0)",
        "(n,s) -> (n-k,k) where k divides 12, 1 <= k <= 4, bits k in 7, k != s",
        "(n,s) -> (n-k,s) | (n,s-k) where 1 <= k <= 2",
      })
  void valuesAndMovesAreThoseOfTheDefinition(String move) {
    GameRules rules = game(move);
    assertThat(verdict(rules, 1_000, 0)).isInstanceOf(Verdict.Sound.class);
    int solved = 0;
    for (long n = 0; n < 24; n++) {
      for (long s = 0; s < 4; s++) {
        List<Position> sum = List.of(position(n, s), position(4, s));
        solved += Comparison.agrees(method, rules, sum) ? 1 : 0;
      }
    }
    assertThat(solved).isGreaterThanOrEqualTo(48);
  }

  @Test
  void agreesWithTheDefinitionOnRandomGames() {
    RandomRules games = new RandomRules(11);
    SplittableRandom random = new SplittableRandom(11);
    int solved = 0;
    for (int i = 0; i < 60; i++) {
      GameRules rules = games.memory();
      for (int start = 0; start < 3; start++) {
        TuplePosition position = position(random.nextLong(30), random.nextLong(5));
        solved += Comparison.agrees(method, rules, List.of(position)) ? 1 : 0;
      }
    }
    assertThat(solved).isGreaterThan(100);
  }

  /// What the states say of a long heap, by the values of all smaller ones.
  @Test
  void sequencesOfRandomGamesAreTheValuesOfTheDefinition() {
    RandomRules games = new RandomRules(12);
    Meter meter = new Meter(Budget.ofThisProcess());
    int known = 0;
    for (int i = 0; i < 30; i++) {
      GameRules rules = games.memory();
      Optional<StartSequence> starts = StartSequence.of(rules, 0, List.of(0L, 1L));
      for (int n = 0; n < 40 && starts.isPresent(); n++) {
        Problem problem = new Problem(rules, List.of(position(n, 1)));
        long defined =
            ((Verdict.Sound) new DefinitionMethod().consider(problem))
                .plan()
                .value(meter)
                .orElseThrow();
        assertThat(starts.get().value(n, meter)).as("n = %d of %s", n, rules).isEqualTo(defined);
      }
      known += starts.isPresent() ? 1 : 0;
    }
    assertThat(known).isGreaterThan(15);
  }

  @Test
  void hugeHeapsAreReadOffThePeriod() {
    GameRules rules = game(NOT_AGAIN);
    Verdict verdict = verdict(rules, 1_000_000_000_000_000_001L, 1);
    assertThat(verdict).isInstanceOf(Verdict.Sound.class);
    assertThat(((Verdict.Sound) verdict).plan().value(new Meter(Budget.ofThisProcess())))
        .hasValue(
            ((Verdict.Sound) verdict(rules, 401, 1))
                .plan()
                .value(new Meter(Budget.ofThisProcess()))
                .orElseThrow());
  }

  @Test
  void theSequenceOfAStateHasAProvedPeriod() {
    StartSequence starts = StartSequence.of(game(NOT_AGAIN), 0, List.of(0L, 0L)).orElseThrow();
    Meter meter = new Meter(Budget.ofThisProcess());
    List<Long> values = new ArrayList<>();
    for (long n = 0; n < 12; n++) {
      values.add(starts.value(n, meter));
    }
    assertThat(values).containsExactly(0L, 1L, 1L, 2L, 0L, 3L, 1L, 3L, 0L, 3L, 1L, 3L);
    starts.sequence().searchPeriod(meter);
    assertThat(starts.period().orElseThrow().periodicity().period()).isEqualTo(4);
    assertThat(starts.period().orElseThrow().periodicity().preperiod()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // the memory has no bound
        "(n,s) -> (n-k,k) where 1 <= k <= 2*s",
        "(n,s) -> (n-k,s+k) where 1 <= k <= 2",
        // what is taken has no bound
        "(n,s) -> (n-k*k,s) where k >= 1",
        "(n,s) -> (n-k,s) where 1 <= 2*k <= n",
        // what may be taken asks for more than the size of n
        "(n,s) -> (n-k,k) where 1 <= k <= 3, k divides n",
        "(n,s) -> (n/2,n%2) where n >= 1",
        // two long heaps are left
        "(n,s) -> (n-1,s) + (n-2,s)",
      })
  void othersAreLeftToOtherMethods(String move) {
    assertThat(verdict(game(move), 1_000_000, 5)).isInstanceOf(Verdict.Unsound.class);
  }

  /// As in Wythoff's game, whose lines rise (Dress, Flammenkamp and Pink 1999).
  @Test
  void movesOfHugeHeapsAreFoundByTheirValues() {
    GameRules rules = game("(n,s) -> (n-k,s) | (n,s-k) | (n-k,s-k) where k >= 1");
    Verdict verdict = verdict(rules, 1_000_000_000_000L, 29);
    Solution solution = ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofThisProcess()));
    assertThat(solution.value()).hasValue(999_999_999_967L);
    assertThat(solution.moveCount()).hasValue(1_000_000_000_000L + 29 + 29);
    List<RatedMove> wins = new ArrayList<>();
    solution.someWinningMoves(10, wins::add);
    assertThat(wins)
        .singleElement()
        .satisfies(move -> assertThat(move.move().toString()).contains("47"));
    assertThat(solution.winningMoves()).isEqualTo(1);
  }

  /// Where no period is found, and a sweep over all positions would list options one by one.
  @Test
  void linesWithoutAPeriodAreFoundOneByOne() {
    GameRules rules = game("(n,s) -> (n-k,s) | (n,s-k) where k >= 1, not (s-k = n), n-k != s");
    Plan plan = ((Verdict.Sound) verdict(rules, 20_000, 12)).plan();
    assertThat(plan.cost())
        .isEqualTo("13 lines of 20,001 values, with a set of values for each ray");
    Solution solution = plan.solve(new Meter(Budget.ofThisProcess()));
    BitSet left = new BitSet();
    solution.moves(move -> left.set(Math.toIntExact(move.value().orElseThrow())));
    assertThat(solution.value()).hasValue(left.nextClearBit(0));
    assertThat(solution.winningMoves()).isEqualTo(1);
  }

  @Test
  void movesOfTheLargestHeapsAreFound() {
    GameRules rules = game("(n,s) -> (n-k,s) where k >= 1 | (n,s-k) where k >= 1");
    long most = Long.MAX_VALUE - 1;
    Verdict.Sound verdict =
        (Verdict.Sound)
            method.consider(
                new Problem(
                    rules, List.of(position(most, 4), position(most, 1), position(20_000, 5))));
    Solution solution = verdict.plan().solve(new Meter(Budget.ofThisProcess()));
    assertThat(solution.value()).hasValue(20_000 ^ 4 ^ 1 ^ 5);
    List<RatedMove> wins = new ArrayList<>();
    solution.someWinningMoves(10, wins::add);
    assertThat(wins).hasSize(3); // each of the long heaps has a bit that the sum has
    assertThat(solution.winningMoves()).isEqualTo(3);
  }

  @Test
  void endsAndMisereAreNotOfThisClass() {
    GameRules rules =
        RulesParser.parse(
            "memory", "game M\nboard heaps n s\nmove " + NOT_AGAIN + "\nwin where n = 5\n");
    assertThat(verdict(rules, 100, 0)).isInstanceOf(Verdict.Unsound.class);
    GameRules misere =
        RulesParser.parse(
            "memory", "game M\nboard heaps n s\nmove " + NOT_AGAIN + "\nplay misere\n");
    assertThat(verdict(misere, 100, 0)).isInstanceOf(Verdict.Unsound.class);
  }
}
