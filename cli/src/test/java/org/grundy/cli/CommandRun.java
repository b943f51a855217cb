package org.grundy.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.grundy.cli.process.Console;

/// One command that was run inside the test's own process.
record CommandRun(int code, String out, String err) {
  /// What is saved must not land in the home of whoever runs the tests.
  static final Map<String, String> ENVIRONMENT =
      Map.of("GRUNDY_STATE", "cli/target/state" + System.getProperty("surefire.forkNumber", ""));

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
