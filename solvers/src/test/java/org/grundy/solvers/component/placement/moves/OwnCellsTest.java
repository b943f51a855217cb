package org.grundy.solvers.component.placement.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Cells that live but that no move can use are dead.
class OwnCellsTest {
  private static final List<String> DIRECTIONS =
      List.of("N", "E", "S", "W", "NE", "SE", "SW", "NW", "(1,2)", "(2,-1)");

  private static final List<String> PATTERNS =
      List.of(
          "[ . . | . . ] -> [ # . | . . ]",
          "[ . . . ] -> [ . # . ]",
          "[ . * | . . ] -> [ # * | # . ]",
          "[ . . . ] -> [ # # # ]",
          "[ . . | . * ] -> [ . # | # * ]");

  private static GameRules rules(String move) {
    return RulesParser.parse(
            "test", "game T\nboard grid\ncells . # o\n" + move + "\nstart fill .\n")
        .bound();
  }

  private static String move(SplittableRandom random) {
    if (random.nextInt(4) == 0) {
      return "move " + PATTERNS.get(random.nextInt(PATTERNS.size()));
    }
    List<String> along = new ArrayList<>();
    for (String direction : DIRECTIONS) {
      if (random.nextInt(3) == 0) {
        along.add(direction);
      }
    }
    return "move . -> # along %s%s over . -> . forbid %s"
        .formatted(
            along.isEmpty() ? "E S" : String.join(" ", along),
            random.nextBoolean() ? " up to " + (1 + random.nextInt(2)) : "",
            random.nextInt(3) == 0 ? "# o" : "#");
  }

  private static GridPosition board(SplittableRandom random) {
    int rows = 1 + random.nextInt(4);
    int columns = 1 + random.nextInt(3);
    byte[] cells = new byte[rows * columns];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (byte) (random.nextInt(5) == 0 ? 1 + random.nextInt(2) : 0);
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @Test
  void theSearchIsWhatTheDefinitionSays() {
    SplittableRandom random = new SplittableRandom(41);
    int sound = 0;
    for (int i = 0; i < 400; i++) {
      GameRules rules = rules(move(random));
      List<Position> sum = List.of(board(random), board(random));
      sound += Comparison.agrees(new PlacementMethod(), rules, sum) ? 1 : 0;
    }
    assertThat(sound).isGreaterThan(200);
  }

  @ParameterizedTest
  @CsvSource({"N S E W, 1, 40x2", "N S E W NE SE SW NW, 1, 30x3", "E S W N, 2, 20x2"})
  void aMoveThatIsForbiddenAndOneWhoseCellsAreMarkedSayTheSame(
      String along, int upTo, String size) {
    GameRules forbidden =
        rules("move . -> # along %s up to %d over . -> . forbid #".formatted(along, upTo));
    GameRules marked =
        rules("move . -> # along %s up to %d over . # o -> o".formatted(along, upTo));
    assertThat(value(forbidden, size)).isEqualTo(value(marked, size));
  }

  private static long value(GameRules rules, String size) {
    Problem problem =
        new Problem(rules, List.of(PositionText.parse(rules, "s", size, 0).getFirst()));
    Plan plan = Planner.standard().decide(problem, Optional.of("placement")).plan();
    return plan.value(new Meter(Budget.ofNodes(2_000_000, 1L << 28))).orElseThrow();
  }
}
