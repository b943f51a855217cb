package org.grundy.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.Results;

/// The entry of the process.
public final class Main {
  private static final int OUT_BUFFER = 1 << 16;

  private Main() {}

  /// Runs one command and ends the process with its exit code.
  public static void main(String[] arguments) {
    PrintStream out = results(new FileOutputStream(FileDescriptor.out));
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    Map<String, String> environment = System.getenv();
    System.exit(new GrundyCommand(Console.of(System.in, out, err, environment)).run(arguments));
  }

  /// The stream to which a command prints what it found.
  static PrintStream results(OutputStream out) {
    return new PrintStream(
        new BufferedOutputStream(new Results(out), OUT_BUFFER), false, StandardCharsets.UTF_8);
  }
}
