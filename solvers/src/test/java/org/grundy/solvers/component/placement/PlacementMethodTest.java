package org.grundy.solvers.component.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.PlacementGames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every game of the class against the definition: outcome, value, every move.
class PlacementMethodTest {
  static Stream<GameRules> games() {
    return PlacementGames.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinitionOnAllSmallBoards(GameRules rules) {
    boolean strip = rules.board() == Board.Cells.STRIP;
    int glyphs = rules.cells().size();
    int[][] grids =
        switch (glyphs) {
          case 2 -> new int[][] {{3, 3}};
          case 3 -> new int[][] {{2, 3}};
          default -> new int[][] {{2, 2}, {1, 4}};
        };
    for (int[] size : strip ? new int[][] {{1, 7}} : grids) {
      int cells = size[0] * size[1];
      for (long code = 0; code < Math.pow(glyphs, cells); code++) {
        byte[] board = new byte[cells];
        long rest = code;
        for (int cell = 0; cell < cells; cell++, rest /= glyphs) {
          board[cell] = (byte) (rest % glyphs);
        }
        Position position = GridPosition.wrap(size[0], size[1], board);
        assertThat(Comparison.agrees(new PlacementMethod(), rules, List.of(position))).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinitionOnRandomBoardsAndSums(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261121);
    for (int i = 0; i < 30; i++) {
      int rows = rules.board() == Board.Cells.STRIP ? 1 : random.nextInt(1, 4);
      int columns = rows == 1 ? random.nextInt(4, 9) : 4;
      List<Position> sum =
          List.of(
              PlacementGames.random(rules, rows, columns, random),
              PlacementGames.random(rules, 1, 3, random));
      List<Position> asked = i % 2 == 0 ? sum : sum.subList(0, 1);
      assertThat(Comparison.agrees(new PlacementMethod(), rules, asked)).isTrue();
    }
  }

  /// Two glyphs at some distance, in all ways to turn them.
  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void patternsToAvoidAgreeWithTheDefinition(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int agreed = 0;
    for (int i = 0; i < 60; i++) {
      String moves =
          random.nextInt(3) > 0 ? "move . -> x" : "move [ . . ] -> [ x x ]" + turned(random);
      String text =
          "game  A\nboard %s\ncells . x #\n%s\navoid %s\navoid %s\nstart fill .\n"
              .formatted(random.nextInt(4) > 0 ? "grid" : "hex", moves, pair(random), pair(random));
      GameRules rules = RulesParser.parse("test", text);
      Position position = PlacementGames.random(rules, 3, 4, random);
      agreed += Comparison.agrees(new PlacementMethod(), rules, List.of(position)) ? 1 : 0;
    }
    assertThat(agreed).isGreaterThan(30);
  }

  private static String pair(SplittableRandom random) {
    int rows = random.nextInt(1, 3);
    int columns = random.nextInt(rows == 1 ? 2 : 1, 4);
    boolean falls = random.nextBoolean();
    StringBuilder pattern = new StringBuilder();
    for (int cell = 0; cell < rows * columns; cell++) {
      int row = cell / columns;
      int column = cell % columns;
      boolean isFirst = row == 0 && column == (falls ? 0 : columns - 1);
      boolean isLast = row == rows - 1 && column == (falls ? columns - 1 : 0);
      boolean ofRow = rows > 1 || column == 0 || column == columns - 1;
      pattern
          .append(row > 0 && column == 0 ? "| " : "")
          .append(!(isFirst || isLast) || !ofRow ? "* " : random.nextInt(4) > 0 ? "x " : "# ");
    }
    String glyphs = pattern.toString();
    return "[ " + (glyphs.contains("x") ? glyphs : "x x ") + "]" + turned(random);
  }

  private static String turned(SplittableRandom random) {
    return List.of("", " rotate", " mirror", " rotate mirror").get(random.nextInt(4));
  }
}
