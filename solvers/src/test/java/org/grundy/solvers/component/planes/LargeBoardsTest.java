package org.grundy.solvers.component.planes;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.component.placement.PlacementMethod;
import org.grundy.solvers.cut.CutMethod;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Boards of more cells than a packed board has, against other methods.
class LargeBoardsTest {
  @ParameterizedTest
  @CsvSource({
    "World of Darkraft, 5x13",
    "Bacterial Tactics, 5x13",
    "Bacterial Tactics, 4x16",
    "Bacterial Tactics, 8x16",
    "Bacterial Tactics, 10x20"
  })
  void areWhatTheCutsSay(String game, String size) {
    GameRules rules = game(game);
    List<Position> start = BoardGames.positions(rules, size);
    assertThat(facts(new SearchMethod(), rules, start))
        .isEqualTo(facts(CutMethod.ofWholeBoards(), rules, start));
  }

  @ParameterizedTest
  @CsvSource({"Cram, 65", "Node Kayles, 70"})
  void stripsAreWhatRemovingSays(String game, int cells) {
    GameRules rules = game(game);
    List<Position> start = BoardGames.positions(rules, "1x" + cells);
    assertThat(facts(new SearchMethod(), rules, start))
        .isEqualTo(facts(new PlacementMethod(), rules, start));
  }

  /// Walls part the board into pieces that fit and pieces that do not, in games that no other
  /// method knows; a piece of which two stand on a board cancels itself.
  @ParameterizedTest
  @CsvSource({
    "Two colours, 2, 5",
    "Limited rays with a wall, 3, 3",
    "Painting over anything, 2, 2"
  })
  void equalHalvesCancelEachOther(String game, int rows, int columns) {
    GameRules rules = game(game);
    for (int seed = 0; seed < 5; seed++) {
      GridPosition piece = BoardGames.random(rules, rows, columns, seed);
      int copies = 200 / ((rows + 1) * columns) / 2 * 2;
      List<Position> sum = new ArrayList<>();
      for (int i = 0; i < copies; i++) {
        sum.add(piece);
      }
      Solution solution = solve(new SearchMethod(), rules, sum);
      assertThat(solution.value()).hasValue(0);
    }
  }

  private record Facts(OptionalLong value, BigInteger winningMoves) {}

  private static Facts facts(Method method, GameRules rules, List<Position> start) {
    Solution solution = solve(method, rules, start);
    return new Facts(solution.value(), solution.winningMoves());
  }

  private static Solution solve(Method method, GameRules rules, List<Position> start) {
    return new Planner(List.of(method))
        .decide(new Problem(rules, start), Optional.empty())
        .plan()
        .solve(new Meter(Budget.ofThisProcess()));
  }

  private static GameRules game(String title) {
    return BoardGames.ALL.stream()
        .filter(game -> game.title().equals(title))
        .findFirst()
        .orElseThrow();
  }
}
