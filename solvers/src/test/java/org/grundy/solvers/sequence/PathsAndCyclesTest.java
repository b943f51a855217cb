package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.component.graph.GraphSearchMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Single graphs that are sums of paths and cycles are solved as heaps.
class PathsAndCyclesTest {
  private static final String KAYLES =
      "game K\nboard graph\nmove vertex v : delete v, neighbours of v\nstart path\n";

  private final Method method = new SequenceMethod();

  private static Problem problem(String rules, String position) {
    GameRules game = RulesParser.parse("test", rules);
    return new Problem(game, PositionText.parse(game, "position", position, 1));
  }

  private boolean isSound(String rules, String position) {
    return method.consider(problem(rules, position)) instanceof Verdict.Sound;
  }

  /// The search is held against the definition on small graphs; these are too large for it.
  @ParameterizedTest
  @ValueSource(strings = {"path 66", "cycle 65", "cycle 67 + a-b-c d x-y-z-x"})
  void valuesAndMovesAreThoseOfTheSearch(String position) {
    Problem problem = problem(KAYLES, position);
    Solution heaps = solved(method.consider(problem));
    Solution searched = solved(new GraphSearchMethod().consider(problem));
    assertThat(heaps.value()).isEqualTo(searched.value());
    assertThat(heaps.winningMoves()).isEqualTo(searched.winningMoves());
    assertThat(valuesAfterMoves(heaps)).isEqualTo(valuesAfterMoves(searched)).isNotEmpty();
  }

  private static Solution solved(Verdict verdict) {
    return ((Verdict.Sound) verdict).plan().solve(new Meter(Budget.ofThisProcess()));
  }

  private static List<Long> valuesAfterMoves(Solution solution) {
    List<Long> values = new ArrayList<>();
    solution.moves(move -> values.add(move.value().orElseThrow()));
    values.sort(null);
    return values;
  }

  @Test
  void longOnesAreReadOffThePeriod() {
    Problem problem = problem(KAYLES, "path 400 + cycle 399");
    Verdict.Sound sound = (Verdict.Sound) method.consider(problem);
    long path = value("path 60");
    assertThat((400 - 60) % 34).isZero(); // the period of 0.137 is 34, from 52 on
    long cycle = sound.plan().solve(new Meter(Budget.ofThisProcess())).value().orElseThrow() ^ path;
    assertThat(cycle).isZero(); // after any move a path of 396 is left, of value 1 or more
  }

  private static long value(String position) {
    Verdict.Sound search =
        (Verdict.Sound) new GraphSearchMethod().consider(problem(KAYLES, position));
    return search.plan().value(new Meter(Budget.ofThisProcess())).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"path 64", "star 70", "a-b a-c a-d + path 80", "grid 5x6"})
  void othersAreSearched(String position) {
    assertThat(isSound(KAYLES, position)).isFalse();
  }

  @Test
  void gamesWhosePathsAreNoHeapsAreSearched() {
    assertThat(
            isSound(
                "game G\nboard graph\nmove vertex v : delete v, reachable from v\nstart path\n",
                "path 80"))
        .isFalse();
  }
}
