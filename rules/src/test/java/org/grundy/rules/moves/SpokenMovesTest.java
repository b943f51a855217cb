package org.grundy.rules.moves;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.grundy.core.InputException;
import org.grundy.core.Position;
import org.grundy.rules.json.RulesJson;
import org.grundy.rules.text.game.RulesFormatter;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.text.position.PositionText;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves as people say them: by the lines `say`, and without.
class SpokenMovesTest {
  private static GameRules game(String lines) {
    return RulesParser.parse("test", "game  Test\n" + lines.replace("; ", "\n") + "\n");
  }

  private static List<String> said(GameRules rules, String position, String letter) {
    Position start = PositionText.parse(rules, "position", position, 1).getFirst();
    List<String> told = new ArrayList<>();
    SpokenMoves words = new SpokenMoves(rules);
    LiteralMoves.of(rules).options(start, o -> told.add(words.of(start, o.move(), letter)));
    return told;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '/',
      value = {
        "board grid; cells . #; move [ . . ] -> [ # # ] rotate; look # domino / ..|.. / a lying domino on a2 and b2",
        "board grid; cells . #; move [ . . ] -> [ # # ] rotate; look # domino / .#|.# / a standing domino on a2 and a1",
        "board grid; cells . #; move [ . . ] -> [ # # ] rotate / ..|## / # on a2 and b2",
        "board grid; cells . #; move [ . . ] -> [ # . ] / ##|.. / # on a1",
        "board grid; cells A B C; move [ A B ] -> [ B C ] / AB|BB / B on a2 and C on b2",
        "board grid; cells . #; move [ . . ] -> [ # # ] rotate; say {way} at {at}: {cells} / ##|.. / lying at a1: a1 and b1",
        "board strip; cells . X; move . -> X; look X cross / X.X / a cross on cell 2",
        "board grid; cells . Q x; move . -> Q along N over . -> x; say a queen on {at} going {along} / . / a queen on a1 going up",
        "board grid; cells o .; move o -> . flood E over o -> .; look o coin . blank / o. / the coin on a1",
        "board grid; cells .; token R slide E over .; look R rook / R.|.. / the rook from a2 to b2",
        "board heap; code 0.3 / 1 / 1 token",
        "board heap; take 2; look heap coin / 5 / 2 coins",
        "board heap; code 0.77; look heap pin / 4 / 1 pin",
        "board heap n; move n -> a + b where a + b = n, 1 <= a < b / 3 / heap parted into 1 and 2",
        "board heap n; move n -> a + b where a + b = n + 1, 1 <= a, a < n, b < n / 2 / ",
        "board heaps a b; move (a,b) -> (a-k,b-k) for k >= 1 / (1,1) / 1 token each from heaps a and b",
        "board heaps a b; move (a,b) -> (a-2,b-1) where a > 1, b > 0 / (2,1) / 2 tokens from heap a and 1 token from heap b",
        "board heaps a b; move (a,b) -> (b,a-1) where a > 0 / (1,3) / (1,3) becomes (3,0)",
        "board graph; move vertex v : delete v; look vertex pin / a-b / pin a",
        "board graph; move edge u-v : delete u, v; say pins {from} and {to} / a-b / pins a and b",
        "board graph; token @ step edges : delete left; look @ token / @a-b / the token from a to b",
      })
  void theFirstMoveIsSaid(String lines, String position, String words) {
    List<String> told = said(game(lines), position, "");
    assertThat(words == null ? told : List.of(told.getFirst()))
        .isEqualTo(words == null ? List.of() : List.of(words));
  }

  @Test
  void movesOfASumSayWhere() {
    assertThat(said(game("board heap; take 1; look heap coin"), "3", "B"))
        .containsExactly("1 coin from heap B");
    assertThat(said(game("board strip; cells . X; move . -> X"), ".", "C"))
        .containsExactly("X on cell 1 in C");
    assertThat(said(game("board heap n; move n -> a + b where a + b = n, 1 <= a < b"), "3", "A"))
        .containsExactly("heap A parted into 1 and 2");
  }

  @Test
  void aLineOfItsOwnComesBeforeThatOfAllLines() {
    GameRules rules =
        game(
            "board strip; cells . X O; move put : . -> X; move . -> O; say a thing on {at}; say put : a cross on {at}");
    assertThat(said(rules, ".", "")).containsExactly("a cross on cell 1", "a thing on cell 1");
    String text = RulesFormatter.format(rules);
    assertThat(RulesParser.parse("again", text)).isEqualTo(rules);
    assertThat(RulesFormatter.reformat("again", text)).isEqualTo(text);
    assertThat(RulesJson.read("json", RulesJson.write(rules))).isEqualTo(rules);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '/',
      value = {
        "say {cell} / test:5:5: these moves fill the holes `{at}`, found `{cell}`",
        "say a {at} {way} / test:5:12: these moves fill the holes `{at}`, found `{way}`",
        "say a { / test:5:7: these moves fill the holes `{at}`, found `{`",
        "say / test:5:4: the line ends here, expected the words for a move",
        "say one; say two / test:6:1: a second `say` line for the same moves",
        "say other : one / test:5:5: no line of moves is called `other`",
      })
  void sayingsThatAreNoneAreRefused(String line, String problem) {
    assertThatThrownBy(() -> game("board strip; cells . X; move . -> X; " + line))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(problem);
  }

  @Test
  void heapsFillNoHoles() {
    assertThatThrownBy(() -> game("board heap; take 1; say {at}"))
        .hasMessageContaining("these moves fill no hole, found `{at}`");
  }

  @Test
  void aHugeHeapIsSaidInAFewWords() {
    GameRules rules = game("board heap n; move n -> n copies of k where k = n - 1");
    assertThat(said(rules, "12", "").getFirst())
        .isEqualTo("heap of 12 becomes 11, 11, 11, 11, 11, 11, 11, 11 and 4 more");
  }
}
