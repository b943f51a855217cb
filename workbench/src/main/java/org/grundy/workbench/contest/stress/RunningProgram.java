package org.grundy.workbench.contest.stress;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Ending;
import org.grundy.core.InputException;

/// Somebody's program while it runs. It ends, with all that it has started, where it is closed, and
/// where Grundy itself ends.
///
/// What the program leaves behind may keep its pipes open for ever: a thread that reads or writes
/// one is never waited for without a limit, and does not keep Grundy from its end.
final class RunningProgram implements AutoCloseable {
  private static final Duration FIRST_LOOK = Duration.ofMillis(100);
  private static final Duration NEXT_LOOK = Duration.ofSeconds(1);

  private final Family family;
  private final Thread hook = Thread.ofPlatform().unstarted(this::end);

  /// Starts a program.
  ///
  /// @param memory how many bytes of address space it may have
  /// @throws InputException if it cannot be started
  /// @throws BudgetSpentException if Grundy itself is ending
  RunningProgram(List<String> command, OptionalLong memory) {
    try {
      this.family = Family.start(command, memory);
    } catch (IOException e) {
      throw new InputException(
          "the program %s cannot be started".formatted(command.getFirst()),
          "write its command behind --, such as -- ./a.out or -- python3 mine.py");
    }
    try {
      Runtime.getRuntime().addShutdownHook(hook);
    } catch (IllegalStateException ending) {
      end();
      throw new BudgetSpentException(new Ending.Interrupted());
    }
  }

  /// The program itself, with what it reads and prints.
  Process process() {
    return family.program();
  }

  /// Waits for the end of the program itself. What it starts is looked for meanwhile.
  ///
  /// @return whether it came in time
  boolean ends(Duration time) throws InterruptedException {
    long end = System.nanoTime() + time.toNanos();
    Duration look = FIRST_LOOK;
    for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
      if (process().waitFor(Math.min(left, look.toNanos()), TimeUnit.NANOSECONDS)) {
        return true;
      }
      family.look();
      look = NEXT_LOOK;
    }
    return !process().isAlive();
  }

  /// Ends the program with all that it has started, as far as that is known.
  void end() {
    family.end();
  }

  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The hook ends what has ended.
      return;
    }
  }

  /// Reads or writes a pipe of a program.
  static Thread besides(Runnable work) {
    return Thread.ofPlatform().daemon().start(work);
  }
}
