package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The packaged jar as a process of its own.
class GrundyIT {
  private static final Path EXAMPLES = Path.of("examples");
  private static final int PATIENCE_SECONDS = 60;

  /// A cancelled computation that would take far longer than anybody's patience.
  private static final String[] LONG_WORK = {"solve", "cram", "7x8"};

  @TempDir private Path folder;

  private Process start(Path input, String... arguments) throws IOException {
    return start(false, input, arguments);
  }

  /// @param progress whether it is to draw how far it is, as on a terminal, and has the heap for
  ///   long work
  private Process start(boolean progress, Path input, String... arguments) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    String heap = progress ? "-Xmx512m" : "-Xmx64m";
    words.addAll(List.of("-XX:TieredStopAtLevel=1", heap, "-jar", "cli/target/grundy.jar"));
    words.addAll(List.of(arguments));
    ProcessBuilder builder =
        new ProcessBuilder(words)
            .redirectInput(input.toFile())
            .redirectError(folder.resolve("err").toFile());
    builder.environment().put("GRUNDY_STATE", folder.resolve("state").toString());
    builder.environment().put("GRUNDY_TERMINAL", progress ? "err" : "");
    return builder.start();
  }

  private static int exitCode(Process process) throws InterruptedException {
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }

  private String errors() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "arc038b", "gcj2019-1c-c", "poj3537", "gcj2015-q-d"})
  void printsTheOfficialAnswerByteForByte(String contest) throws Exception {
    Process process = start(EXAMPLES.resolve(contest + ".in"), "contest", contest);
    byte[] out = process.getInputStream().readAllBytes();
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(out).isEqualTo(Files.readAllBytes(EXAMPLES.resolve(contest + ".out")));
    assertThat(errors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check --tree examples/queens.game",
        "verify examples/kayles.certificate.json",
        "solve node-kayles 5 --json",
        "sequence kayles --json",
        "games --json",
      })
  void hasAllThatItsCommandsNeed(String command) throws Exception {
    Process process = start(EXAMPLES.resolve("cf138d.in"), command.split(" "));
    assertThat(process.getInputStream().readAllBytes()).isNotEmpty();
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(errors()).isEmpty();
  }

  @Test
  void refusesBadInput() throws Exception {
    Path input = Files.writeString(folder.resolve("in"), "2 2\nRL\nLQ\n");
    Process process = start(input, "contest", "cf138d");
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
    assertThat(exitCode(process)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(errors()).startsWith("grundy: <stdin>:3:2: ").doesNotContain("\tat ");
  }

  @Test
  void saysWhatItKnowsWhenInterruptedAndGoesOn() throws Exception {
    Process process = start(true, EXAMPLES.resolve("cf138d.in"), LONG_WORK);
    awaitProgress();
    new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(out).contains("Not solved: interrupted.", "The Grundy value is from ");
    assertThat(errors())
        .endsWith(
            """
            grundy: not solved: interrupted
              what was found out is saved; go on with: grundy solve cram 7x8 --resume
            """);

    Process again =
        start(true, EXAMPLES.resolve("cf138d.in"), with(LONG_WORK, "--resume", "--nodes", "1"));
    again.getInputStream().readAllBytes();
    assertThat(exitCode(again)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(errors()).contains("grundy: not solved: 1 nodes (--nodes) are spent");
  }

  /// Waits until the line that tells how far the work is has been drawn.
  private void awaitProgress() throws IOException, InterruptedException {
    for (int i = 0; i < PATIENCE_SECONDS * 10 && !errors().contains(" nodes, "); i++) {
      Thread.sleep(100);
    }
    assertThat(errors()).as("at work").contains(" nodes, ");
  }

  private static String[] with(String[] words, String... more) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void servesThePageAndEndsAtOnceWhenInterrupted() throws Exception {
    Process process = start(true, EXAMPLES.resolve("cf138d.in"), "serve", "--port", "0");
    try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      String address = reader.readLine();
      assertThat(address).startsWith("http://127.0.0.1:");
      for (String path :
          List.of("", "app.js", "style/base.css", "vendor/uplot/uPlot.esm.js", "api/games")) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path)).build();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.body()).as(path).isNotEmpty();
      }
      new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())).start().waitFor();
      assertThat(exitCode(process)).isEqualTo(130);
    }
    assertThat(errors()).isEqualTo("grundy: the explorer is there; Ctrl-C ends it\n");
  }

  @Test
  void endsQuietlyWhenNobodyReadsOn() throws Exception {
    Process process =
        start(EXAMPLES.resolve("cf138d.in"), "solve", "board-and-piece", "2x40000", "--json");
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1)) {
      assertThat(reader.read()).isEqualTo('{');
    }
    assertThat(exitCode(process)).isIn(ExitCode.DONE, ExitCode.READER_GONE);
    assertThat(errors()).isEmpty();
  }

  @Test
  void saysSoWhenMemoryIsFull() throws Exception {
    Process process = start(EXAMPLES.resolve("cf138d.in"), "solve", "board-and-piece", "9000x9000");
    assertThat(process.getInputStream().readAllBytes()).isEmpty();
    assertThat(exitCode(process)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(errors()).startsWith("grundy: not solved: ").doesNotContain("\tat ");
  }
}
