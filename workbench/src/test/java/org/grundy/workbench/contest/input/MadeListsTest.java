package org.grundy.workbench.contest.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.grundy.core.InputException;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.contest.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MadeListsTest {
  private static ContestSpec spec(String lines) {
    return SpecParser.parse(
        "spec", "contest x\nrules nim\n" + lines + "\nstart d\nwins 1\nloses 0\n");
  }

  private static Values read(String lines, String text) {
    ContestInput input = new ContestInput("in", text.getBytes(StandardCharsets.US_ASCII));
    return new InputReader(spec(lines), input, true).read();
  }

  private static final String PARENTS = "line n 1..9\nline p[n-1] 1..99\nlist d = depths of p";
  private static final String EDGES =
      "line n 1..9, x 1..9\nlines n-1 : u 1..99, v 1..99\nlist d = depths of u v from x";
  private static final String CIRCLES = "line n 0..9\nline p[n] 0..99\nlist d = circles of p";

  @ParameterizedTest
  @CsvSource({
    "#.##..###, 1 2 3",
    "###, 3",
    "..., ''",
    ".#., 1",
  })
  void runsAreThoseOfOneLetter(String text, String runs) {
    Values values = read("text s 1..100 of . #\nlist d = runs of # in s", text + "\n");
    assertThat(values.list("d")).isEqualTo(numbers(runs));
  }

  @Test
  void runsAndPlacesGoRowByRow() {
    String rows = "line R 1..9, C 1..9\nrows b R x C of . #\n";
    String text = "2 3\n.##\n#.#\n";
    assertThat(read(rows + "list d = runs of # in b", text).list("d")).containsExactly(2, 1, 1);
    assertThat(read(rows + "list d = places of # in b", text).list("d"))
        .containsExactly(2, 3, 4, 6);
  }

  @ParameterizedTest
  @CsvSource({
    "5 6 7 8, 5 5 5 6 6 7, 6 7 8 7 8 8",
    "4 4, 4, 4",
    "4, '', ''",
    "'', '', ''",
  })
  void firstsAndSecondsAreThoseOfPairs(String list, String firsts, String seconds) {
    assertThat(made("firsts", list)).isEqualTo(numbers(firsts));
    assertThat(made("seconds", list)).isEqualTo(numbers(seconds));
  }

  /// The list that is made of the numbers of another one.
  private static long[] made(String how, String list) {
    String lines = "line n 0..9\nline p[n] 0..99\nlist d = " + how + " of p";
    return read(lines, numbers(list).length + "\n" + list + "\n").list("d");
  }

  @Test
  void aNumberIsNoListAndNotMeant() {
    assertThatThrownBy(() -> spec("line n 0..9\nline p[n] 0..99\nlist d = firsts of n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("found `n`, expected a list of the input")
        .hasMessageNotContaining("did you mean `n`");
  }

  @Test
  void pairsOfTooManyNumbersAreRefused() {
    String lines = "line n 0..9999\nline p[n] 0..99\nlist d = firsts of p";
    assertThatThrownBy(() -> read(lines, "2897\n" + "1 ".repeat(2896) + "1\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("`p` has 2,897 numbers, which are 4,194,856 pairs");
  }

  @ParameterizedTest
  @CsvSource({
    "5 2 9, 5 -3 7, 2 5 9",
    "4, 4, 4",
    "'', '', ''",
  })
  void differencesAndSorted(String list, String differences, String sorted) {
    assertThat(made("differences", list)).isEqualTo(numbers(differences));
    assertThat(made("sorted", list)).isEqualTo(numbers(sorted));
  }

  @Test
  void differencesAreNumbersThatAComputerCanHold() {
    String lines = "line p[2] -9223372036854775807..9223372036854775807\nlist d = differences of p";
    assertThatThrownBy(() -> read(lines, "-9223372036854775807 9223372036854775806\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no number that a computer can hold");
  }

  @Test
  void listsMayEndLines() {
    String lines = "line n 0..9\nlines n : k 0..9, x[k] 0..99\n";
    Values values = read(lines + "list d = lines of x", "3\n2 7 8\n0\n1 9\n");
    assertThat(values.list("k")).containsExactly(2, 0, 1);
    assertThat(values.list("x")).containsExactly(7, 8, 9);
    assertThat(values.list("d")).containsExactly(1, 1, 3);
    ContestSpec spec = spec(lines + "list d = lines of x");
    assertThat(InputWriter.write(spec, values)).isEqualTo("3\n2 7 8\n0\n1 9\n");
    assertThat(read("line R 1..9, C 0..9\nlines R : d[C] 0..9", "2 3\n1 2 3\n4 5 6\n").list("d"))
        .containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(read(lines + "list d = lines of x", "0\n").list("d")).isEmpty();
    assertThatThrownBy(() -> read(lines + "list d = lines of x", "1\n2 7\n"))
        .isInstanceOf(InputException.class);
    assertThatThrownBy(() -> read(lines + "list d = lines of x", "1\n1 7 8\n"))
        .hasMessageContaining("in:2:5: found `8`, expected the end of the input");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "lines n : x[2] 0..9, k 0..9; spec:4:22: a number behind a list within `lines`",
        "lines n : k 0..9, x[k] 0..9 distinct; the lists of several lines have no order",
        "line a[n] 0..9|lines n : x[a] 0..9; `a` is a list and no number of this line",
        "line a[n] 0..9|list d = lines of a; found `a`, expected a list that ends `lines`",
      })
  void listsThatMayNotEndLines(String lines, String problem) {
    assertThatThrownBy(() -> spec("line n 0..9\n" + lines.replace('|', '\n')))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(problem);
  }

  @Test
  void aTextMayHaveALengthThatWasRead() {
    String lines = "line n 1..9\ntext s n of . #\nlist d = runs of # in s";
    assertThat(read(lines, "4\n.##.\n").list("d")).containsExactly(2);
    assertThatThrownBy(() -> read(lines, "4\n.##\n")).isInstanceOf(InputException.class);
    assertThatThrownBy(() -> read(lines, "4\n.##.#\n")).isInstanceOf(InputException.class);
  }

  @Test
  void lettersOfARowMayStandApart() {
    String lines = "line R 1..9, C 1..9\nrows b R x C of . # apart\nlist d = runs of # in b";
    assertThat(read(lines, "2 3\n. # #\n#  . # \n").list("d")).containsExactly(2, 1, 1);
    assertThatThrownBy(() -> read(lines, "2 3\n. # #\n#. #\n"))
        .hasMessageContaining("in:3:2: found `.` in row 2, expected a blank between letters");
    assertThatThrownBy(() -> read(lines, "2 3\n. # #\n# .\n"))
        .hasMessageContaining("in:3:4: found the end of the line in row 2, expected");
    assertThatThrownBy(() -> read(lines, "2 3\n. # #\n# . x\n"))
        .hasMessageContaining("in:3:5: found `x` in row 2, expected `.` or `#`");
    assertThatThrownBy(() -> read(lines, "2 3\n. # #\n# . # #\n"))
        .hasMessageContaining("in:3:7: found `#`, expected the end of row 2");
    assertThatThrownBy(() -> read(lines, "2 3\n. # #"))
        .hasMessageContaining("found the end of the input in row 2");
  }

  @Test
  void anInputMayEndWithItsLastLineWithoutABreak() {
    assertThat(read(CIRCLES, "3\n2 1 3").list("d")).containsExactly(2, 1);
  }

  @Test
  void depthsAreTheSameByParentsAndByEdges() {
    assertThat(read(PARENTS, "5\n1 1 2 4\n").list("d")).containsExactly(0, 1, 1, 2, 3);
    assertThat(read(EDGES, "5 1\n1 2\n3 1\n4 2\n4 5\n").list("d")).containsExactly(0, 1, 1, 2, 3);
    assertThat(read(EDGES, "5 5\n1 2\n3 1\n4 2\n4 5\n").list("d")).containsExactly(3, 2, 4, 1, 0);
    assertThat(read(EDGES, "1 1\n").list("d")).containsExactly(0);
  }

  @Test
  void circlesAreThoseOfAPermutation() {
    assertThat(read(CIRCLES, "6\n2 3 1 4 6 5\n").list("d")).containsExactly(3, 1, 2);
    assertThat(read(CIRCLES, "0\n\n").list("d")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"2 2 1", "1 2 4", "0 1 2"})
  void whatIsNoPermutationIsRefused(String numbers) {
    assertThatThrownBy(() -> read(CIRCLES, "3\n" + numbers + "\n"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("each once");
  }

  @ParameterizedTest
  @CsvSource({"3 1, 1 2, 2 1", "3 1, 1 2, 1 4", "3 4, 1 2, 2 3", "3 1, 2 2, 1 3"})
  void whatIsNoTreeIsRefused(String first, String one, String other) {
    assertThatThrownBy(() -> read(EDGES, "%s\n%s\n%s\n".formatted(first, one, other)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no tree");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "list d = depth of p; spec:5:10: found `depth`, expected one of `runs places indices lines"
            + " differences sorted firsts seconds circles depths`",
        "list d = runs of # in p; spec:5:23: found `p`, expected the name of rows or a text of the"
            + " input",
        "list d = circles of q; spec:5:21: found `q`, expected a list of the input",
        "list p = circles of p; spec:5:6: there are two things called `p`",
        "list d = circles of p p; spec:5:23: found `p`, expected",
      })
  void faultsOfALineAreTold(String line, String fault) {
    assertThatThrownBy(() -> spec("line n 1..9\nline p[n] 1..n\n" + line))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(fault);
  }

  private static long[] numbers(String text) {
    return text.isEmpty()
        ? new long[0]
        : Arrays.stream(text.split(" ")).mapToLong(Long::parseLong).toArray();
  }
}
