package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
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
        "g =; `g` is given no position",
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
    assertThat(said("define x", "game X")).first().asString().startsWith("grundy: x:1:1: ");
  }
}
