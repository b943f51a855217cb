package org.grundy.solvers.component.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.grundy.core.Bounds;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.WalkMove;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.GraphGames;
import org.grundy.solvers.Method;
import org.grundy.solvers.Partial;
import org.grundy.solvers.Run;
import org.grundy.solvers.Solution;
import org.grundy.solvers.graph.FusionMethod;
import org.grundy.solvers.graph.GraphWalkMethod;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GraphSearchMethodTest {
  private static final List<Method> METHODS =
      List.of(new GraphWalkMethod(), new FusionMethod(), new GraphSearchMethod());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void agreesWithTheDefinitionOnRandomGames(long seed) {
    RandomRules games = new RandomRules(seed);
    Random random = new Random(seed);
    int sound = 0;
    for (int i = 0; i < 200; i++) {
      GameRules rules = games.graph();
      List<Position> sum = new ArrayList<>();
      for (int part = random.nextInt(2); part >= 0; part--) {
        sum.add(games.graph(rules, random.nextInt(1, 6), random.nextInt(9)));
      }
      for (Method method : METHODS) {
        sound += Comparison.agrees(method, rules, sum) ? 1 : 0;
      }
    }
    assertThat(sound).isGreaterThan(150);
  }

  /// With every graph of up to four vertices, the first of which is the ground and has the token.
  @Test
  void agreesWithTheDefinitionOnAllSmallGraphs() {
    for (GameRules rules : GraphGames.DELETING) {
      for (int order = 1; order <= 4; order++) {
        int pairs = order * (order - 1) / 2;
        for (int set = 0; set < 1 << pairs; set++) {
          GraphPosition position = small(rules, order, set);
          assertThat(Comparison.agrees(new GraphSearchMethod(), rules, List.of(position))).isTrue();
          Comparison.agrees(new FusionMethod(), rules, List.of(position));
        }
      }
    }
  }

  /// Of these the vertex `a` ends the game, where it is deleted, falls, or is reached.
  @Test
  void agreesWithTheDefinitionWhereAVertexWins() {
    List<GameRules> deleting =
        GraphGames.DELETING.stream()
            .filter(rules -> !(rules.rules().getFirst() instanceof WalkMove))
            .map(rules -> won(rules, true))
            .toList();
    List<GameRules> all = new ArrayList<>(deleting);
    all.add(won(GraphGames.GEOGRAPHY, true));
    all.add(won(GraphGames.GEOGRAPHY, false));
    all.add(won(GraphGames.EDGE_GEOGRAPHY, false));
    for (GameRules rules : all) {
      for (int set = 0; set < 1 << 6; set++) {
        GraphPosition position = small(rules, 4, set);
        assertThat(Comparison.agrees(new GraphSearchMethod(), rules, List.of(position))).isTrue();
      }
      Random random = new Random(7);
      for (int i = 0; i < 20; i++) {
        List<Position> sum =
            List.of(
                small(rules, 4, random.nextInt(1 << 6)), small(rules, 3, random.nextInt(1 << 3)));
        assertThat(Comparison.agrees(new GraphSearchMethod(), rules, sum)).isTrue();
      }
    }
  }

  private static GameRules won(GameRules rules, boolean deleted) {
    List<String> lines = new ArrayList<>(RulesFormatter.format(rules).lines().skip(2).toList());
    lines.add(deleted ? "win delete a" : "win at a");
    return GraphGames.rules(lines.toArray(String[]::new));
  }

  /// Game On Leaves (Codeforces 1363C): `x` is lost to whoever moves first where it is a leaf, and
  /// else the number of vertices says who deletes it, on trees of any size.
  @Test
  void gameOnLeavesIsAsItsContestSays() {
    GameRules rules =
        GraphGames.rules("move vertex v where degree of v <= 1 : delete v", "win delete x");
    assertThat(outcome(rules, branches(1, 40))).isEqualTo(Outcome.N);
    assertThat(outcome(rules, branches(4, 3))).as("13 vertices").isEqualTo(Outcome.P);
    assertThat(outcome(rules, branches(5, 3))).as("16 vertices").isEqualTo(Outcome.N);
    assertThat(outcome(rules, branches(40, 3))).as("121 vertices").isEqualTo(Outcome.P);
  }

  private static String branches(int count, int length) {
    return IntStream.range(0, count)
        .mapToObj(branch ->
            IntStream.range(0, length)
                .mapToObj(i -> "-v" + branch + "_" + i)
                .collect(Collectors.joining("", "x", "")))
        .collect(Collectors.joining(" "));
  }

  private static Outcome outcome(GameRules rules, String text) {
    return GraphGames.plan(new GraphSearchMethod(), rules, GraphGames.sum(rules, text))
        .solve(new Meter(Budget.ofThisProcess()))
        .outcome();
  }

  private static GraphPosition small(GameRules rules, int order, int set) {
    List<String> names = new ArrayList<>(List.of("g", "a", "b", "c").subList(0, order));
    List<Graph.Edge> edges = new ArrayList<>();
    int pair = 0;
    for (int to = 1; to < order; to++) {
      for (int from = 0; from < to; from++) {
        if ((set >>> pair++ & 1) != 0) {
          edges.add(new Graph.Edge(from, to, false));
        }
      }
    }
    boolean token = rules.rules().getFirst() instanceof WalkMove;
    GraphPosition whole = GraphPosition.of(Graph.of(names, edges), token ? List.of(0) : List.of());
    return ((Board.Graph) rules.board()).ground().isPresent() ? whole.joinedTo(0) : whole;
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12})
  void isomorphicPositionsHaveOneValue(long seed) {
    RandomRules games = new RandomRules(seed);
    Random random = new Random(seed);
    for (int i = 0; i < 100; i++) {
      GameRules rules = games.graph();
      GraphPosition position = games.graph(rules, random.nextInt(3, 8), random.nextInt(10));
      if (rules.endsEarly()
          || !(new GraphSearchMethod()
                  .consider(new org.grundy.solvers.Problem(rules, List.of(position)))
              instanceof Method.Verdict.Sound)) {
        continue;
      }
      List<Integer> order =
          new ArrayList<>(
              IntStream.range(0, position.graph().order())
                  .filter(position::hasVertex)
                  .boxed()
                  .toList());
      Collections.shuffle(order, random);
      GraphPosition image = GraphGames.relabelled(position, order);
      assertThat(GraphGames.value(new GraphSearchMethod(), rules, List.of(position, image)))
          .as("seed %d: %s", seed, rules)
          .isZero();
    }
  }

  /// Node Kayles on a path is Dawson's Chess, 0.137 (Schaefer 1978): whoever takes a vertex takes
  /// its neighbours. Arc Kayles on a path is Dawson's Kayles, 0.07, on its vertices.
  @Test
  void pathsAreHeaps() {
    int[] dawson = {
      0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5,
      2, 7, 4
    };
    for (int n = 1; n < dawson.length; n++) {
      assertThat(GraphGames.value(new GraphSearchMethod(), GraphGames.NODE_KAYLES, "path " + n))
          .as("0.137 at %d", n)
          .isEqualTo(dawson[n]);
      assertThat(
              GraphGames.value(new GraphSearchMethod(), GraphGames.ARC_KAYLES, "path " + (n + 1)))
          .as("0.07 at %d", n + 1)
          .isEqualTo(dawson[n]);
    }
  }

  /// The subsets of up to four things, and of five: who begins loses (Gale and Neyman 1982).
  @ParameterizedTest
  @CsvSource({"2, 0", "3, 0", "4, 0", "5, 0"})
  void subsetTakeawayIsLost(int things, int value) {
    assertThat(GraphGames.value(new GraphSearchMethod(), GraphGames.POSET, "subsets " + things))
        .isEqualTo(value);
  }

  @Test
  void sharesTheWorkAmongIsomorphicComponents() {
    List<Position> sum = GraphGames.sum(GraphGames.NODE_KAYLES, "path 100");
    Run run =
        GraphGames.plan(new GraphSearchMethod(), GraphGames.NODE_KAYLES, sum)
            .begin(new Meter(Budget.ofThisProcess()));
    assertThat(run.solve().value().orElseThrow())
        .as("0.137 at 100, as at 100 - 2 * 34")
        .isEqualTo(7);
    assertThat(run.knowledge().orElseThrow().size()).isLessThanOrEqualTo(100);
  }

  @Test
  void goesOnFromWhatIsKnown() throws IOException {
    List<Position> sum = GraphGames.sum(GraphGames.NODE_KAYLES, "grid 5x6");
    var plan = GraphGames.plan(new GraphSearchMethod(), GraphGames.NODE_KAYLES, sum);
    Run run = plan.begin(new Meter(new Budget(100, Duration.ofDays(1), 1L << 30)));
    org.assertj.core.api.Assertions.assertThatThrownBy(run::solve)
        .isInstanceOf(BudgetSpentException.class);
    Partial partial = run.soFar(new Meter(Budget.ofThisProcess()));
    ByteArrayOutputStream saved = new ByteArrayOutputStream();
    run.knowledge().orElseThrow().save(new DataOutputStream(saved));

    Run whole = plan.begin(new Meter(Budget.ofThisProcess()));
    Solution expected = whole.solve();
    Run resumed = plan.begin(new Meter(Budget.ofThisProcess()));
    resumed
        .knowledge()
        .orElseThrow()
        .load(new DataInputStream(new ByteArrayInputStream(saved.toByteArray())));
    assertThat(resumed.knowledge().orElseThrow().size()).isPositive();
    assertThat(resumed.solve().value()).isEqualTo(expected.value());

    assertThat(partial.moves()).isEqualTo(30);
    assertThat(partial.components()).hasSize(1);
    Bounds bounds = partial.components().getFirst();
    assertThat(bounds.allows(expected.value().orElseThrow())).isTrue();
    expected.moves(move ->
        partial.settled().stream()
            .filter(settled -> settled.move().equals(move.move()))
            .forEach(settled -> assertThat(settled.value()).isEqualTo(move.value())));
  }

  @Test
  void countsWinningMovesAsItListsThem() {
    for (String text : List.of("grid 3x4", "wheel 7", "path 9 + cycle 8", "cube 3 + star 3")) {
      Solution solution =
          GraphGames.plan(
                  new GraphSearchMethod(),
                  GraphGames.NODE_KAYLES,
                  GraphGames.sum(GraphGames.NODE_KAYLES, text))
              .solve(new Meter(Budget.ofThisProcess()));
      long[] listed = {0};
      solution.moves(move -> listed[0] += move.wins() ? 1 : 0);
      assertThat(solution.winningMoves()).as(text).isEqualTo(listed[0]);
    }
  }
}
