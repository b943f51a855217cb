package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.core.TuplePosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games that a condition or a place ends early, by every method that is sound for them, against
/// the definition.
class EarlyEndsTest {
  private static Solution solve(Problem problem, String method) {
    return Planner.standard()
        .decide(problem, Optional.of(method))
        .plan()
        .solve(new Meter(Budget.ofThisProcess()));
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

  @Test
  void heapsThatEndAreAsTheirDefinition() {
    RandomRules games = new RandomRules(23);
    SplittableRandom random = new SplittableRandom(23);
    int solved = 0;
    int outcomes = 0;
    for (int i = 0; i < 200; i++) {
      GameRules rules = games.heapsThatEnd();
      List<Position> sum = new ArrayList<>();
      for (int part = random.nextInt(1, 3); part > 0; part--) {
        sum.add(
            rules.board() instanceof Board.Heaps(List<String> names, _)
                ? new TuplePosition(names.stream().map(_ -> random.nextLong(7)).toList())
                : new HeapPosition(random.nextInt(20)));
      }
      Problem problem = new Problem(rules, sum);
      List<String> sound = Comparison.everySoundMethodAgrees(rules, sum);
      solved += sound.contains("coordinates") ? 1 : 0;
      if (sound.contains("coordinates") && sum.size() == 1) {
        Solution outcome = solve(problem.ofOutcome(), "coordinates");
        Solution defined = solve(problem, "definition");
        assertThat(outcome.outcome()).as("%s in %s", sum, rules).isEqualTo(defined.outcome());
        assertThat(wins(outcome)).as("%s in %s", sum, rules).isEqualTo(wins(defined));
        outcomes++;
      }
    }
    assertThat(solved).isGreaterThan(80);
    assertThat(outcomes).isGreaterThan(40);
  }

  @Test
  void tokensThatWinByAPlaceAreAsTheirDefinition() {
    RandomRules games = new RandomRules(29);
    Map<String, Integer> solved = new TreeMap<>();
    for (int i = 0; i < 1_500; i++) {
      GameRules rules = games.tokens();
      if (rules.canBeWonAtOnce()) {
        List<Position> sum = new ArrayList<>();
        boolean strip = rules.board() == Board.Cells.STRIP;
        sum.add(games.position(rules, strip ? 1 : 1 + i % 3, 1 + i % 4));
        if (i % 3 == 0) {
          sum.add(games.position(rules, 1, 1 + i % 5));
        }
        Comparison.everySoundMethodAgrees(rules, sum)
            .forEach(method -> solved.merge(method, 1, Integer::sum));
      }
    }
    assertThat(solved.get("walk")).isGreaterThan(30);
  }

  @ParameterizedTest
  @CsvSource({
    "'@a>b>x', false",
    "'@a>x a>b', true",
    "'@a>b b>c c>x a>c @d>e e>x', true",
    "'@a>b a>c b>d c>d d>e @f>g', false"
  })
  void walksThatWinAtAVertexAreAsTheirDefinition(String graph, boolean wins) {
    GameRules rules = BoardGames.game("game First\nboard graph\ntoken @ step edges\nwin at x\n");
    List<Position> sum = new ArrayList<>(BoardGames.positions(rules, graph));
    assertThat(Comparison.everySoundMethodAgrees(rules, sum)).contains("walk");
    assertThat(solve(new Problem(rules, sum), "walk").outcome().toString())
        .isEqualTo(wins ? "N" : "P");
  }

  /// Not one position after another: a sum of single heaps, drawn together.
  @ParameterizedTest
  @ValueSource(strings = {"5000", "4999 + 3"})
  void largeHeapsAreSwept(String start) {
    GameRules rules =
        BoardGames.game("game Race\nboard heap\ntake 1..3\nwin where n = 5\nlose where n = 6\n");
    Problem problem = new Problem(rules, BoardGames.positions(rules, start));
    assertThat(Planner.standard().decide(problem, Optional.empty()).plan().method())
        .isEqualTo("coordinates");
    assertThat(solve(problem, "coordinates").outcome())
        .isEqualTo(solve(problem, "definition").outcome());
  }
}
