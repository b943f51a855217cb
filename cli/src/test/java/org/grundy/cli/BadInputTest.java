package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The golden table of bad command lines and bad input, `bad-input.txt`: the message, word for
/// word, and the exit code; nothing on standard output.
class BadInputTest {
  private static final Path TABLE = Path.of("cli/src/test/resources/org/grundy/cli/bad-input.txt");

  record Bad(Transcript command, int code) {
    @Override
    public String toString() {
      return command.toString();
    }
  }

  static List<Bad> table() throws IOException {
    List<Transcript> lines = Transcript.in(TABLE.toString(), Files.readAllLines(TABLE), 1);
    List<Bad> table = new ArrayList<>();
    for (int i = 0; i < lines.size(); i += 2) {
      assertThat(lines.get(i + 1).asksExitCode()).as(lines.get(i + 1).where()).isTrue();
      int code = Integer.parseInt(lines.get(i + 1).printed().getFirst());
      table.add(new Bad(lines.get(i), code));
    }
    return table;
  }

  @ParameterizedTest
  @MethodSource("table")
  void isRefusedWithOneMessage(Bad bad) {
    CommandRun run = ShellLine.of(bad.command().typed()).run();
    assertThat(run.err()).isEqualTo(String.join("\n", bad.command().printed()) + "\n");
    assertThat(run.out()).isEmpty();
    assertThat(run.code())
        .isEqualTo(bad.code())
        .isIn(ExitCode.BAD_COMMAND_LINE, ExitCode.BAD_INPUT);
    assertThat(run.err()).startsWith("grundy: ").doesNotContain("\tat ", "Exception");
  }
}
