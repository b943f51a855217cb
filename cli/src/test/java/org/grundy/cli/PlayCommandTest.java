package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        "cram 3x3; a3 b3; a lying domino on a3 and b3",
        "cram 3x3; C2, c3; a standing domino on c3 and c2",
        "cram 3x3; [..]->[##] at row 3, column 2; a lying domino on b1 and c1",
        "cram 3x3; lying b1 c1; a lying domino on b1 and c1",
        "kayles 5; 5 -> 4; 1 pin",
        "node-kayles path 3; delete v2; pin v2",
        "cram 2x2 + nim 3; 7 -> 0; no",
        "cram 2x2 + nim 3; 3 -> 0; 3 stones from heap B",
        "cram 2x2 + cram 2x2; B: a2 b2; a lying domino on a2 and b2 in B",
        "nim 2+4+7; 2: 2; 2 stones from heap B",
        "nim 2+4+7; C : 0; 7 stones from heap C",
        "nim 2+4+7; 3: 7 -> 2; 5 stones from heap C",
        "nim 2+4+7; b: 7; no",
        "kayles 3+4; 2: 2; 2 pins from heap B",
        "kayles 3+4; 2: 1+2; 1 pin from heap B, leaving 1 and 2",
        "cram 1x3 + node-kayles path 3; B: v2; pin v2 in B",
        "cram 1x3 + node-kayles path 3; 1: v2; no",
        "nim 5; 1: 2; 3 stones",
        "treblecross 5; cell 3; a cross on cell 3",
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
    assertThat(play("a2\non a2\n", "play", "cram", "2x2"))
        .contains("That may be one of 2 moves. Type a number:", "    1  ", "    2  ");
  }

  @Test
  void nobodyIsToldAMoveThatDoesNotExist() {
    assertThat(play("99\n0\ng7\nhnt\nxyzzy\n99999999999999\n", "play", "cram", "2x2"))
        .contains("No move is called `g7`", "did you mean `hint`?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "5", "00005", "99999999999999", "100000000000000000000000"})
  void aNumberOutsideTheListIsRefusedWithTheNumbersOfIt(String typed) {
    assertThat(play(typed + "\n", "play", "cram", "2x2"))
        .contains("There is no move " + typed + "; they are numbered 1 to 4");
    assertThat(play(typed + ": 1\n", "play", "nim 1+2+3+4"))
        .contains("There is no position " + typed + "; they are numbered 1 to 4");
    assertThat(play("3: 1\n", "play", "cram", "2x2"))
        .contains("There is no position 3; there is one position");
  }

  /// The board stands before anything is thought about, and Grundy's first move after it.
  @Test
  void theBoardComesFirst() {
    assertThat(play("", "play", "nim", "5", "--first", "grundy").lines())
        .containsSubsequence("  a heap of 5", "Grundy plays: 5 stones", "  a heap of 0");
  }

  @Test
  void helpIsAsWideAsTheWindow() {
    Map<String, String> narrow = new HashMap<>(CommandRun.ENVIRONMENT);
    narrow.put("COLUMNS", "50");
    byte[] typed = "help\n".getBytes(StandardCharsets.UTF_8);
    for (String[] words : new String[][] {{"play", "nim", "5"}, {"repl"}}) {
      assertThat(CommandRun.of(typed, narrow, words).out().lines())
          .allMatch(line -> line.length() <= 50);
    }
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
    assertThat(play("quit\n", "play", "darkraft")).contains("      a  b  c  d  e\n");
  }

  /// The same seed, the same match.
  @Test
  void theSameSeedPlaysTheSameMoves() {
    String[] words = {"play", "cram", "4x4", "--level", "random", "--seed", "7"};
    String typed = "1\n1\n1\n1\n1\n";
    assertThat(play(typed, words)).isEqualTo(play(typed, words));
  }
}
