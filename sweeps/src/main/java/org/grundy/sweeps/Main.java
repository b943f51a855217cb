package org.grundy.sweeps;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Results;
import org.grundy.core.name.Version;
import org.grundy.sweeps.command.CertificateCommand;
import org.grundy.sweeps.command.QueryCommand;
import org.grundy.sweeps.command.SweepCommand;
import picocli.CommandLine;

/// The entry of the process behind `grundy sweep`.
public final class Main {
  private Main() {}

  /// Runs one command and ends the process with its exit code.
  public static void main(String[] arguments) {
    PrintStream out =
        new PrintStream(
            new BufferedOutputStream(new Results(new FileOutputStream(FileDescriptor.out))),
            false,
            StandardCharsets.UTF_8);
    PrintStream err =
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
    int code = run(Console.of(System.in, out, err, System.getenv()), arguments);
    System.exit(code);
  }

  /// Runs one command line.
  ///
  /// @param arguments the words after `grundy sweep`
  /// @return the exit code
  static int run(Console console, String... arguments) {
    Failures failures = new Failures(console);
    StringWriter help = new StringWriter();
    try {
      CommandLine line = new CommandLine(new SweepCommand(console));
      line.getCommandSpec().versionProvider(() -> new String[] {Version.current().program()});
      int code =
          line.addSubcommand(new QueryCommand(console))
              .addSubcommand(new CertificateCommand(console))
              .setOut(new PrintWriter(help))
              .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
              .setExpandAtFiles(false)
              .setCaseInsensitiveEnumValuesAllowed(true)
              .setParameterExceptionHandler(failures::ofCommandLine)
              .setExecutionExceptionHandler((failure, _, _) -> failures.exitCode(failure))
              .execute(arguments);
      console.out().print(help);
      console.out().flush();
      return code;
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failures.exitCode(failure);
    }
  }
}
