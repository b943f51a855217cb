package org.grundy.cli;

import org.grundy.core.InputException;
import org.grundy.workbench.sequence.FamilyRun;

/// The file of the codes of a family that are done: now and then while others are computed, and
/// when the work has to end.
final class SavedFamily {
  private static final long NANOS_BETWEEN = 30_000_000_000L;

  private final Console console;
  private final SavedRuns saved;
  private final FamilyRun run;
  private long dueNanos = System.nanoTime() + NANOS_BETWEEN;
  private boolean failed;

  SavedFamily(Console console, SavedRuns saved, FamilyRun run) {
    this.console = console;
    this.saved = saved;
    this.run = run;
  }

  /// Takes up what was saved, where that is asked for.
  ///
  /// @throws InputException if there is nothing to go on from
  void resumeIfAsked() {
    if (saved.resume()) {
      run.resume(saved.of(run.identity(), console.environment()));
    }
  }

  /// Saves if that was long ago.
  void saveIfDue() {
    if (System.nanoTime() - dueNanos >= 0 && !failed) {
      save();
      dueNanos = System.nanoTime() + NANOS_BETWEEN;
    }
  }

  /// Saves which codes are done.
  ///
  /// @return whether that was possible; if not, the reason was told
  boolean save() {
    if (run.done() == 0) {
      return false;
    }
    try {
      run.save(saved.ready(run.identity(), console.environment()));
      return true;
    } catch (InputException unwritable) {
      failed = true;
      console.complain("not saved: " + unwritable.getMessage());
      return false;
    }
  }

  /// All codes are done: a file that the user chose is kept, others are removed.
  void finish() {
    if (saved.isChosen()) {
      save();
      return;
    }
    saved.discard(run.identity(), console.environment());
  }
}
