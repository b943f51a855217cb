package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.grundy.cli.option.ContestNames;
import org.grundy.cli.process.Session;
import org.grundy.workbench.request.Contest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Which contest problem is meant.
final class ContestOptions {
  /// What the usage calls the program that is tried.
  static final String COMMAND = "COMMAND";

  private static final String PROBLEM = "PROBLEM";

  /// The word behind which no options stand.
  private static final String END_OF_OPTIONS = "--";

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = PROBLEM,
      description =
          "The id of a contest problem; behind --spec the game, if the file has no `rules` line.",
      completionCandidates = ContestNames.class)
  private @Nullable String problem;

  @Option(
      names = "--spec",
      paramLabel = "FILE",
      description = "A file that describes the input and the output.")
  private @Nullable Path spec;

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  /// A problem that no command line names.
  static ContestOptions of(@Nullable String problem) {
    ContestOptions options = new ContestOptions();
    options.problem = problem;
    return options;
  }

  /// The contest problem that is named.
  ///
  /// @throws org.grundy.core.InputException if there is none
  Contest contest(Session session) {
    return spec == null
        ? session.workbench().contest(named().orElseThrow(() -> missing(PROBLEM)))
        : session.workbench().contest(spec, named());
  }

  /// A name for files about the problem.
  String name() {
    Path file = spec == null ? null : spec.getFileName();
    return file == null ? named().orElse("") : file.toString().replaceFirst("\\.contest$", "");
  }

  private Optional<String> named() {
    List<String> program = behindOptions();
    return program.isEmpty() || program.size() < words()
        ? Optional.ofNullable(problem)
        : Optional.empty();
  }

  /// The program that is tried, with its arguments, before which the problem may be left out.
  ///
  /// @param rest the words behind the first one
  List<String> program(List<String> rest) {
    List<String> words = behindOptions();
    if (words.isEmpty() && rest.isEmpty()) {
      throw missing(COMMAND);
    }
    return words.isEmpty() ? rest : words;
  }

  /// The words behind `--`; none where it does not stand.
  private List<String> behindOptions() {
    if (command == null) {
      return List.of();
    }
    List<String> all = command.commandLine().getParseResult().originalArgs();
    int at = all.indexOf(END_OF_OPTIONS);
    return at < 0 ? List.of() : all.subList(at + 1, all.size());
  }

  /// The number of words that are no options.
  private int words() {
    return command().commandLine().getParseResult().matchedPositionals().stream()
        .mapToInt(one -> one.stringValues().size())
        .sum();
  }

  /// The fault that something is not said.
  ///
  /// @param label what the usage calls it
  private MissingParameterException missing(String label) {
    return new MissingParameterException(
        command().commandLine(),
        command().positionalParameters().stream()
            .filter(one -> one.paramLabel().equals(label))
            .findFirst()
            .orElseThrow(),
        "missing required parameter: '%s'".formatted(label));
  }

  private CommandSpec command() {
    return Objects.requireNonNull(command);
  }
}
