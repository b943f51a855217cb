package org.grundy.solvers.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.grundy.solvers.walk.TokenGames.BOARD_AND_PIECE;
import static org.grundy.solvers.walk.TokenGames.all;
import static org.grundy.solvers.walk.TokenGames.byDefinition;
import static org.grundy.solvers.walk.TokenGames.draw;
import static org.grundy.solvers.walk.TokenGames.game;
import static org.grundy.solvers.walk.TokenGames.glyphs;
import static org.grundy.solvers.walk.TokenGames.meter;
import static org.grundy.solvers.walk.TokenGames.open;
import static org.grundy.solvers.walk.TokenGames.random;
import static org.grundy.solvers.walk.TokenGames.step;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.grundy.core.GridPosition;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Lattice;
import org.grundy.solvers.walk.sweep.BitPlane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuadrantWalkTest {
  private static final Glyph PIECE = glyphs("@").getFirst();

  private static QuadrantWalk quadrant(GameRules rules, GridPosition board) {
    return QuadrantWalk.of(rules, board, 0, meter()).orElseThrow();
  }

  /// Holds the kernel against the definition, the general kernel and its own outcomes.
  private static int[] check(GameRules rules, GridPosition board, String source) {
    String input = source + " " + rules.rules() + " " + draw(rules, board);
    QuadrantWalk walk = quadrant(rules, board);
    int[] values = all(walk.values(meter()), board);
    assertThat(values).as(input).isEqualTo(byDefinition(rules, board, PIECE));
    BitPlane losing = walk.losing(meter());
    Passages passages = Passages.of(TokenKind.of(rules).getFirst(), board);
    WalkValues narrow = NarrowWalk.values(passages, board, meter()).orElseThrow();
    assertThat(all(narrow, board)).as(input).isEqualTo(values);
    for (int cell = 0; cell < board.size(); cell++) {
      assertThat(losing.at(cell)).as(input).isEqualTo(board.at(cell) == 0 && values[cell] == 0);
    }
    return values;
  }

  @Test
  void equalsTheDefinitionOnAllSmallBoards() {
    Set<Integer> seen = new TreeSet<>();
    Set<Integer> seenAtRoot = new TreeSet<>();
    for (int[] size :
        new int[][] {{1, 1}, {1, 7}, {7, 1}, {2, 2}, {2, 3}, {3, 2}, {3, 3}, {3, 4}, {4, 3}}) {
      int cells = size[0] * size[1];
      for (int bits = 0; bits < 1 << cells; bits++) {
        byte[] glyphs = new byte[cells];
        for (int i = 0; i < cells; i++) {
          glyphs[i] = (byte) ((bits >> i) & 1);
        }
        int[] values =
            check(BOARD_AND_PIECE, GridPosition.wrap(size[0], size[1], glyphs), "exhaustive");
        seenAtRoot.add(values[0]);
        for (int value : values) {
          seen.add(value);
        }
      }
    }
    assertThat(seen).containsExactly(0, 1, 2, 3);
    assertThat(seenAtRoot).containsExactly(0, 1, 2, 3);
  }

  /// Every nonempty part of every quarter of the compass.
  private static List<Direction[]> quarters() {
    Direction[] all = Lattice.SQUARE.steps().toArray(Direction[]::new);
    List<Direction[]> quarters = new ArrayList<>();
    for (int i = 0; i < 8; i += 2) {
      for (int bits = 1; bits < 8; bits++) {
        List<Direction> part = new ArrayList<>();
        for (int j = 0; j < 3; j++) {
          if (((bits >> j) & 1) != 0) {
            part.add(all[(i + j) % 8]);
          }
        }
        quarters.add(part.toArray(Direction[]::new));
      }
    }
    return quarters;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void equalsTheDefinitionInAllQuarters(long seed) {
    RandomGenerator random = new java.util.Random(seed);
    int[][] sizes = {{4, 5}, {5, 4}, {1, 9}, {9, 1}, {3, 70}, {70, 3}, {1, 200}, {200, 1}};
    for (Direction[] directions : quarters()) {
      for (int[] size : sizes) {
        GameRules rules = game(".#", step("@", ".", directions));
        double density = 0.4 + 0.6 * random.nextDouble();
        check(rules, random(random, size[0], size[1], 2, density), "seed " + seed);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {62, 63, 64, 65, 66, 127, 128, 129, 130, 191, 192, 193})
  void carriesAcrossWords(int columns) {
    RandomGenerator random = new java.util.Random(columns);
    for (double density : new double[] {0.3, 0.7, 0.95, 0.995, 1}) {
      GridPosition board = random(random, 9, columns, 2, density);
      check(BOARD_AND_PIECE, board, "seed " + columns);
      check(game(".#", step("@", ".", Direction.W, Direction.N)), board, "seed " + columns);
    }
  }

  @Test
  void entersAnyOfSeveralGlyphs() {
    RandomGenerator random = new java.util.Random(5);
    GameRules rules = game("#abc.", step("@", "b.", Direction.E, Direction.SE));
    for (int i = 0; i < 50; i++) {
      GridPosition board = random(random, 1 + random.nextInt(5), 60 + random.nextInt(10), 5, 0.2);
      assertThat(all(quadrant(rules, board).values(meter()), board))
          .as(draw(rules, board))
          .isEqualTo(byDefinition(rules, board, PIECE));
    }
  }

  /// By induction over the distances to the last row and column: two even ones have the value 0,
  /// two odd ones 2; an even and an odd one have 3 if the even one is greater, else 1.
  @Test
  void followsAClosedFormOnAnOpenBoard() {
    GridPosition board = open(131, 257);
    WalkValues values = quadrant(BOARD_AND_PIECE, board).values(meter());
    for (int cell = 0; cell < board.size(); cell++) {
      int down = 130 - cell / 257;
      int right = 256 - cell % 257;
      int even = down % 2 == 0 ? down : right;
      int odd = down % 2 == 0 ? right : down;
      int expected = down % 2 == right % 2 ? down % 2 * 2 : even > odd ? 3 : 1;
      assertThat(values.at(cell)).as("(%d,%d)", down, right).isEqualTo(expected);
    }
  }

  @Test
  void valuesLongThinBoardsInNoTime() {
    GridPosition wide = open(1, 1_000_000);
    GridPosition tall = open(1_000_000, 1);
    WalkValues wideValues = quadrant(BOARD_AND_PIECE, wide).values(meter());
    WalkValues tallValues = quadrant(BOARD_AND_PIECE, tall).values(meter());
    for (int cell = 0; cell < 1_000_000; cell++) {
      int expected = (999_999 - cell) % 2;
      if (wideValues.at(cell) != expected || tallValues.at(cell) != expected) {
        assertThat(List.of(wideValues.at(cell), tallValues.at(cell)))
            .as("cell %d", cell)
            .containsExactly(expected, expected);
      }
    }
  }

  @Test
  void declinesWhatItCannotValue() {
    GridPosition board = open(2, 2);
    GameRules wide = game(".", step("@", ".", Direction.E, Direction.SW));
    GameRules two = game(".#", step("@", ".", Direction.E), step("@", "#", Direction.S));
    GameRules slides = game(".", TokenGames.slide("@", ".", Direction.E));
    assertThat(QuadrantWalk.of(wide, board, 0, meter())).isEmpty();
    assertThat(QuadrantWalk.of(two, board, 0, meter())).isEmpty();
    assertThat(QuadrantWalk.of(slides, board, 0, meter())).isEmpty();
    assertThat(
            QuadrantWalk.of(game(".", step("@", ".", Direction.E, Direction.W)), board, 0, meter()))
        .isEmpty();
  }
}
