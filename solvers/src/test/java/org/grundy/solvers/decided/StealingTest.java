package org.grundy.solvers.decided;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.grundy.core.Graph;
import org.grundy.core.Graph.Edge;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Problem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Strategy stealing in Chomp, in ordered sets and in their kin, against the plain recursion.
class StealingTest {
  private final DecidedMethod method = new DecidedMethod();
  private int stolen;

  private static GameRules board(String moves) {
    return BoardGames.game(
        "game C\nboard grid\ncells o @ w .\n" + moves + "\nstart random o o o w . @\n");
  }

  private static GameRules graph(String moves) {
    return BoardGames.game("game S\nboard graph\n" + moves + "\nstart path\n");
  }

  private void compare(GameRules rules, List<Position> sum) {
    Comparison.agrees(method, rules, sum);
    stolen += isStolen(rules, sum) ? 1 : 0;
  }

  private static boolean isStolen(GameRules rules, List<Position> sum) {
    return Decided.of(new Problem(rules, sum))
        .filter(decided -> decided.because().equals(Stealing.BECAUSE))
        .isPresent();
  }

  private void compareRandomBoards(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20_261_123);
    for (int i = 0; i < 300; i++) {
      int rows = random.nextInt(1, 4);
      GridPosition one = board(random, rows, random.nextInt(1, 5));
      compare(rules, List.of(one));
      compare(rules, List.of(one, i % 2 == 0 ? one : board(random, 1, 3), board(random, 1, 2)));
    }
  }

  /// A board on which few cells are not `o`.
  private static GridPosition board(SplittableRandom random, int rows, int columns) {
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (random.nextInt(5) > 0 ? 0 : random.nextInt(4));
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move o -> . flood E S over o -> .",
        "move o -> . flood N W over o w -> .",
        "move o w -> . flood E SE over o -> .",
        "move o -> . flood E S over o w -> .\nmove w -> . flood S E over w o -> .",
        "move o -> . flood N E S W over o -> .",
        "move o -> . flood E S over o -> .\nplay misere",
      })
  void boardsAgreeWithTheDefinition(String moves) {
    compareRandomBoards(board(moves));
    assertThat(stolen).isGreaterThan(50);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move o -> . flood E S over o -> w",
        "move o -> w flood E S over o w -> .",
        "move o -> . flood E S over o -> .\nmove w -> . flood N W over o -> .",
        "move o -> . flood E S over o -> .\nmove o -> w",
        "move o -> . along E S over o -> .",
        "move o -> . flood E S over o -> .\navoid [ . o ]",
      })
  void nearMissesAgreeToo(String moves) {
    compareRandomBoards(board(moves));
    assertThat(stolen).isZero();
  }

  private void compareRandomGraphs(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20_261_124);
    for (int i = 0; i < 600; i++) {
      int order = random.nextInt(1, 7);
      List<Edge> edges = new ArrayList<>();
      for (int k = random.nextInt(0, 10); k > 0; k--) {
        edges.add(new Edge(random.nextInt(order), random.nextInt(order), random.nextInt(9) > 0));
      }
      List<String> names = IntStream.range(0, order).mapToObj(v -> "v" + v).toList();
      compare(rules, List.of(GraphPosition.of(Graph.of(names, edges))));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move vertex v : delete v, reachable from v",
        "move vertex v : delete v, reachable from v\nplay misere",
      })
  void graphsAgreeWithTheDefinition(String moves) {
    compareRandomGraphs(graph(moves));
    assertThat(stolen).isGreaterThan(100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move vertex v : delete v, successors of v",
        "move vertex v where degree of v >= 1 : delete v, reachable from v",
        "move vertex v : delete v, reachable from v\nmove vertex v : delete v",
      })
  void nearMissesOnGraphsAgreeToo(String moves) {
    compareRandomGraphs(graph(moves));
    assertThat(stolen).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "10x12, true",
    "3x2000, true",
    "500x301, true",
    "oooo|ooo.|oo.., true",
    "@ooo|ooo.|oo.., false",
    "@oo|oo., false",
    "@ooo|oooo+oo|o.+oo|o., true",
  })
  void chomp(String position, boolean isStolen) {
    GameRules rules =
        BoardGames.game(
            """
            game C
            board grid
            cells o @ .
            move o -> . flood E S over o -> .
            start fill o first @
            """);
    assertThat(isStolen(rules, BoardGames.positions(rules, position))).isEqualTo(isStolen);
  }
}
