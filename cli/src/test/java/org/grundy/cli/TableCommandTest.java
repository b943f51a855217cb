package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableCommandTest {
  @Test
  void aSpentBudgetPrintsWhatIsKnown() {
    CommandRun run =
        CommandRun.of(
            "table", "treblecross", "1..20", "--plan", "definition", "--nodes", "300", "--csv");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(run.out()).startsWith("n,value\n1,1\n2,0\n3,1\n").endsWith("20,\n");
    assertThat(run.err()).contains("starts are not known: 300 nodes (--nodes) are spent");
  }

  @Test
  void drawsAHeatMapThatSaysHowToDrawItAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.svg");
    CommandRun run = CommandRun.of("table", "kayles", "0..20", "--csv", "--svg", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(file)).contains("Drawn by: grundy table kayles 0..20 --csv --svg ");
    assertThat(run.out()).contains("\n12,4\n");
  }

  @Test
  void patternsCanBeLeftOut() {
    assertThat(CommandRun.of("table", "kayles", "0..20").out()).contains("Patterns:");
    assertThat(CommandRun.of("table", "kayles", "0..20", "--no-patterns").out())
        .doesNotContain("Patterns:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "table cram; 2; missing",
        "table; 2; missing",
        "table cram 2x2 --csv --json; 2; exclude each other",
        "table cram 2; 3; family:1:2",
        "table nosuch 2x2; 3; nosuch",
        "table cram 2x2 --plan walk; 3; walk",
      })
  void badCommandsAreRefused(String words, int code, String told) {
    CommandRun run = CommandRun.of(words.split(" ", -1));
    assertThat(run.code()).isEqualTo(code);
    assertThat(run.err()).contains(told);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void printsNoFormulaThatALineRefutes() {
    CommandRun run = CommandRun.of("table", "grid-node-kayles", "1..4x1..5");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    List<String> lines = run.out().lines().toList();
    int said = lines.indexOf("  zero exactly where (r·c) mod 4 = 0");
    assertThat(said).isPositive();
    assertThat(lines.get(said + 1)).startsWith("    refuted at r = ");
    assertThat(lines).anyMatch(line -> line.startsWith("  r = 1: period 34 from c = 52 on"));
  }
}
