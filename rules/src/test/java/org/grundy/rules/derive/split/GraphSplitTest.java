package org.grundy.rules.derive.split;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.Play;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.symmetry.GraphRepresentative;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Components and representatives of positions on graphs, against the plain recursion.
class GraphSplitTest {
  /// The Grundy value by its definition, without any splitting.
  private static int value(
      GraphRuleset ruleset, GraphPosition position, Map<GraphPosition, Integer> memo) {
    Integer known = memo.get(position);
    if (known != null) {
      return known;
    }
    BitSet seen = new BitSet();
    ruleset.optionSums(position, (sum, ends) -> seen.set(value(ruleset, sum.getFirst(), memo)));
    memo.put(position, seen.nextClearBit(0));
    return seen.nextClearBit(0);
  }

  private static GameRules normal(GameRules rules) {
    return new GameRules(
        rules.title(),
        rules.board(),
        rules.cells(),
        rules.rules(),
        rules.patterns(),
        Play.NORMAL,
        rules.start(),
        List.of());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void theNimSumOfThePartsIsTheValue(long seed) {
    RandomRules random = new RandomRules(seed);
    Random sizes = new Random(seed);
    int split = 0;
    for (int i = 0; i < 250; i++) {
      GameRules rules = normal(random.graph());
      GraphRuleset ruleset = GraphRuleset.of(rules);
      GraphPosition position = random.graph(rules, 1 + sizes.nextInt(6), sizes.nextInt(9));
      Map<GraphPosition, Integer> memo = new HashMap<>();
      List<GraphPosition> parts = new GraphSplit(rules).parts(position);
      GraphRepresentative representative = new GraphRepresentative(rules);
      int nimSum = 0;
      for (GraphPosition part : parts) {
        int value = value(ruleset, part, memo);
        nimSum ^= value;
        assertThat(value(ruleset, representative.of(part), new HashMap<>()))
            .as("representative of %s in%n%s", PositionText.format(rules, part), rules)
            .isEqualTo(value);
      }
      split += parts.size() > 1 ? 1 : 0;
      assertThat(nimSum)
          .as(
              "seed %d, game %d: %s%n%s",
              seed, i, PositionText.format(rules, position), RulesFormatter.format(rules))
          .isEqualTo(value(ruleset, position, memo));
    }
    assertThat(split).isGreaterThan(25);
  }

  /// The same graph under other names and numbers, with undirected edges turned round.
  private static GraphPosition shuffled(GameRules rules, GraphPosition position, Random random) {
    Graph graph = position.graph();
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < graph.order(); i++) {
      order.add(i);
    }
    Collections.shuffle(order, random);
    int ground =
        ((Board.Graph) rules.board())
            .ground()
            .flatMap(graph::vertex)
            .map(order::indexOf)
            .orElse(-1);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < graph.order(); i++) {
      names.add(i == ground ? "g" : "x" + i);
    }
    List<Graph.Edge> edges = new ArrayList<>();
    for (int i = position.nextEdge(0); i >= 0; i = position.nextEdge(i + 1)) {
      Graph.Edge edge = graph.edge(i);
      int from = order.indexOf(edge.from());
      int to = order.indexOf(edge.to());
      boolean turn = !edge.arc() && random.nextBoolean();
      edges.add(new Graph.Edge(turn ? to : from, turn ? from : to, edge.arc()));
    }
    Collections.shuffle(edges, random);
    BitSet vertices = new BitSet();
    BitSet all = new BitSet();
    all.set(0, edges.size());
    position.copyVertices().stream().map(order::indexOf).forEach(vertices::set);
    return GraphPosition.of(
        Graph.of(names, edges),
        vertices,
        all,
        position.tokens().stream().map(order::indexOf).toList());
  }

  @Test
  void isomorphicPositionsHaveOneRepresentative() {
    RandomRules random = new RandomRules(7);
    Random numbers = new Random(7);
    int differ = 0;
    for (int i = 0; i < 400; i++) {
      GameRules rules = random.graph();
      GraphRepresentative representative = new GraphRepresentative(rules);
      GraphPosition position = random.graph(rules, 1 + numbers.nextInt(8), numbers.nextInt(12));
      GraphPosition image = shuffled(rules, position, numbers);
      differ += representative.of(position).equals(representative.of(image)) ? 0 : 1;
    }
    assertThat(differ).isZero();
  }

  @Test
  void graphsThatAreNotIsomorphicHaveSeveralRepresentatives() {
    GameRules rules = game("move vertex v : delete v");
    GraphRepresentative representative = new GraphRepresentative(rules);
    Set<GraphPosition> seen = new HashSet<>();
    for (String text :
        List.of(
            "cycle 6", "a-b-c-a d-e-f-d", "path 6", "star 5", "a>b>c", "a>b c>b", "a-a", "a>a")) {
      GraphPosition position =
          (GraphPosition) PositionText.parse(rules, "test", text, 0).getFirst();
      assertThat(seen.add(representative.of(position))).as(text).isTrue();
    }
  }

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game A\nboard graph\n" + lines.replace("; ", "\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "move vertex v : delete v, neighbours of v | a-b c-d-e f | a-b + c-d-e + f:",
        "move vertex v : delete v, neighbours of v | a-b-a a-a | a-b",
        "move vertex v : delete v | a-b c>d | a: + b: + c: + d:",
        "move edge u-v : delete u, v | a-b c-d-e f | a-b + c-d-e",
        "move edge u-v : delete edge | a-b-c c-c | a-b + b-c + c-c",
        "move vertex v where degree of v >= 1 : delete v | a-b c d-d | a-b + d-d",
        "move vertex v where degree of v is even : delete v | a-b c | a-b + c:",
        "ground g; move edge u-v : delete edge | g-a-b g-c c-g g-g | g-g + g-a-b + g-c-g",
        "ground g; move edge u-v where degree of u >= 2 : delete edge | g-a-b g-c | g-a-b g-c",
        "ground g; move vertex v : delete v, reachable from v | g-a-b g-c | g-a-b g-c",
        "ground g; move vertex v : delete v | g-a-b g-c g | g-a-b + g-c",
        "token @ step edges : delete left | @a-b>c d>a e-f | @a-b>c",
        "token @ step edges : delete edge | @a-b a-b b-b | @a-b a-b-b",
        "token @ step edges : delete left | @a-b a-b a-a | @a-b",
        "token @ step edges | @a>b>@c>d @e | @a>b>c>d + @c>d",
      })
  void parts(String lines, String position, String parts) {
    GameRules rules = game(lines);
    List<GraphPosition> found =
        new GraphSplit(rules)
            .parts((GraphPosition) PositionText.parse(rules, "test", position, 0).getFirst());
    assertThat(found.stream().map(part -> PositionText.format(rules, part)))
        .containsExactlyInAnyOrderElementsOf(
            PositionText.parse(rules, "test", parts, 0).stream()
                .map(part -> PositionText.format(rules, part))
                .toList());
  }
}
