package org.grundy.rules.text.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.core.Graph;
import org.grundy.core.GraphPosition;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.GraphFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The notation of positions on graphs.
class GraphTextTest {
  private static final long SEED = 20261121;

  private static final GameRules KAYLES =
      game("move vertex v : delete v, neighbours of v\nstart path");
  private static final GameRules NO_START = game("move edge u-v : delete u, v");
  private static final GameRules TOKEN = game("token @ step edges : delete left\nstart grid");
  private static final GameRules WALK = game("token @ step edges");
  private static final GameRules GROUND =
      game("ground g\nmove edge u-v : delete edge\nstart cycle");

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game A\nboard graph\n" + lines);
  }

  private static List<Position> parse(GameRules rules, String text) {
    return PositionText.parse(rules, "test", text, 1);
  }

  private static String formatted(GameRules rules, String text) {
    return PositionText.formatSum(rules, parse(rules, text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a-b b-c c>d e",
        "a-b-c>d e",
        "a--b, b -- c, c->d e",
        "  a - b\n b-c\r\n c > d\n\n e ",
        "a-b|b-c|c>d|e",
        "e d c>d b-c a-b",
        "a: b | b: a c | c>d | e",
        "\"a\"-\"b\" b-c \"c\">d e",
      })
  void adjacency(String text) {
    Graph graph =
        Graph.of(
            List.of("a", "b", "c", "d", "e"),
            List.of(
                new Graph.Edge(0, 1, false),
                new Graph.Edge(1, 2, false),
                new Graph.Edge(2, 3, true)));
    assertThat(parse(KAYLES, text)).containsExactly(GraphPosition.of(graph));
  }

  @Test
  void severalEdgesAndLoops() {
    assertThat(formatted(KAYLES, "a-b a-b b>a a-a")).isEqualTo("a-b a-b>a-a");
    assertThat(parse(KAYLES, "a-b a-b")).isNotEqualTo(parse(KAYLES, "a-b"));
    assertThat(parse(KAYLES, "a-b b-a")).isEqualTo(parse(KAYLES, "a-b a-b"));
    assertThat(parse(KAYLES, "a>b")).isNotEqualTo(parse(KAYLES, "b>a"));
  }

  @Test
  void rowsNameAnEdgeFromBothEnds() {
    List<Position> edge = parse(KAYLES, "a-b");
    assertThat(parse(KAYLES, "a: b | b: a")).isEqualTo(edge);
    assertThat(parse(KAYLES, "a: b\nb:")).isEqualTo(edge);
    assertThat(parse(KAYLES, "a: b b | b: a")).isEqualTo(parse(KAYLES, "a-b a-b"));
    assertThat(parse(KAYLES, "a: a b | c:")).isEqualTo(parse(KAYLES, "a-a a-b c"));
  }

  @Test
  void tokens() {
    assertThat(formatted(TOKEN, "a-@b b-c")).isEqualTo("a-@b-c");
    assertThat(formatted(TOKEN, "@a-b @a-c")).isEqualTo("@a-b a-c");
    assertThat(formatted(WALK, "@@a>b>@c d")).isEqualTo("@@a>b>@c d");
    assertThat(formatted(WALK, "digraph { a [token=2, label=\"x\"]; a -> b; b [token] }"))
        .isEqualTo("@@a>@b");
    assertThat(formatted(TOKEN, "2x2")).isEqualTo("@r1c1-r1c2 r1c1-r2c1 r1c2-r2c2 r2c1-r2c2");
  }

  @Test
  void sumsAreSeparatedOutsideQuotes() {
    assertThat(parse(KAYLES, "3 + a-b+\"c\"")).hasSize(3);
    assertThat(parse(KAYLES, "\"+\"-\"a\\\"+\" + b:")).hasSize(2);
    assertThat(formatted(KAYLES, "\"+\"-\"a\\\"+\" + b:")).isEqualTo("\"+\"-\"a\\\"+\" + \"b\"");
  }

  @Test
  void whatCouldBeTakenForSomethingElseStandsInQuotes() {
    assertThat(formatted(KAYLES, "\"5\"")).isEqualTo("\"5\"");
    assertThat(formatted(KAYLES, "5-6")).isEqualTo("5-6");
    assertThat(formatted(KAYLES, "\"path\" 5")).isEqualTo("\"path\" \"5\"");
    assertThat(formatted(KAYLES, "\"path\" 5 a-b")).isEqualTo("a-b \"path\" 5");
    assertThat(formatted(KAYLES, "a:")).isEqualTo("\"a\"");
    assertThat(formatted(WALK, "@a b")).isEqualTo("@a b");
    assertThat(formatted(KAYLES, "graph {}")).isEqualTo("graph {}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "graph { a -- b -- c } | a-b-c",
        "graph { a -- b -- c; d } | a-b-c d",
        "digraph x { a -> b ; c -> b } | a>b c>b",
        "graph {1 -- 2 [color=red; weight=3] node [shape=box] rank=same} | 1-2",
        "graph { a -- b /* no */ -- c // nor this ^ } | a-b-c",
        "strict graph { a -- b; b -- a } | a-b",
        "graph { a -- b; b -- a } | a-b-a",
        "graph { \"a b\" -- -1.5 } | \"a b\"-\"-1.5\"",
        "graph6:DhC | v1-v2-v3-v4-v5",
        ">>graph6<<DhC | v1-v2-v3-v4-v5",
        "graph6:A_ | v1-v2",
        "graph6:A? | \"v1\" \"v2\"",
        "graph6:C~ | v1-v2 v1-v3 v2-v3 v1-v4 v2-v4 v3-v4",
        "digraph6:&AO | v1>v2",
        "graph6:? | graph {}",
      })
  void otherForms(String text, String normal) {
    assertThat(formatted(NO_START, text.replace('^', '\n'))).isEqualTo(normal);
  }

  @Test
  void families() {
    assertThat(formatted(KAYLES, "3")).isEqualTo("v1-v2-v3");
    assertThat(formatted(KAYLES, "cycle 3")).isEqualTo("v1-v2-v3-v1");
    assertThat(formatted(KAYLES, "complete 3")).isEqualTo("v1-v2 v1-v3 v2-v3");
    assertThat(formatted(KAYLES, "star 3")).isEqualTo("c-v1 c-v2 c-v3");
    assertThat(formatted(KAYLES, "wheel 3")).isEqualTo("c-v1 c-v2 c-v3 v1-v2-v3-v1");
    assertThat(formatted(KAYLES, "petersen"))
        .isEqualTo("v1-v2 v1-w1-w3 v2-v3 v2-w2-w4 v3-v4 v3-w3-w5 v4-v5 v4-w4-w1 v5-v1 v5-w5-w2");
    assertThat(parse(KAYLES, " petersen ")).isEqualTo(parse(KAYLES, "petersen 5"));
    assertThat(formatted(KAYLES, "cube 2")).isEqualTo("b00-b01 b00-b10 b01-b11 b10-b11");
    assertThat(formatted(KAYLES, "tree 2")).isEqualTo("v1-v2 v1-v3");
    assertThat(formatted(KAYLES, "subsets 3")).isEqualTo("a>ab a>ac b>ab b>bc c>ac c>bc");
    assertThat(formatted(KAYLES, "bipartite 1x2")).isEqualTo("a1-b1 a1-b2");
    assertThat(formatted(KAYLES, "rays 3x2")).isEqualTo("c-r1n1-r1n2 c-r2n1-r2n2 c-r3n1-r3n2");
    assertThat(formatted(KAYLES, "product 2x2"))
        .isEqualTo("r1c1>r1c2 r1c1>r2c1 r1c2>r2c2 r2c1>r2c2");
    assertThat(formatted(GROUND, "3")).isEqualTo("g-v2-v3-g");
    assertThat(formatted(GROUND, "graph6:A_")).isEqualTo("g-v2");
    assertThat(PositionText.startGraph(TOKEN, GraphFamily.GRID, 2, 2))
        .isEqualTo(parse(TOKEN, "2x2").getFirst());
  }

  /// Orders and sizes from the textbooks: a cube has n 2^(n-1) edges, the lattice of subsets as
  /// many less those at its bottom and top.
  @Test
  void familiesHaveTheirNumbersOfVerticesAndEdges() {
    assertOrderAndSize("cube 5", 32, 80);
    assertOrderAndSize("subsets 5", 30, 80 - 10);
    assertOrderAndSize("complete 7", 7, 21);
    assertOrderAndSize("grid 3x4", 12, 17);
    assertOrderAndSize("product 3x4", 12, 17);
    assertOrderAndSize("grid 3x3x3", 27, 54);
    assertOrderAndSize("product 2x3x4", 24, 46);
    assertOrderAndSize("triangle 4", 10, 18);
    assertOrderAndSize("bipartite 3x4", 7, 12);
    assertOrderAndSize("rays 3x4", 13, 12);
    assertOrderAndSize("wheel 6", 7, 12);
    assertOrderAndSize("petersen 10", 20, 30);
    assertOrderAndSize("tree 4", 15, 14);
    assertOrderAndSize("cycle 9", 9, 9);
  }

  private static void assertOrderAndSize(String text, int order, int size) {
    GraphPosition graph = (GraphPosition) parse(KAYLES, text).getFirst();
    assertThat(List.of(graph.order(), graph.size())).as(text).containsExactly(order, size);
  }

  @ParameterizedTest
  @EnumSource(GraphFamily.class)
  void theLargestSizeOfAFamilyFits(GraphFamily family) {
    int size = FamilyGraphs.least(family);
    while (FamilyGraphs.fits(family, size + 1, family.isRectangular() ? size + 1 : 1)) {
      size++;
    }
    Graph graph = FamilyGraphs.of(family, size, family.isRectangular() ? size : 1);
    assertThat(graph.order()).isLessThanOrEqualTo(Graph.MAX_VERTICES);
    assertThat(graph.size()).isLessThanOrEqualTo(Graph.MAX_EDGES);
    assertThat(FamilyGraphs.fits(family, Long.MAX_VALUE, 1)).isFalse();
  }

  @Test
  void whatTheGroundDoesNotHoldFalls() {
    assertThat(formatted(GROUND, "a-b g-c d>c e")).isEqualTo("g-c d>c");
    assertThat(formatted(GROUND, "g a-b")).isEqualTo("\"g\"");
    assertThat(parse(GROUND, "g")).isEqualTo(parse(GROUND, "g a-b"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = true,
      value = {
        "kayles; a-; test:1:3: the text ends here, expected the other end of the edge",
        "kayles; a-b<c; test:1:4: found `<`, expected a vertex~  an arc leads from left to right",
        "kayles; @a-b; test:1:1: found `@`, expected a vertex~  the game has no `token` line",
        "kayles; a.1-b; test:1:2: found `.`, expected a vertex~  for example: a-b b-c, c>d e",
        "kayles; a-\"b; test:1:3: this quote is not closed, expected `\"`",
        "kayles; a-\" \"; test:1:3: found `\" \"`, expected a name in one line",
        "kayles; a: b : c; test:1:6: found `:` inside a row~  rows are separated",
        "kayles; a b^c ->; test:2:5: the text ends here, expected the other end of the arc",
        "kayles; 0; test:1:1: the sizes of `path` begin at 1, found `0`",
        "kayles; cycle 2; test:1:7: the sizes of `cycle` begin at 3, found `2`",
        "kayles; 4097; test:1:1: a graph has at most 4,096 vertices and 32,768 edges, and `path"
            + " 4097` has more",
        "kayles; subsets 13; test:1:9: a graph has at most 4,096 vertices",
        "kayles; complete 300; test:1:10: a graph has at most 4,096 vertices",
        "kayles; 99999999999999999999; test:1:1: the number",
        "kayles; grid 5; test:1:6: found the size `5`, but `grid` has a size `RxC`~  for example:"
            + " grid 3x4",
        "kayles; 2x2; test:1:1: found the size `2x2`, but `path` has one number as its size",
        "nostart; 5; test:1:1: found the size `5`, but the game has no `start` line to say which"
            + " graph that is~  name the family, such as `path 5`",
        "kayles; graph { a -> b }; test:1:11: found `->` in a graph~  edges of a `graph` are `--`",
        "kayles; digraph { a -- b }; test:1:13: found `--` in a digraph",
        "kayles; graph { subgraph x { a } }; test:1:9: found a subgraph",
        "kayles; graph { a -- { b c } }; test:1:14: found a subgraph",
        "kayles; graph { a:n -- b }; test:1:10: found a port after the node `a`",
        "kayles; graph { a -- b; test:1:15: the text ends here, expected a node or `}`",
        "kayles; graph { a } b; test:1:13: found `b`, expected the end of the graph",
        "kayles; graph { a [x=] }; test:1:14: found `]`, expected the attribute's value",
        "kayles; graph { a [token=x] }; test:1:17: found the token `x`, expected the number",
        "kayles; graph6:Dh; test:1:10: a graph of 5 vertices takes 2 characters after its order,"
            + " found 1",
        "kayles; graph6:DhCC; test:1:11: a graph of 5 vertices takes 2 characters",
        "kayles; graph6:; test:1:8: the text ends here, expected more characters of graph6",
        "kayles; graph6:D!C; test:1:9: found `!`, expected a character of graph6",
        "kayles; digraph6:AO; test:1:10: digraph6 begins with `&`, found none",
        "kayles; graph6:~~??????; test:1:8: a graph has at most 4,096 vertices",
        "token; a-b; test:1:1: the graph has no token, expected one marked `@`~  mark the vertex",
        "token; a-@b @c; test:1:1: found 2 tokens: where a step deletes something",
        "walk; @a-b; test:1:1: the game may not end, as a token can go to and fro along the edge"
            + " `a-b`~  write the arc `a>b`, or let a step delete",
        "walk; @a>b b>c>d>b; test:1:1: the game may not end, as a token can walk around a cycle:"
            + " `b>c>d>b`~  let a step delete",
        "walk; @a>a; test:1:1: the game may not end, as a token can walk around a cycle: `a>a`",
        "ground; a-b; test:1:1: the graph has no vertex `g`, the ground~  join what stands on the"
            + " ground to it, such as `g-a`",
        "kayles; cycel 7; test:1:1: found `cycel 7`, expected edges, or a family of graphs and a"
            + " size~  did you mean `cycle 7`? Vertices without edges stand in quotes",
        "kayles; a-b + petersne; test:1:7: found `petersne`, expected edges, or a family of graphs"
            + " and a size~  did you mean `petersen`?",
        "kayles; Cycle7; test:1:1: found `Cycle7`, expected edges, or a family of graphs and a"
            + " size~  did you mean `cycle 7`?",
        "kayles; K3,3; test:1:1: found `K3,3`, expected edges, or a family of graphs and a size~"
            + "  did you mean `bipartite 3x3`?",
        "kayles; grid 5 5; test:1:1: found `grid 5 5`, expected edges",
        "kayles; wheel; test:1:1: found `wheel`, expected edges, or a family of graphs and a size~"
            + "  did you mean `wheel 5`?",
        "kayles; a b c; test:1:1: found `a b c`, expected edges, or a family of graphs and a size~"
            + "  for example `a-b b-c`, `path 5`, `grid 3x4` or `petersen`; vertices without edges"
            + " stand in quotes: `\"a\" \"b\"`",
        "kayles; a-b path 3; test:1:5: found the family `path` beside vertices~  a family stands"
            + " alone",
        "ground; x; test:1:1: found `x`, expected edges",
        "kayles; ''; test:1:1: the position is empty, expected a graph such as `a-b b-c`",
        "kayles; a-b +; test:1:6: a position of the sum is empty",
      })
  void faultsAreToldWithTheirPlace(String game, String text, String message) {
    GameRules rules =
        switch (game) {
          case "kayles" -> KAYLES;
          case "nostart" -> NO_START;
          case "token" -> TOKEN;
          case "walk" -> WALK;
          case "ground" -> GROUND;
          default -> throw new IllegalArgumentException(game);
        };
    assertThatThrownBy(() -> parse(rules, text.replace('^', '\n')))
        .isInstanceOf(InputException.class)
        .message()
        .startsWith(message.replace("~", System.lineSeparator()));
  }

  @Test
  void tooManyVerticesAndEdgesAreTold() {
    StringBuilder vertices = new StringBuilder();
    for (int i = 0; i <= Graph.MAX_VERTICES; i++) {
      vertices.append("v").append(i).append(' ');
    }
    assertThatThrownBy(() -> parse(KAYLES, vertices.toString()))
        .hasMessageContaining("a graph has at most 4,096 vertices, found one more: `v4096`");
    assertThatThrownBy(() -> parse(KAYLES, "a-b ".repeat(Graph.MAX_EDGES + 1)))
        .hasMessageContaining("a graph has at most 32,768 edges, found one more");
  }

  @Test
  void whatIsFormattedIsReadAsTheSamePosition() {
    RandomRules random = new RandomRules(SEED);
    Random sizes = new Random(SEED);
    for (int i = 0; i < 2000; i++) {
      GameRules rules = random.graph();
      List<Position> sum = new ArrayList<>();
      for (int part = 0; part <= sizes.nextInt(3); part++) {
        sum.add(random.graph(rules, 1 + sizes.nextInt(13), sizes.nextInt(20)));
      }
      String text = PositionText.formatSum(rules, sum);
      List<Position> read = PositionText.parse(rules, "random", text, 0);
      assertThat(read)
          .as("seed %d, position %d of %s: %s", SEED, i, RulesFormatter.format(rules), text)
          .isEqualTo(sum);
      assertThat(read.getFirst().hashCode()).isEqualTo(sum.getFirst().hashCode());
      assertThat(PositionText.formatSum(rules, read)).isEqualTo(text);
    }
  }
}
