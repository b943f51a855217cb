package org.grundy.workbench.contest.stress;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.InputException;

/// One run of somebody's program: an input in, an output out, within limits.
///
/// @param output what it printed, up to the most that is read
/// @param complaint the first line that it wrote to its standard error, and the last one
/// @param exitCode how it ended
/// @param timedOut whether it was ended as it took too long
/// @param tooMuch whether it was ended as it printed too much
record ChildRun(String output, String complaint, int exitCode, boolean timedOut, boolean tooMuch) {
  private static final int MOST_OUTPUT = 1 << 24;
  private static final int MOST_COMPLAINT = 1 << 12;

  /// The time to wait for what a program has printed, where others hold its pipe when it ends.
  private static final Duration GRACE = Duration.ofMillis(200);

  /// The time to wait once all that it has started is ended: on a busy machine what was printed may
  /// not be read yet.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  /// Runs a program.
  ///
  /// @throws InputException if it cannot be started
  /// @throws org.grundy.core.BudgetSpentException if Grundy itself is ending
  static ChildRun of(List<String> command, String input, Duration time, OptionalLong memory) {
    try (RunningProgram program = new RunningProgram(command, memory)) {
      Process process = program.process();
      Printed output = new Printed(process.getInputStream(), MOST_OUTPUT, program::end);
      Printed complaints = new Printed(process.getErrorStream(), MOST_COMPLAINT, () -> {});
      RunningProgram.besides(() -> write(process.getOutputStream(), input));
      boolean inTime = program.ends(time);
      if (!inTime) {
        program.end();
      }
      process.waitFor();
      if (!output.await(GRACE) || !complaints.await(GRACE)) {
        program.end();
        output.await(PATIENCE);
        complaints.await(PATIENCE);
      }
      return new ChildRun(
          output.text(), complaints.firstAndLast(), process.exitValue(), !inTime, output.isMore());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("a run of the program was interrupted", e);
    }
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
}
