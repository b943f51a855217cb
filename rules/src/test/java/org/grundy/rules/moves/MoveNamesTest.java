package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.GraphPosition;
import org.grundy.core.GridPosition;
import org.grundy.core.HeapPosition;
import org.grundy.core.InputException;
import org.grundy.core.Option;
import org.grundy.core.Position;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.Board;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Names of lines of moves: read, written, told, and of no bearing on the moves.
class MoveNamesTest {
  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  private static List<String> told(GameRules rules, String position) {
    Position start = PositionText.parse(rules, "position", position, 1).getFirst();
    List<String> told = new ArrayList<>();
    MoveNames names = new MoveNames(rules);
    switch (rules.board()) {
      case Board.Graph _ ->
          GraphRuleset.of(rules)
              .options((GraphPosition) start, o -> told.add(names.of(start, o.move())));
      case Board.Heap _ ->
          HeapRuleset.of(rules)
              .options((HeapPosition) start, o -> told.add(names.of(start, o.move())));
      default ->
          GridRuleset.of(rules)
              .options((GridPosition) start, o -> told.add(names.of(start, o.move())));
    }
    return told;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cells . #/move place : [ . . ] -> [ # # ] rotate; ..|.#; place at row 1, column 1, across",
        "cells . #/move place : [ . . ] -> [ # # ]; ..|##; place at row 1, column 1",
        "cells . #/move bend : [ . . | * . ] -> [ # # | * # ] rotate; ..|#.; bend at row 1, column"
            + " 1, [ . . | * . ] -> [ # # | * # ]",
        "cells L X ./move blow-out: L X -> .; X; blow-out at row 1, column 1, X",
        "cells L X ./move blow : L -> .; L; blow at row 1, column 1",
        "cells . #/token hop : @ step E over .; @.; hop @ row 1, column 1 -> row 1, column 2",
      })
  void movesOfBoardsAreToldByTheirNames(String lines, String position, String first) {
    assertThat(told(game("board grid; " + lines.replace("/", "; ")), position).getFirst())
        .isEqualTo(first);
  }

  @Test
  void movesOfGraphsAndHeapsAreToldByTheirNames() {
    GameRules graph =
        game("board graph; move isolate : vertex v : delete v; move cut: edge u-v : delete u");
    assertThat(told(graph, "a-b"))
        .containsExactlyInAnyOrder("isolate a", "isolate b", "cut a-b", "cut b-a");
    GameRules walk = game("board graph; token step2 : @ step edges : delete left");
    assertThat(told(walk, "@a-b")).containsExactly("step2 @ a -> b");
    GameRules heap =
        game("board heap; take few : 1 2; move split : n -> a + b where a + b = n, 1 <= a < b");
    assertThat(told(heap, "3"))
        .containsExactlyInAnyOrder("few 3 -> 2", "few 3 -> 1", "split 3 -> 1 + 2");
    assertThat(told(game("board heap; code kayles : 0.77"), "1")).containsExactly("kayles 1 -> 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board grid; cells . #; move  place : [ . . ] -> [ # # ] rotate; move  bite : . -> #",
        "board graph; move  vertex : vertex v : delete v",
        "board graph; token walk : @ step edges : delete edge",
        "board heap; code  own-code : 0.137; take  few : 1..3",
        "board heap; param k = 2; take  few : 1..k",
        "board heaps a b; move  both : (a,b) -> (a-k,b-k) for k >= 1",
      })
  void textJsonAndNormalFormAgree(String lines) {
    GameRules rules = game(lines);
    assertThat(rules.looks().names()).isNotEmpty();
    String text = RulesFormatter.format(rules);
    assertThat(RulesParser.parse("again", text)).isEqualTo(rules);
    assertThat(RulesFormatter.reformat("again", text)).isEqualTo(text);
    assertThat(RulesJson.read("json", RulesJson.write(rules))).isEqualTo(rules);
  }

  @Test
  void namesChangeNoMove() {
    GameRules plain = game("board grid; cells . #; move [ . . ] -> [ # # ] rotate");
    GameRules named = game("board grid; cells . #; move place : [ . . ] -> [ # # ] rotate");
    assertThat(named.rules()).isEqualTo(plain.rules());
    GridPosition start = (GridPosition) PositionText.parse(plain, "p", "..|..", 1).getFirst();
    List<Option<GridPosition>> options = new ArrayList<>();
    GridRuleset.of(plain).options(start, options::add);
    List<Option<GridPosition>> others = new ArrayList<>();
    GridRuleset.of(named).options(start, others::add);
    assertThat(others).isEqualTo(options);
  }

  @Test
  void aGlyphBeforeAColonIsNoName() {
    GameRules rules = game("board grid; cells a : .; move  a : -> .");
    assertThat(rules.looks().names()).isEmpty();
    assertThat(told(rules, "a:")).hasSize(2);
  }

  @Test
  void twoLinesHaveTwoNames() {
    assertThatThrownBy(() -> game("board heap; take a1 : 1; take a1 : 3"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("test:4:6: two lines of moves are called `a1`")
        .hasMessageContaining("give each a name of its own");
  }

  @Test
  void jsonNamesAreWords() {
    String json = RulesJson.write(game("board heap; take few : 1"));
    assertThatThrownBy(() -> RulesJson.read("json", json.replace("\"few\"", "\"f\"")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("name");
  }
}
