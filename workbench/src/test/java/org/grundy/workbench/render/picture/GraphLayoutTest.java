package org.grundy.workbench.render.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// Where vertices are drawn shows what is symmetric in the graph, and hides no vertex under
/// another.
class GraphLayoutTest {
  private static GraphPosition graph(List<String> names, List<Graph.Edge> edges) {
    return GraphPosition.of(Graph.of(names, edges));
  }

  /// Edges such as `0-1 1-2`, arcs such as `0>1`.
  private static GraphPosition graph(int order, String edges) {
    return graph(
        IntStream.range(0, order).mapToObj(v -> "x" + v).toList(),
        Stream.of(edges.split(" ", -1))
            .map(edge -> {
              String[] ends = edge.split("[->]", 2);
              return new Graph.Edge(
                  Integer.parseInt(ends[0]), Integer.parseInt(ends[1]), edge.contains(">"));
            })
            .toList());
  }

  private static GraphPosition petersen() {
    return graph(10, "0-1 1-2 2-3 3-4 4-0 0-5 1-6 2-7 3-8 4-9 5-7 7-9 9-6 6-8 8-5");
  }

  private static GraphPosition cube(int dimensions) {
    List<String> names = new ArrayList<>();
    List<Graph.Edge> edges = new ArrayList<>();
    for (int v = 0; v < 1 << dimensions; v++) {
      names.add("b" + Integer.toBinaryString(v + (1 << dimensions)).substring(1));
      for (int bit = 0; bit < dimensions; bit++) {
        if ((v >> bit & 1) == 0) {
          edges.add(new Graph.Edge(v, v | 1 << bit, false));
        }
      }
    }
    return graph(names, edges);
  }

