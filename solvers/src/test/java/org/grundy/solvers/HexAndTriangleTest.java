package org.grundy.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.split.Splitter;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.component.planes.SearchMethod;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Boards of hexagons and triangles: their games against games on the graph of their neighbours,
/// which is drawn from where the cells lie on paper, and every method against the definition.
class HexAndTriangleTest {
  private static final String CRAM = "cells . #\nmove [ . . ] -> [ # # ] rotate\nstart fill .\n";
  private static final double HEIGHT = Math.sqrt(3) / 2;

  /// Where cells lie: hexagons whose centres are 1 apart, triangles of side 1.
  private record Paper(boolean hexagons) {
    private double x(int row, int column) {
      return hexagons ? column + row / 2.0 : column / 2.0;
    }

    /// The centre of a triangle is nearer to its flat side, by a sixth of its height than the
    /// middle.
    private double y(int row, int column) {
      double flat = (row + column) % 2 == 0 ? HEIGHT / 6 : -HEIGHT / 6;
      return row * HEIGHT + (hexagons ? 0 : flat);
    }

    private boolean joins(int r, int c, int row, int column) {
      double near = hexagons ? 1 : HEIGHT * 2 / 3;
      return Math.abs(Math.hypot(x(r, c) - x(row, column), y(r, c) - y(row, column)) - near) < 1e-6;
    }

    String graph(int rows, int columns) {
      List<String> parts = new ArrayList<>();
      for (int a = 0; a < rows * columns; a++) {
        boolean alone = true;
        for (int b = 0; b < rows * columns; b++) {
          if (joins(a / columns, a % columns, b / columns, b % columns)) {
            alone = false;
            if (a < b) {
              parts.add("v%d-v%d".formatted(a, b));
            }
          }
        }
        if (alone) {
          parts.add("\"v" + a + "\"");
        }
      }
      return String.join(" ", parts);
    }
  }

  private static GameRules game(Board.Cells board, String lines) {
    return BoardGames.game("game T\nboard %s\n%s".formatted(board.word(), lines));
  }

  private static Problem problem(GameRules rules, String position) {
    return new Problem(rules, PositionText.parse(rules, "test", position, 1));
  }

  private static OptionalLong value(Planner planner, Problem problem) {
    Plan plan = planner.decide(problem, Optional.empty()).plan();
    return plan.whole().solve(new Meter(Budget.ofThisProcess())).value();
  }

  @ParameterizedTest
  @EnumSource(names = {"HEX", "TRIANGLE"})
  void cramTakesEdgesOfTheGraphOfNeighbours(Board.Cells board) {
    compare(
        board,
        game(board, CRAM),
        BoardGames.game("game E\nboard graph\nmove edge x-y : delete x, y\n"));
  }

  @ParameterizedTest
  @EnumSource(names = {"HEX", "TRIANGLE"})
  void nodeKaylesTakesVerticesWithTheirNeighbours(Board.Cells board) {
    String along = String.join(" ", board.lattice().names());
    compare(
        board,
        game(
            board,
            "cells . #\nmove . -> # along %s up to 1 over . -> #\nstart fill .\n".formatted(along)),
        BoardGames.game("game V\nboard graph\nmove vertex v : delete v, neighbours of v\n"));
  }

  private static void compare(Board.Cells board, GameRules cells, GameRules graph) {
    Paper paper = new Paper(board == Board.Cells.HEX);
    List<Planner> planners =
        List.of(
            new Planner(List.of(new SearchMethod())),
            new Planner(List.of(SearchMethod.walking())),
            Planner.standard());
    int compared = 0;
    for (int rows = 1; rows <= 5; rows++) {
      for (int columns = 1; rows * columns <= 12; columns++) {
        String size = rows + "x" + columns;
        OptionalLong expected =
            value(Planner.standard(), problem(graph, paper.graph(rows, columns)));
        for (Planner planner : planners) {
          assertThat(value(planner, problem(cells, size))).as(size).isEqualTo(expected);
        }
        compared++;
      }
    }
    assertThat(compared).isEqualTo(27);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void everySoundMethodEqualsTheDefinition(long seed) {
    RandomRules games = new RandomRules(seed);
    TreeSet<String> methods = new TreeSet<>();
    for (int i = 0; i < 200; i++) {
      GameRules drawn = i % 2 == 0 ? games.hex() : games.triangle();
      GameRules rules = BoardGames.game(RulesFormatter.format(drawn));
      assertThat(rules).isEqualTo(drawn);
      Position position = games.position(rules, 1 + i % 3, 1 + i / 2 % 4);
      methods.addAll(Comparison.everySoundMethodAgrees(rules, List.of(position)));
      Comparison.agrees(SearchMethod.walking(), rules, List.of(position));
    }
    assertThat(methods).contains("search", "placement", "definition");
  }

  @ParameterizedTest
  @EnumSource(names = {"HEX", "TRIANGLE"})
  void twelveMapsKeepCram(Board.Cells board) {
    assertThat(RuleSymmetries.ofLattice(game(board, CRAM))).hasSize(12);
  }

  /// Three hexagons in a bow, turned by all six turns, are one component; in a line they are
  /// another.
  @Test
  void imagesAreOneComponent() {
    GameRules cram = game(Board.Cells.HEX, CRAM);
    assertThat(kinds(cram, "..#|#.#|###", "#.#|#.#|.##", "##.|#.#|#.#"))
        .isEqualTo(kinds(cram, "..#|#.#|###"))
        .hasSize(1);
    assertThat(kinds(cram, "...|###|###", "#.#|#.#|#.#", "##.|#.#|.##")).hasSize(1);
    assertThat(kinds(cram, "..#|#.#|###", "...|###|###")).hasSize(2);
  }

  /// The same of triangles: a triangle that points down between two that point up, and all images.
  @Test
  void imagesOfTrianglesAreOneComponent() {
    GameRules cram = game(Board.Cells.TRIANGLE, CRAM);
    assertThat(kinds(cram, "...#|####", "#...|####", "####|...#", ".###|..##", ".##.|..##"))
        .hasSize(1);
  }

  private static List<GridPosition> kinds(GameRules rules, String... drawings) {
    Representatives representatives = new Representatives(rules);
    Splitter splitter = Splitter.of(rules);
    List<GridPosition> kinds = new ArrayList<>();
    for (String drawn : drawings) {
      GridPosition board = (GridPosition) PositionText.parse(rules, "test", drawn, 1).getFirst();
      splitter.split(board).parts().stream().map(representatives::of).forEach(kinds::add);
    }
    return kinds.stream().distinct().toList();
  }
}
