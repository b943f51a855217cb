package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `grundy play` without a terminal: lines in, lines out.
class PlayCommandTest {
  private static String play(String typed, String... words) {
    CommandRun run = CommandRun.withInput(typed, words);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run.out();
  }

  /// The same move, however it is typed.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "cram 3x3; 1,1 1,2; [ # # ] at row 1, column 1",
        "cram 3x3; 2,3 1,3; [ # | # ] at row 1, column 3",
        "cram 3x3; [..]->[##] at row 3, column 2; [ # # ] at row 3, column 2",
        "kayles 5; 5 -> 4; 5 -> 4",
        "node-kayles path 3; delete v2; delete v2",
        "cram 2x2 + nim 3; 7 -> 0; no",
        "cram 2x2 + nim 3; 3 -> 0; 3 -> 0 in position 2",
        "cram 2x2 + cram 2x2; 2: 1,1 1,2; [ # # ] at row 1, column 1 in position 2",
      })
  void aMoveIsTypedInManyWays(String sum, String typed, String move) {
    String out = play(typed + "\nundo\nquit\n", "play", sum);
    boolean known = !move.equals("no");
    assertThat(out.contains("No move is called")).isNotEqualTo(known);
    assertThat(out.contains("You have made no move yet.")).isNotEqualTo(known);
    if (known) {
      assertThat(play("moves\n", "play", sum)).contains(move);
    }
  }

  @Test
  void whatMayBeSeveralMovesIsAskedFor() {
    assertThat(play("1,1\nrow 1, column 1\n", "play", "cram", "2x2"))
        .contains("That may be one of 2 moves. Type a number:", "    1  ", "    2  ");
  }

  @Test
  void nobodyIsToldAMoveThatDoesNotExist() {
    assertThat(play("99\n0\n7,7\nhnt\nxyzzy\n99999999999999\n", "play", "cram", "2x2"))
        .contains("No move is called `99`", "No move is called `7,7`", "did you mean `hint`?");
  }

  @Test
  void grundyMayBegin() {
    assertThat(play("", "play", "nim", "1", "--first", "grundy")).contains("Grundy wins.");
    assertThat(play("", "play", "nim", "1", "--misere", "--first", "grundy")).contains("You win.");
    assertThat(play("", "play", "nim", "0")).contains("a heap of 0");
  }

  @Test
  void withoutAPositionAStartIsTaken() {
    assertThat(play("quit\n", "play", "wythoff")).contains("(3,5)");
    assertThat(play("quit\n", "play", "darkraft")).contains("      1  2  3  4  5\n");
  }

  /// The same seed, the same match.
  @Test
  void theSameSeedPlaysTheSameMoves() {
    String[] words = {"play", "cram", "4x4", "--level", "random", "--seed", "7"};
    String typed = "1\n1\n1\n1\n1\n";
    assertThat(play(typed, words)).isEqualTo(play(typed, words));
  }
}
