package org.grundy.cli.option;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.Console;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.saved.Checkpoints;
import org.grundy.workbench.saved.NotWrittenException;
import org.grundy.workbench.saved.Resumable;
import org.grundy.workbench.saved.SavedState;
import org.jspecify.annotations.Nullable;

/// The checkpoints of a command's work: every half minute while it goes on, and when it has to end.
public final class SavedWork {
  private static final Duration EVERY = Duration.ofSeconds(30);

  /// At most so much of the time goes into saving.
  private static final int SHARE = 10;

  private final Console console;
  private final CheckpointOptions options;
  private final Resumable work;
  private final String command;
  private final long everyNanos;
  private long dueNanos;
  private @Nullable Checkpoints checkpoints;
  private boolean moreIsThere;
  private boolean failed;

  /// @param words of the command line
  public SavedWork(Console console, CheckpointOptions options, Resumable work, List<String> words) {
    this(console, options, work, words, EVERY);
  }

  SavedWork(
      Console console,
      CheckpointOptions options,
      Resumable work,
      List<String> words,
      Duration every) {
    this.console = console;
    this.options = options;
    this.work = work;
    this.command = CommandWords.resuming(words);
    this.everyNanos = every.toNanos();
    this.dueNanos = System.nanoTime() + everyNanos;
  }

  /// Goes on from what was saved, where that is asked for, and says so where the newest file is
  /// damaged.
  ///
  /// @throws InputException if there is nothing to go on from
  public void resumeIfAsked() {
    if (!options.resume()) {
      return;
    }
    Path file = options.of(work.identity(), console.environment());
    Checkpoints files = new Checkpoints(file, work, command);
    Optional<String> damage = files.resume();
    checkpoints = files;
    damage.ifPresent(problem -> {
      console.complain(problem);
      console
          .err()
          .printf(
              "  going on from the one before, %s, with %,d values%n",
              files.previous(), files.size());
    });
  }

  /// Does work that another thread may save meanwhile, which that thread does now and then.
  public <T> T during(Supplier<T> working) {
    CountDownLatch ended = new CountDownLatch(1);
    Thread saver = Thread.ofPlatform().daemon().name("grundy-saver").start(() -> saveUntil(ended));
    try {
      return working.get();
    } finally {
      ended.countDown();
      saver.interrupt(); // what it is writing is given up
      join(saver);
    }
  }

  private void saveUntil(CountDownLatch ended) {
    try {
      while (!ended.await(dueNanos - System.nanoTime(), TimeUnit.NANOSECONDS)) {
        saveIfDue();
      }
    } catch (InterruptedException done) {
      Thread.currentThread().interrupt();
    }
  }

  private static void join(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /// Saves if that was long ago.
  public void saveIfDue() {
    long begin = System.nanoTime();
    if (begin - dueNanos >= 0) {
      if (!failed) {
        save();
      }
      long end = System.nanoTime();
      dueNanos = end + Math.max(everyNanos, (SHARE - 1) * (end - begin));
    }
  }

  /// Saves what is known, also where the work itself may do no more.
  ///
  /// @return whether there is something to go on from; if not, the reason was told
  public boolean save() {
    return new Meter(Budget.ofThisProcess()).during(this::saveNow);
  }

  private boolean saveNow() {
    if (!work.hasState()) {
      return false;
    }
    try {
      Checkpoints files = checkpoints;
      if (files == null) {
        Path file = options.ready(work.identity(), console.environment());
        files = new Checkpoints(file, work, command);
        checkpoints = files;
      }
      moreIsThere = !files.save();
      tell(options.makeRoom(work.identity(), console.environment()));
      return true;
    } catch (InputException | NotWrittenException | BudgetSpentException unwritable) {
      if (!Thread.currentThread().isInterrupted()) {
        failed = true;
        console.complain("not saved: " + unwritable.getMessage());
      }
      return false;
    }
  }

  private void tell(List<SavedState> removed) {
    for (SavedState state : removed) {
      console.complain(
          "%s %s, saved %s ago, was removed to make room (see grundy saved)"
              .formatted(state.game(), state.position(), Amounts.age(state.saved())));
    }
  }

  /// Names the command that goes on from what was saved.
  ///
  /// @param resume that command
  public void tell(Optional<String> resume) {
    resume.ifPresent(line ->
        console
            .err()
            .println(
                (moreIsThere
                        ? "  more of this work was saved before, and is kept; go on with: "
                        : "  the work so far is saved; go on with: ")
                    + line));
  }

  /// The work is done, and more may be asked of it later: a file that the user chose is kept up to
  /// date, others are removed.
  public void finish() {
    if (options.isChosen()) {
      save();
    } else {
      forget();
    }
  }

  /// The work is done: what was saved of it is removed, unless the user chose the file.
  public void forget() {
    if (!options.isChosen() && checkpoints != null) {
      checkpoints.discard();
    }
  }
}
