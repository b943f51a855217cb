package org.grundy.solvers.tokens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.GridPosition.Token;
import org.grundy.core.Meter;
import org.grundy.core.Move;
import org.grundy.core.Position;
import org.grundy.rules.RandomRules;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Comparison;
import org.grundy.solvers.Plan;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tokens that block each other, by their gaps and by the search over their places, against the
/// definition.
class TokensMethodTest {
  private static final String STAIRCASE = "staircase of Nim";

  private static Plan plan(Problem problem, String method) {
    return Planner.standard().decide(problem, Optional.of(method)).plan();
  }

  private static Solution solve(Plan plan) {
    return plan.solve(new Meter(Budget.ofThisProcess()));
  }

  private static Set<Move> wins(Solution solution) {
    Set<Move> wins = new HashSet<>();
    solution.moves(move -> {
      if (move.wins()) {
        wins.add(move.move());
      }
    });
    return wins;
  }

  /// Tokens of so many kinds on different cells, some of which are walls.
  private static GridPosition board(
      SplittableRandom random, int rows, int columns, int kinds, int tokens) {
    byte[] cells = new byte[rows * columns];
    List<Token> placed = new ArrayList<>();
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) (random.nextInt(8) == 0 ? 1 : 0);
      if (placed.size() < tokens && random.nextInt(3) == 0) {
        placed.add(new Token(random.nextInt(kinds), cell));
      }
    }
    return GridPosition.wrap(rows, columns, cells, placed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "token @ slide W over . blocked",
        "token @ slide E over . blocked",
        "token @ slide S over . blocked",
        "token @ slide SE over . blocked",
        "token @ slide E over . blocked\ntoken x slide W over . blocked",
        "token @ slide N over . blocked\ntoken x slide S over . blocked",
      })
  void everySecondGapIsAHeap(String lines) {
    GameRules rules = BoardGames.game("game Gaps\nboard grid\ncells . #\n" + lines + "\n");
    SplittableRandom random = new SplittableRandom(lines.hashCode());
    int byGaps = 0;
    for (int i = 0; i < 80; i++) {
      int rows = random.nextInt(1, 4);
      GridPosition board = board(random, rows, rows == 1 ? 9 : 4, lines.contains("x") ? 2 : 1, 4);
      List<Position> sum = List.of(board);
      Comparison.everySoundMethodAgrees(rules, sum);
      Problem problem = new Problem(rules, sum);
      if (Comparison.soundPlans(problem).stream()
          .anyMatch(plan -> plan.because().contains(STAIRCASE))) {
        byGaps++;
      }
    }
    assertThat(byGaps).isGreaterThan(lines.contains("x") ? 15 : 40);
  }

  /// The samples of POJ 1704, and rows whose levels differ where tokens face each other.
  @Test
  void georgiaAndBob() {
    GameRules rules =
        BoardGames.game("game Bob\nboard strip\ncells .\ntoken @ slide W over . blocked\n");
    List<Position> bob = List.copyOf(BoardGames.positions(rules, "@...@@@.@..@.@..@"));
    Plan plan = plan(new Problem(rules, bob), "tokens");
    assertThat(plan.because()).contains(STAIRCASE);
    assertThat(solve(plan).value()).hasValue(3);
    GameRules facing =
        BoardGames.game(
            """
            game Facing
            board strip
            cells .
            token o slide E over . blocked
            token x slide W over . blocked
            """);
    List<Position> uneven = List.copyOf(BoardGames.positions(facing, "o.o..x"));
    assertThat(plan(new Problem(facing, uneven), "tokens").because()).doesNotContain(STAIRCASE);
    Comparison.everySoundMethodAgrees(facing, uneven);
  }

  @Test
  void randomTokensAreAsTheirDefinition() {
    RandomRules games = new RandomRules(31);
    Map<String, Integer> solved = new TreeMap<>();
    int outcomes = 0;
    for (int i = 0; i < 500; i++) {
      GameRules rules = games.tokens();
      if (!rules.hasBlockedTokens()) {
        continue;
      }
      List<Position> sum = new ArrayList<>();
      boolean strip = rules.board() == Board.Cells.STRIP;
      sum.add(games.position(rules, strip ? 1 : 1 + i % 3, 1 + i % 4));
      if (i % 4 == 0) {
        sum.add(games.position(rules, 1, 1 + i % 5));
      }
      List<String> sound = Comparison.everySoundMethodAgrees(rules, sum);
      sound.forEach(method -> solved.merge(method, 1, Integer::sum));
      if (sound.contains("tokens") && sum.size() == 1) {
        Problem problem = new Problem(rules, sum);
        Solution outcome = solve(plan(problem.ofOutcome(), "tokens"));
        Solution defined = solve(plan(problem, "definition"));
        assertThat(outcome.outcome()).isEqualTo(defined.outcome());
        assertThat(wins(outcome)).isEqualTo(wins(defined));
        outcomes++;
      }
    }
    assertThat(solved.get("tokens")).isGreaterThan(60);
    assertThat(outcomes).isGreaterThan(40);
  }

  @Test
  void welterAndTokensApartAreAsTheirDefinition() {
    GameRules welter =
        BoardGames.game(
            """
            game Welter
            board strip
            cells .
            token @ step W (0,-2) (0,-3) (0,-4) over . blocked
            """);
    for (String start : List.of(".@.@@", "@@@..", "..@@@", "@..@.@.@")) {
      List<Position> sum = List.copyOf(BoardGames.positions(welter, start));
      assertThat(Comparison.everySoundMethodAgrees(welter, sum)).contains("tokens");
    }
    GameRules rows =
        BoardGames.game(
            """
            game Rows
            board grid
            cells . #
            token @ step E (0,2) over . blocked
            token x step W over . blocked
            """);
    List<Position> sum = List.copyOf(BoardGames.positions(rows, "@.x.|@@..|@.#@"));
    Solution solution = solve(plan(new Problem(rows, sum), "tokens"));
    assertThat(solution.components()).hasSize(3);
    assertThat(Comparison.everySoundMethodAgrees(rows, sum)).contains("tokens");
  }
}
