package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The packaged jar as a process that is interrupted, killed or told to end.
class EndedProcessIT extends ProcessTest {
  /// A cancelled computation that would take far longer than anybody's patience.
  private static final String[] LONG_WORK = {"solve", "cram", "7x7"};

  private static final int SAVED_EVERY_SECONDS = 30;

  @Test
  void goesOnAfterItWasKilled() throws Exception {
    String[] words = {"solve", "cram", "7x7", "--plan", "search", "--moves", "--time", "1h"};
    Process killed = start(true, EXAMPLES.resolve("cf138d.in"), words);
    Path state = folder.resolve("state");
    try {
      awaitProgress(); // then it sleeps until it is to save: others need the processor
      signal(killed, "STOP");
      TimeUnit.SECONDS.sleep(SAVED_EVERY_SECONDS);
      signal(killed, "CONT");
      for (int second = 0; killed.isAlive() && !holdsRun(state); second++) {
        assertThat(second).as("seconds without a file").isLessThan(PATIENCE_SECONDS);
        TimeUnit.SECONDS.sleep(1);
      }
    } finally {
      killed.destroyForcibly().waitFor();
    }
    assertThat(exitCode(start(EXAMPLES.resolve("cf138d.in"), "saved"))).isEqualTo(ExitCode.DONE);
    assertThat(new String(output(), StandardCharsets.UTF_8))
        .contains("grundy solve cram 7x7 --plan search --moves --resume");
    Process resumed =
        start(
            true,
            EXAMPLES.resolve("cf138d.in"),
            "solve",
            "cram",
            "7x7",
            "--plan",
            "search",
            "--moves",
            "--resume",
            "--nodes",
            "1");
    assertThat(exitCode(resumed)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(errors()).contains("the work so far is saved");
  }

  private static boolean holdsRun(Path state) throws IOException {
    if (!Files.isDirectory(state)) {
      return false;
    }
    try (Stream<Path> files = Files.list(state)) {
      return files.anyMatch(file -> file.toString().endsWith(".run"));
    }
  }

  @Test
  void saysWhatItKnowsWhenInterruptedAndGoesOn() throws Exception {
    Process process = start(true, EXAMPLES.resolve("cf138d.in"), LONG_WORK);
    awaitProgress();
    interrupt(process);
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(new String(output(), StandardCharsets.UTF_8))
        .contains("Not solved: interrupted.", "The Grundy value is from ");
    assertThat(errors())
        .endsWith(
            """
            grundy: not solved: interrupted
              the work so far is saved; go on with: grundy solve cram 7x7 --resume
            """);

    Process again =
        start(true, EXAMPLES.resolve("cf138d.in"), with(LONG_WORK, "--resume", "--nodes", "1"));
    assertThat(exitCode(again)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(errors()).contains("grundy: not solved: 1 nodes (--nodes) are spent");
  }

  /// Waits until the line that tells how far the work is tells of nodes: on a busy machine it is
  /// drawn before the search begins.
  private void awaitProgress() throws IOException, InterruptedException {
    Pattern nodes = Pattern.compile("[1-9][0-9,]* nodes, ");
    for (int i = 0; i < PATIENCE_SECONDS * 10 && !nodes.matcher(errors()).find(); i++) {
      Thread.sleep(100);
    }
    assertThat(errors()).as("at work").containsPattern(nodes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "table cram 1..9x1..9",
        "sequence 0.007 --to 1000000000",
        "sequence 0.07 --misere --to 4000",
        "sequence --family ?.???? --to 1000000",
        "tile --board 7x3000 --pieces pentominoes --times any --count"
      })
  void everyLongCommandEndsWhenInterrupted(String command) throws Exception {
    endsWhenInterrupted(command.split(" "));
  }

  @Test
  void aLongCheckOfACertificateEndsWhenInterrupted() throws Exception {
    String certificate = folder.resolve("certificate.json").toString();
    Process process =
        start(
            EXAMPLES.resolve("cf138d.in"),
            "sequence",
            "0.106",
            "--to",
            "2000000",
            "--certificate",
            certificate);
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    endsWhenInterrupted("verify", certificate);
  }

  private void endsWhenInterrupted(String... command) throws Exception {
    Process process = start(true, EXAMPLES.resolve("cf138d.in"), command);
    awaitWork(process);
    interrupt(process);
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(errors()).contains("interrupted");
  }

  /// Nothing of a program that is tried, or played against, is left when Grundy is ended.
  @ParameterizedTest
  @CsvSource({"stress, INT, 130", "stress, TERM, 143", "judge, INT, 130", "judge, TERM, 143"})
  void aTestedProgramEndsWithGrundy(String command, String signal, int code) throws Exception {
    Path children = folder.resolve("children");
    String script = "sleep 60 & echo $$ $! > %s; wait".formatted(children);
    Process process =
        start(
            EXAMPLES.resolve("cf138d.in"),
            command,
            "hdu1846",
            "--limit",
            "60s",
            "--",
            "sh",
            "-c",
            script);
    for (int i = 0; i < PATIENCE_SECONDS * 10 && handles(children).size() < 2; i++) {
      Thread.sleep(100);
    }
    List<ProcessHandle> started = handles(children);
    assertThat(started).hasSize(2);
    signal(process, signal);
    assertThat(exitCode(process)).isEqualTo(code);
    assertThat(output()).isEmpty();
    for (ProcessHandle one : started) {
      one.onExit().get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    }
  }

  /// The processes whose numbers a file has, as far as it has any by now.
  private static List<ProcessHandle> handles(Path file) throws IOException {
    if (Files.notExists(file)) {
      return List.of();
    }
    return Stream.of(Files.readString(file).strip().split(" ", 2))
        .filter(pid -> !pid.isEmpty())
        .flatMap(pid -> ProcessHandle.of(Long.parseLong(pid)).stream())
        .toList();
  }

  /// Ctrl-C reaches Grundy and the program that it tries: the end of that one is no fault of it.
  @ParameterizedTest
  @ValueSource(strings = {"exit 130", "kill -INT $$", "exit 1", "echo first"})
  void anInterruptIsNoFaultOfATestedProgram(String end) throws Exception {
    Path save = folder.resolve("save");
    Process process =
        start(
            EXAMPLES.resolve("cf138d.in"),
            "stress",
            "hdu1846",
            "--save",
            save.toString(),
            "--",
            "sh",
            "-c",
            "kill -INT $PPID; " + end);
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(output()).isEmpty();
    assertThat(errors()).isEqualTo("grundy: interrupted; no results\n");
    assertThat(folder.resolve("save.in")).doesNotExist();
  }

  /// What is known when the work is interrupted cannot be written any more: that does not keep the
  /// process.
  @Test
  void endsWhenInterruptedThoughItsReaderIsGone() throws Exception {
    Process process = builder(true, EXAMPLES.resolve("cf138d.in"), LONG_WORK).start();
    process.getInputStream().close();
    awaitWork(process);
    interrupt(process);
    assertThat(exitCode(process)).isIn(130, ExitCode.READER_GONE);
    assertThat(errors()).doesNotContain("\tat ");
  }

  /// Waits until a process has worked for longer than it takes to start.
  private static void awaitWork(Process process) throws InterruptedException {
    for (int i = 0; i < PATIENCE_SECONDS * 10 && process.isAlive(); i++) {
      if (process.info().totalCpuDuration().orElse(Duration.ZERO).toSeconds() >= 2) {
        return;
      }
      Thread.sleep(100);
    }
    assertThat(process.isAlive()).as("at work").isTrue();
  }

  private static String[] with(String[] words, String... more) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  /// Whatever of the start-up is reached when the process is told to end.
  @Test
  void anEarlyEndSaysNothingOfItsInside() throws Exception {
    for (int millis = 60; millis <= 900; millis += 120) {
      Process process = start(true, EXAMPLES.resolve("cf138d.in"), LONG_WORK);
      if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
        process.destroy();
      }
      exitCode(process);
      assertThat(errors()).doesNotContain("Shutdown in progress").doesNotContain("\tat ");
    }
  }
}
