package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.Optional;
import org.grundy.cli.option.ContestNames;
import org.grundy.cli.process.Session;
import org.grundy.workbench.request.Contest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which contest problem is meant.
final class ContestOptions {
  @Parameters(
      index = "0",
      paramLabel = "PROBLEM",
      description = "The id of a contest problem; behind --spec the game.",
      completionCandidates = ContestNames.class)
  private String problem = "";

  @Option(
      names = "--spec",
      paramLabel = "FILE",
      description = "A file that describes the input and the output.")
  private @Nullable Path spec;

  /// The contest problem that is named.
  ///
  /// @throws org.grundy.core.InputException if there is none
  Contest contest(Session session) {
    return spec == null
        ? session.workbench().contest(problem)
        : session.workbench().contest(spec, Optional.of(problem));
  }

  /// A name for files about the problem.
  String name() {
    Path file = spec == null ? null : spec.getFileName();
    return file == null ? problem : file.toString().replaceFirst("\\.contest$", "");
  }
}
