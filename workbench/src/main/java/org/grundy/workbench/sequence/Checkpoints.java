package org.grundy.workbench.sequence;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.workbench.request.SavedRun;

/// The file in which a run of a sequence is saved now and then, and beside it, in `FILE.previous`,
/// the one before: while the file is written anew a whole one is always there, and where the newest
/// is found damaged the run goes on from the one before.
public final class Checkpoints {
  private final Path file;
  private final SequenceRun run;
  private boolean isGood;

  public Checkpoints(Path file, SequenceRun run) {
    this.file = file;
    this.run = run;
  }

  /// The file of the checkpoint before.
  public Path previous() {
    return file.resolveSibling(file.getFileName() + ".previous");
  }

  /// Saves what the run knows; a whole file is kept as the previous one.
  ///
  /// @throws InputException if it cannot be written
  public void save() {
    if (isGood && Files.isRegularFile(file)) {
      try {
        Files.move(file, previous(), StandardCopyOption.REPLACE_EXISTING);
      } catch (IOException e) {
        throw new InputException(previous() + " cannot be written: " + e.getMessage(), "");
      }
    }
    new SavedRun(file, run.identity()).save(run.knowledge());
    isGood = true;
  }

  /// Goes on from what was saved.
  ///
  /// @return what is wrong with the newest file, if the one before was taken
  /// @throws InputException if neither can be gone on from
  public Optional<String> resume() {
    try {
      load(file);
      isGood = true;
      return Optional.empty();
    } catch (InputException newest) {
      if (!Files.isRegularFile(previous())) {
        throw newest;
      }
      try {
        load(previous());
      } catch (InputException alsoBad) {
        throw newest;
      }
      return Optional.of(newest.problem());
    }
  }

  private void load(Path from) {
    run.restart();
    new SavedRun(from, run.identity()).load(run.knowledge());
  }

  /// Removes both files.
  public void discard() {
    for (Path one : new Path[] {file, previous()}) {
      try {
        Files.deleteIfExists(one);
      } catch (IOException inUse) {
        one.toFile().deleteOnExit();
      }
    }
  }
}
