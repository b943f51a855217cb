package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.grundy.core.InputException;
import org.grundy.core.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The golden table of bad inputs: what is wrong, and where.
class BadContestInputTest {
  private static final String SIZE = ", a whole number from 1 to 268435456";
  private static final String COUNT = ", a whole number from 1 to 2147483647";
  private static final String LRX = ", expected `L`, `R` or `X`";
  private static final String END = "found the end of the input, ";

  record Bad(String id, String text, int line, int column, String problem) {}

  private static Bad bad(String id, String text, int line, int column, String problem) {
    return new Bad(id, text, line, column, problem);
  }

  static Stream<Bad> numbers() {
    return Stream.of(
        bad("cf138d", "", 1, 1, END + "expected n" + SIZE),
        bad("cf138d", " \n\n ", 3, 2, END + "expected n" + SIZE),
        bad("cf138d", "2", 1, 2, END + "expected m" + SIZE),
        bad("cf138d", "0 2\n", 1, 1, "n is 0, expected n" + SIZE),
        bad("cf138d", "2 -3\nRL\n", 1, 3, "m is -3, expected m" + SIZE),
        bad("cf138d", "two 2\n", 1, 1, "found `two`, expected n" + SIZE),
        bad("cf138d", "2x2\n", 1, 1, "found `2x2`, expected n" + SIZE),
        bad("cf138d", "2 2.0\n", 1, 3, "found `2.0`, expected m" + SIZE),
        bad("cf138d", "+2 2\n", 1, 1, "found `+2`, expected n" + SIZE),
        bad("cf138d", "- 2\n", 1, 1, "found `-`, expected n" + SIZE),
        bad("cf138d", "268435457 1\n", 1, 1, "n is 268435457, expected n" + SIZE),
        bad(
            "cf138d",
            "99999999999999999999 1\n",
            1,
            1,
            "n is 99999999999999999999, expected n" + SIZE),
        bad(
            "cf138d",
            "-99999999999999999999 1",
            1,
            1,
            "n is -99999999999999999999, expected n" + SIZE),
        bad(
            "cf138d",
            "9".repeat(30) + " 1\n",
            1,
            1,
            "n is " + "9".repeat(24) + "… (30 characters), expected n" + SIZE),
        bad(
            "cf138d",
            "20000 20000\n",
            1,
            7,
            "found a board of 20000 times 20000 cells, expected at most 268435456 cells"),
        bad("cf138d", "2 2 2\nRL\nLR\n", 1, 5, "found `2`, expected the end of the line"),
        bad("cf138d", "2 2 RL\nLR\n", 1, 5, "found `R`, expected the end of the line"),
        bad("cf138d", "２ 2\n", 1, 1, "found `２`, expected n" + SIZE),
        bad("cf138d", "\ufeff2 2\n", 1, 1, "found a byte order mark (U+FEFF), expected n" + SIZE),
        bad(
            "cf138d",
            "2\u00002\n",
            1,
            1,
            "found `2` followed by the unprintable character U+0000, expected n" + SIZE),
        bad(
            "cf138d",
            "2 2\rRL\rLR\r",
            1,
            3,
            "found `2` followed by a carriage return without a line feed, expected m" + SIZE),
        bad(
            "cf138d",
            "abcdefghijklmnopqrstuvwxyz 2",
            1,
            1,
            "found `abcdefghijklmnopqrstuvwx…`, expected n" + SIZE),
        bad("poj3537", "2\n", 1, 1, "n is 2, expected n, a whole number from 3 to 268435456"),
        bad("poj3537", "6 7\n", 1, 3, "found `7`, expected the end of the input"),
        bad("poj3537", "6\n\n6\n", 3, 1, "found `6`, expected the end of the input"),
        bad("gcj2019-1c-c", "0\n", 1, 1, "T is 0, expected T" + COUNT),
        bad("gcj2019-1c-c", "2\n1 1\n.\n", 4, 1, END + "expected R" + SIZE),
        bad("gcj2019-1c-c", "1 1 1\n.\n", 1, 3, "found `1`, expected the end of the line"),
        bad("gcj2015-q-d", "1\n2 2\n", 3, 1, END + "expected C" + COUNT),
        bad("gcj2015-q-d", "2\n2 2 2 2\n1 3\n", 2, 7, "found `2`, expected the end of the line"),
        bad("gcj2015-q-d", "1\n0 2 2\n", 2, 1, "X is 0, expected X" + COUNT),
        bad("gcj2015-q-d", "1\n2 2 2147483648\n", 2, 5, "C is 2147483648, expected C" + COUNT),
        bad("gcj2015-q-d", "1\n2 2 2\n3 3 3\n", 3, 1, "found `3`, expected the end of the input"));
  }

