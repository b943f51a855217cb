package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// `grundy repl` without a terminal.
class ReplCommandTest {
  /// What is said, without the lines that are typed.
  private static List<String> said(String... lines) {
    CommandRun run = CommandRun.withInput(String.join("\n", lines) + "\n", "repl");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    return run.out()
        .lines()
        .filter(line -> !line.startsWith("grundy> ") && !line.startsWith("  ... "))
        .toList();
  }

  @Test
  void namesStandForPositions() {
    assertThat(said("g = cram 2x3", "g --value", "g + nim 5 --value", "h = g + nim 1", "h --value"))
        .containsExactly("  Cram: ...|...", "1", "4", "  Cram + Nim: cram ...|... + nim 1", "0");
  }

  /// A line of a session says what the command of the same words says.
  @ParameterizedTest
  @CsvSource({
    "solve cram 3x3 --value",
    "table nim 0..9 --csv",
    "count nim '3 of 0..3' --value 0 --json",
    "polyominoes 3",
    "check nosuch.game",
    "solve cram",
    "solve cram 2x2 --frobnicate",
  })
  void aLineIsACommand(String line) {
    CommandRun alone = CommandRun.of(line.replace("'3 of 0..3'", "3of").split(" ", -1));
    CommandRun run =
        line.contains("'")
            ? CommandRun.of("count", "nim", "3 of 0..3", "--value", "0", "--json")
            : alone;
    String milliseconds = "\"milliseconds\":[0-9.]+";
    assertThat(String.join("\n", said(line)).replaceAll(milliseconds, ""))
        .isEqualTo((run.out() + run.err()).strip().replaceAll(milliseconds, ""));
  }

