package org.grundy.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {
  /// Two rows of three different cells, and how they lie afterwards.
  @ParameterizedTest
  @CsvSource({
    "IDENTITY, 012|345",
    "LEFT_RIGHT_REFLECTION, 210|543",
    "UP_DOWN_REFLECTION, 345|012",
    "HALF_TURN, 543|210",
    "QUARTER_TURN, 30|41|52",
    "THREE_QUARTER_TURN, 25|14|03",
    "TRANSPOSITION, 03|14|25",
    "ANTITRANSPOSITION, 52|41|30",
  })
  void carriesABoardAsItsNameSays(Symmetry symmetry, String image) {
    GridPosition board = GridPosition.wrap(2, 3, new byte[] {0, 1, 2, 3, 4, 5});
    assertThat(drawing(symmetry.of(board))).isEqualTo(image);
    assertThat(symmetry.exchangesSides()).isEqualTo(image.length() == "01|23|45".length());
  }

  private static String drawing(GridPosition board) {
    StringBuilder drawing = new StringBuilder();
    for (int cell = 0; cell < board.size(); cell++) {
      drawing.append(cell > 0 && cell % board.columns() == 0 ? "|" : "");
      drawing.append(board.at(cell / board.columns(), cell % board.columns()));
    }
    return drawing.toString();
  }

  @ParameterizedTest
  @EnumSource
  void saysWhetherItIsItsOwnInverseAndKeepsTheSenseOfRotation(Symmetry symmetry) {
    GridPosition board = GridPosition.wrap(2, 3, new byte[] {0, 1, 2, 3, 4, 5});
    assertThat(symmetry.of(symmetry.of(board)).equals(board)).isEqualTo(symmetry.isInvolution());
    boolean turned = false;
    GridPosition image = board;
    for (int turns = 0; turns < 4; turns++) {
      turned |= image.equals(symmetry.of(board));
      image = Symmetry.QUARTER_TURN.of(image);
    }
    assertThat(turned).isEqualTo(symmetry.isTurn());
  }

  @Test
  void oneAfterTheOtherIsOneOfThem() {
    Set<String> images = new HashSet<>();
    for (Symmetry first : Symmetry.values()) {
      for (Symmetry then : Symmetry.values()) {
        int row = first.row(1, 2);
        int column = first.column(1, 2);
        images.add(then.row(row, column) + " " + then.column(row, column));
      }
    }
    assertThat(images).hasSize(Symmetry.values().length);
  }
}