  static Stream<Bad> rows() {
    return Stream.of(
        bad("cf138d", "2 2\nRL\n", 3, 1, END + "expected row 2 of 2"),
        bad("cf138d", "2 2\nRL", 2, 3, END + "expected row 2 of 2"),
        bad("cf138d", "2 2", 1, 4, END + "expected row 1 of 2"),
        bad("cf138d", "2 2\nRL\n\n \n", 3, 1, END + "expected row 2 of 2"),
        bad(
            "cf138d",
            "2 2\nRL\n\nLR\n",
            3,
            1,
            "found the end of the line after 0 letters of row 2, expected 2 letters"),
        bad(
            "cf138d",
            "2 2\nR\nLR\n",
            2,
            2,
            "found the end of the line after 1 letter of row 1, expected 2 letters"),
        bad(
            "cf138d",
            "2 2\r\nR\r\nLR\r\n",
            2,
            2,
            "found the end of the line after 1 letter of row 1, expected 2 letters"),
        bad(
            "cf138d",
            "2 3\nRLR\nLR",
            3,
            3,
            "found the end of the input after 2 letters of row 2, expected 3 letters"),
        bad("cf138d", "2 2\nRLL\nLR\n", 2, 3, "found `L`, expected the end of row 1"),
        bad("cf138d", "2 2\nRL\nLR\nRR\n", 4, 1, "found `R`, expected the end of the input"),
        bad("cf138d", "2 2\nRL\nLQ\n", 3, 2, "found `Q` in row 2" + LRX),
        bad("cf138d", "2 2\nR.\nLR\n", 2, 2, "found `.` in row 1" + LRX),
        bad("cf138d", "2 2\nrL\nLR\n", 2, 1, "found `r` in row 1" + LRX),
        bad("cf138d", "2 2\nR L\nLR\n", 2, 2, "found a blank in row 1" + LRX),
        bad("cf138d", "2 2\n RL\nLR\n", 2, 1, "found a blank in row 1" + LRX),
        bad("cf138d", "2 2\nR\tL\nLR\n", 2, 2, "found a tab in row 1" + LRX),
        bad(
            "cf138d",
            "2 2\nR\u0000\nLR\n",
            2,
            2,
            "found the unprintable character U+0000 in row 1" + LRX),
        bad(
            "cf138d",
            "2 2\nR\u001b\nLR\n",
            2,
            2,
            "found the unprintable character U+001B in row 1" + LRX),
        bad("cf138d", "2 2\nRL\nL\u0416\n", 3, 2, "found `\u0416` in row 2" + LRX),
        bad("cf138d", "2 2\nRL\nLR\u2713\n", 3, 3, "found `\u2713`, expected the end of row 2"),
        bad("cf138d", "2 2\nRL\nLR x\n", 3, 4, "found `x`, expected the end of row 2"),
        bad(
            "cf138d",
            "2 2\nR\rL\nLR\n",
            2,
            2,
            "found a carriage return without a line feed in row 1" + LRX),
        bad(
            "cf138d",
            "1 100000000\nLR\n",
            2,
            3,
            "found the end of the line after 2 letters of row 1, expected 100000000 letters"),
        bad("arc038b", "2 2\n#.\n..\n", 2, 1, "found `#` on the upper left cell, expected `.`"),
        bad("arc038b", "1 2\n.@\n", 2, 2, "found `@` in row 1, expected `.` or `#`"),
        bad("gcj2019-1c-c", "1\n1 2\n.b\n", 3, 2, "found `b` in row 1, expected `.` or `#`"),
        bad("gcj2019-1c-c", "2\n1 1\n.\n1 1\nx\n", 5, 1, "found `x` in row 1, expected `.` or `#`"),
        bad("gcj2019-1c-c", "2\n1 1\n..\n", 3, 2, "found `.`, expected the end of row 1"),
        bad("gcj2019-1c-c", "1\n2 1\n.\n2 1\n", 4, 1, "found `2` in row 2, expected `.` or `#`"),
        bad("gcj2019-1c-c", "1\n1 1\n.\n.", 4, 1, "found `.`, expected the end of the input"));
  }

  @ParameterizedTest
  @MethodSource({"numbers", "rows"})
  void saysWhatIsWrongAndWhere(Bad bad) {
    InputException error = fail(bad.id, bad.text.getBytes(StandardCharsets.UTF_8));
    assertThat(error.problem()).isEqualTo(bad.problem);
    assertThat(error.place()).contains(new Place("in.txt", bad.line, bad.column));
  }

  @Test
  void aLetterInTheWrongCaseHasACure() {
    assertThat(fail("cf138d", bytes("1 1\nx\n")).cure()).isEqualTo("Did you mean `X`?");
    assertThat(fail("cf138d", bytes("1 1\nq\n")).cure()).isEmpty();
  }

  @Test
  void bytesThatAreNotUtf8AreNamed() {
    for (int[] tail :
        new int[][] {
          {0xff}, {0x80}, {0xc3}, {0xc0, 0xaf}, {0xed, 0xa0, 0x80}, {0xf5, 0x80, 0x80, 0x80}
        }) {
      byte[] text = new byte[5 + tail.length];
      System.arraycopy(bytes("1 2\nL"), 0, text, 0, 5);
      for (int i = 0; i < tail.length; i++) {
        text[5 + i] = (byte) tail[i];
      }
      InputException error = fail("cf138d", text);
      assertThat(error.problem())
          .isEqualTo("found the byte 0x%02X (not UTF-8) in row 1".formatted(tail[0]) + LRX);
      assertThat(error.place()).contains(new Place("in.txt", 2, 2));
    }
  }

  /// Every proper beginning of a good input is bad or a good input itself, never another failure.
  @Test
  void everyCutInputIsBadInput() {
    String good = "2\n2 2\n..\n.#\n1 3\n.#.\n";
    for (int length = 0; length < good.length() - 1; length++) {
      assertThat(fail("gcj2019-1c-c", bytes(good.substring(0, length))).place()).isPresent();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static InputException fail(String id, byte[] text) {
    ReadContest contest = ReadContest.of(id);
    InputException error =
        catchThrowableOfType(InputException.class, () -> contest.positions("in.txt", text));
    assertThat(error).as(new String(text, StandardCharsets.UTF_8)).isNotNull();
    return error;
  }
}
