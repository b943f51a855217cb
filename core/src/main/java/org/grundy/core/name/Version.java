package org.grundy.core.name;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Which Grundy this is.
///
/// @param number the version of all modules, such as `0.1.0`
/// @param commit what the build found of the sources: the first digits of their commit, and
///   `changed` where they are not as it has them. Empty where the build could not tell
public record Version(String number, Optional<String> commit) {
  private static final String NUMBER = "0.1.0";

  /// The file to which a step of the build (`Commit.java`) writes the commit.
  private static final String COMMIT = "commit.txt";

  /// The version that runs.
  public static Version current() {
    try (InputStream file = Version.class.getResourceAsStream(COMMIT)) {
      String found =
          file == null ? "" : new String(file.readAllBytes(), StandardCharsets.UTF_8).strip();
      return new Version(NUMBER, Optional.of(found).filter(text -> !text.isEmpty()));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// The program with its version, as in `grundy 0.1.0 (3f3e82ed6d05)`.
  public String program() {
    return "grundy " + this;
  }

  /// The number, and in brackets the commit.
  @Override
  public String toString() {
    return number + commit.map(text -> " (" + text + ")").orElse("");
  }
}
