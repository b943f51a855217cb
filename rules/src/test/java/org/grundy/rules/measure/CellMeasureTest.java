package org.grundy.rules.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.core.GridPosition;
import org.grundy.rules.RandomRules;
import org.grundy.rules.check.RulesCheck;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.CellChanges;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The measures of games whose cells come back, against every move of random boards.
class CellMeasureTest {
  private static final long SEED = 20261125;

  private static GameRules game(String board, String... moves) {
    return RulesParser.parse(
        "test", "game T\nboard " + board + "\ncells o x .\n" + String.join("\n", moves) + "\n");
  }

  @Test
  void weighsStonesThatCapture() {
    GameRules clobber =
        game("grid", "move [ o x ] -> [ . o ] rotate", "move [ x o ] -> [ . x ] rotate");
    assertThat(CellMeasure.of(clobber).weights()).contains(List.of(1L, 1L, 0L));
    GameRules solitaire = game("grid", "move [ o o . ] -> [ . . o ] rotate");
    assertThat(CellMeasure.of(solitaire).weights()).contains(List.of(1L, 0L, 0L));
  }

  @Test
  void findsTheLeastWholeWeights() {
    // 2 x >= o + 1 and 3 o >= x + 1: the least are x = 4/5 and o = 3/5, in whole numbers 4 and 3.
    GameRules coins = game("strip", "move [ x x ] -> [ o . ]", "move [ o o o ] -> [ x . . ]");
    assertThat(CellMeasure.of(coins).weights()).contains(List.of(3L, 4L, 0L));
    GameRules dear = game("strip", "move [ x ] -> [ o ]", "move [ o o ] -> [ x . ]");
    assertThat(CellMeasure.of(dear).weights()).contains(List.of(2L, 3L, 0L));
  }

  @Test
  void followsStonesThatGoOneWay() {
    GameRules toads = game("strip", "move [ o . ] -> [ . o ]", "move [ o x . ] -> [ . x o ]");
    CellMeasure measure = CellMeasure.of(toads);
    assertThat(measure.isComplete()).isTrue();
    assertThat(measure.weights()).isEmpty();
    GridPosition board = GridPosition.wrap(1, 4, new byte[] {0, 1, 2, 2});
    // Empty cells go to the left: from columns 2 and 3.
    assertThat(measure.of(board, _ -> true)).hasValue(5);
  }

  @Test
  void looksAtFurtherLevelsForWhatTheFirstKeeps() {
    // A stone is taken, or one goes to the right; a taken stone may put others far back.
    GameRules mixed = game("grid", "move [ x o . . ] -> [ o . . . ]", "move [ o . ] -> [ . o ]");
    assertThat(CellMeasure.of(mixed).isComplete()).isTrue();
    assertThat(CellMeasure.of(mixed).levels()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "strip;move [ o . ] -> [ . o ] mirror",
        "ring;move [ o . ] -> [ . o ]",
        "grid;move [ o . ] -> [ . o ] rotate",
        "grid;move [ $a $b . ] -> [ . $b $a ] rotate",
        "strip;move [ o ] -> [ x ];move [ x ] -> [ o ]",
        "strip;move [ o . ] -> [ . x ];move [ x ] -> [ o ];move [ . o ] -> [ o . ]",
        "grid;move . -> o along E over x -> o;move [ o o ] -> [ x . ]"
      })
  void refusesPlaysWithoutEnd(String lines) {
    String[] parts = lines.split(";", 2);
    String text = "game T\nboard " + parts[0] + "\ncells o x .\n" + parts[1].replace(';', '\n');
    assertThatThrownBy(() -> RulesParser.parse("test", text)).hasMessageContaining("may not end");
  }

  @Test
  void fallsWithEveryMoveOfRandomGames() {
    RandomRules games = new RandomRules(SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    int placed = 0;
    int moves = 0;
    for (int i = 0; i < 150; i++) {
      GameRules rules = games.returning();
      assertThat(CellChanges.leadBack(rules)).isTrue();
      assertThat(RulesCheck.problems(rules)).isEmpty();
      CellMeasure measure = CellMeasure.of(rules);
      placed += measure.weights().isEmpty() ? 1 : 0;
      for (int board = 0; board < 6; board++) {
        GridPosition start =
            games.position(
                rules, rules.board().isRow() ? 1 : 1 + random.nextInt(5), 1 + random.nextInt(8));
        moves += playsDown(rules, measure, start, random);
      }
    }
    assertThat(placed).isGreaterThan(10);
    assertThat(moves).isGreaterThan(1_000);
  }

  /// Plays to the end by random moves and looks at all options on the way.
  private static int playsDown(
      GameRules rules, CellMeasure measure, GridPosition start, SplittableRandom random) {
    GridRuleset moves = GridRuleset.of(rules);
    GridPosition at = start;
    int count = 0;
    while (true) {
      long number = measure.of(at, _ -> true).orElseThrow();
      List<GridPosition> options = new ArrayList<>();
      moves.optionSums(at, (sum, _) -> options.add(sum.getFirst()));
      for (GridPosition option : options) {
        OptionalLong after = measure.of(option, _ -> true);
        assertThat(after.orElseThrow()).as(RulesFormatter.format(rules)).isBetween(0L, number - 1);
      }
      if (options.isEmpty()) {
        return count;
      }
      at = options.get(random.nextInt(options.size()));
      count++;
    }
  }
}
