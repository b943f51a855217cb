package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a format asks of rules that do not have it is the format's fault, and not the input's.
class FormatFaultsTest {
  private static final String CRAM =
      "game Cram\nboard grid\ncells . #\nmove [ . . ] -> [ # # ] rotate\n";
  private static final String REST = "wins WIN\nloses LOSE\n";

  @Test
  void theFormatIsBlamed() {
    String rows = "contest C\nline h 1..9, w 1..9\nrows b h x w of A .\nstart b\n" + REST;
    requireFault(
        CRAM,
        rows,
        "1 2\n..\n",
        "f:3:17: the format puts `A` into a cell, which the rules do not know\n"
            + "  the rules have `. #`");
    String heap = "contest C\nline n 1..9\nparam j = n\nstart n\n" + REST;
    requireFault(
        "game Few\nboard heap\nparam k = 2\ntake 1..k\n",
        heap,
        "3\n",
        "f:3:7: the game has no parameter `j`\n  it has `k`");
    requireFault(
        CRAM,
        "contest C\nline n 1..9\nstart n\n" + REST,
        "3\n",
        "f:3:1: the `start` line of the format says heaps, and the rules are played on"
            + " `board grid`\n  a start of that board is meant");
  }

  /// Numbers made of an input that pass 63 bits or do not exist, and lists of different length.
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "add where n * 10^18 > 0 : take 2; rules",
        "add where a = 1 : lose where n = {b}; rules",
        "add lose where n = {1/(n-10)}; rules",
        "param k = 10^18 * n; rules",
        "wins {10^18 * n}; number to print",
        "loses {n % 0}; number to print"
      })
  void numbersThatDoNotExistAreToldAtTheirCase(String line, String missing) {
    String format =
        "contest C\nline n 0..99, m 0..9\nline a[m] 0..9\nline b[1] 0..9\nstart n\n%s\n%s"
            .formatted(line, REST);
    requireFault(
        "game Take\nboard heap n\nparam k = 2\ntake 1..k\n",
        format,
        line.startsWith("loses") ? "12 0\n\n3\n" : "10 2\n1 1\n3\n",
        "c:1:1: the numbers of this case give no %s\n".formatted(missing)
            + "  numbers go up to 2^63 - 1, divisors begin with 1, lists that stand together are of"
            + " one length");
  }

  /// Runs that make no row, or a row of what is no cell.
  @Test
  void runsMakeARow() {
    String format =
        "contest C\nline n 0..9\nline a[n] 0..10^9\nstart runs a - 1 of . between #\n" + REST;
    String none = "c:1:1: found a row of %d cells, expected from 1 to 268435456";
    requireFault(CRAM, format, "0\n\n", none.formatted(0));
    requireFault(CRAM, format, "1\n1\n", none.formatted(0));
    requireFault(CRAM, format, "2\n1000000000 7\n", none.formatted(1_000_000_006));
    requireFault(CRAM, format, "2\n3 0\n", "c:1:1: found a run of -1 cells, expected none below 0");
    requireFault(
        "game Nim\nboard heap\ntake 1..3\n",
        format,
        "1\n4\n",
        "f:4:1: the `start` line of the format says a row of runs, and the rules are played on"
            + " `board heap`\n  a start of that board is meant");
    requireFault(
        CRAM,
        format.replace("between #", "between A"),
        "2\n4 5\n",
        "f:4:31: the format puts `A` into a cell, which the rules do not know\n"
            + "  the rules have `. #`");
  }

  /// Conditions on a list are those of the heaps, one for each.
  @Test
  void listsOfAStartAreOfOneLength() {
    String format =
        "contest C\nline n 0..9, m 0..9\nline a[n] 0..9\nline b[m] 0..9\nstart a where b > 1\n"
            + REST;
    for (String lists : new String[] {"3 2\n1 1 1\n2 2\n", "2 3\n1 1\n2 2 2\n", "1 0\n1\n\n"}) {
      requireFault(
          "game Nim\nboard heap\ntake 1..3\n",
          format,
          lists,
          "c:1:1: the numbers of this case give no position");
    }
  }

  @Test
  void aLineOfRulesIsBlamedWhereItIsAdded() {
    requireFault(
        "game Few\nboard heap\ntake 1..3\n",
        "contest C\nline n 1..9\nline m 1..9\nadd take {n}\nadd  foo bar {m}\nstart n\n" + REST,
        "3\n4\n",
        "f:5:6: the line `foo bar 4`, which this adds to the rules, is wrong: a line begins with"
            + " one of `game board param cells ground drawn move token win lose avoid play code"
            + " take start look say expect`, found `foo`\n"
            + "  for example: game  Cram\n               board grid");
  }

  @Test
  void aRangeOfHeapsIsOneOfHeapsAndNotTooLong() {
    String few = "game Few\nboard heap\ntake 1..3\n";
    String range = "contest C\nline n 1..10^9\nstart n..2*n\n" + REST;
    requireFault(
        few + "play misere\n",
        range,
        "1048577\n",
        "c:1:1: found more than 1,048,576 heaps in ranges of sizes\n"
            + "  so many are valued by a proved period, if no moves are asked for");
    requireFault(
        CRAM,
        range,
        "3\n",
        "f:3:1: the `start` line of the format says heaps of a range of sizes, and the rules are"
            + " played on `board grid`\n  a start of that board is meant");
    assertThatThrownBy(() -> SpecParser.parse("f", range.replace("2*n", "m")))
        .hasMessageContaining("found `m`");
  }

  @Test
  void aMoveIsWrittenByNumbersThatItHas() {
    requireFault(
        "game Few\nboard heap\ntake 1..3\n",
        "contest C\nline n 1..9\nstart n\nmove {row}\nwins {least move}\nloses LOSE\n",
        "3\n",
        "f:4:6: the format writes moves by `row`, which moves of this game have not\n"
            + "  a move has `heap heaps left taken`");
  }

  @Test
  void samplesAndRulesAreBlamedInTheFormat(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("my.contest");
    String format = "contest C\nrules   nim\nline n 1..9\nstart n\n" + REST;
    Files.writeString(file, format.replace("nim", "nym"));
    assertThatThrownBy(() -> new Workbench().contest(file, Optional.empty()))
        .hasMessage(file + ":2:9: there is no game called `nym`\n  did you mean `nim`?");
    for (String[] sample :
        new String[][] {
          {"in 5\nout WIN\nin  55\nout WIN\n", ":9:5: n is 55"},
          {"in  5 6\nout WIN\n", ":7:7: "},
          {"in\nout WIN\n", ":7:3: "},
        }) {
      Files.writeString(file, format + sample[0]);
      Contest contest = new Workbench().contest(file, Optional.empty());
      assertThatThrownBy(() -> contest.sampleFault(new Meter(Budget.ofThisProcess())))
          .hasMessageStartingWith(file + sample[1]);
    }
  }

  private static void requireFault(String rules, String format, String input, String fault) {
    ContestSpec spec = SpecParser.parse("f", format);
    RulesText text = new RulesText("g", rules);
    ReadContest read = new ReadContest("c", spec, text, new RulesOfCases(spec, text));
    assertThatThrownBy(() -> read.output(input.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(InputException.class)
        .hasMessage(fault);
  }
}
