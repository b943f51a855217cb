package org.grundy.sweeps.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.sweeps.Sweeper;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `grundy sweep certificate`.
@Command(
    name = "certificate",
    mixinStandardHelpOptions = true,
    descriptionHeading = "Examples:%n",
    description = "  grundy sweep certificate octal-4 0.137 > proof.json",
    headerHeading = "%n",
    header = "Prints the certificate of one row, which `grundy verify` checks.",
    synopsisHeading = "%nUsage: ")
public final class CertificateCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FOLDER", description = "The results of a sweep.")
  private Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "KEY", description = "The key of the row.")
  private String key = "";

  public CertificateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    new Sweeper(console).certificate(folder, key);
    return ExitCode.DONE;
  }
}
