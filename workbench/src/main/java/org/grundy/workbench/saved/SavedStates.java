package org.grundy.workbench.saved;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.grundy.core.InputException;

/// The folder in which work is saved where nobody names a file.
public final class SavedStates {
  private static final String ENDING = ".run";
  private static final int NAME_DIGITS = 16;

  /// The time after which a file that nobody has written to was left by a process that was killed.
  private static final Duration LEFT_BEHIND = Duration.ofHours(1);

  private final Path folder;

  public SavedStates(Path folder) {
    this.folder = folder;
  }

  /// The folder.
  public Path folder() {
    return folder;
  }

  /// The file of some work.
  ///
  /// @param identity 64 hexadecimal digits
  public Path fileOf(String identity) {
    return folder.resolve(identity.substring(0, NAME_DIGITS) + ENDING);
  }

  /// All that is saved, the newest first.
  ///
  /// @throws InputException if the folder cannot be read
  public List<SavedState> all() {
    return files().stream()
        .filter(file -> name(file).endsWith(ENDING))
        .flatMap(file -> state(file).stream())
        .sorted(Comparator.comparing(SavedState::saved).reversed())
        .toList();
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).toList();
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(
          "the folder %s cannot be read: %s".formatted(folder, e.getMessage()),
          "look at its permissions");
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  /// Empty where it is gone meanwhile.
  private static Optional<SavedState> state(Path file) {
    try {
      Path previous = Checkpoints.previous(file);
      List<Path> files = Files.exists(previous) ? List.of(file, previous) : List.of(file);
      long bytes = 0;
      for (Path one : files) {
        bytes += Files.size(one);
      }
      StateFile.Header header =
          new StateFile(file).header().orElse(new StateFile.Header("", "", "", ""));
      return Optional.of(
          new SavedState(
              name(file).substring(0, name(file).length() - ENDING.length()),
              header.game(),
              header.position(),
              header.command(),
              Files.getLastModifiedTime(file).toInstant(),
              bytes,
              files));
    } catch (IOException gone) {
      return Optional.empty();
    }
  }

  /// Removes the files of a state.
  ///
  /// @throws InputException if one cannot be removed
  public void remove(SavedState state) {
    state.files().forEach(SavedStates::remove);
  }

  private static void remove(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new InputException(
          "%s cannot be removed: %s".formatted(file, e.getMessage()),
          "look at the permissions of its folder");
    }
  }

  /// Removes what processes that were killed were writing.
  ///
  /// @throws InputException if one cannot be removed
  public void removeDrafts() {
    FileTime old = FileTime.from(Instant.now().minus(LEFT_BEHIND));
    for (Path file : files()) {
      try {
        if (WholeFile.isDraft(file) && Files.getLastModifiedTime(file).compareTo(old) < 0) {
          remove(file);
        }
      } catch (IOException _) {
        // It is gone: its process has ended.
      }
    }
  }

  /// Removes the oldest states until all together take no more than so many bytes. What was saved
  /// last stays, however large it is; only the one before it may go.
  ///
  /// @param last the file that was saved last
  /// @return what was removed
  /// @throws InputException if one cannot be removed
  public List<SavedState> keepWithin(long bytes, Path last) {
    removeDrafts();
    List<SavedState> removed = new ArrayList<>();
    long total = all().stream().mapToLong(SavedState::bytes).sum();
    for (SavedState oldest : all().reversed()) {
      if (total > bytes && !oldest.files().getFirst().equals(last)) {
        remove(oldest);
        removed.add(oldest);
        total -= oldest.bytes();
      }
    }
    if (total > bytes) {
      remove(Checkpoints.previous(last));
    }
    return removed;
  }
}
