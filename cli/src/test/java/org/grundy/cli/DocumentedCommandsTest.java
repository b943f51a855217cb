package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
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
        "docs/ominous-omino.md",
        "docs/sequences.md",
        "docs/tables.md",
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
}
