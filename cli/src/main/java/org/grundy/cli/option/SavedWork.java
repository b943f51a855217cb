package org.grundy.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.grundy.cli.process.Console;
import org.grundy.core.InputException;
import org.grundy.workbench.saved.Checkpoints;
import org.grundy.workbench.saved.NotWrittenException;
import org.grundy.workbench.saved.Resumable;
import org.jspecify.annotations.Nullable;

/// The checkpoints of a command's work: when it has to end and, where the work allows that, now and
/// then before.
public final class SavedWork {
  private static final long FIRST_NANOS = 30_000_000_000L;

  /// At most so much of the time goes into saving.
  private static final int SHARE = 20;

  private final Console console;
  private final CheckpointOptions options;
  private final Resumable work;
  private long dueNanos = System.nanoTime() + FIRST_NANOS;
  private @Nullable Checkpoints checkpoints;
  private boolean failed;

  public SavedWork(Console console, CheckpointOptions options, Resumable work) {
    this.console = console;
    this.options = options;
    this.work = work;
  }

  /// Goes on from what was saved, where that is asked for, and says so where the newest file is
  /// damaged.
  ///
  /// @throws InputException if there is nothing to go on from
  public void resumeIfAsked() {
    if (!options.resume()) {
      return;
    }
    Checkpoints files = new Checkpoints(options.of(work.identity(), console.environment()), work);
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

  /// Saves if that was long ago.
  public void saveIfDue() {
    long begin = System.nanoTime();
    if (begin - dueNanos >= 0 && !failed) {
      save();
      long end = System.nanoTime();
      dueNanos = end + Math.max(2 * FIRST_NANOS, SHARE * (end - begin));
    }
  }

  /// Saves what is known.
  ///
  /// @return whether that was possible; if not, the reason was told
  public boolean save() {
    if (!work.hasState()) {
      return false;
    }
    try {
      Checkpoints files = checkpoints;
      if (files == null) {
        Path file = options.ready(work.identity(), console.environment());
        files = new Checkpoints(file, work);
        checkpoints = files;
      }
      files.save();
      return true;
    } catch (InputException | NotWrittenException unwritable) {
      failed = true;
      console.complain("not saved: " + unwritable.getMessage());
      return false;
    }
  }

  /// Names the command that goes on from what was saved.
  ///
  /// @param resume that command
  public void tell(Optional<String> resume) {
    resume.ifPresent(
        command -> console.err().println("  the work so far is saved; go on with: " + command));
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
