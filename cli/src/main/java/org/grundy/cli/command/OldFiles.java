package org.grundy.cli.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.grundy.core.InputException;

/// Files that an earlier run of a command made in a folder, and that are none of the last one.
final class OldFiles {
  private static final int DEEPEST = 3;

  private OldFiles() {}

  /// Removes them.
  ///
  /// @param made the names, with `/` between folders, of what the last run made
  /// @param isOwn whether a run may make a file of that name
  /// @return a line that says how many they were; empty where there were none
  /// @throws InputException if one cannot be removed
  static String remove(Path folder, Set<String> made, Predicate<String> isOwn) {
    try (Stream<Path> all = Files.walk(folder, DEEPEST)) {
      List<Path> old =
          all.filter(Files::isRegularFile)
              .filter(file -> isOwn.test(name(folder, file)) && !made.contains(name(folder, file)))
              .toList();
      for (Path file : old) {
        Files.delete(file);
      }
      return old.isEmpty()
          ? ""
          : "%s of an earlier run removed.%n"
              .formatted(old.size() == 1 ? "1 file" : "%,d files".formatted(old.size()));
    } catch (IOException | UncheckedIOException e) {
      throw new InputException(
          "a file of an earlier run in %s cannot be removed: %s".formatted(folder, e.getMessage()),
          "name another folder");
    }
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }
}
