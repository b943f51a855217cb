package org.grundy.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Play;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games on graphs have the values that are known of them.
class GraphGamesTest {
  private static final GameRules NODE_KAYLES =
      game("move vertex v : delete v, neighbours of v\nstart path");
  private static final GameRules ARC_KAYLES = game("move edge u-v : delete u, v\nstart path");
  private static final GameRules HACKENBUSH =
      game("ground g\nmove edge u-v : delete edge\nstart path");
  private static final GameRules VERTEX_GEOGRAPHY = game("token @ step edges : delete left");
  private static final GameRules UPWARD = game("move vertex v : delete v, reachable from v");

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game A\nboard graph\n" + lines);
  }

  private static Meter meter() {
    return new Meter(Budget.ofThisProcess());
  }

  private static long value(GameRules rules, GraphPosition position) {
    return new Recursion<>(GraphRuleset.of(rules), meter(), 100).value(position);
  }

  private static long value(GameRules rules, String position) {
    return value(rules, (GraphPosition) PositionText.parse(rules, "test", position, 0).getFirst());
  }

  private static long heap(String code, int size) {
    GameRules rules = RulesParser.parse("test", "game A\nboard heap\ncode " + code);
    return new Recursion<>(HeapRuleset.of(rules), meter(), 24).value(new HeapPosition(size));
  }

  /// Node Kayles on a path is Dawson's Chess, and Arc Kayles Dawson's Kayles (Winning Ways, ch. 4).
  @Test
  void kaylesOnPathsIsAHeap() {
    for (int n = 1; n <= 13; n++) {
      assertThat(value(NODE_KAYLES, "path " + n)).as("%d", n).isEqualTo(heap("0.137", n));
      assertThat(value(ARC_KAYLES, "path " + n)).as("%d", n).isEqualTo(heap("0.07", n));
    }
  }

  /// Every move on a cycle leaves a path.
  @Test
  void kaylesOnCyclesFollowsPaths() {
    for (int n = 4; n <= 13; n++) {
      assertThat(value(NODE_KAYLES, "cycle " + n))
          .as("%d", n)
          .isEqualTo(heap("0.137", n - 3) == 0 ? 1 : 0);
      assertThat(value(ARC_KAYLES, "cycle " + n))
          .as("%d", n)
          .isEqualTo(heap("0.07", n - 2) == 0 ? 1 : 0);
    }
  }

  @ParameterizedTest
  @CsvSource({"complete 5, 1", "star 4, 2", "bipartite 2x3, 2", "wheel 5, 2", "1-2-3, 2"})
  void nodeKaylesOnOtherGraphs(String position, long expected) {
    assertThat(value(NODE_KAYLES, position)).isEqualTo(expected);
  }

  /// The value of a tree is the nim-sum over the edges of its root of one more than the value of
  /// what stands on them: the colon principle (Winning Ways, ch. 7).
  private static long colon(List<List<Integer>> children, int vertex) {
    long nimSum = 0;
    for (int child : children.get(vertex)) {
      nimSum ^= colon(children, child) + 1;
    }
    return nimSum;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void hackenbushTreesFollowTheColonPrinciple(long seed) {
    Random random = new Random(seed);
    List<List<Integer>> children = new ArrayList<>(List.of(new ArrayList<>()));
    List<String> names = new ArrayList<>(List.of("g"));
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = 1; i <= 10; i++) {
      int parent = random.nextInt(i);
      children.get(parent).add(i);
      children.add(new ArrayList<>());
      names.add("v" + i);
      edges.add(new Graph.Edge(i, parent, random.nextBoolean()));
    }
    GraphPosition tree = GraphPosition.of(Graph.of(names, edges));
    assertThat(value(HACKENBUSH, tree))
        .as("seed %d: %s", seed, edges)
        .isEqualTo(colon(children, 0));
  }

  /// A cycle is as good as a single vertex with its edges as loops (the fusion principle, Winning
  /// Ways, ch. 7).
  @ParameterizedTest
  @CsvSource({
    "g-a-g, 0",
    "g-a-b-g, 1",
    "cycle 7, 1",
    "cycle 8, 0",
    "g-a-b-c-a, 2",
    "g-a-b-c-d-a, 1",
    "g-g g-a, 0",
    "g-a a-a a-a, 1",
    "g-a-b-a, 1",
  })
  void hackenbushCyclesFuse(String position, long expected) {
    assertThat(value(HACKENBUSH, position)).isEqualTo(expected);
  }

  /// The largest number of disjoint edges among vertices that are not `used`.
  private static int matching(GraphPosition graph, BitSet used) {
    int free = used.nextClearBit(0);
    if (free >= graph.graph().order()) {
      return 0;
    }
    BitSet more = (BitSet) used.clone();
    more.set(free);
    int most = matching(graph, more);
    for (int i = 0; i < graph.graph().incident(free); i++) {
      int other = graph.graph().edge(graph.graph().incident(free, i)).other(free);
      if (!more.get(other)) {
        more.set(other);
        most = Math.max(most, 1 + matching(graph, more));
        more.clear(other);
      }
    }
    return most;
  }

  /// The next player wins if every largest matching covers the token's vertex (Fraenkel,
  /// Scheinerman and Ullman 1993).
  @Test
  void vertexGeographyIsDecidedByMatchings() {
    Random random = new Random(3);
    int wins = 0;
    for (int game = 0; game < 100; game++) {
      int order = 2 + random.nextInt(7);
      List<String> names = new ArrayList<>();
      for (int i = 0; i < order; i++) {
        names.add("v" + i);
      }
      List<Graph.Edge> edges = new ArrayList<>();
      for (int i = random.nextInt(12); i > 0; i--) {
        edges.add(new Graph.Edge(random.nextInt(order), random.nextInt(order), false));
      }
      GraphPosition graph = GraphPosition.of(Graph.of(names, edges), List.of(0));
      BitSet start = new BitSet();
      start.set(0);
      boolean covered = matching(graph, start) < matching(graph, new BitSet());
      assertThat(value(VERTEX_GEOGRAPHY, graph) > 0).as("%s", edges).isEqualTo(covered);
      wins += covered ? 1 : 0;
    }
    assertThat(wins).isBetween(10, 90);
  }

  /// Whoever begins loses Subset Takeaway of up to 6 things (Gale and Neyman 1982; Christensen and
  /// Tilford 1997).
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void subsetTakeawayIsLost(int things) {
    assertThat(value(UPWARD, "subsets " + things)).isZero();
  }

  /// Chomp without its poisoned corner is won, by a stolen strategy (Gale 1974).
  @ParameterizedTest
  @ValueSource(
      strings = {"product 1x2", "product 2x2", "product 2x4", "product 3x3", "product 3x4"})
  void chompIsWon(String board) {
    GraphPosition whole = (GraphPosition) PositionText.parse(UPWARD, "test", board, 0).getFirst();
    BitSet corner = new BitSet();
    corner.set(0);
    assertThat(value(UPWARD, whole.without(corner, new BitSet()))).isPositive();
    assertThat(value(UPWARD, whole)).isPositive();
  }

  /// Under misère play the last to move loses: of a path of 1 to 5 the loser is found by hand.
  @Test
  void miserePlay() {
    LiteralPlay<GraphPosition> play =
        new LiteralPlay<>(GraphRuleset.of(NODE_KAYLES), Play.MISERE, meter(), 100);
    boolean[] wins = new boolean[6];
    for (int n = 1; n <= 5; n++) {
      wins[n] =
          play.nextPlayerWins(
              List.of(PositionText.startGraph(NODE_KAYLES, GraphFamily.PATH, n, 1)));
    }
    assertThat(wins).containsExactly(false, false, false, true, true, true);
  }
}
