package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What people expect of a command in a terminal.
class HabitsTest {
  private static CommandRun inColumns(String columns, String... arguments) {
    return CommandRun.of(new byte[0], Map.of("COLUMNS", columns), arguments);
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 100, 200})
  void linesAreAsLongAsTheTerminalIsWide(int columns) {
    String text = inColumns("" + columns, "plan", "cram", "3x3").out();
    int longest = text.lines().mapToInt(String::length).max().orElseThrow();
    assertThat(longest).isLessThanOrEqualTo(columns).isGreaterThan(columns - 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-7", "wide", "99999999999"})
  void columnsThatSayNothingAreNoColumns(String columns) {
    assertThat(inColumns(columns, "plan", "cram", "3x3").out())
        .isEqualTo(inColumns("100", "plan", "cram", "3x3").out());
  }

  @ParameterizedTest
  @ValueSource(ints = {40, 60, 80, 100})
  void helpIsAsWideAsTheTerminal(int columns) {
    for (String command : List.of("--help", "solve --help", "tile --help", "sequence --help")) {
      assertThat(inColumns("" + columns, command.split(" ")).out().lines())
          .allMatch(line -> line.length() <= columns)
          .anyMatch(line -> line.length() > columns - 10);
    }
    assertThat(inColumns("" + columns).err().lines()).allMatch(line -> line.length() <= columns);
  }

  /// No word of the help is lost.
  @Test
  void narrowHelpSaysTheSame() {
    assertThat(inColumns("40", "solve", "--help").out().split("\\s+"))
        .isEqualTo(inColumns("200", "solve", "--help").out().split("\\s+"));
  }

  @Test
  void whatIsKnownOfAGameIsWrapped() {
    List<String> known =
        inColumns("60", "games", "nim")
            .out()
            .lines()
            .takeWhile(line -> !line.equals("```"))
            .toList();
    assertThat(known).hasSizeGreaterThan(5).allMatch(line -> line.length() <= 60);
    String wide = inColumns("200", "games", "nim").out();
    assertThat(inColumns("60", "games", "nim").out().split("\\s+")).isEqualTo(wide.split("\\s+"));
    assertThat(wide).endsWith("\n\n" + rulesOfNim());
  }

  private static String rulesOfNim() {
    try {
      return Files.readString(Path.of("games/src/main/java/org/grundy/games/nim/nim.game"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// One heap of Nim is lost under misère play exactly where one token is left.
  @Test
  void misereIsAskedForWithoutOtherRules() {
    assertThat(CommandRun.of("solve", "nim", "1", "--misere", "--outcome").out()).isEqualTo("P\n");
    assertThat(CommandRun.of("solve", "nim", "1", "--outcome").out()).isEqualTo("N\n");
    assertThat(CommandRun.of("solve", "nim 1 + cram 1x2", "--misere", "--outcome").out())
        .isEqualTo("N\n");
    assertThat(CommandRun.of("table", "nim", "0..4", "--misere", "--csv", "--outcomes").out())
        .contains("0,N", "1,P", "2,N", "3,N", "4,N");
    assertThat(CommandRun.of("plan", "nim", "3+4", "--misere").out()).contains("Method: genus");
  }

  @Test
  void rulesComeFromStandardInput() throws IOException {
    String rules = Files.readString(Path.of("examples/grid-kayles.game"));
    for (List<String> words :
        List.of(
            List.of("solve", "-", "2x3"),
            List.of("plan", "-", "2x3"),
            List.of("table", "-", "1..2x1..3"),
            List.of("check", "-"),
            List.of("check", "--format", "-"))) {
      CommandRun run = CommandRun.withInput(rules, words.toArray(String[]::new));
      assertThat(run.err()).isEmpty();
      assertThat(run.out()).isNotEmpty();
    }
    assertThat(CommandRun.withInput(rules, "check", "-i", "-").code()).isEqualTo(3);
  }

  @Test
  void everyCommandAndOptionIsInTheManualPageAndCompleted() {
    String help = CommandRun.of("--help").out();
    String page = CommandRun.of("man").out();
    String fish = CommandRun.of("completion", "fish").out();
    String bash = CommandRun.of("completion", "bash").out();
    assertThat(help).contains("completion", "man", "solve");
    for (String command : List.of("solve", "sequence", "tile", "serve", "man")) {
      assertThat(page).contains(".SS \"grundy " + command);
      assertThat(fish).contains("-a " + command + " ");
      assertThat(bash).contains("_picocli_grundy_" + command);
    }
    for (String word : List.of("misere", "certificate", "resume")) {
      assertThat(page).contains("\\-\\-" + word);
      assertThat(fish).contains("-l " + word);
      assertThat(bash).contains("--" + word);
    }
    assertThat(fish).contains("treblecross");
    assertThat(bash).contains("\"treblecross\"", "\"cf138d\"");
  }

  @Test
  void choicesAreCompletedAsTheManualWritesThem() {
    String bash = CommandRun.of("completion", "bash").out();
    assertThat(bash)
        .contains(
            "(\"perfect\" \"strong\" \"casual\" \"beginner\" \"random\") # --level",
            "(\"random\" \"small\" \"extreme\") # --kind",
            "(\"N\" \"P\" \"draw\") # --outcome",
            "(\"auto\" \"always\" \"never\") # --color",
            "(\"bash\" \"zsh\" \"fish\")")
        .doesNotContain("\"ALWAYS\"", "\"BASH\"");
    assertThat(CommandRun.of("completion", "fish").out())
        .contains("'perfect strong casual beginner random'", "'bash zsh fish'");
  }

  /// A line of the manual page that begins with a point is an order that `man` knows.
  @Test
  void theManualPageIsOfMacrosThatAreKnown() {
    assertThat(CommandRun.of("man").out().lines().filter(line -> line.startsWith(".")))
        .allMatch(line -> line.matches("\\.(TH|SH|SS|PP|TP|B|nf|fi)( \".*\")*"));
  }

  @Test
  void aListIsWrapped() {
    CommandRun run = inColumns("40", "games");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= 40);
  }

  @Test
  void partOfANameIsANearMiss() {
    assertThat(CommandRun.of("solve", "chess", "3").err())
        .contains("did you mean `dawsons-chess`?");
    assertThat(CommandRun.of("solve", "xyzzy", "3").err()).doesNotContain("did you mean");
  }
}
