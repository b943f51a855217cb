package org.grundy.workbench.saved;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.grundy.core.InputException;

/// The file in which work is saved now and then, and beside it, in `FILE.previous`, the one before:
/// while the file is written anew a whole one is always there, and where the newest is found
/// damaged the work goes on from the one before.
public final class Checkpoints {
  private final Path file;
  private final Resumable work;
  private boolean isGood;

  public Checkpoints(Path file, Resumable work) {
    this.file = file;
    this.work = work;
  }

  /// The file of the checkpoint before.
  public Path previous() {
    return file.resolveSibling(file.getFileName() + ".previous");
  }

  /// How much is known of the work: positions, values or codes.
  public long size() {
    return work.state().size();
  }

  /// Saves what was found out; a whole file is kept as the previous one.
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
    new StateFile(file, work.identity()).save(work.state());
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
    work.restart();
    new StateFile(from, work.identity()).load(work.state());
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
