package org.grundy.workbench.contest.answer;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.grundy.core.InputException;
import org.grundy.workbench.contest.ContestSpec;
import org.grundy.workbench.contest.SpecParser;
import org.junit.jupiter.api.Test;

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
        "f:4:1: the format puts `A` into a cell, which the rules do not know\n"
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

  private static void requireFault(String rules, String format, String input, String fault) {
    ContestSpec spec = SpecParser.parse("f", format);
    RulesText text = new RulesText("g", rules);
    ReadContest read = new ReadContest("c", spec, text, new RulesOfCases(spec, text));
    assertThatThrownBy(() -> read.output(input.getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(InputException.class)
        .hasMessage(fault);
  }
}
