package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TileCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--board 4x15 --pieces pentominoes --count --distinct; 368 tilings up to the 4 symmetries",
        "--board 8x8 --pieces domino --count; 12,988,816 tilings.",
        "--board 8x8 --pieces ## --no-rotate --count; 1 tiling.",
        "--board 2x3 --pieces any*# --count; 1 tiling.",
        "--board 2x3 --pieces 0..1*#,## --count; 3 tilings.",
        "--board 3x3 --hole 2,2 --pieces L3,domino --count; 2 tilings.",
        "--board 3x4 --hole 1..2,1..2 --pieces L3 --times any --count; which no pieces have"
            + " together",
        "--board 4x4 --pieces T4 --all; 2 tilings.",
        "--board 4x4 --pieces T4 --all --distinct; 1 tiling up to the 8 symmetries",
        "--board 1x5 --pieces X; For no piece fits into 1 x 5.",
        "--board 5x5 --pieces once*X,any*#; A tiling.",
        "--board 4x8 --pieces L4 --plan profile; Method: profile",
      })
  void answers(String words, String told) {
    CommandRun run = CommandRun.of(("tile " + words).split(" ", -1));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).contains(told);
  }

  @Test
  void readsTheRegionFromStandardInput() {
    CommandRun run =
        CommandRun.withInput("...\n.#.\n", "tile", "--region", "-", "--pieces", "L3,#", "--json");
    assertThat(run.out()).startsWith("{\"region\":\"...|.#.\",\"cells\":5,");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
  }

  @ParameterizedTest
  @CsvSource({
    "6x10, pentominoes",
    "200x333, L4",
    "'....|.##.|....', domino",
    "5x5, 'once*X,any*#'",
    "10x10, T4",
    "4x5, tetrominoes",
    "1002x1002, L4",
    "'#...|....|....|...#', domino"
  })
  void writesCertificatesThatAreAccepted(String board, String pieces, @TempDir Path folder) {
    String file = folder.resolve("tiling.json").toString();
    CommandRun tile =
        CommandRun.of("tile", "--board", board, "--pieces", pieces, "--certificate", file);
    assertThat(tile.code()).isEqualTo(ExitCode.DONE);
    CommandRun verify = CommandRun.of("verify", file);
    assertThat(verify.out()).endsWith("accepted\n").doesNotContain("REFUTED");
    assertThat(verify.code()).isEqualTo(ExitCode.DONE);
  }

  @Test
  void drawsAPictureThatSaysHowToDrawItAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("t.svg");
    CommandRun run =
        CommandRun.of(
            "tile", "--board", "4x4", "--pieces", "T4", "--all", "--svg", file.toString());
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(file))
        .contains("Drawn by: grundy tile --board 4x4 --pieces T4 --all", "2 tilings.")
        .endsWith("</svg>\n");
    CommandRun pieces = CommandRun.of("polyominoes", "5", "--svg", file.toString());
    assertThat(pieces.code()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(file)).contains("Free polyominoes of 5 cells", "W pentomino");
  }

  @Test
  void aSpentBudgetSaysWhatIsKnown() {
    CommandRun run =
        CommandRun.of(
            "tile", "--board", "6x10", "--pieces", "pentominoes", "--count", "--nodes", "500000");
    assertThat(run.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(run.out()).containsPattern("At least [\\d,]+ tilings\\.");
    assertThat(run.err()).isEqualTo("grundy: not finished: 500,000 nodes (--nodes) are spent\n");
    CommandRun memory =
        CommandRun.of(
            "tile", "--board", "10x12", "--pieces", "Y", "--count", "--memory", "100k", "--json");
    assertThat(memory.code()).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(memory.out()).contains("\"ended\":\"the tables need more than");
  }

  @ParameterizedTest
  @CsvSource({
    "5, 12",
    "5 --one-sided, 18",
    "5 --fixed, 63",
    "14, 901971",
    "1, 1",
    "12 --no-rotate, 127112"
  })
  void countsPolyominoes(String words, String count) {
    CommandRun run = CommandRun.of(("polyominoes " + words + " --count").split(" ", -1));
    assertThat(run.out()).isEqualTo(count + "\n");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
  }
}
