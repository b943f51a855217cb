package org.grundy.workbench.saved;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.Optional;
import java.util.UUID;
import org.grundy.core.InputException;
import org.jspecify.annotations.Nullable;

/// Writes files whole or not at all: what is written goes to a new file beside the target, which
/// takes the target's name when it is complete.
///
/// A link stays a link: the file that it leads to is replaced. A file keeps its permissions. The
/// new file beside it is made by this process and by no other, never followed through a link.
public final class WholeFile {
  private static final int MOST_LINKS = 40;
  private static final String DRAFT = ".grundy-";

  private WholeFile() {}

  /// The writer of a file's content.
  @FunctionalInterface
  public interface Content {
    void writeTo(OutputStream out) throws IOException;
  }

  /// Writes a file, in place of one that may be there.
  ///
  /// @throws InputException if there can be no such file: its folder is missing, or the user may
  ///   not write it
  /// @throws NotWrittenException if writing fails; then a file that was there is as it was
  public static void write(Path file, Content content) {
    if (Files.isDirectory(file)) {
      throw new InputException(file + " is a directory, expected a file to write", "");
    }
    try {
      if (Files.exists(file) && !Files.isRegularFile(file)) {
        writeInPlace(file, content);
      } else {
        replace(target(file), content);
      }
    } catch (IOException e) {
      throw unwritable(file, e);
    }
  }

  /// Writes a file of a text in UTF-8, in place of one that may be there.
  ///
  /// @throws InputException if there can be no such file: its folder is missing, or the user may
  ///   not write it
  /// @throws NotWrittenException if writing fails; then a file that was there is as it was
  public static void write(Path file, String text) {
    write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  /// Looks before the work if there is a folder for a file that is written after it.
  ///
  /// @throws InputException if there is none
  static void requireFolder(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null && !Files.isDirectory(folder)) {
      throw withoutFolder(file);
    }
  }

  /// True if a file is one that a process that was killed was writing.
  public static boolean isDraft(Path file) {
    return file.getFileName() != null && file.getFileName().toString().startsWith(DRAFT);
  }

  /// The file that links lead to, which need not be there.
  private static Path target(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static void replace(Path file, Content content) throws IOException {
    if (Files.exists(file) && !Files.isWritable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    Path draft = folder.resolve(DRAFT + UUID.randomUUID());
    OutputStream out =
        Files.newOutputStream(draft, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    try {
      try (out) {
        keepPermissions(file, draft);
        content.writeTo(out);
      }
      move(draft, file);
    } finally {
      discard(draft);
    }
  }

  private static void keepPermissions(Path file, Path draft) throws IOException {
    PosixFileAttributeView view = Files.getFileAttributeView(draft, PosixFileAttributeView.class);
    if (view != null && Files.exists(file)) {
      view.setPermissions(Files.getPosixFilePermissions(file));
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
  private static void writeInPlace(Path file, Content content) throws IOException {
    try (OutputStream out = Files.newOutputStream(file)) {
      content.writeTo(out);
    }
  }

  private static void move(Path draft, Path file) throws IOException {
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

  private static InputException withoutFolder(Path file) {
    return new InputException("the folder of " + file + " does not exist", "create it first");
  }

  private static RuntimeException unwritable(Path file, IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return withoutFolder(file);
    }
    if (cause instanceof AccessDeniedException) {
      return new InputException(
          file + " may not be written", "look at the permissions of the file and of its folder");
    }
    if (cause instanceof FileSystemLoopException) {
      return new InputException(file + " is a link that leads back to itself", "");
    }
    return new NotWrittenException(file, cause);
  }
}
