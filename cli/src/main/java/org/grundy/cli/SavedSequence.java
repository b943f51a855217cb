package org.grundy.cli;

import java.nio.file.Path;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.workbench.sequence.Checkpoints;
import org.grundy.workbench.sequence.SequenceRun;
import org.jspecify.annotations.Nullable;

/// The checkpoints of the sequence that a command computes: now and then while it runs, and when it
/// has to end.
final class SavedSequence {
  private static final long FIRST_NANOS = 30_000_000_000L;

  /// At most so much of the time goes into saving.
  private static final int SHARE = 20;

  private final Console console;
  private final SavedRuns saved;
  private final SequenceRun run;
  private long dueNanos = System.nanoTime() + FIRST_NANOS;
  private @Nullable Checkpoints checkpoints;
  private boolean failed;

  SavedSequence(Console console, SavedRuns saved, SequenceRun run) {
    this.console = console;
    this.saved = saved;
    this.run = run;
  }

  /// Goes on from what was saved, and says so where the newest file is damaged.
  ///
  /// @throws InputException if there is nothing to go on from
  void resume() {
    Checkpoints files = new Checkpoints(saved.of(run.identity(), console.environment()), run);
    Optional<String> damage = files.resume();
    checkpoints = files;
    damage.ifPresent(problem -> {
      console.complain(problem);
      console
          .err()
          .printf(
              "  going on from the one before, %s, with %,d values%n",
              files.previous(), run.computed());
    });
  }

  /// Saves if that was long ago.
  void saveIfDue() {
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
  boolean save() {
    if (!run.hasKnowledge()) {
      return false;
    }
    try {
      Checkpoints files = checkpoints;
      if (files == null) {
        Path file = saved.ready(run.identity(), console.environment());
        files = new Checkpoints(file, run);
        checkpoints = files;
      }
      files.save();
      return true;
    } catch (InputException unwritable) {
      failed = true;
      console.complain("not saved: " + unwritable.getMessage());
      return false;
    }
  }

  /// The run is done: a file that the user chose is kept for later, others are removed.
  void finish() {
    if (saved.isChosen()) {
      save();
    } else if (checkpoints != null) {
      checkpoints.discard();
    }
  }
}
