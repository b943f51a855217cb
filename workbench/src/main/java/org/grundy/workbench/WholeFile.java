package org.grundy.workbench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.grundy.core.InputException;
import org.jspecify.annotations.Nullable;

/// Writes files whole or not at all: what is written goes to a file beside the target, which takes
/// the target's name when it is complete.
public final class WholeFile {
  private WholeFile() {}

  /// What fills the file.
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// @throws InputException if the file cannot be written; then what was there is as it was
  public static void write(Path file, Content content) {
    if (Files.isDirectory(file)) {
      throw new InputException(file + " is a directory, expected a file to write", "");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      writeInPlace(file, content);
      return;
    }
    Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    Path draft = folder.resolve("." + file.getFileName() + "." + ProcessHandle.current().pid());
    try {
      try (OutputStream out = Files.newOutputStream(draft)) {
        content.writeTo(out);
      }
      replace(draft, file);
    } catch (IOException e) {
      throw unwritable(file, e);
    } finally {
      discard(draft);
    }
  }

  /// Makes a folder and those that it lies in, where they are missing.
  ///
  /// @param folder null where a file has none, and nothing is made
  /// @param cure what to do where that cannot be
  /// @throws InputException if it cannot be made
  public static void makeFolder(@Nullable Path folder, String cure) {
    try {
      if (folder != null) {
        Files.createDirectories(folder);
      }
    } catch (IOException e) {
      throw new InputException("the folder " + folder + " cannot be made: " + e.getMessage(), cure);
    }
  }

  /// Writes to what is no regular file, such as a pipe, and so cannot be replaced.
  private static void writeInPlace(Path file, Content content) {
    try (OutputStream out = Files.newOutputStream(file)) {
      content.writeTo(out);
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  private static void replace(Path draft, Path file) throws IOException {
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// Removes what an error left behind; the error itself is what the user is told.
  private static void discard(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException e) {
      draft.toFile().deleteOnExit();
    }
  }

  private static InputException unwritable(Path file, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return new InputException("the folder of " + file + " does not exist", "create it first");
    }
    if (cause instanceof AccessDeniedException) {
      return new InputException(file + " may not be written", "look at the folder's permissions");
    }
    return new InputException(
        file
            + " cannot be written: "
            + Optional.ofNullable(cause.getMessage()).orElse(cause.toString()),
        "");
  }
}
