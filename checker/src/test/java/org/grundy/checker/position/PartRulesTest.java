package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.grundy.checker.parts.PartRules;
import org.grundy.core.Budget;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.core.Position;
import org.grundy.core.Ruleset;
import org.grundy.rules.moves.GraphRuleset;
import org.grundy.rules.moves.GridRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Positions taken apart have the values, and the outcomes, of whole ones.
class PartRulesTest {
  private static final String CRAM = "board grid; cells . #; move [ . . ] -> [ # # ] rotate";
  private static final String KAYLES =
      "board grid; cells . X #; move . -> X along N E S W up to 1 over . -> #";
  private static final String QUEENS =
      "board grid; cells . X #; move . -> X along N NE E SE S SW W NW over . # -> # forbid X";
  private static final String DARKRAFT =
      "board grid; cells L R X #; move L -> # along NE SW over L R X -> #;"
          + " move R -> # along NW SE over L R X -> #;"
          + " move X -> # along NE SW NW SE over L R X -> #";
  private static final String TROMINOES =
      "board grid; cells . #; move [ . . | . * ] -> [ # # | # * ] rotate";
  private static final String COLOURS =
      "board grid; cells a b #; move [ a b ] -> [ b # ] rotate mirror; move a -> #";
  private static final String LONE = "board grid; cells . X; move . -> X; avoid [ X X ] rotate";
  private static final String SIDEWAYS = "board grid; cells . o #; move [ . o ] -> [ o # ]";
  private static final String FAR = "board grid; cells . #; move [ . * . ] -> [ # * # ]";
  private static final String STRIP = "board strip; cells . X; move . -> X; avoid [ X . X ]";

  private static GameRules rules(String lines) {
    return RulesParser.parse("sample", ("game Sample; " + lines + ";").replaceAll("; *", "\n"));
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  private static <P> long value(PartRules<P> parts, Position position) {
    PlainValues<P> values = new PlainValues<>(parts, meter());
    return parts.parts(position).stream().mapToLong(values::value).reduce(0, (a, b) -> a ^ b);
  }

  private static <P> boolean wins(PartRules<P> parts, GameRules rules, Position position) {
    return new PlainPlay<>(parts, rules.play(), meter()).nextPlayerWins(parts.parts(position));
  }

  private static GridPosition random(GameRules rules, int rows, int columns, Random random) {
    byte[] cells = new byte[rows * columns];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) random.nextInt(rules.cells().size());
    }
    return GridPosition.wrap(rows, columns, cells);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {CRAM, KAYLES, QUEENS, DARKRAFT, TROMINOES, COLOURS, LONE, SIDEWAYS, FAR, STRIP})
  void haveTheValuesOfWholePositions(String lines) {
    GameRules rules = rules(lines);
    Ruleset<GridPosition> whole = GridRuleset.of(rules);
    Random random = new Random(28);
    for (int i = 0; i < 60; i++) {
      int rows = lines.startsWith("board strip") ? 1 : 1 + random.nextInt(4);
      GridPosition board = random(rules, rows, 1 + random.nextInt(12 / (rows + 1)), random);
      PartRules<? extends Position> parts = PartRules.of(rules, List.of(board));
      assertThat(value(parts, board))
          .as(PositionText.formatSum(rules, List.of(board)))
          .isEqualTo(new PlainValues<>(whole, meter()).value(board));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        CRAM + "; play misere",
        KAYLES + "; play misere",
        LONE + "; play misere",
        "board grid; cells . X; move . -> X; win [ X X X ] rotate",
        "board strip; cells . X; move . -> X; win [ X X X ]; play misere"
      })
  void haveTheOutcomesOfWholePositions(String lines) {
    GameRules rules = rules(lines);
    Random random = new Random(29);
    for (int i = 0; i < 40; i++) {
      int rows = lines.startsWith("board strip") ? 1 : 1 + random.nextInt(3);
      GridPosition board = random(rules, rows, 1 + random.nextInt(10 / (rows + 1)), random);
      if (new StandingEnd(rules, meter()).outcome(List.of(board)).isPresent()) {
        continue;
      }
      PartRules<? extends Position> parts = PartRules.of(rules, List.of(board));
      assertThat(wins(parts, rules, board))
          .as(PositionText.formatSum(rules, List.of(board)))
          .isEqualTo(
              new PlainPlay<>(GridRuleset.of(rules), rules.play(), meter())
                  .nextPlayerWins(List.of(board)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'move vertex v : delete v, neighbours of v', path 6 + cycle 5",
    "'move edge u-v : delete u, v', cycle 6",
    "move vertex v where degree of v >= 1 : delete v, cycle 5 + path 3"
  })
  void haveTheValuesOfWholeGraphs(String move, String position) {
    GameRules rules = rules("board graph; " + move);
    List<Position> sum = PositionText.parse(rules, "sample", position, 1);
    PartRules<? extends Position> parts = PartRules.of(rules, sum);
    for (Position one : sum) {
      assertThat(value(parts, one))
          .isEqualTo(new PlainValues<>(GraphRuleset.of(rules), meter()).value((GraphPosition) one));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {CRAM, KAYLES, DARKRAFT, COLOURS, TROMINOES, QUEENS})
  void readWhatTheyWriteAndAreMirroredOnlyWithValueZero(String lines) {
    GameRules rules = rules(lines);
    Random random = new Random(30);
    List<GridPosition> boards = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      boards.add(random(rules, 1 + i % 4, 1 + random.nextInt(4), random));
    }
    for (int rows = 1; rows < 5; rows++) {
      for (int columns = 1; columns < 5; columns++) {
        boards.add(GridPosition.wrap(rows, columns, new byte[rows * columns]));
      }
    }
    for (GridPosition board : boards) {
      requireTrue(PartRules.of(rules, List.of(board)), board);
    }
  }

  private static <P> void requireTrue(PartRules<P> parts, Position board) {
    for (P part : parts.parts(board)) {
      assertThat(parts.part(parts.text(part))).isEqualTo(part);
      if (parts.isMirrored(part)) {
        assertThat(new PlainValues<>(parts, meter()).value(part)).as(parts.text(part)).isZero();
      }
    }
  }
}
