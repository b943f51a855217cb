package org.grundy.solvers.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.solvers.walk.TokenGames.game;
import static org.grundy.solvers.walk.TokenGames.glyphs;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.TokenMove;
import org.junit.jupiter.api.Test;

class OffsetWalkTest {
  private static final Glyph PIECE = Glyph.of('@');

  private static int[] values(GameRules rules, GridPosition board) {
    TokenKind kind = TokenKind.of(rules).getFirst();
    return TokenGames.all(OffsetWalk.values(kind, new BitSet(), board, TokenGames.meter()), board);
  }

  private static GridPosition random(SplittableRandom random, int rows, int columns, int walls) {
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (random.nextInt(10) < walls ? 1 : 0);
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  /// Up to four directions with steps up to three; whether they lie in an open half-plane is found
  /// by trying weights.
  @Test
  void equalsTheDefinitionOnRandomBoards() {
    long seed = 20261121;
    SplittableRandom random = new SplittableRandom(seed);
    int walks = 0;
    for (int i = 0; i < 3000; i++) {
      List<Direction> directions = directions(random);
      boolean slide = random.nextBoolean();
      GameRules rules =
          game(".#", new TokenMove(PIECE, slide, directions, glyphs("."), Optional.empty()));
      String input = "seed %d, game %d: %s".formatted(seed, i, rules.rules());
      boolean halfPlane = liesInHalfPlane(directions);
      assertThat(OffsetWalk.Heights.of(directions).isPresent()).as(input).isEqualTo(halfPlane);
      if (halfPlane && i % 4 == 0) {
        GridPosition board =
            random(random, random.nextInt(1, 8), random.nextInt(1, 8), random.nextInt(4));
        assertThat(values(rules, board))
            .as("%s on %s", input, board)
            .isEqualTo(TokenGames.byDefinition(rules, board, PIECE));
        walks++;
      }
    }
    assertThat(walks).isGreaterThan(200);
  }

  private static List<Direction> directions(SplittableRandom random) {
    List<Direction> directions = new ArrayList<>();
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      int rows = random.nextInt(-3, 4);
      int columns = random.nextInt(-3, 4);
      if ((rows != 0 || columns != 0) && !directions.contains(new Direction(rows, columns))) {
        directions.add(new Direction(rows, columns));
      }
    }
    return directions.isEmpty() ? List.of(Direction.E) : directions;
  }

  private static boolean liesInHalfPlane(List<Direction> directions) {
    for (int row = -7; row <= 7; row++) {
      for (int column = -7; column <= 7; column++) {
        int rowWeight = row;
        int columnWeight = column;
        if (directions.stream()
            .allMatch(d -> rowWeight * d.rowStep() + columnWeight * d.columnStep() > 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Winning Ways, chapter 3: where the other borders are far away, the White Knight is lost
  /// exactly at distances that both leave 0 or 1 when divided by 4.
  @Test
  void theWhiteKnightIsLostInEveryFourthBlock() {
    List<Direction> steps =
        List.of(
            new Direction(1, 2), new Direction(2, 1), new Direction(2, -1), new Direction(-1, 2));
    GameRules rules = game(".", new TokenMove(PIECE, false, steps, glyphs("."), Optional.empty()));
    int size = 60;
    int[] values = values(rules, GridPosition.wrap(size, size, new byte[size * size]));
    for (int down = 0; down < 20; down++) {
      for (int right = 0; right < 20; right++) {
        assertThat(values[(size - 1 - down) * size + size - 1 - right] == 0)
            .as("%d down, %d right", down, right)
            .isEqualTo(down % 4 < 2 && right % 4 < 2);
      }
    }
  }
}
