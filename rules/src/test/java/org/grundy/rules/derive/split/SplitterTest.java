package org.grundy.rules.derive.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Components of large boards. That the split of small ones is right is shown beside the other
/// derivations.
class SplitterTest {
  private static GameRules game(String move) {
    return RulesParser.parse("test", "game T\nboard grid\ncells . R x #\n" + move + "\n");
  }

  private static GridPosition board(int rows, int columns) {
    return GridPosition.wrap(rows, columns, new byte[rows * columns]);
  }

  /// Work in the square of the cells would take hours here.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move . -> R along N E S W over . R x -> x",
        "move . -> R along E up to 7 over . -> x",
        "move . -> x along W over . R x -> x forbid #",
        "move . -> x flood W over . -> x",
        "move . -> x flood E W over . -> x",
      })
  void takesLongRowsInOnePass(String move) {
    Splitter splitter = Splitter.of(game(move));
    assertThat(splitter.split(board(1, 3_000_000)).parts()).hasSize(1);
  }

  @Test
  void raysOverConstantsAndUpToALimitConnectWhatTheyReach() {
    Splitter splitter = Splitter.of(game("move . -> x along E up to 2 over . # -> #"));
    byte[] cells = {0, 3, 0, 3, 3, 0, 2, 0};
    Split split = splitter.split(GridPosition.wrap(1, cells.length, cells));
    assertThat(split.parts()).hasSize(3);
    assertThat(split.partOf(0)).isEqualTo(split.partOf(2));
    assertThat(split.partOf(2)).isNotEqualTo(split.partOf(5));
    assertThat(split.parts().get(0).columns()).isEqualTo(5);
  }

  /// The work of a thread ends inside the split too.
  @Test
  void endsWhenTheWorkHasTo() {
    Splitter splitter = Splitter.of(game("move . -> R along N E S W over . R x -> x"));
    Meter meter = new Meter(Budget.ofThisProcess());
    meter.cancel();
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> meter.during(() -> splitter.split(board(400, 400))));
    Meter small = new Meter(Budget.ofBytes(1_000));
    assertThatExceptionOfType(BudgetSpentException.class)
        .isThrownBy(() -> small.during(() -> splitter.split(board(400, 400))));
  }
}
