package org.grundy.solvers.component.placement.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.GridPosition;
import org.grundy.core.Symmetry;
import org.grundy.rules.derive.symmetry.RuleSymmetries;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.component.planes.SearchMethod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Middling boards: equal to plain component search, and to their own images and translations.
class ImagesTest {
  static Stream<GameRules> uniformGames() {
    return Stream.of(
        PlacementGames.CRAM,
        PlacementGames.NODE_KAYLES,
        PlacementGames.L_TROMINOES,
        PlacementGames.QUEENS,
        PlacementGames.DEAD_ENDS);
  }

  static Stream<GameRules> games() {
    return PlacementGames.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("uniformGames")
  void haveTheSameValue(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20261121);
    for (int i = 0; i < 6; i++) {
      GridPosition position = PlacementGames.random(rules, 4, 5, random);
      long value = value(rules, position);
      for (Symmetry symmetry : RuleSymmetries.of(rules)) {
        assertSame(rules, position, symmetry.of(position), value);
      }
      assertSame(rules, position, moved(rules, position, 2, 3, 7, 9), value);
      assertSame(rules, position, moved(rules, position, 4, 0, 9, 11), value);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void haveTheValueThatPlainSearchFinds(GameRules rules) {
    SplittableRandom random = new SplittableRandom(11212026);
    for (int i = 0; i < 3; i++) {
      int rows = rules.board() == Board.Cells.STRIP ? 1 : 4 + i % 2;
      GridPosition position = PlacementGames.random(rules, rows, 5, random);
      assertThat(value(rules, position))
          .as("%s of %s", rules.title(), PositionText.format(rules, position))
          .isEqualTo(
              PlacementGames.value(new SearchMethod(), rules, List.of(position)).getAsLong());
    }
  }

  private static void assertSame(
      GameRules rules, GridPosition position, GridPosition image, long value) {
    assertThat(value(rules, image))
        .as("%s: %s and %s", rules.title(), text(rules, position), text(rules, image))
        .isEqualTo(value);
  }

  private static String text(GameRules rules, GridPosition position) {
    return PositionText.format(rules, position);
  }

  private static long value(GameRules rules, GridPosition position) {
    return PlacementGames.value(new PlacementMethod(), rules, List.of(position)).getAsLong();
  }

  /// The position on a larger board of dead cells.
  private static GridPosition moved(
      GameRules rules, GridPosition position, int down, int right, int rows, int columns) {
    byte[] cells = new byte[rows * columns];
    Arrays.fill(cells, (byte) (rules.cells().size() - 1));
    for (int row = 0; row < position.rows(); row++) {
      for (int column = 0; column < position.columns(); column++) {
        cells[(row + down) * columns + column + right] = (byte) position.at(row, column);
      }
    }
    return GridPosition.wrap(rows, columns, cells);
  }
}
