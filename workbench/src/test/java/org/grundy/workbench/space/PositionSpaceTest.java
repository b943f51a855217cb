package org.grundy.workbench.space;

import static org.assertj.core.api.Assertions.assertThat;

import org.grundy.rules.text.game.RulesParser;
import org.grundy.workbench.game.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the checked rules say ends has levels, where a number of the sizes falls with every move.
final class PositionSpaceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "heaps a b; move (a,b) -> (a-1,b+1) | (a,b-1); 3,2; 8",
        "heaps a b c; move (a,b,c) -> (a-1,b+1,c+1) | (a,b-1,c) | (a,b,c-1); 1,1,1; 5",
        "heaps a b; move (a,b) -> (a-k,b) | (a,b-k) where k >= 1; 3,2; 5",
        "heap n; move n -> a + b where a + b = n, 1 <= a < b; 7; 6",
        "heap n; code 4.1; 5; 9",
        "graph; move pair u-v where distance of u-v != 2 : add edge; a-b c d; 5",
        "graph; move vertex v : delete v; a-b c d; 4"
      })
  void everyMoveLowersTheLevel(String board, String move, String start, long level) {
    String rules = "game  Test\nboard %s\n%s\n".formatted(board, move);
    PositionSpace space =
        new PositionSpace(new Game("test", RulesParser.parse("test", rules)), false);
    Reached reached = space.start(start, 1);
    assertThat(reached.level()).isEqualTo(level);
    assertThat(space.look(reached.text()).options().keySet())
        .isNotEmpty()
        .allSatisfy(after -> assertThat(after.level()).isLessThan(level));
  }
}
