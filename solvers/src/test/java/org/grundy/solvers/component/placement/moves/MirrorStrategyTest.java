package org.grundy.solvers.component.placement.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Symmetry;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.PlacementGames;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.play.DefinitionMethod;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class MirrorStrategyTest {
  static Stream<GameRules> games() {
    return Stream.of(PlacementGames.CRAM, PlacementGames.NODE_KAYLES, PlacementGames.L_TROMINOES);
  }

  @ParameterizedTest
  @CsvSource({
    "Cram, 6x6",
    "Cram, 4x16",
    "Cram, 8x8",
    "Node Kayles, 6x8",
    "Node Kayles, 8x8",
    "Cram, 8x10",
    "Cram, 10x12",
    "Node Kayles, 10x10"
  })
  void provesEvenBoardsWithoutSearch(String game, String start) {
    GameRules rules = games().filter(one -> one.title().equals(game)).findFirst().orElseThrow();
    Meter meter = new Meter(Budget.ofThisProcess());
    assertThat(
            PlacementGames.solve(
                    new PlacementMethod(), rules, PlacementGames.positions(rules, start), meter)
                .value())
        .hasValue(0);
    assertThat(meter.statistics().nodes()).isZero();
  }

  /// Boards that are their own images, so that the strategy is tried, and often wrong.
  @ParameterizedTest
  @MethodSource("games")
  void saysWhatTheDefinitionSaysOfSymmetricBoards(GameRules rules) {
    SplittableRandom random = new SplittableRandom(3);
    Symmetry[] symmetries = {
      Symmetry.HALF_TURN,
      Symmetry.LEFT_RIGHT_REFLECTION,
      Symmetry.UP_DOWN_REFLECTION,
      Symmetry.ANTITRANSPOSITION
    };
    for (int i = 0; i < 60; i++) {
      Symmetry symmetry = symmetries[i % 4];
      int side = 3 + i / 4 % 2;
      GridPosition position = PlacementGames.random(rules, side, side, random);
      byte[] cells = symmetry.of(position).copyCells();
      for (int cell = 0; cell < cells.length; cell++) {
        cells[cell] = (byte) Math.max(cells[cell], position.at(cell));
      }
      GridPosition symmetric = GridPosition.wrap(side, side, cells);
      assertThat(symmetry.of(symmetric)).isEqualTo(symmetric);
      assertThat(PlacementGames.value(new PlacementMethod(), rules, List.of(symmetric)))
          .as("%s of %s", rules.title(), PositionText.format(rules, symmetric))
          .isEqualTo(PlacementGames.value(new DefinitionMethod(), rules, List.of(symmetric)));
    }
  }
}