  @Test
  void rulesAreDefined() {
    assertThat(
            said(
                "define pairs",
                "game Pairs",
                "board strip",
                "cells . #",
                "move [ . . ] -> [ # # ]",
                "start fill .",
                "end",
                "pairs 5 + nim 3 --value",
                "names"))
        .containsExactly("3", "  pairs: rules, Pairs");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "slove cram 3x3; did you mean `solve`?",
        "g =; `g` is given nothing",
        "cram = nim 3; is the name of a command or a game",
        "solve = nim 3; is the name of a command or a game",
        "g = cram 0x0; grundy: g:1:",
        "define; takes one name",
        "solve \"3; is not closed",
        "play cram; is no command of a session",
        "xyzzy 3; there is no game called `xyzzy`",
      })
  void whatIsWrongIsToldAndTheSessionGoesOn(String line, String words) {
    List<String> said = said(line, "nim 3 --value");
    assertThat(String.join(" ", said)).contains(words);
    assertThat(said.getLast()).isEqualTo("3");
  }

  @Test
  void aSessionEndsWhereNothingMoreIsTyped() {
    assertThat(said("// nothing", "", "quit", "nim 3")).isEmpty();
    assertThat(said("define x", "game X"))
        .containsExactly("grundy: typed:1:1: this block has no `end`", "  a line `end` closes it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "3 + 4 * 2; 11",
        "2^10 - 1; 1023",
        "5 xor 3 + 1; 1",
        "7 / 2; 3",
        "(0 - 7) % 3; 2",
        "-3 + 5; 2",
        "max(3, 9, 4); 9",
        "[1, 3..5, 9]; [1, 3, 4, 5, 9]",
        "[5..4]; []",
        "[n^2 for n in 1..20 where n in primes, n > 5]; [49, 121, 169, 289, 361]",
        "[n for n in 0..12 where (n in {1,3..4}) or (5 divides n)]; [0, 1, 3, 4, 5, 10]",
        "[n for n in 0..7 where bits n in 5]; [0, 1, 4, 5]",
        "[n for n in 0..5 where not (n = 2)]; [0, 1, 3, 4, 5]",
        "sum([k for k in [n * 2 for n in 1..4]]); 20",
        "mex([0, 1, 3]); 2",
        "mex([]); 0",
        "xor([1, 2, 4], 8); 15",
        "gcd([12, 18]); 6",
        "length([2..9]) * 2; 16",
        "value(cram 2x3) + 1; 2",
        "value(cram 2x3 + nim ${2 + 3}); 4",
        "wins(cram 2x2); 0",
        "mex(options(kayles 7)) - value(kayles 7); 0",
        "[value(kayles n) for n in 0..9]; [0, 1, 2, 3, 1, 4, 3, 2, 1, 4]",
        "0.137 5 --value; 3",
        "4.7 5 --value; 1",
      })
  void aFormulaIsWorkedOut(String formula, String result) {
    assertThat(said(formula)).containsExactly(result);
  }

  @Test
  void namesStandForNumbersListsAndFunctions() {
    assertThat(
            said(
                "n = 3",
                "l = [n, 4..n + 3]",
                "l[2] + n",
                "nim n --value",
                "nim ${n + 1}+2 --value",
                "g = cram 2x${n}",
                "value(g)",
                "f(a, b) = a xor b + length(l)",
                "f(n, l[1])",
                "t(m) = [value(nim k) for k in 1..m]",
                "t(4)",
                "f(1)",
                "m",
                "n = cram 2x2",
                "n + nim 3 --value"))
        .containsExactly(
            "7",
            "3",
            "6",
            "  Cram: ...|...",
            "1",
            "4",
            "[1, 2, 3, 4]",
            "grundy: `f` takes 2, found 1",
            "  it is f(a, b) = a xor b + length(l)",
            "grundy: there is no game called `m`",
            "  the catalogue has cram, kayles, nim and others; a rules file or a heap code such as"
                + " 0.137 is a game too",
            "  Cram: ..|..",
            "3");
  }

  @Test
  void statementsAreRepeatedAndDoneOnlyIf() {
    assertThat(
            said(
                "for n in 1..3: nim n --value",
                "s = 0",
                "for n in [2, 5, 7]",
                "  if n in primes, n > 2",
                "    s = s + n",
                "  else",
                "    s = s + 100",
                "    for k in 1..2: k",
                "  end",
                "end",
                "s",
                "if s = 112: s + 1",
                "if s > 1000: s + 2",
                "if s < 1000",
                "  cram 2x2 --value",
                "end"))
        .containsExactly("1", "2", "3", "1", "2", "112", "113", "0");
  }

  /// What is wrong in a block takes no line of it for a statement of its own.
  @Test
  void aBadBlockIsRefusedAsAWhole() {
    assertThat(said("for n in 1..2", "  n +", "  7", "end", "nim 1 --value"))
        .containsExactly(
            "grundy: typed:2:6: the line ends here, expected a number, a variable or `(`",
            "  for example: [value(kayles n) for n in 1..9]",
            "1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "1 / 0; there is no such number",
        "2^63; there is no such number",
        "sum([2^62, 2^62]); there is no such number",
        "n = 2m; did you mean `2*m`?",
        "n = 2 m; an operator",
        "y * 2; `y` has no value",
        "vlue(nim 3); did you mean `value`?",
        "f(x) = f(x); there is no function `f`",
        "f(a, a) = a; two parameters have one name",
        "sum(x) = 3; is a function already",
        "value(cram 0x0); position:1:",
        "value(ominous-omino 4 3 3); no Grundy value",
        "[1..10^7]; at most 1,000,000 numbers",
        "[1, 2; expected `,`, `for` or `]`",
        "max([]); the list is empty",
        "for k in 1..3:; a statement of one line follows",
        "for k = 3; expected `in`",
        "if 3: 4; expected a comparison",
        "end; where no block is open",
        "else; where no block is open",
        "k-1 = 3; is no name for a number",
        "in = 3; is no name for a number",
        "nim = 3; is the name of a command or a game",
        "[1..2], [1..3] as csv; different lengths",
        "[1..2] as cvs; did you mean `csv`?",
        "load no/such/file; there is no file",
        "save no/such/file; no/such",
        "nim 3 > no/such/file; no/such",
        "nim ${; the size of a heap",
        "nim ${[1]}; is no number",
        "${1; ${1",
      })
  void aBadStatementIsRefusedAndTheSessionGoesOn(String line, String words) {
    List<String> said = said(line, "nim 3 --value");
    assertThat(String.join(" ", said)).contains(words).doesNotContain("internal error");
    assertThat(said.getLast()).isEqualTo("3");
  }

  @Test
  void deepFormulasAreRefused() {
    assertThat(said("x = " + "max(".repeat(5_000) + "1" + ")".repeat(5_000)).getFirst())
        .contains("more than 50 formulas stand in each other");
    assertThat(said("f(x) = x", "f(x) = f(x) + 1", "f(1)").getFirst()).contains("100 deep");
  }

  @Test
  void tablesAreWrittenInThreeForms() {
    assertThat(said("n = [1..2]", "n, [k^2 for k in n] as markdown"))
        .containsExactly("| n | [k^2 for k in n] |", "|--:|--:|", "| 1 | 1 |", "| 2 | 4 |");
    assertThat(said("n = [1..2]", "n as csv")).containsExactly("n", "1", "2");
    assertThat(said("n = [1..2]", "n, n as latex")).contains("\\begin{tabular}{r|r}", "1 & 1 \\\\");
  }

  @Test
  void resultsGoIntoFiles(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("out");
    assertThat(
            said(
                "nim 3 --value > " + file,
                "load " + file,
                "for n in 1..3: nim n --value > " + file,
                "load " + file,
                "for n in 1..2",
                "  n",
                "end > " + file,
                "n > 3",
                "m = 4",
                "n > m"))
        .contains("3", "1", "2")
        .anyMatch(line -> line.contains("found `>`"));
    assertThat(file).hasContent("1\n2\n");
    assertThat(Path.of("3")).doesNotExist();
    assertThat(Path.of("m")).doesNotExist();
    assertThat(said("solve cram > " + file).getFirst()).startsWith("grundy: ");
  }

  @Test
  void aSavedSessionIsLoadedAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("session");
    List<String> names =
        said(
            "define pairs",
            "game Pairs // two in a row",
            "board strip",
            "cells . #",
            "move [ . . ] -> [ # # ]",
            "start fill .",
            "end",
            "g = pairs 5 + cram 2x2",
            "w = wythoff '(3, 5)'",
            "l = [1, 3..5]",
            "f(a) = value(g) + a",
            "save " + file,
            "names");
    List<String> loaded = said("load " + file, "names", "f(1)");
    assertThat(loaded).containsSubsequence(names.subList(names.size() - 5, names.size()));
    assertThat(loaded.getLast()).isEqualTo("1");
    Files.writeString(file, "1 + 1\n\n// a remark\nfor k in 1..2\n  k +\nend\n3\n");
    assertThat(said("load " + file))
        .containsExactly(
            "2",
            "grundy: " + file + ":5:6: the line ends here, expected a number, a variable or `(`",
            "  for example: [value(kayles n) for n in 1..9]");
    Files.writeString(file, "load " + file + "\n");
    assertThat(said("load " + file).getFirst()).contains("load each other more than 20 deep");
  }
}
