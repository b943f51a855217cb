package org.grundy.solvers;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Method.Verdict;

/// Games on graphs for the tests.
public final class GraphGames {
  public static final GameRules NODE_KAYLES = rules("move vertex v : delete v, neighbours of v");
  public static final GameRules ARC_KAYLES = rules("move edge u-v : delete u, v");
  public static final GameRules GRIM = rules("move vertex v where degree of v >= 1 : delete v");
  public static final GameRules GEOGRAPHY = rules("token @ step edges : delete left");
  public static final GameRules EDGE_GEOGRAPHY = rules("token @ step edges : delete edge");
  public static final GameRules HACKENBUSH = rules("ground g", "move edge u-v : delete edge");
  public static final GameRules MISERE_HACKENBUSH =
      rules("ground g", "move edge u-v : delete edge", "play misere");
  public static final GameRules POSET = rules("move vertex v : delete v, reachable from v");
  public static final GameRules WALK = rules("token @ step edges");

  /// Games whose moves delete something, of every kind that is told apart.
  public static final List<GameRules> DELETING =
      List.of(
          NODE_KAYLES,
          ARC_KAYLES,
          GRIM,
          GEOGRAPHY,
          EDGE_GEOGRAPHY,
          HACKENBUSH,
          POSET,
          rules("move edge u-v : delete edge"),
          rules("move vertex v : delete v"),
          rules("move vertex v : delete v", "move edge u-v : delete edge"),
          rules("move vertex v where degree of v is even : delete v"),
          rules("move edge u-v : delete u, neighbours of v"),
          rules("move vertex v where outdegree of v >= 1 : delete edges of v"),
          rules("ground g", "move vertex v : delete v"),
          rules("ground g", "move vertex v : delete v, reachable from v"),
          rules("ground g", "move edge u-v where degree of u >= 2 : delete edge"));

  private GraphGames() {}

  public static GameRules rules(String... lines) {
    List<String> all = new ArrayList<>(List.of("game Test", "board graph"));
    all.addAll(List.of(lines));
    return RulesParser.parse("test", String.join("\n", all) + "\n");
  }

  public static List<Position> sum(GameRules rules, String text) {
    return PositionText.parse(rules, "test", text, 1);
  }

  public static long value(Method method, GameRules rules, String text) {
    return value(method, rules, sum(rules, text));
  }

  public static long value(Method method, GameRules rules, List<Position> sum) {
    return plan(method, rules, sum).solve(new Meter(Budget.ofThisProcess())).value().orElseThrow();
  }

  public static Plan plan(Method method, GameRules rules, List<Position> sum) {
    return switch (method.consider(new Problem(rules, sum))) {
      case Verdict.Sound(Plan plan) -> plan;
      case Verdict.Unsound(String because) -> throw new AssertionError(because);
    };
  }

  /// The same position with its vertices in another order and under other names.
  public static GraphPosition relabelled(GraphPosition position, List<Integer> order) {
    Graph graph = position.graph();
    List<String> names = new ArrayList<>();
    for (int place = 0; place < order.size(); place++) {
      String name = graph.name(order.get(place));
      names.add(name.equals("g") ? name : "n" + place);
    }
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      edges.addFirst(
          new Graph.Edge(order.indexOf(edge.from()), order.indexOf(edge.to()), edge.arc()));
    }
    return GraphPosition.of(
        Graph.of(names, edges), position.tokens().stream().map(order::indexOf).toList());
  }
}
