package org.grundy.workbench.contest.stress;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.grundy.core.InputException;

/// One run of somebody's program: an input in, an output out, within limits.
///
/// @param output what it printed, up to the most that is read
/// @param complaint the first line that it wrote to its standard error
/// @param exitCode how it ended
/// @param timedOut whether it was ended as it took too long
/// @param tooMuch whether it was ended as it printed too much
record ChildRun(String output, String complaint, int exitCode, boolean timedOut, boolean tooMuch) {
  private static final int MOST_OUTPUT = 1 << 24;
  private static final int MOST_COMPLAINT = 1 << 12;

  /// Runs a program.
  ///
  /// @throws InputException if it cannot be started
  static ChildRun of(List<String> command, String input, Duration time, OptionalLong memory) {
    Process process = start(limited(command, memory));
    try {
      CompletableFuture<byte[]> printed =
          reading(process.getInputStream(), MOST_OUTPUT + 1, process);
      CompletableFuture<byte[]> complained =
          reading(process.getErrorStream(), MOST_COMPLAINT, process);
      CompletableFuture<Void> written =
          CompletableFuture.runAsync(
              () -> write(process.getOutputStream(), input), Thread::startVirtualThread);
      boolean ended = process.waitFor(time.toMillis(), TimeUnit.MILLISECONDS);
      if (!ended) {
        kill(process);
      }
      process.waitFor();
      written.join();
      byte[] output = printed.get();
      return new ChildRun(
          new String(output, 0, Math.min(output.length, MOST_OUTPUT), StandardCharsets.UTF_8),
          new String(complained.get(), StandardCharsets.UTF_8).lines().findFirst().orElse(""),
          process.exitValue(),
          !ended,
          output.length > MOST_OUTPUT);
    } catch (InterruptedException | ExecutionException e) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new IllegalStateException("a run of the program was interrupted", e);
    }
  }

  /// The command under a limit of memory, which a shell sets.
  static List<String> limited(List<String> command, OptionalLong memory) {
    if (memory.isEmpty()) {
      return command;
    }
    List<String> limited = new ArrayList<>();
    limited.addAll(
        List.of("sh", "-c", "ulimit -v " + (memory.getAsLong() >> 10) + "; exec \"$@\"", "sh"));
    limited.addAll(command);
    return limited;
  }

  /// Starts a program.
  ///
  /// @throws InputException if it cannot be started
  static Process start(List<String> command) {
    try {
      return new ProcessBuilder(command).start();
    } catch (IOException e) {
      throw new InputException(
          "the program %s cannot be started".formatted(command.getFirst()),
          "write its command behind --, such as -- ./a.out or -- python3 mine.py");
    }
  }

  private static CompletableFuture<byte[]> reading(InputStream in, int most, Process process) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            byte[] bytes = in.readNBytes(most);
            if (bytes.length == most && most > MOST_OUTPUT) {
              kill(process);
            }
            in.transferTo(OutputStream.nullOutputStream());
            return bytes;
          } catch (IOException e) {
            return new byte[0];
          }
        },
        Thread::startVirtualThread);
  }

  /// Writes the input; a program that does not read it to its end is free to do so.
  private static void write(OutputStream out, String input) {
    try (out) {
      out.write(input.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // The program has closed its input, or has ended.
      return;
    }
  }

  /// Ends a program with all that it has started.
  static void kill(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.toHandle().destroyForcibly();
  }
}
