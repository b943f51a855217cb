package org.grundy.solvers.decided;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Games whose moves take a row and a column each, and games that look like them, against the plain
/// recursion.
class RowsAndColumnsTest {
  private static final String ROOKS = "move . -> R along N E S W over . a R x -> x";

  private final DecidedMethod method = new DecidedMethod();
  private int counted;

  private static GameRules game(String moves) {
    return BoardGames.game(
        "game R\nboard grid\ncells . a R x\n" + moves + "\nstart random . a R x\n");
  }

  private void compare(GameRules rules, List<Position> sum) {
    Comparison.agrees(method, rules, sum);
    counted += isCounted(rules, sum) ? 1 : 0;
  }

  private static boolean isCounted(GameRules rules, List<Position> sum) {
    return Decided.of(new Problem(rules, sum))
        .filter(decided -> decided.because().startsWith("every move takes one row"))
        .isPresent();
  }

  private void compareRandomBoards(GameRules rules) {
    SplittableRandom random = new SplittableRandom(20_261_123);
    for (int i = 0; i < 150; i++) {
      int rows = random.nextInt(1, 4);
      GridPosition one = board(random, rows, random.nextInt(1, 5 - rows / 2));
      compare(rules, List.of(one));
      compare(rules, List.of(one, board(random, 2, 2)));
    }
  }

  /// A board on which few cells are dead.
  private static GridPosition board(SplittableRandom random, int rows, int columns) {
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (random.nextInt(4) > 0 ? random.nextInt(2) : random.nextInt(4));
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move . a -> R along N E S W over . a R x -> x",
        "move . -> R along N E S W over . a R x -> x\nmove a -> x along W S E N over . a R x -> x",
        "move . a -> x along N E S W up to 3 over . a R x -> x",
        "move . a -> R along N E S W over . a R x -> x\nplay misere",
      })
  void agreesWithTheDefinition(String moves) {
    compareRandomBoards(game(moves));
    assertThat(counted).isGreaterThan(60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move . a -> R along N E S over . a R x -> x",
        "move . a -> R along N E S W up to 1 over . a R x -> x",
        "move . a -> R along N E S W over . a x -> x",
        "move . -> a along N E S W over . a R x -> x\nmove a -> x along N E S W over . a R x -> x",
        "move . a -> R along N E S W NE over . a R x -> x",
        "move . a -> R along N E S W over . a R x -> x\nmove . -> x",
      })
  void nearMissesAgreeToo(String moves) {
    GameRules rules = game(moves);
    compareRandomBoards(rules);
    assertThat(isCounted(rules, BoardGames.positions(rules, "....|....|...."))).isFalse();
  }

  /// Rows and columns in groups, in any order.
  @Test
  void boardsFallIntoGroups() {
    GameRules rules = game(ROOKS);
    for (String board :
        List.of(".x.|x.x|.x.", "..x|x.x|x..", "x.x.|.x.x|x.x.|x.xx", "xx|xx", "..xx|..xx|xx..")) {
      compare(rules, BoardGames.positions(rules, board));
    }
    assertThat(counted).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"30x30, 0", "31x40, 1", "301x1000, 1", "1x65535, 1"})
  void largeBoards(String size, long value) {
    GameRules rules =
        BoardGames.game("game R\nboard grid\ncells . a R x\n" + ROOKS + "\nstart fill .\n");
    Decided decided =
        Decided.of(new Problem(rules, BoardGames.positions(rules, size))).orElseThrow();
    assertThat(
            new DecidedPlan(new Problem(rules, BoardGames.positions(rules, size)), decided)
                .settled()
                .value())
        .isEqualTo(OptionalLong.of(value));
  }
}
