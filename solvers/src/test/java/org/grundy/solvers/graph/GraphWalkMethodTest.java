package org.grundy.solvers.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Position;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.GraphGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraphWalkMethodTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void agreesWithTheDefinitionOnRandomGraphs(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 60; i++) {
      List<Position> sum = List.of(random(random), random(random));
      assertThat(Comparison.agrees(new GraphWalkMethod(), GraphGames.WALK, sum)).isTrue();
    }
  }

  private static Position random(Random random) {
    int order = random.nextInt(1, 7);
    List<String> names = new ArrayList<>();
    for (int v = 0; v < order; v++) {
      names.add("v" + v);
    }
    List<Graph.Edge> arcs = new ArrayList<>();
    for (int e = random.nextInt(12); e > 0; e--) {
      int one = random.nextInt(order);
      int other = random.nextInt(order);
      if (one != other) {
        arcs.add(new Graph.Edge(Math.max(one, other), Math.min(one, other), true));
      }
    }
    List<Integer> tokens = new ArrayList<>();
    for (int i = random.nextInt(1, 4); i > 0; i--) {
      tokens.add(random.nextInt(order));
    }
    return GraphPosition.of(Graph.of(names, arcs), tokens);
  }

  /// Along a path of arcs a token has but one walk.
  @Test
  void valuesThousandsOfVertices() {
    StringBuilder path = new StringBuilder("@v0");
    for (int i = 1; i <= 4001; i++) {
      path.append(">v").append(i);
    }
    assertThat(GraphGames.value(new GraphWalkMethod(), GraphGames.WALK, path.toString()))
        .isEqualTo(1);
  }
}
