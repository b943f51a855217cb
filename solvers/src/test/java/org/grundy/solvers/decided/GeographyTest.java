package org.grundy.solvers.decided;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GraphPosition;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tokens that delete what they leave, by matchings and by linear systems, against the plain
/// recursion.
class GeographyTest {
  private static final GameRules VERTICES = game("vertex", "token @ step edges : delete left");
  private static final GameRules EDGES = game("edge", "token @ step edges : delete edge");
  private static final GameRules NOTHING = game("none", "token @ step edges");
  private static final GameRules MISERE =
      game("misere", "token @ step edges : delete left\nplay misere");

  private final DecidedMethod method = new DecidedMethod();
  private int decided;
  private int won;

  private static GameRules game(String title, String lines) {
    return BoardGames.game("game " + title + "\nboard graph\n" + lines + "\nstart path\n");
  }

  private void compare(GameRules rules, List<Position> sum) {
    if (Comparison.agrees(method, rules, sum)) {
      decided++;
      won += Decided.of(new Problem(rules, sum)).orElseThrow().wins().isEmpty() ? 0 : 1;
    }
  }

  /// A graph with a token on its first vertex.
  ///
  /// @param parity what the difference of the ends' numbers leaves modulo 2, or any where it is 2
  private static GraphPosition random(SplittableRandom random, int order, int size, int parity) {
    List<String> names = IntStream.range(0, order).mapToObj(i -> "v" + i).toList();
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      int from = random.nextInt(order);
      int to = random.nextInt(order);
      if (parity == 2 || (from + to) % 2 == parity) {
        edges.add(new Edge(from, to, false));
      }
    }
    return GraphPosition.of(Graph.of(names, edges), List.of(0));
  }

  @Test
  void verticesAgreeWithTheDefinition() {
    SplittableRandom random = new SplittableRandom(20_261_123);
    for (int i = 0; i < 1_500; i++) {
      int order = random.nextInt(1, 10);
      compare(VERTICES, List.of(random(random, order, random.nextInt(0, 2 * order + 2), 2)));
    }
    assertThat(decided).isEqualTo(1_500);
    assertThat(won).isBetween(400, 1_100);
  }

  @Test
  void edgesOfBipartiteGraphsAgreeWithTheDefinition() {
    SplittableRandom random = new SplittableRandom(20_261_124);
    for (int i = 0; i < 1_000; i++) {
      compare(EDGES, List.of(random(random, random.nextInt(1, 9), random.nextInt(0, 20), 1)));
    }
    assertThat(decided).isEqualTo(1_000);
    assertThat(won).isBetween(300, 800);
  }

  @Test
  void otherGraphsAreLeftToTheSearch() {
    SplittableRandom random = new SplittableRandom(20_261_125);
    for (int i = 0; i < 300; i++) {
      compare(EDGES, List.of(random(random, random.nextInt(1, 7), random.nextInt(0, 9), 2)));
    }
    assertThat(decided).isBetween(50, 299);
  }

  @Test
  void sumsAgreeWithTheDefinition() {
    SplittableRandom random = new SplittableRandom(20_261_126);
    for (int i = 0; i < 300; i++) {
      GraphPosition one = random(random, random.nextInt(1, 6), random.nextInt(0, 7), 1);
      GraphPosition other = random(random, random.nextInt(1, 6), random.nextInt(0, 7), 1);
      compare(i % 2 == 0 ? VERTICES : EDGES, List.of(one, other));
    }
    assertThat(decided).isBetween(100, 299);
  }

  /// Games and graphs that the theorems do not cover, though they look like those.
  @Test
  void nearMissesAreRefused() {
    for (String graph : List.of("@a>b b>c b>d", "@a-b b-c c-d d>a")) {
      assertThat(settled(VERTICES, graph)).isEqualTo("?");
      assertThat(settled(EDGES, graph)).isEqualTo("?");
    }
    assertThat(settled(EDGES, "@a-b b-c c-a")).isEqualTo("?");
    assertThat(settled(EDGES, "@a-b b-b")).isEqualTo("?");
    assertThat(settled(MISERE, "@a-b b-c")).isEqualTo("?");
    assertThat(settled(NOTHING, "@a>b b>c")).isEqualTo("?");
    assertThat(settled(VERTICES, "@a-b b-b b-c c-c")).isEqualTo("P");
  }

  @ParameterizedTest
  @CsvSource({
    "grid 60x61, N",
    "grid 61x61, P",
    "complete 200, N",
    "complete 201, P",
    "cycle 4001, P",
    "cube 11, N"
  })
  void largeGraphs(String graph, String outcome) {
    assertThat(settled(VERTICES, graph)).isEqualTo(outcome);
  }

  @ParameterizedTest
  @CsvSource({
    "cycle 1000, P",
    "path 1000, N",
    "path 1001, P",
    "star 5, N",
    "cube 3, N",
    "cube 4, P"
  })
  void largeBipartiteGraphsByEdges(String graph, String outcome) {
    assertThat(settled(EDGES, graph)).isEqualTo(outcome);
  }

  private static String settled(GameRules rules, String position) {
    return Decided.of(new Problem(rules, BoardGames.positions(rules, position)))
        .map(Decided::outcome)
        .map(Outcome::name)
        .orElse("?");
  }
}
