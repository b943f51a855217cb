package org.grundy.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;
import org.grundy.core.InputException;
import org.grundy.rules.GameBuilder.Turns;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.CellMove;
import org.grundy.rules.tree.Direction;
import org.grundy.rules.tree.Glyph;
import org.junit.jupiter.api.Test;

class GameBuilderTest {
  @Test
  void buildsWhatTheTextSays() {
    assertThat(
            GameBuilder.grid("Cram")
                .cells(".#")
                .replace("..", "##", Turns.ROTATE)
                .startFill('.')
                .expect("2x3", 1)
                .build())
        .isEqualTo(
            RulesParser.parse(
                "cram",
                """
                game  Cram
                board grid
                cells . #
                move  [ . . ] -> [ # # ] rotate
                start fill .
                expect 2x3 = 1
                """));
    assertThat(
            GameBuilder.grid("Chomp")
                .cells("o@.")
                .flood("o", '.', List.of(Direction.E, Direction.S), "o", '.')
                .startFill('o', '@')
                .build())
        .isEqualTo(
            RulesParser.parse(
                "chomp",
                """
                game  Chomp
                board grid
                cells o @ .
                move  o -> . flood (0,1) S over o -> .
                start fill o first @
                """));
    CellMove.Rays rays =
        new CellMove.Rays(
            List.of(Direction.E),
            OptionalInt.of(2),
            List.of(Glyph.of('o')),
            Glyph.of('.'),
            List.of());
    assertThat(
            GameBuilder.strip("Fuses")
                .cells("o.x")
                .move("ox", '.')
                .move("o", '.', rays)
                .win("x.*x", Turns.ROTATE_AND_MIRROR)
                .startRandom("ox")
                .expectWins("3")
                .expectLoses("..")
                .build())
        .isEqualTo(
            RulesParser.parse(
                "fuses",
                """
                game  Fuses
                board strip
                cells o . x
                move  o x -> .
                move  o -> . along E up to 2 over o -> .
                win   [ x . * x ] rotate mirror
                start random o x
                expect 3 wins
                expect .. loses
                """));
    assertThat(GameBuilder.heap("Heap").code("0.137").take(1, 4).misere().build())
        .isEqualTo(
            RulesParser.parse("h", "game Heap\nboard heap\ncode 0.137\ntake 1..3\nplay misere"));
    assertThat(
            GameBuilder.grid("Pieces")
                .cells(".")
                .step('@', List.of(Direction.E, Direction.S), ".")
                .slide('R', List.of(Direction.S), ".")
                .build())
        .isEqualTo(
            RulesParser.parse(
                "p",
                """
                game Pieces
                board grid
                cells .
                token @ step E S over .
                token R slide S over .\
                """));
  }

  @Test
  void holdsTheGameToTheChecks() {
    assertThatThrownBy(
            () -> GameBuilder.grid("Blinker").cells(".X").move(".", 'X').move("X", '.').build())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("`. -> X -> .`");
    assertThatThrownBy(() -> GameBuilder.heap("A // b").take(1, 2).build())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the game cannot be said in the rules language");
    assertThatThrownBy(() -> GameBuilder.heap("A\nplay misere").take(1, 2).build())
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> GameBuilder.heaps("A", "a").build())
        .isInstanceOf(InputException.class);
  }
}
