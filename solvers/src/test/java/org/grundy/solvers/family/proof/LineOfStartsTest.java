package org.grundy.solvers.family.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.GridPosition;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.Problem;
import org.grundy.solvers.family.FamilySpec;
import org.grundy.solvers.family.SizeRange;
import org.grundy.solvers.planner.Planner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Grids of one row or column are the strips that are said to be them.
class LineOfStartsTest {
  private static final FamilySpec GRID =
      new FamilySpec(List.of(new SizeRange("r", 1, 4), new SizeRange("c", 1, 4)), 0, 1);

  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  private static Optional<GameRules> line(GameRules rules, Subject subject) {
    return new LineOfStarts(rules, GRID).rules(subject);
  }

  private static String solved(GameRules rules, GridPosition board) {
    var solution =
        Planner.standard()
            .decide(new Problem(rules, List.of(board)), Optional.of("definition"))
            .plan()
            .solve(new Meter(Budget.ofThisProcess()));
    return solution.outcome() + " " + solution.value();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board grid; cells . #; move  [ . . ] -> [ # # ] rotate; start fill .",
        "board grid; cells . #; move  [ . . ] -> [ # # ]; move  [ . | . | . ] -> [ # | # | # ];"
            + " start fill .",
        "board grid; cells . #; move  [ . . | . * ] -> [ # # | # * ] rotate; move  . -> #; start"
            + " fill .",
        "board grid; cells . X; move  . -> X; win   [ X X X ] rotate; win   [ X * | * X ]; start"
            + " fill .",
        "board grid; cells . X; move  . -> X along N E up to 1 over . -> X; start fill .",
        "board grid; cells . X #; move  . -> X along N S over . -> X forbid #; start fill .",
        "board grid; cells . X; move  [ . . ] -> [ X X ] rotate; play  misere; start fill ."
      })
  void linesAreStrips(String lines) {
    GameRules rules = game(lines);
    GameRules row = line(rules, new Subject.Row(1)).orElseThrow();
    GameRules column = line(rules, new Subject.Column(1)).orElseThrow();
    for (int n = 1; n <= 7; n++) {
      assertThat(solved(row, PositionText.start(row, 1, n, 1)))
          .as("%s, row of %d", lines, n)
          .isEqualTo(solved(rules, PositionText.start(rules, 1, n, 1)));
      assertThat(solved(column, PositionText.start(column, 1, n, 1)))
          .as("%s, column of %d", lines, n)
          .isEqualTo(solved(rules, PositionText.start(rules, n, 1, 1)));
    }
  }

  @Test
  void otherLinesAreNot() {
    GameRules rules = game("board grid; cells . #; move  [ . . ] -> [ # # ] rotate; start fill .");
    assertThat(line(rules, new Subject.Row(2))).isEmpty();
    assertThat(line(rules, new Subject.Column(3))).isEmpty();
    assertThat(line(rules, new Subject.Whole())).isEmpty();
  }
}
