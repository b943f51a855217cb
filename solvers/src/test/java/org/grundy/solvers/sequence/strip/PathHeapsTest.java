package org.grundy.solvers.sequence.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilyProblem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;
import org.grundy.solvers.sequence.StartSequence;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The paths and cycles of games on graphs as heaps, held against the definition and the search.
class PathHeapsTest {
  private static final Meter METER = new Meter(Budget.ofThisProcess());

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\nboard graph\n" + lines.replace("; ", "\n"));
  }

  private static GameRules started(GameRules rules, GraphFamily family) {
    return new FamilySpec(List.of(new SizeRange("n", 3, 20)), -1, 0, Optional.of(family))
        .started(rules);
  }

  private static long solved(GameRules rules, GraphFamily family, int n, String method) {
    Problem problem = new Problem(rules, List.of(PositionText.startGraph(rules, family, n, 1)));
    return Planner.standard()
        .decide(problem, Optional.of(method))
        .plan()
        .value(METER)
        .orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move vertex v : delete v, neighbours of v | 0.137",
        "move edge u-v : delete u, v | 0.07",
        "move vertex v : delete v | 0.7",
        "move vertex v where degree of v >= 1 : delete v | 0.6",
        "move vertex v where degree of v = 2 : delete v | 0.4",
        "move edge u-v : delete edge | 4.0",
        "move vertex v where degree of v is even : delete v | 0.5",
        "move edge u-v : delete u, v, neighbours of u, neighbours of v | 0.0137",
      })
  void pathsAreOctalGames(String line, String code) {
    StartSequence starts = StartSequence.of(game(line + "; start path")).orElseThrow();
    assertThat(starts.because()).endsWith("as the heap of n in the octal game " + code);
  }

  /// Moves that leave a lone vertex between two paths, or paths of at least two vertices, or that
  /// only the ends of paths have.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move vertex v where degree of v >= 1 : delete edges of v",
        "move vertex v where degree of v = 2 : delete edges of v, neighbours of v",
        "move edge u-v where degree of u = 2, degree of v = 2 : delete edge",
        "move edge u-v where degree of u = 1 : delete v",
        "move vertex v where degree of v = 0 : delete v",
        "move edge u-v where degree of u = 2 : delete edges of u, neighbours of v",
      })
  void otherMovesAreReadToo(String line) {
    GameRules rules = game(line);
    for (GraphFamily family : List.of(GraphFamily.PATH, GraphFamily.CYCLE)) {
      StartSequence starts = StartSequence.of(started(rules, family)).orElseThrow();
      for (int n = 3; n <= 24; n++) {
        assertThat(starts.value(n, METER))
            .as("%s %d: %s", family, n, line)
            .isEqualTo(solved(rules, family, n, "search"));
      }
    }
  }

  /// A path of n is the heap of n - 1 here, and that of 0 is no heap.
  @Test
  void aPathOfNothingIsWorthNothing() {
    GameRules rules =
        game("move edge u-v where degree of u >= 2, degree of v >= 2 : delete edge; start path");
    StartSequence starts = StartSequence.of(rules).orElseThrow();
    assertThat(starts.shift()).isEqualTo(-1);
    assertThat(starts.first()).containsExactly(0L);
    assertThat(starts.because()).contains("asks for no more than the degrees of what it chooses");
  }

  @Test
  void equalsTheDefinitionAndTheSearchOnRandomRules() {
    RandomRules random = new RandomRules(20261122);
    int compared = 0;
    for (int i = 0; i < 300; i++) {
      GameRules rules = random.graph();
      for (GraphFamily family : List.of(GraphFamily.PATH, GraphFamily.CYCLE)) {
        Optional<StartSequence> starts = StartSequence.of(started(rules, family));
        if (starts.isPresent()) {
          compared++;
          assertThat(starts.get().value(0, METER)).as("no vertex").isZero();
          for (int n = 3; n <= 20; n += n < 7 ? 1 : 4) {
            assertThat(starts.get().value(n, METER))
                .as("%s %d%n%s", family, n, RulesFormatter.format(rules))
                .isEqualTo(solved(rules, family, n, n < 7 ? "definition" : "search"));
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(100);
  }

  @Test
  void aCycleOfNodeKaylesIsDecidedByThePathOfThreeLess() {
    GameRules rules = game("move vertex v : delete v, neighbours of v; start cycle");
    StartSequence cycles = StartSequence.of(rules).orElseThrow();
    StartSequence paths = StartSequence.of(started(rules, GraphFamily.PATH)).orElseThrow();
    assertThat(cycles.because()).contains("from C(n), a cycle of n vertices, n >= 12: P(n-3)");
    for (int n = 3; n < 300; n++) {
      assertThat(cycles.value(n, METER)).isEqualTo(paths.value(n - 3, METER) == 0 ? 1 : 0);
    }
    Periodicity period = cycles.period().orElseThrow().periodicity();
    assertThat(period.period()).isEqualTo(34);
    assertThat(cycles.value(100_000, METER)).isEqualTo(cycles.value(period.reduce(100_000), METER));
  }

  @Test
  void aTableOfCyclesIsOnePieceOfWork() {
    GameRules rules = game("move vertex v : delete v, neighbours of v");
    FamilySpec family =
        new FamilySpec(List.of(new SizeRange("n", 3, 41)), -1, 0, Optional.of(GraphFamily.CYCLE));
    var plan =
        Planner.standard()
            .decide(new FamilyProblem(rules, family, false, 1), Optional.<String>empty());
    assertThat(plan.method()).isEqualTo("sequence");
    long[] entries = new long[family.size()];
    plan.fill(entries, METER);
    assertThat(entries).startsWith(1, 0, 0, 0, 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move vertex v : delete v, reachable from v; start path",
        "ground g; move edge u-v : delete edge; start path",
        "token @ step edges : delete left; start path",
        "move vertex v : delete v; play misere; start path",
        "move vertex v : delete v; start star",
        "move vertex v : delete v",
      })
  void otherStartsAreNoHeaps(String lines) {
    assertThat(StartSequence.of(game(lines))).isEmpty();
  }
}
