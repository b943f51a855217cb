package org.grundy.cli;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.grundy.workbench.Workbench;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// The command `grundy` with its subcommands.
@Command(
    name = "grundy",
    mixinStandardHelpOptions = true,
    version = "grundy 0.1.0",
    headerHeading = "Examples:%n",
    header = {
      "  grundy solve darkraft 'RL|LR'          who wins, the Grundy value, every winning move, why",
      "  grundy solve cram 4x5 --moves          every move with the value that it leads to",
      "  grundy solve 0.007 17+9+4              heaps by their octal code",
      "  grundy plan bacterial 15x15            how it would be solved and why that is sound",
      "  grundy table cram 1..4x1..8            values over a family of starts, and their patterns",
      "  grundy contest cf138d < in             a contest's own format",
      "  grundy check mygame.game               rules checked, expectations tested",
      "",
    },
    synopsisHeading = "Usage: ",
    descriptionHeading = "%n",
    description = "Solves impartial combinatorial games.",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0 done, 1 internal error, 2 bad command line, 3 bad rules, position or input,",
      "  4 budget spent, 5 a claim refuted, 130 interrupted",
    })
final class GrundyCommand implements Runnable {
  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  GrundyCommand(Console console) {
    this.console = console;
  }

  /// Runs one command line.
  ///
  /// @return the exit code
  int run(String... arguments) {
    Failures failures = new Failures(console);
    CommandLine line =
        withSubcommands(arguments)
            .setOut(new PrintWriter(console.out(), true))
            .setErr(new PrintWriter(console.err(), true))
            .setColorScheme(
                CommandLine.Help.defaultColorScheme(
                    ColourChoice.AUTO.colours(console)
                        ? CommandLine.Help.Ansi.ON
                        : CommandLine.Help.Ansi.OFF))
            .setUsageHelpWidth(100)
            .setUsageHelpAutoWidth(false)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(failures::ofCommandLine)
            .setExecutionExceptionHandler((failure, command, parsed) -> failures.exitCode(failure));
    try {
      return line.execute(arguments);
    } catch (OutOfMemoryError | StackOverflowError failure) {
      return failures.exitCode(failure);
    }
  }

  /// The command line with all subcommands or, for a quick start, with the one that is named first.
  private CommandLine withSubcommands(String... arguments) {
    Session session = new Session(console, new Workbench());
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("solve", () -> new SolveCommand(session));
    commands.put("plan", () -> new PlanCommand(session));
    commands.put("table", () -> new TableCommand(session));
    commands.put("contest", () -> new ContestCommand(session));
    commands.put("check", () -> new CheckCommand(session));
    commands.put("games", () -> new GamesCommand(session));
    if (arguments.length > 0 && commands.containsKey(arguments[0])) {
      commands.keySet().retainAll(Set.of(arguments[0]));
    }
    CommandLine line = new CommandLine(this);
    commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
    return line;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
