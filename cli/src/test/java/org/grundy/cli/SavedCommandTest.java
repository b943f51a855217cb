package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SavedCommandTest {
  @TempDir private Path folder;

  private CommandRun run(String... words) {
    return run(Map.of("GRUNDY_STATE", folder.toString()), words);
  }

  private static CommandRun run(Map<String, String> environment, String... words) {
    return CommandRun.of(new byte[0], environment, words);
  }

  private void save(String position) {
    assertThat(run("solve", "cram", position, "--plan", "definition", "--nodes", "2000").code())
        .isEqualTo(ExitCode.BUDGET_SPENT);
  }

  private Path only() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> all = files.toList();
      assertThat(all).hasSize(1);
      return all.getFirst();
    }
  }

  @Test
  void listsAndRemoves() throws IOException {
    assertThat(run("saved").out()).isEqualTo("0 saved states in %s, 0 bytes.%n".formatted(folder));
    save("5x5");
    Path first = only();
    Files.setLastModifiedTime(first, FileTime.from(Instant.now().minus(Duration.ofDays(31))));
    save("3x4 + 5x4");
    assertThat(run("saved").out())
        .matches(
            "(?s)[0-9a-f]{8}  cram a board of 3x4 \\+ a board of 5x4, saved \\d+ seconds? ago,"
                + " .* KB\n    grundy solve cram '3x4 \\+ 5x4' --plan definition --resume\n"
                + "[0-9a-f]{8}  cram a board of 5x5, saved 31 days ago, .* KB\n"
                + "    grundy solve cram 5x5 --plan definition --resume\n"
                + "2 saved states in .*, .* KB.\n");
    assertThat(
            JsonMapper.shared()
                .readTree(run("saved", "--json", "--older", "30d").out())
                .get("saved"))
        .singleElement()
        .satisfies(
            state -> assertThat(state.get("position").asString()).isEqualTo("a board of 5x5"));
    String name = first.getFileName().toString().substring(0, 6);
    assertThat(run("saved", name, "--older", "40d", "--remove").out())
        .startsWith("0 saved states removed");
    assertThat(run("saved", "--older", "30d", "--remove").out())
        .startsWith("1 saved state removed");
    assertThat(first).doesNotExist();
    assertThat(run("saved", "cram", "--remove").out()).startsWith("1 saved state removed");
    assertThat(folder).isEmptyDirectory();
  }

  /// The position is written down for its name after all nodes are spent.
  @Test
  void isSavedHoweverMuchIsSpent() {
    for (int nodes = 100; nodes < 3_000; nodes += 300) {
      CommandRun run =
          run(
              "solve",
              "cram",
              "5x5 + 3x4 + 6x6",
              "--plan",
              "definition",
              "--json",
              "--nodes",
              "" + nodes);
      assertThat(run.err()).as("%d nodes", nodes).contains("--json --resume");
      assertThat(run.out()).as("%d nodes", nodes).contains("\"resume\"");
    }
  }

  @Test
  void whatIsKnownOfAGameIsLeftInAFile() throws IOException {
    String file = folder.resolve("cram.known").toString();
    CommandRun cut = run("solve", "cram", "5x6", "--known", file, "--nodes", "5000");
    assertThat(cut.err()).contains(" components are known in " + file);
    CommandRun first = run("solve", "cram", "5x6", "--known", file, "--value");
    assertThat(first.out()).isEqualTo("2\n");
    assertThat(run("solve", "cram", "5x6", "--known", file, "--value", "--nodes", "1").out())
        .isEqualTo("2\n");
    CommandRun other = run("solve", "peaceful-queens", "5x6", "--known", file, "--value");
    assertThat(other.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(other.err()).contains("is no file of what is known of this game");
    String nowhere = folder.resolve("none/known").toString();
    CommandRun missing = run("solve", "cram", "4x5", "--known", nowhere);
    assertThat(missing.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(missing.out()).isEmpty();
    assertThat(missing.err()).contains("the folder of " + nowhere + " does not exist");
    Files.writeString(folder.resolve("text"), "no tables");
    CommandRun bad = run("solve", "cram", "4x5", "--known", folder.resolve("text").toString());
    assertThat(bad.code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(bad.err()).contains("is not a saved run of this version");
  }

  @Test
  void refusesWhatNamesNothing() {
    save("5x5");
    assertThat(run("saved", "--remove").code()).isEqualTo(ExitCode.BAD_COMMAND_LINE);
    assertThat(run("saved", "nim").err()).contains("nothing is saved under the name `nim`");
    assertThat(run("saved", "nim").code()).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(run("saved", "--older", "soon").code()).isEqualTo(ExitCode.BAD_COMMAND_LINE);
    assertThat(run("saved", "--all", "--remove").out()).startsWith("1 saved state removed");
  }

  @Test
  void theOldestGivesWayAndThatIsTold() throws IOException {
    save("5x5");
    Files.setLastModifiedTime(only(), FileTime.from(Instant.now().minus(Duration.ofDays(2))));
    Map<String, String> small =
        Map.of("GRUNDY_STATE", folder.toString(), "GRUNDY_STATE_SIZE", "1k");
    CommandRun next = run(small, "solve", "cram", "5x6", "--plan", "definition", "--nodes", "2000");
    assertThat(next.err())
        .contains("grundy: cram a board of 5x5, saved 2 days ago, was removed to make room");
    assertThat(run("saved").out()).contains("5x6").doesNotContain("5x5");
    Map<String, String> bad = Map.of("GRUNDY_STATE", folder.toString(), "GRUNDY_STATE_SIZE", "x");
    assertThat(run(bad, "solve", "cram", "5x6", "--plan", "definition", "--nodes", "2000").err())
        .contains("not saved: GRUNDY_STATE_SIZE: 'x' is not a size");
  }
}
