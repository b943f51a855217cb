package org.grundy.sweeps.command;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.sweeps.Sweeper;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy sweep query`.
@Command(
    name = "query",
    mixinStandardHelpOptions = true,
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy sweep query octal-4 \"select key, period from rows order by period desc limit 5\"",
      "  grundy sweep query octal-4 \"select * from rows\" --csv > rows.csv",
    },
    headerHeading = "%n",
    header = "Asks the results of a sweep in SQL.",
    synopsisHeading = "%nUsage: ")
public final class QueryCommand implements Callable<Integer> {
  private final Console console;

  @Parameters(index = "0", paramLabel = "FOLDER", description = "The results of a sweep.")
  private Path folder = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "SQL",
      description = "A query of the table `rows`, in the SQL of Spark.")
  private String query = "";

  @Option(names = "--csv", description = "Print comma-separated values.")
  private boolean csv;

  public QueryCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    new Sweeper(console).query(folder, query, csv);
    return ExitCode.DONE;
  }
}