  private static GraphPosition random(long seed, int order) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder edges = new StringBuilder();
    for (int v = 1; v < order; v++) {
      edges.append(edges.isEmpty() ? "" : " ").append(random.nextInt(v)).append('-').append(v);
    }
    for (int i = 0; i < order; i++) {
      int v = random.nextInt(1, order);
      edges.append(' ').append(random.nextInt(v)).append('-').append(v);
    }
    return graph(order, edges.toString());
  }

  private static double distance(GraphLayout layout, int v, int w) {
    return Math.hypot(layout.x(v) - layout.x(w), layout.y(v) - layout.y(w));
  }

  static Stream<GraphPosition> graphs() {
    return Stream.of(
            Stream.of(
                petersen(),
                graph(8, "0-1 1-2 2-3 3-0 4-5 5-6 6-7 7-4 0-4 1-5 2-6 3-7"),
                graph(6, "0-3 0-4 0-5 1-3 1-4 1-5 2-3 2-4 2-5"),
                graph(7, "0-1 0-2 0-3 0-4 0-5 0-6"),
                graph(7, "0-1 0-2 0-3 0-4 0-5 0-6 1-2 2-3 3-4 4-5 5-6 6-1"),
                graph(5, "0>1 0>2 1>3 2>3 3>4 0>4"),
                graph(4, "0-1 1-2 2-0 2-3")),
            IntStream.rangeClosed(1, 6).mapToObj(GraphLayoutTest::cube),
            IntStream.range(0, 20).mapToObj(seed -> random(seed, 4 + 2 * seed)))
        .flatMap(all -> all);
  }

  @ParameterizedTest
  @MethodSource("graphs")
  void noVertexHidesAnother(GraphPosition position) {
    GraphLayout layout = GraphLayout.of(position, -1);
    for (int v = 0; v < position.order(); v++) {
      assertThat(layout.x(v)).isBetween(-1e-9, layout.width() + 1e-9);
      assertThat(layout.y(v)).isBetween(-1e-9, layout.height() + 1e-9);
      for (int w = 0; w < v; w++) {
        assertThat(distance(layout, v, w)).as(position + ": " + v + " and " + w).isGreaterThan(0.5);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("graphs")
  void theSameGraphIsDrawnAlike(GraphPosition position) {
    GraphLayout one = GraphLayout.of(position, -1);
    GraphLayout other = GraphLayout.of(position, -1);
    for (int v = 0; v < position.order(); v++) {
      assertThat(other.x(v)).isEqualTo(one.x(v));
      assertThat(other.y(v)).isEqualTo(one.y(v));
    }
  }

  @Test
  void thePetersenGraphIsAStarInAPentagon() {
    GraphLayout layout = GraphLayout.of(petersen(), -1);
    List<Long> lengths =
        petersen().graph().edges().stream()
            .map(edge -> Math.round(1000 * distance(layout, edge.from(), edge.to())))
            .toList();
    assertThat(lengths.stream().distinct().sorted()).hasSize(3);
    for (long length : lengths.stream().distinct().toList()) {
      assertThat(lengths.stream().filter(other -> other == length)).hasSize(5);
    }
  }

  @Test
  void edgesOfACubeInOneDimensionAreParallel() {
    GraphPosition cube = cube(4);
    GraphLayout layout = GraphLayout.of(cube, -1);
    for (Graph.Edge edge : cube.graph().edges()) {
      int bit = edge.from() ^ edge.to();
      assertThat(layout.x(edge.to()) - layout.x(edge.from()))
          .isCloseTo(layout.x(bit) - layout.x(0), within(1e-9));
      assertThat(layout.y(edge.to()) - layout.y(edge.from()))
          .isCloseTo(layout.y(bit) - layout.y(0), within(1e-9));
    }
  }

  @Test
  void spokesOfAWheelAreEquallyLongAndSoIsItsRim() {
    GraphPosition wheel = graph(7, "0-1 0-2 0-3 0-4 0-5 0-6 1-2 2-3 3-4 4-5 5-6 6-1");
    GraphLayout layout = GraphLayout.of(wheel, -1);
    for (Graph.Edge edge : wheel.graph().edges()) {
      assertThat(distance(layout, edge.from(), edge.to())).isCloseTo(1, within(1e-9));
    }
  }

  /// Arcs over several layers would lie on what is between.
  @ParameterizedTest
  @CsvSource({"4, 0>1 1>2 0>2 2>3 0>3 1>3", "5, 0>1 1>2 2>3 3>4 0>4", "4, 0>2 1>2 2>3 0>3 1>3"})
  void straightArcsLieOnNoVertex(int order, String arcs) {
    GraphPosition graph = graph(order, arcs);
    GraphLayout layout = GraphLayout.of(graph, -1);
    for (Graph.Edge arc : graph.graph().edges()) {
      Line2D line =
          new Line2D.Double(
              layout.x(arc.from()), layout.y(arc.from()), layout.x(arc.to()), layout.y(arc.to()));
      for (int v = 0; v < order; v++) {
        if (v != arc.from() && v != arc.to()) {
          assertThat(line.ptSegDist(layout.x(v), layout.y(v))).as(arcs).isGreaterThan(0.3);
        }
      }
    }
  }

  @Test
  void arcsLeadDown() {
    GraphPosition graph = graph(9, "0>1 0>2 1>3 2>3 3>4 0>4 4>5 2>6 6>7 7>5 1>8");
    GraphLayout layout = GraphLayout.of(graph, -1);
    for (Graph.Edge arc : graph.graph().edges()) {
      assertThat(layout.y(arc.to())).isGreaterThan(layout.y(arc.from()));
    }
  }

  /// The prism over a triangle has no drawing of its own here; its two triangles become alike.
  @Test
  void whatIsSymmetricIsDrawnSo() {
    GraphPosition prism = graph(6, "0-1 1-2 2-0 3-4 4-5 5-3 0-3 1-4 2-5");
    GraphLayout layout = GraphLayout.of(prism, -1);
    List<Double> spokes =
        IntStream.range(0, 3).mapToObj(v -> distance(layout, v, v + 3)).sorted().toList();
    assertThat(spokes.getLast() / spokes.getFirst()).isLessThan(1.6);
    for (Graph.Edge edge : prism.graph().edges()) {
      assertThat(distance(layout, edge.from(), edge.to())).isBetween(0.5, 1.7);
    }
  }

  /// A new edge moves no vertex, so that nothing jumps on the page.
  @Test
  void verticesStayWhereEdgesAreAdded() {
    GameRules rules =
        RulesParser.parse("test", "game A\nboard graph\nmove pair u-v : add edge\nstart empty");
    GraphLayout before = GraphLayout.of(rules, position(rules, "empty 5"));
    GraphLayout after = GraphLayout.of(rules, position(rules, "v1-v3-v4 v2 v5"));
    GraphPosition empty = position(rules, "empty 5");
    GraphPosition joined = position(rules, "v1-v3-v4 v2 v5");
    for (int v = 0; v < 5; v++) {
      int same = joined.graph().vertex(empty.graph().name(v)).orElseThrow();
      assertThat(after.x(same)).isEqualTo(before.x(v));
      assertThat(after.y(same)).isEqualTo(before.y(v));
    }
  }

  private static GraphPosition position(GameRules rules, String text) {
    return (GraphPosition) PositionText.parse(rules, "test", text, 0).getFirst();
  }
}
