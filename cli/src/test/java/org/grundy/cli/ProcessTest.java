package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the packaged jar as a process of its own: what starts it, waits for it and reads it.
abstract class ProcessTest {
  static final Path EXAMPLES = Path.of("examples");
  static final int PATIENCE_SECONDS = 60;
  private static final int SIGINT = 2;

  @TempDir Path folder;

  Process start(Path input, String... arguments) throws IOException {
    return start(false, input, arguments);
  }

  /// A process that writes to a file, which is read when it has ended: to read from a pipe would be
  /// to wait as long as the process lives.
  Process start(boolean progress, Path input, String... arguments) throws IOException {
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
  ProcessBuilder builder(boolean progress, Path input, String... arguments) throws IOException {
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

  static int exitCode(Process process) throws InterruptedException {
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }

  byte[] output() throws IOException {
    return Files.readAllBytes(folder.resolve("out"));
  }

  String errors() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  static void interrupt(Process process) throws Exception {
    signal(process, "INT");
  }

  static void signal(Process process, String signal) throws Exception {
    new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid())).start().waitFor();
  }
}
