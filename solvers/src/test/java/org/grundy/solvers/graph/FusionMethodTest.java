package org.grundy.solvers.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.GraphGames;
import org.grundy.solvers.Method.Verdict;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FusionMethodTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void agreesWithTheDefinitionOnRandomMultigraphs(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 60; i++) {
      List<Position> sum = List.of(random(random), random(random));
      assertThat(Comparison.agrees(new FusionMethod(), GraphGames.HACKENBUSH, sum)).isTrue();
    }
  }

  /// Of branches with one edge at the ground, whatever stands on it.
  @Test
  void branchesWithATrunkAreNimHeapsUnderMiserePlay() {
    Random random = new Random(3);
    int trunks = 0;
    int lost = 0;
    for (int i = 0; i < 300; i++) {
      List<Position> sum = List.of(random(random), trunk(random), trunk(random));
      if (Comparison.agrees(new FusionMethod(), GraphGames.MISERE_HACKENBUSH, sum)) {
        trunks++;
      }
      List<Position> two = List.of(trunk(random), trunk(random));
      assertThat(Comparison.agrees(new FusionMethod(), GraphGames.MISERE_HACKENBUSH, two)).isTrue();
      Problem problem = new Problem(GraphGames.MISERE_HACKENBUSH, two);
      Plan plan = ((Verdict.Sound) new FusionMethod().consider(problem)).plan();
      lost += plan.outcome(new Meter(Budget.ofThisProcess())) == Outcome.P ? 1 : 0;
    }
    assertThat(trunks).isBetween(30, 250);
    assertThat(lost).isBetween(10, 200);
  }

  /// Up to five edges on a trunk.
  private static Position trunk(Random random) {
    int order = random.nextInt(2, 6);
    List<String> names = new ArrayList<>(List.of("g"));
    for (int v = 1; v < order; v++) {
      names.add("v" + v);
    }
    List<Graph.Edge> edges = new ArrayList<>(List.of(new Graph.Edge(0, 1, false)));
    for (int e = random.nextInt(6); e > 0; e--) {
      edges.add(
          new Graph.Edge(random.nextInt(1, order), random.nextInt(1, order), random.nextBoolean()));
    }
    return GraphPosition.of(Graph.of(names, edges)).joinedTo(0);
  }

  /// With loops, arcs, several edges between two vertices, and what hangs in the air.
  private static Position random(Random random) {
    int order = random.nextInt(1, 7);
    List<String> names = new ArrayList<>(List.of("g"));
    for (int v = 1; v < order; v++) {
      names.add("v" + v);
    }
    List<Graph.Edge> edges = new ArrayList<>();
    for (int e = random.nextInt(9); e > 0; e--) {
      edges.add(
          new Graph.Edge(random.nextInt(order), random.nextInt(order), random.nextInt(4) == 0));
    }
    return GraphPosition.of(Graph.of(names, edges)).joinedTo(0);
  }

  /// A stalk is a heap, a cycle its parity; what stands on a vertex is added up and lifted by what
  /// it stands on (Winning Ways, ch. 7).
  @ParameterizedTest
  @CsvSource({
    "g-a-b-c, 3",
    "g-a-b-g, 1",
    "g-a-b-c-g, 0",
    "g-a b-a-c, 1",
    "g-a b-a-c d-a, 2",
    "g-g, 1",
    "g-a a-a, 2"
  })
  void knowsSmallPictures(String text, int value) {
    assertThat(GraphGames.value(new FusionMethod(), GraphGames.HACKENBUSH, text)).isEqualTo(value);
  }

  /// A comb of 1,000 teeth on a stem of 1,000 edges, and a ladder that stands on its ground.
  @Test
  void valuesThousandsOfEdges() {
    StringBuilder comb = new StringBuilder("g");
    for (int i = 0; i < 1000; i++) {
      comb.append("-s").append(i);
    }
    for (int i = 0; i < 1000; i++) {
      comb.append(" s").append(i).append("-t").append(i);
    }
    int expected = 0;
    for (int i = 0; i < 1000; i++) {
      expected = (expected ^ 1) + 1;
    }
    assertThat(GraphGames.value(new FusionMethod(), GraphGames.HACKENBUSH, comb.toString()))
        .isEqualTo(expected);
  }

  @Test
  void refusesOtherRules() {
    Position edge =
        GraphPosition.of(Graph.of(List.of("a", "b"), List.of(new Graph.Edge(0, 1, false))));
    for (GameRules rules : GraphGames.DELETING) {
      if (!rules.equals(GraphGames.HACKENBUSH)) {
        assertThat(new FusionMethod().consider(new Problem(rules, List.of(edge))))
            .isInstanceOf(Verdict.Unsound.class);
      }
    }
  }
}
