package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What is refused: with exit code 3 and a cure, and the results that are there stay as they are.
class ErrorTest {
  private static final String SWEEP = "sweep Codes\ncodes 0.?\nto 100\nkeep period\n";

  @TempDir private static Path folder;
  private static Path sweep = Path.of("");
  private static Path results = Path.of("");
  private static String before = "";

  @BeforeAll
  static void results() throws IOException {
    sweep = Files.writeString(folder.resolve("codes.sweep"), SWEEP);
    results = folder.resolve("results");
    assertThat(Said.by(sweep, "--into", results).code()).isZero();
    before = files(results);
  }

  /// The files of a folder with what is in them.
  private static String files(Path root) throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.append(file).append(' ').append(Arrays.hashCode(Files.readAllBytes(file)));
      }
    }
    return all.toString();
  }

  private static void assertRefused(Said said, String problem, String cure) throws IOException {
    assertThat(said.code()).as(said.err()).isEqualTo(3);
    assertThat(said.err()).contains(problem).contains(cure).doesNotContain("\tat ");
    assertThat(files(results)).isEqualTo(before);
  }

  @Test
  void folderThatCannotBeWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    assertRefused(Said.by(sweep, "--into", file.resolve("below")), "file", "--into");
    assertRefused(Said.by(sweep, "--into", file), "no folder of results", "--into");
    assertRefused(Said.by(sweep, "--into", "/proc/none"), "/proc/none", "--into");
  }

  @Test
  void resultsThatAreThere() throws IOException {
    assertRefused(Said.by(sweep, "--into", results), "has results already", "--resume");
    assertRefused(
        Said.by("--all", "cram", "2x2", "--into", results), "has results already", "--into");
    assertRefused(Said.by(sweep, "--into", folder), "no folder of results", "--into");
  }

  @Test
  void folderOfAnotherSweep() throws IOException {
    Path other = Files.writeString(folder.resolve("other.sweep"), SWEEP.replace("0.?", "4.?"));
    assertRefused(
        Said.by(other, "--into", results, "--resume"), "results of another sweep", "--into");
    Path changed = Files.writeString(folder.resolve("changed.sweep"), SWEEP + "nodes 5\n");
    assertRefused(
        Said.by(changed, "--into", results, "--retry", "budget"), "was changed", "--into");
  }

  @Test
  void manifestThatIsDamaged() throws IOException {
    Path damaged = Files.createDirectories(folder.resolve("damaged"));
    Files.writeString(damaged.resolve("manifest.json"), "{\"title\": ");
    assertRefused(Said.by(sweep, "--into", damaged, "--resume"), "no manifest", "changed");
  }

  /// Killed before its manifest was there, a sweep leaves a folder without one.
  @Test
  void aSweepThatWasKilledAsItBeganGoesOn() throws IOException {
    Path into = folder.resolve("begun");
    Files.createDirectories(into);
    Files.writeString(into.resolve(".grundy-1"), "{");
    assertThat(Said.by(sweep, "--into", into, "--resume").out()).contains("rows: ");
    Path other = folder.resolve("other");
    Files.createDirectories(other);
    Files.writeString(other.resolve("mine"), "");
    assertRefused(Said.by(sweep, "--into", other, "--resume"), "no folder of results", "--into");
  }

  @Test
  void badQuery() throws IOException {
    assertRefused(Said.by("query", results, "select nothing from rows"), "nothing", "its columns");
    assertRefused(
        Said.by("query", results, "select from where"), "cannot be answered", "its columns");
    assertRefused(Said.by("query", results, "drop table rows"), "begins with", "for example");
    assertRefused(Said.by("query", folder, "select 1"), "no folder of results", "makes one");
    assertRefused(Said.by("query", results, "select raise_error('no')"), "no", "its columns");
  }

  @Test
  void masterThatIsNotThere() throws IOException {
    Path into = folder.resolve("none");
    for (String master : List.of("nonsense", "local[x]", "spark:/127.0.0.1")) {
      assertRefused(
          Said.by(sweep, "--into", into, "--master", master),
          "`%s` is no address of a cluster".formatted(master),
          "local[*]");
    }
    assertRefused(
        Said.by(sweep, "--into", into, "--master", "spark://127.0.0.1:1"),
        "cannot be joined",
        "local[*]");
    assertThat(into).doesNotExist();
    assertThat(Said.by(sweep, "--into", into).out()).contains("7 rows: 7 done");
  }

  @Test
  void diskThatIsFull() throws IOException, InterruptedException {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    assumeThat(runs("mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", disk.toString())).isTrue();
    try {
      Path large =
          Files.writeString(
              folder.resolve("large.sweep"),
              "sweep Large\ncodes 0.??\nto 3000\nkeep class period terms certificate\n");
      Path into = disk.resolve("large");
      assertRefused(Said.by(large, "--into", into), "no space is left", "--resume");
      assertThat(runs("mount", "-o", "remount,size=20m", disk.toString())).isTrue();
      Said rest = Said.by(large, "--into", into, "--resume");
      assertThat(rest.out()).as(rest.err()).contains("63 rows: 63 done");
    } finally {
      // A task that was ended may hold its file for a moment longer.
      runs("umount", "--lazy", disk.toString());
    }
  }

  private static boolean runs(String... command) throws IOException, InterruptedException {
    return new ProcessBuilder(command).start().waitFor() == 0;
  }
}
