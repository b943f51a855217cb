package org.grundy.solvers.component.planes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchMethodTest {
  static Stream<GameRules> games() {
    return BoardGames.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinitionOnAllSmallBoards(GameRules rules) {
    boolean strip = rules.board() == Board.Cells.STRIP;
    int glyphs = rules.cells().size();
    int[][] grids =
        glyphs > 3 ? new int[][] {{2, 2}, {1, 4}} : new int[][] {{2, 3}, {3, 2}, {1, 5}};
    for (int[] size : strip ? new int[][] {{1, 7}} : grids) {
      int cells = size[0] * size[1];
      for (long code = 0; code < Math.pow(glyphs, cells); code++) {
        byte[] board = new byte[cells];
        long rest = code;
        for (int cell = 0; cell < cells; cell++, rest /= glyphs) {
          board[cell] = (byte) (rest % glyphs);
        }
        Position position = GridPosition.wrap(size[0], size[1], board);
        assertThat(Comparison.agrees(new SearchMethod(), rules, List.of(position))).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void agreesWithTheDefinitionOnRandomBoardsAndSums(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261121);
    for (int i = 0; i < 60; i++) {
      int rows = rules.board() == Board.Cells.STRIP ? 1 : random.nextInt(1, 4);
      int columns = rows == 1 ? random.nextInt(4, 9) : 4;
      List<Position> sum =
          List.of(
              BoardGames.random(rules, rows, columns, random.nextLong()),
              BoardGames.random(rules, 1, 3, random.nextLong()));
      List<Position> asked = i % 2 == 0 ? sum : sum.subList(0, 1);
      assertThat(Comparison.agrees(new SearchMethod(), rules, asked)).isTrue();
    }
  }

  /// The ray of the first line surely stops at its forbidden glyph, which the second allows.
  @Test
  void whatOneLineForbidsAnotherMayAllow() {
    GameRules rules =
        BoardGames.game(
            """
            game  Two fears
            board grid
            cells S : 2 1
            move  S -> 2 along S over S -> : forbid 2
            move  S -> : along S over S -> : forbid 1
            """);
    for (String board : List.of("S|2", "S|1", "SS|12", "S|S|2", "S|2 + S|1")) {
      List<Position> sum = BoardGames.positions(rules, board);
      assertThat(Comparison.agrees(new SearchMethod(), rules, sum)).isTrue();
    }
  }
}
