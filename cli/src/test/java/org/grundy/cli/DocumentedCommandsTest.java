package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every command that a document shows prints what the document says.
class DocumentedCommandsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "docs/commands.md",
        "docs/json.md",
        "docs/language.md",
        "docs/ominous-omino.md",
        "docs/sequences.md",
        "docs/tables.md",
        "docs/terminal.md",
        "docs/tilings.md"
      })
  void printsWhatTheDocumentShows(String document) throws IOException {
    List<Transcript> commands = Transcript.inMarkdown(Path.of(document));
    assertThat(commands).as("console blocks of " + document).anyMatch(Transcript::runsGrundy);
    int lastCode = 0;
    for (Transcript command : commands) {
      if (command.asksExitCode()) {
        assertThat(command.printed()).as(command.where()).containsExactly("" + lastCode);
      } else if (command.runsGrundy()) {
        CommandRun run = ShellLine.of(command.typed()).run();
        lastCode = run.code();
        String shown = run.out() + run.err();
        assertThat(command.matches(shown))
            .withFailMessage("%s prints%n%s%nand not%n%s", command, shown, command.printed())
            .isTrue();
      }
    }
  }

  @Test
  void thePageOfCommandsHasEveryCommand() throws IOException {
    String page = Files.readString(Path.of("docs/commands.md"));
    List<String> commands =
        CommandRun.of("--help")
            .out()
            .lines()
            .dropWhile(line -> !line.equals("Commands:"))
            .skip(1)
            .takeWhile(line -> !line.isBlank())
            .filter(line -> line.matches("  [a-z]+ .*"))
            .map(line -> line.strip().split(" ", 2)[0])
            .toList();
    assertThat(commands).contains("solve", "table");
    for (String command : commands) {
      assertThat(page)
          .contains("- [" + command + "](#" + command + "): ", "\n## " + command + "\n");
    }
  }

  /// The rules that the README shows are those of the file that it checks.
  @Test
  void theReadmeShowsTheRulesThatItChecks() throws IOException {
    List<String> lines = Files.readAllLines(Path.of("README.md"));
    int from = lines.indexOf("```game") + 1;
    List<String> shown =
        lines.subList(from, from + lines.subList(from, lines.size()).indexOf("```"));
    assertThat(shown).hasSizeGreaterThan(4);
    assertThat(Files.readAllLines(Path.of("examples/grid-kayles.game"))).containsSubsequence(shown);
    assertThat(lines).contains("$ ./grundy check examples/grid-kayles.game");
  }
}
