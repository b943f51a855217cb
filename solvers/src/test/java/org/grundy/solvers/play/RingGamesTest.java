package org.grundy.solvers.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.rules.RandomRules;
import org.grundy.rules.derive.symmetry.Representatives;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.BoardGames;
import org.grundy.solvers.Method;
import org.grundy.solvers.Problem;
import org.grundy.solvers.Solution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Strips whose ends meet.
class RingGamesTest {
  @Test
  void oneMoveOpensARingOfDawsonsKayles() {
    GameRules ring = BoardGames.game(dawson("ring"));
    GameRules strip = BoardGames.game(dawson("strip"));
    for (int n = 2; n <= 12; n++) {
      long opened = solve(strip, "o".repeat(n - 2) + "..").value().orElseThrow();
      assertThat(solve(ring, "o".repeat(n)).value())
          .as("%d cells", n)
          .hasValue(opened == 0 ? 1 : 0);
    }
  }

  private static String dawson(String board) {
    return "game Dawson's Kayles\nboard " + board + "\ncells o .\nmove [ o o ] -> [ . . ]\n";
  }

  /// Codeforces 1536F: whoever moves second wins, however long the circle is.
  @Test
  void lettersWithoutEqualNeighboursOnACircle() {
    GameRules letters =
        BoardGames.game(
            """
            game  Omkar and Akmar
            board ring
            cells . A B
            move  . -> A
            move  . -> B
            avoid [ A A ]
            avoid [ B B ]
            start fill .
            """);
    for (int n = 2; n <= 8; n++) {
      assertThat(solve(letters, "" + n).outcome()).as("%d cells", n).isEqualTo(Outcome.P);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "oo.o, 1, it lies across the end",
    "ooo., 1, it lies within the row",
    "oo, 0, it is longer than the ring",
    "ooo, 1, three placements change the same cells",
    "oooo, 4, one for each place"
  })
  void patternsLieAcrossTheEnd(String ring, int moves, String because) {
    GameRules rules =
        BoardGames.game("game Threes\nboard ring\ncells o .\nmove [ o o o ] -> [ . . . ]\n");
    int[] found = {0};
    GridRuleset.of(rules)
        .options((GridPosition) BoardGames.positions(rules, ring).getFirst(), _ -> found[0]++);
    assertThat(found[0]).as(because).isEqualTo(moves);
  }

  @ParameterizedTest
  @CsvSource({"oooo,.###", "oxoo,.x##", "o,."})
  void aRayStopsBeforeItComesBack(String ring, String after) {
    GameRules rules =
        BoardGames.game(
            """
            game  Rays
            board ring
            cells o . # x
            move  o -> . along W over o -> # forbid .
            """);
    GridPosition start = (GridPosition) BoardGames.positions(rules, ring).getFirst();
    GridPosition left = (GridPosition) BoardGames.positions(rules, after).getFirst();
    boolean[] found = {false};
    GridRuleset.of(rules).optionSums(start, (sum, _) -> found[0] |= sum.getFirst().equals(left));
    assertThat(found[0]).isTrue();
  }

  /// Turned and reflected rings have one representative, which is worth the same.
  @Test
  void imagesHaveOneRepresentative() {
    RandomRules games = new RandomRules(7);
    for (int i = 0; i < 200; i++) {
      GameRules rules = games.ring();
      GridPosition ring = games.position(rules, 1, 1 + i % 7);
      Representatives representatives = new Representatives(rules);
      GridPosition standing = representatives.of(ring);
      byte[] cells = ring.copyCells();
      byte[] turned = new byte[cells.length];
      for (int cell = 0; cell < cells.length; cell++) {
        turned[(cell + 3) % cells.length] = cells[cell];
      }
      assertThat(representatives.of(GridPosition.wrap(1, cells.length, turned)))
          .isEqualTo(standing);
      Solution one = solve(new Problem(rules, List.of(ring)));
      Solution other = solve(new Problem(rules, List.of(standing)));
      assertThat(other.value()).isEqualTo(one.value());
      assertThat(other.outcome()).isEqualTo(one.outcome());
    }
  }

  private static Solution solve(GameRules rules, String position) {
    return solve(new Problem(rules, BoardGames.positions(rules, position)));
  }

  private static Solution solve(Problem problem) {
    return ((Method.Verdict.Sound) new DefinitionMethod().consider(problem))
        .plan()
        .solve(new Meter(Budget.ofThisProcess()));
  }
}
