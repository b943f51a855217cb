package org.grundy.rules.text.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;

/// Heaps are read from drawings, and drawn again.
final class DrawnHeapsTest {
  private static final GameRules ROW = RulesParser.parse("row", game("heap n", "take 1..3"));
  private static final GameRules GRID =
      RulesParser.parse("grid", game("heaps r c", "move (r,c) -> (r-1,c)"));

  private static String game(String board, String move) {
    return "game Coins\nboard %s\ndrawn o\n%s\n".formatted(board, move);
  }

  private static String read(GameRules rules, String text) {
    return PositionText.formatSum(rules, PositionText.parse(rules, "p", text, 0));
  }

  @Test
  void everyGlyphIsAHeapAtItsPlace() {
    assertThat(read(ROW, ".o..o")).isEqualTo("2 + 5");
    assertThat(read(ROW, "o")).isEqualTo("1");
    assertThat(read(ROW, "...")).isEqualTo("0");
    assertThat(read(ROW, " . o +7 + oo\n")).isEqualTo("2 + 7 + 1 + 2");
    assertThat(read(GRID, ".o|o.")).isEqualTo("(1,2) + (2,1)");
    assertThat(read(GRID, "..\n.o\n")).isEqualTo("(2,2)");
    assertThat(read(GRID, "..|.. + (3,4)")).isEqualTo("(0,0) + (3,4)");
  }

  @Test
  void whatIsReadIsDrawnAgain() {
    for (String text : List.of(".o..o", "o", "oo.o")) {
      assertThat(DrawnHeaps.draw(ROW.board(), PositionText.parse(ROW, "p", text, 0)))
          .contains(List.of(text));
    }
    assertThat(DrawnHeaps.draw(GRID.board(), PositionText.parse(GRID, "p", ".o|o.|.o", 0)))
        .contains(List.of(".o", "o.", ".o"));
  }

  @Test
  void whatHasNoPlaceIsNotDrawn() {
    for (String text : List.of("0", "3 + 3", "101", "2 + 1000000000000")) {
      assertThat(DrawnHeaps.draw(ROW.board(), PositionText.parse(ROW, "p", text, 0)))
          .isEqualTo(Optional.empty());
    }
    GameRules undrawn = RulesParser.parse("a", "game Plain\nboard heap\ntake 1 4");
    assertThat(DrawnHeaps.draw(undrawn.board(), PositionText.parse(undrawn, "p", "3", 0)))
        .isEmpty();
  }

  @Test
  void faultsOfADrawingHaveTheirPlace() {
    refuses(ROW, "o.x", "p:1:3: found `x`, expected `o` for a heap or `.` for an empty place");
    refuses(ROW, "o.|o", "p:1:5: heaps of one size are drawn in one row, found a second");
    refuses(GRID, "o.|o", "p:1:5: row 2 is 1 long, the first 2");
    refuses(GRID, "o.||o.", "p:1:4: row 2 is empty");
    GameRules undrawn = RulesParser.parse("a", "game Plain\nboard heap\ntake 1 4");
    refuses(undrawn, "..o", "p:1:1: found `..o`, expected the size of a heap");
  }

  private static void refuses(GameRules rules, String text, String message) {
    assertThatThrownBy(() -> PositionText.parse(rules, "p", text, 0))
        .hasMessageStartingWith(message);
  }

  @Test
  void everyFormOfTheRulesSaysThatHeapsAreDrawn() {
    GameRules expecting = RulesParser.parse("a", game("heap n", "take 1..3") + "expect .o. wins\n");
    assertThat(expecting).isEqualTo(RulesParser.parse("a", RulesFormatter.format(expecting)));
    assertThat(expecting).isEqualTo(RulesJson.read("a", RulesJson.write(expecting)));
    assertThat(RulesJson.write(GRID)).contains("\"drawn\" : \"o\"");
    assertThat(GRID).isEqualTo(RulesJson.read("a", RulesJson.write(GRID)));
  }

  @Test
  void aGlyphThatSizesNeedDrawsNoHeap() {
    for (String glyph : List.of("1", "(", ",", "+", ".")) {
      assertThatThrownBy(() ->
              RulesParser.parse("a", game("heap n", "take 1").replace("drawn o", "drawn " + glyph)))
          .hasMessageStartingWith("a:3:7: `%s` cannot draw a heap".formatted(glyph));
    }
    assertThatThrownBy(
            () -> RulesParser.parse("a", game("heaps a b c", "move (a,b,c) -> (a-1,b,c)")))
        .hasMessageStartingWith("a:3:1: a drawing has rows and columns");
    assertThatThrownBy(() -> RulesParser.parse("a", game("grid", "cells . #")))
        .hasMessageStartingWith("a:3:1: `drawn` lines have no meaning on `board grid`");
  }
}
