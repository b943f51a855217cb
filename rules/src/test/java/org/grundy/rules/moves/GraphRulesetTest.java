package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What moves on graphs are called and what they leave.
class GraphRulesetTest {
  private static List<String> moves(String lines, String position) {
    GameRules rules =
        RulesParser.parse("test", "game A\nboard graph\n" + lines.replace("; ", "\n"));
    List<String> moves = new ArrayList<>();
    GraphPosition graph = (GraphPosition) PositionText.parse(rules, "test", position, 0).getFirst();
    GraphRuleset.of(rules)
        .options(
            graph,
            option ->
                moves.add(
                    new MoveNames(rules).of(graph, option.move())
                        + " = "
                        + PositionText.format(rules, option.sum().getFirst()).replace("\"", "")));
    return moves;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '!',
      value = {
        "move pair u-v where distance of u-v = 2 : add edge ! a-b>c d ! add edge a-c = a-b>c a-c d",
        "move pair u-v where distance of u-v is odd : add edge ! a-b-c-d ! add edge a-d"
            + " = a-b-c-d a-d",
        "move pair u-v where distance of u-v is infinite, degree of u = 0 : add edge ! a-b c ! add"
            + " edge a-c = a-b a-c; add edge b-c = a-b-c",
        "move pair u-v where distance of u-v > 9000000000000000000 : add edge ! a-a b ! add edge"
            + " a-b = a-a-b",
        "move pair u-v where degree of u = 0, degree of v = 2 : add edge ! a-b-c d ! add edge b-d"
            + " = a-b-c b-d",
        "move pair u-v where degree of u <= 2, degree of v < 3 : add vertex ! a-b w1 ! add vertex"
            + " a-b = a-b a-w2-b w1; add vertex a-w1 = a-b a-w2-w1; add vertex b-w1 = a-b-w2-w1",
        "move pair u-v where degree of u = 1, degree of v = 0, distance of u-v > 1 : add vertex !"
            + " a-b-c d ! add vertex a-d = a-b-c a-w1-d; add vertex c-d = a-b-c-w1-d",
        "move edge u-v : contract edge ! a-b-c a-c ! contract edge a-b = a-c; contract edge b-c"
            + " = a-b; contract edge a-c = a-b",
        "move vertex v : delete v, neighbours of v ! a-b>c d ! delete a = c d; delete b = d;"
            + " delete c = a d; delete d = a-b>c",
        "move vertex v : delete v, successors of v ! a>b-c ! delete a = c; delete b = a;"
            + " delete c = a",
        "move vertex v : delete v, predecessors of v ! a>b>c ! delete a = b>c; delete b = c;"
            + " delete c = a",
        "move vertex v : delete v, reachable from v ! a>b>c d>b ! delete a = d; delete b = a d;"
            + " delete c = a>b d>b; delete d = a",
        "move vertex v : delete v, reachable from v ! a-b>c>a d ! delete a = d; delete b = d;"
            + " delete c = d; delete d = a-b>c>a",
        "move vertex v where degree of v >= 1 : delete edges of v ! a-b c-c d ! delete edges of a"
            + " = c-c a b d; delete edges of b = c-c a b d; delete edges of c = a-b c d",
        "move vertex v where degree of v is odd : delete v ! a-b-c-c ! delete a = b-c-c;"
            + " delete c = a-b",
        "move vertex v where degree of v = 2, outdegree of v = 1 : delete v ! a>b>c c-d b>d"
            + " ! delete c = a>b>d; delete d = a>b>c",
        "move vertex v where indegree of v = 0 : delete v ! a>b-c d ! delete a = b-c d;"
            + " delete d = a>b-c",
        "move edge u-v : delete u, v ! a-b>c c-b ! delete a, b = c; delete b, c = a;"
            + " delete c, b = a",
        "move edge u-v : delete u, v ! a-b b-a a-b ! delete a, b = graph {}",
        "move edge u-v : delete u ! a-b>c ! delete a at edge a-b = b>c; delete b at edge a-b = a c;"
            + " delete b at edge b>c = a c",
        "move edge u-v : delete edge ! a-b a-b c-c ! delete edge a-b = a-b c-c;"
            + " delete edge c-c = a-b a-b c",
        "move edge u-v : delete edge, v ! a>b ! delete edge a>b, b = a",
        "move edge u-v : delete edges of u ! a-b c ! delete edges of a at edge a-b = a b c",
        "move edge u-v where 2 > degree of u : delete edge ! a-b-c-d ! delete edge a-b = b-c-d a;"
            + " delete edge c-d = a-b-c d",
        "move edge u-v where degree of u = 1 : delete edge ! a-b-c-d ! delete edge a-b = b-c-d a;"
            + " delete edge c-d = a-b-c d",
        "ground g; move edge u-v : delete edge ! g-a-b a-g ! delete edge g-a = a-b a-g;"
            + " delete edge a-b = g-a-g",
        "ground g; move vertex v : delete v ! g-a-b-c c-g ! delete a = b-c-g; delete b = g-a c-g;"
            + " delete c = g-a-b",
        "ground g; move edge u-v : delete edge, u ! g-a-b ! delete edge g-a, g = g;"
            + " delete edge a-b, a = g; delete edge a-b, b = g-a",
        "token @ step edges : delete left ! @a-b>c a-c a-a ! @ a -> b = @b>c; @ a -> c = b>@c",
        "token @ step edges : delete left ! b>@a-b ! @ a -> b = @b",
        "token @ step edges : delete edge ! @a-b a-b a-a ! @ a -> b, delete edge a-b = a-@b a-a;"
            + " @ a -> a, delete edge a-a = @a-b a-b",
        "token @ step edges ! @a>b @a>c ! @ a -> b = a>@b a>c; @ a -> c = a>b a>@c",
        "token @ step edges ! @@a>b ! @ a -> b = @a>@b; @ a -> b = @a>@b",
      })
  void movesAreNamedAndRight(String lines, String position, String moves) {
    assertThat(moves(lines, position)).containsExactlyInAnyOrder(moves.split("; ", -1));
  }
}
