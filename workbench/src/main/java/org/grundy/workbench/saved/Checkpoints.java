package org.grundy.workbench.saved;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.solvers.ResumableState;

/// The file in which work is saved now and then, and beside it, in `FILE.previous`, the one before:
/// while the file is written anew a whole one is always there, and where the newest is found
/// damaged the work goes on from the one before.
///
/// Work that was begun anew never takes the place of what was saved of the same work and knows
/// more.
public final class Checkpoints {
  private final Path file;
  private final Resumable work;
  private final String command;
  private boolean isGood;
  private long before = -1;

  /// @param command the words that go on with the work, for people
  public Checkpoints(Path file, Resumable work, String command) {
    this.file = file;
    this.work = work;
    this.command = command;
  }

  /// The file of the checkpoint before.
  public Path previous() {
    return previous(file);
  }

  static Path previous(Path file) {
    return file.resolveSibling(file.getFileName() + ".previous");
  }

  /// The amount that is known of the work: positions, values or codes.
  public long size() {
    return work.state().size();
  }

  /// Saves what was found out, where it is no less than what a file knows that this work did not
  /// begin with; a whole file is kept as the previous one. A thread that is interrupted gives up.
  ///
  /// @return whether it was saved, and not what is there kept
  /// @throws InputException if it cannot be written
  public boolean save() {
    if (!isGood && size() < knownBefore()) {
      return false;
    }
    if (isGood && Files.isRegularFile(file)) {
      keep();
    }
    ResumableState state = work.state();
    new StateFile(file).save(StateFile.Header.of(work, command), state.size(), state::save);
    isGood = true;
    return true;
  }

  private long knownBefore() {
    if (before < 0) {
      before = Files.isRegularFile(file) ? new StateFile(file).sizeOf(work.identity()) : 0;
    }
    return before;
  }

  /// Gives the file a second name: the first stands until another file takes it.
  private void keep() {
    try {
      Files.deleteIfExists(previous());
      try {
        Files.createLink(previous(), file.toRealPath());
      } catch (UnsupportedOperationException | FileSystemException withoutLinks) {
        Files.move(file, previous(), StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new InputException(previous() + " cannot be written: " + e.getMessage(), "");
    }
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
    new StateFile(from).load(work.identity(), work.state()::load);
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
