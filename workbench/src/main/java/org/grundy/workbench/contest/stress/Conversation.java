package org.grundy.workbench.contest.stress;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Somebody's program that is talked with line by line. Closing it ends the program.
public final class Conversation implements AutoCloseable {
  private static final int LONGEST_LINE = 1 << 12;

  /// The mark behind the last line.
  private static final String END = "\n";

  /// The mark behind a line that is too long.
  private static final String TOO_LONG = "\n\n";

  private final RunningProgram program;
  private final Duration time;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private @Nullable Fault fault;

  /// Starts a program.
  ///
  /// @param time how long it may take to say a line
  /// @param memory how many bytes of address space it may have
  /// @throws org.grundy.core.InputException if it cannot be started
  /// @throws org.grundy.core.BudgetSpentException if Grundy itself is ending
  public Conversation(List<String> command, Duration time, OptionalLong memory) {
    this.program = new RunningProgram(command, memory);
    this.time = time;
    RunningProgram.besides(this::listen);
    RunningProgram.besides(() -> {
      try (var complaints = program.process().getErrorStream()) {
        complaints.transferTo(OutputStream.nullOutputStream());
      } catch (IOException e) {
        return;
      }
    });
  }

  private void listen() {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(program.process().getInputStream(), StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c >= 0; c = in.read()) {
        if (c == '\n') {
          heard.add(line.toString().strip());
          line.setLength(0);
        } else if (line.length() == LONGEST_LINE) {
          heard.add(TOO_LONG);
          return;
        } else {
          line.append((char) c);
        }
      }
      if (!line.isEmpty()) {
        heard.add(line.toString().strip());
      }
    } catch (IOException e) {
      // The program was ended.
    }
    heard.add(END);
  }

  /// Says lines to the program; one that does not listen is free to do so, and is waited for no
  /// longer than for a line of its own.
  public void say(String lines) {
    Thread saying = RunningProgram.besides(() -> write(lines));
    try {
      var _ = saying.join(time);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("a game was interrupted", e);
    }
  }

  private void write(String lines) {
    try {
      OutputStream out = program.process().getOutputStream();
      out.write(lines.getBytes(StandardCharsets.UTF_8));
      out.flush();
    } catch (IOException e) {
      // The program has closed its input, or has ended: that is told where it is listened to.
      return;
    }
  }

  /// The next line that the program says, without blanks around it; empty where there is none, and
  /// [#fault] tells why.
  public Optional<String> hear() {
    try {
      String line = heard.poll(time.toMillis(), TimeUnit.MILLISECONDS);
      if (line == null) {
        fault = new Fault(Fault.Kind.HANG, "no line within " + time.toMillis() + " ms");
      } else if (line.equals(TOO_LONG)) {
        fault = new Fault(Fault.Kind.TOO_MUCH, "a line of more than " + LONGEST_LINE + " letters");
      } else if (line.equals(END)) {
        fault = ended();
      } else {
        return Optional.of(line);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("a game was interrupted", e);
    }
    return Optional.empty();
  }

  private Fault ended() throws InterruptedException {
    if (!program.ends(time)) {
      return new Fault(Fault.Kind.NOTHING, "it has closed its output");
    }
    int code = program.process().exitValue();
    return code == 0
        ? new Fault(Fault.Kind.NOTHING, "it has ended")
        : new Fault(Fault.Kind.CRASH, "exit code " + code);
  }

  /// The fault of the program, if it has one.
  public Optional<Fault> fault() {
    return Optional.ofNullable(fault);
  }

  @Override
  public void close() {
    program.close();
  }
}
