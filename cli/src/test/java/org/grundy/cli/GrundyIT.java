package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The packaged jar as a process of its own.
class GrundyIT {
  private static final Path EXAMPLES = Path.of("examples");
  private static final int PATIENCE_SECONDS = 60;
  private static final int SIGINT = 2;

  /// A cancelled computation that would take far longer than anybody's patience.
  private static final String[] LONG_WORK = {"solve", "cram", "7x7"};

  @TempDir private Path folder;

  /// Two builds of the same sources have equal bytes: no time of the build is in the jar, and no
  /// order but that of the names.
  @Test
  void theJarTellsNothingOfWhenItWasBuilt() throws IOException {
    Matcher time =
        Pattern.compile("<project.build.outputTimestamp>(.+)Z<")
            .matcher(Files.readString(Path.of("pom.xml")));
    assertThat(time.find()).isTrue();
    try (JarFile jar = new JarFile("cli/target/grundy.jar")) {
      assertThat(jar.stream().map(JarEntry::getTimeLocal).distinct())
          .containsExactly(LocalDateTime.parse(time.group(1)));
      assertThat(jar.stream().map(JarEntry::getName).skip(2)).isSorted();
    }
  }

  private Process start(Path input, String... arguments) throws IOException {
    return start(false, input, arguments);
  }

  /// A process that writes to a file, which is read when it has ended: to read from a pipe would be
  /// to wait as long as the process lives.
  private Process start(boolean progress, Path input, String... arguments) throws IOException {
    return builder(progress, input, arguments)
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  /// A process that Ctrl-C ends, also where whoever started this test ignores it, as a shell does
  /// for what it runs in the background: a child inherits that.
  static List<String> heedingInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.isReadable(status)) {
      return List.of();
    }
    boolean ignored =
        Files.readAllLines(status).stream()
            .filter(line -> line.startsWith("SigIgn:"))
            .map(line -> new BigInteger(line.substring("SigIgn:".length()).strip(), 16))
            .anyMatch(signals -> signals.testBit(SIGINT - 1));
    return ignored ? List.of("env", "--default-signal=INT") : List.of();
  }

  /// @param progress whether it is to draw how far it is, as on a terminal, and has the heap for
  ///   long work
  private ProcessBuilder builder(boolean progress, Path input, String... arguments)
      throws IOException {
    List<String> words = new ArrayList<>(heedingInterrupts());
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
    return builder;
  }

  private static int exitCode(Process process) throws InterruptedException {
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }

  private byte[] output() throws IOException {
    return Files.readAllBytes(folder.resolve("out"));
  }

  private String errors() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "arc038b", "gcj2019-1c-c", "poj3537", "gcj2015-q-d"})
  void printsTheOfficialAnswerByteForByte(String contest) throws Exception {
    Process process = start(EXAMPLES.resolve(contest + ".in"), "contest", contest);
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(output()).isEqualTo(Files.readAllBytes(EXAMPLES.resolve(contest + ".out")));
    assertThat(errors()).isEmpty();
  }

  @Test
  void goesOnAfterItWasKilled() throws Exception {
    String[] words = {"solve", "cram", "7x7", "--plan", "search", "--moves", "--time", "1h"};
    Process killed = start(true, EXAMPLES.resolve("cf138d.in"), words);
    Path state = folder.resolve("state");
    try {
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
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(output()).isNotEmpty();
    assertThat(errors()).isEmpty();
  }

  /// Every jar that the classes of others come from has its licence inside; some have a notice too.
  @Test
  void carriesTheLicencesOfWhatItContains() throws Exception {
    try (JarFile jar = new JarFile("cli/target/grundy.jar")) {
      assertThat(jar.getEntry("META-INF/LICENSE").getSize())
          .isEqualTo(Files.size(Path.of("LICENSE")));
      List<String> texts =
          jar.stream().map(JarEntry::getName).filter(name -> name.contains("/licenses/")).toList();
      for (String part :
          List.of(
              "javalin",
              "jetty-server",
              "jackson-core",
              "kotlin-stdlib",
              "asm-",
              "d3-",
              "picocli",
              "slf4j-api",
              "jakarta.servlet-api")) {
        assertThat(texts).anyMatch(name -> name.matches("META-INF/licenses/" + part + ".*/.+"));
      }
      assertThat(texts).anyMatch(name -> name.matches(".*/jackson-core-[^/]*/NOTICE"));
    }
  }

  @Test
  void refusesBadInput() throws Exception {
    Path input = Files.writeString(folder.resolve("in"), "2 2\nRL\nLQ\n");
    Process process = start(input, "contest", "cf138d");
    assertThat(exitCode(process)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(output()).isEmpty();
    assertThat(errors()).startsWith("grundy: <stdin>:3:2: ").doesNotContain("\tat ");
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

  /// Waits until the line that tells how far the work is has been drawn.
  private void awaitProgress() throws IOException, InterruptedException {
    for (int i = 0; i < PATIENCE_SECONDS * 10 && !errors().contains(" nodes, "); i++) {
      Thread.sleep(100);
    }
    assertThat(errors()).as("at work").contains(" nodes, ");
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

  private static void interrupt(Process process) throws Exception {
    signal(process, "INT");
  }

  private static void signal(Process process, String signal) throws Exception {
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
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

  @Test
  @Timeout(value = 2 * PATIENCE_SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  void servesThePageAndEndsAtOnceWhenInterrupted() throws Exception {
    Process process = builder(true, EXAMPLES.resolve("cf138d.in"), "serve", "--port", "0").start();
    try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      String address = reader.readLine();
      assertThat(address).startsWith("http://127.0.0.1:");
      for (String path : List.of("", "app.js", "style/base.css", "d3.js", "api/games")) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path)).build();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.body()).as(path).isNotEmpty();
      }
      interrupt(process);
      assertThat(exitCode(process)).isEqualTo(130);
    }
    assertThat(errors()).isEqualTo("grundy: the explorer is there; Ctrl-C ends it\n");
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

  @Test
  @Timeout(value = 2 * PATIENCE_SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  void endsQuietlyWhenNobodyReadsOn() throws Exception {
    Process process =
        builder(
                false,
                EXAMPLES.resolve("cf138d.in"),
                "solve",
                "board-and-piece",
                "2x40000",
                "--json")
            .start();
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
    assertThat(exitCode(process)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(output()).isEmpty();
    assertThat(errors()).startsWith("grundy: not solved: ").doesNotContain("\tat ");
  }
}
