package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.grundy.cli.process.Console;

/// One command that was run inside the test's own process.
record CommandRun(int code, String out, String err) {
  /// What is saved must not land in the home of whoever runs the tests, nor meet what an earlier
  /// build has saved.
  static final Map<String, String> ENVIRONMENT = Map.of("GRUNDY_STATE", newFolder().toString());

  private static Path newFolder() {
    try {
      return Files.createTempDirectory(Path.of("cli", "target"), "state");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static CommandRun of(String... arguments) {
    return of(new byte[0], ENVIRONMENT, arguments);
  }

  static CommandRun withInput(String input, String... arguments) {
    return of(input.getBytes(StandardCharsets.UTF_8), ENVIRONMENT, arguments);
  }

  static CommandRun of(byte[] input, Map<String, String> environment, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        Console.of(
            new ByteArrayInputStream(input),
            new PrintStream(out, false, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            environment);
    int code = new GrundyCommand(console).run(arguments);
    return new CommandRun(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
