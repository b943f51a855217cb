package org.grundy.solvers.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.grundy.solvers.walk.TokenGames.all;
import static org.grundy.solvers.walk.TokenGames.byDefinition;
import static org.grundy.solvers.walk.TokenGames.draw;
import static org.grundy.solvers.walk.TokenGames.game;
import static org.grundy.solvers.walk.TokenGames.glyphs;
import static org.grundy.solvers.walk.TokenGames.meter;
import static org.grundy.solvers.walk.TokenGames.open;
import static org.grundy.solvers.walk.TokenGames.random;
import static org.grundy.solvers.walk.TokenGames.slide;
import static org.grundy.solvers.walk.TokenGames.step;
import static org.grundy.solvers.walk.TokenGames.valuesOf;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.GameRules;
import org.grundy.rules.tree.Glyph;
import org.grundy.rules.tree.Lattice;
import org.grundy.rules.tree.Rule;
import org.grundy.rules.tree.TokenMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WalkValuesTest {
  private static final Glyph PIECE = glyphs("@").getFirst();
  private static final GameRules ROOK = game(".#", slide("@", ".", Direction.E, Direction.S));
  private static final GameRules QUEEN =
      game(".#", slide("@", ".", Direction.E, Direction.S, Direction.SE));

  /// One to four lines for one token, in directions of one open half-plane.
  private static GameRules randomRules(RandomGenerator random) {
    Direction[] all = Lattice.SQUARE.steps().toArray(Direction[]::new);
    int first = random.nextInt(8);
    List<Rule> rules = new ArrayList<>();
    int lines = 1 + random.nextInt(4);
    for (int i = 0; i < lines; i++) {
      List<Direction> directions = new ArrayList<>();
      int bits = 1 + random.nextInt(15);
      for (int j = 0; j < 4; j++) {
        if (((bits >> j) & 1) != 0) {
          directions.add(all[(first + j) % 8]);
        }
      }
      List<Glyph> over = new ArrayList<>(glyphs(".ab#"));
      over.removeIf(glyph -> glyph.equals(Glyph.of('#')) || random.nextInt(3) == 0);
      rules.add(
          new TokenMove(PIECE, random.nextBoolean(), directions, over, java.util.Optional.empty()));
    }
    return game(".ab#", rules.toArray(Rule[]::new));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
  void equalsTheDefinitionForRandomRules(long seed) {
    RandomGenerator random = new java.util.Random(seed);
    for (int i = 0; i < 150; i++) {
      GameRules rules = randomRules(random);
      int rows = 1 + random.nextInt(12);
      int columns = 1 + random.nextInt(12);
      GridPosition board = random(random, rows, columns, 4, random.nextDouble());
      String input = "seed %d, %s on %s".formatted(seed, rules.rules(), draw(rules, board));
      int[] expected = byDefinition(rules, board, PIECE);
      assertThat(valuesOf(rules, board, 0)).as(input).isEqualTo(expected);
      Passages passages = Passages.of(TokenKind.of(rules).getFirst(), board);
      assertThat(all(SlideWalk.values(passages, board, meter()), board))
          .as(input)
          .isEqualTo(expected);
      NarrowWalk.values(passages, board, meter())
          .ifPresent(narrow -> assertThat(all(narrow, board)).as(input).isEqualTo(expected));
    }
  }

  @Test
  void equalsTheDefinitionForAllDirectionsOnAllSmallBoards() {
    Direction[] all = Lattice.SQUARE.steps().toArray(Direction[]::new);
    for (int first = 0; first < 8; first++) {
      for (int bits = 1; bits < 256; bits++) {
        List<Direction> steps = new ArrayList<>();
        List<Direction> slides = new ArrayList<>();
        for (int j = 0; j < 4; j++) {
          int kind = (bits >> (2 * j)) & 3;
          Direction direction = all[(first + j) % 8];
          (kind == 1 ? steps : kind == 2 ? slides : new ArrayList<Direction>()).add(direction);
        }
        GameRules rules =
            game(
                ".#",
                new TokenMove(PIECE, false, steps, glyphs("."), java.util.Optional.empty()),
                new TokenMove(PIECE, true, slides, glyphs("."), java.util.Optional.empty()));
        RandomGenerator random = new java.util.Random(bits);
        GridPosition board = random(random, 3, 3, 2, 0.8);
        GridPosition longer = random(random, 5, 2, 2, 0.9);
        for (GridPosition position : List.of(board, longer, open(3, 4))) {
          assertThat(valuesOf(rules, position, 0))
              .as("%s on %s", rules.rules(), draw(rules, position))
              .isEqualTo(byDefinition(rules, position, PIECE));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void equalsTheDefinitionWhereValuesPassSixtyFour(long seed) {
    RandomGenerator random = new java.util.Random(seed);
    GameRules half =
        game(
            ".#",
            slide("@", ".", Direction.E, Direction.SE, Direction.S, Direction.SW),
            step("@", "#", Direction.SW));
    GameRules turned =
        game(".#", slide("@", ".", Direction.N, Direction.NE, Direction.E, Direction.SE));
    for (GameRules rules : List.of(QUEEN, ROOK, half, turned)) {
      GridPosition board = random(random, 90, 75, 2, 0.997);
      int[] values = valuesOf(rules, board, 0);
      assertThat(values)
          .as("seed %d, %s", seed, rules.rules())
          .isEqualTo(byDefinition(rules, board, PIECE));
      assertThat(Arrays.stream(values).max().orElseThrow()).isGreaterThan(63);
    }
  }

  @Test
  void givesTheRookTheNimSumOfItsDistances() {
    GridPosition board = open(150, 300);
    int[] values = valuesOf(ROOK, board, 0);
    for (int cell = 0; cell < board.size(); cell++) {
      assertThat(values[cell]).isEqualTo((149 - cell / 300) ^ (299 - cell % 300));
    }
  }

  /// The queen plays Wythoff's game: she loses at (⌊kφ⌋, ⌊kφ²⌋) and mirrored (Wythoff 1907).
  @Test
  void letsTheQueenLoseWhereTheGoldenRatioSays() {
    int size = 200;
    int[] values = valuesOf(QUEEN, open(size, size), 0);
    boolean[][] losing = new boolean[size][size];
    double golden = (1 + Math.sqrt(5)) / 2;
    for (int k = 0; (int) (k * golden) + k < size; k++) {
      int less = (int) (k * golden);
      losing[less][less + k] = true;
      losing[less + k][less] = true;
    }
    for (int cell = 0; cell < size * size; cell++) {
      int down = size - 1 - cell / size;
      int right = size - 1 - cell % size;
      assertThat(values[cell] == 0).as("(%d,%d)", down, right).isEqualTo(losing[down][right]);
    }
  }

  /// The upper left corner of the table of Wythoff's game in Berlekamp, Conway and Guy, Winning
  /// Ways, chapter 3.
  @Test
  void givesTheQueenTheValuesOfWythoffsGame() {
    int[][] known = {
      {0, 1, 2, 3, 4, 5},
      {1, 2, 0, 4, 5, 3},
      {2, 0, 1, 5, 3, 4},
      {3, 4, 5, 6, 2, 0},
      {4, 5, 3, 2, 7, 6},
      {5, 3, 4, 0, 6, 8}
    };
    int[] values = valuesOf(QUEEN, open(6, 6), 0);
    for (int cell = 0; cell < 36; cell++) {
      assertThat(values[cell]).isEqualTo(known[5 - cell / 6][5 - cell % 6]);
    }
  }

  @Test
  void givesASlideOnAStripTheValueOfANimHeap() {
    GameRules rules = game(".", slide("@", ".", Direction.E, Direction.S));
    for (GridPosition board : List.of(open(1, 100_000), open(100_000, 1))) {
      int[] values = valuesOf(rules, board, 0);
      for (int cell = 0; cell < values.length; cell++) {
        if (values[cell] != 99_999 - cell) {
          assertThat(values[cell]).as("cell %d", cell).isEqualTo(99_999 - cell);
        }
      }
    }
  }

  /// A token that steps E, SE, S or SW has up to four options, and some cells the value 4.
  @Test
  void reachesFourWithFourSteps() {
    GameRules rules =
        game(".#", step("@", ".", Direction.E, Direction.SE, Direction.S, Direction.SW));
    GridPosition board = random(new java.util.Random(9), 60, 60, 2, 0.8);
    int[] values = valuesOf(rules, board, 0);
    assertThat(values).isEqualTo(byDefinition(rules, board, PIECE)).contains(0, 1, 2, 3, 4);
  }

  @Test
  void keepsValuesWhenTheBoardIsMirrored() {
    RandomGenerator random = new java.util.Random(11);
    GameRules rules = game(".#", slide("@", ".", Direction.E), step("@", ".", Direction.SE));
    GameRules mirrored = game(".#", slide("@", ".", Direction.W), step("@", ".", Direction.SW));
    for (int i = 0; i < 50; i++) {
      GridPosition board = random(random, 7, 11, 2, 0.8);
      byte[] cells = new byte[77];
      for (int cell = 0; cell < 77; cell++) {
        cells[cell] = (byte) board.at(cell / 11, 10 - cell % 11);
      }
      int[] values = valuesOf(rules, board, 0);
      int[] mirror = valuesOf(mirrored, GridPosition.wrap(7, 11, cells), 0);
      for (int cell = 0; cell < 77; cell++) {
        assertThat(mirror[cell / 11 * 11 + 10 - cell % 11]).isEqualTo(values[cell]);
      }
    }
  }

  @Test
  void keepsValuesWhenTheBoardMovesBetweenWalls() {
    RandomGenerator random = new java.util.Random(12);
    GridPosition board = random(random, 8, 70, 2, 0.8);
    byte[] walled = new byte[11 * 75];
    Arrays.fill(walled, (byte) 1);
    for (int cell = 0; cell < board.size(); cell++) {
      walled[(cell / 70 + 2) * 75 + cell % 70 + 4] = (byte) board.at(cell);
    }
    for (GameRules rules : List.of(TokenGames.BOARD_AND_PIECE, QUEEN)) {
      int[] values = valuesOf(rules, board, 0);
      int[] moved = valuesOf(rules, GridPosition.wrap(11, 75, walled), 0);
      for (int cell = 0; cell < board.size(); cell++) {
        assertThat(moved[(cell / 70 + 2) * 75 + cell % 70 + 4]).isEqualTo(values[cell]);
      }
    }
  }

  @Test
  void tellsKindsApart() {
    GameRules rules =
        game(
            ".",
            step("@", ".", Direction.E),
            slide("%", ".", Direction.S),
            step("@", ".", Direction.S));
    GridPosition board = open(4, 4);
    assertThat(valuesOf(rules, board, 0)).isEqualTo(byDefinition(rules, board, PIECE));
    assertThat(valuesOf(rules, board, 1))
        .isEqualTo(byDefinition(rules, board, glyphs("%").getFirst()))
        .contains(3);
    assertThatThrownBy(() -> valuesOf(rules, board, 2))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void staysWithinItsBudget() {
    Budget few = new Budget(1_000, Duration.ofDays(1), 1 << 30);
    Budget small = new Budget(Long.MAX_VALUE, Duration.ofDays(1), 1_000);
    GameRules steps = game(".", step("@", ".", Direction.E, Direction.SW));
    for (GameRules rules : List.of(TokenGames.BOARD_AND_PIECE, QUEEN, steps)) {
      for (Budget budget : List.of(few, small)) {
        assertThatThrownBy(() -> WalkValues.of(rules, open(400, 400), 0, new Meter(budget)))
            .isInstanceOf(BudgetSpentException.class);
      }
    }
  }
}
