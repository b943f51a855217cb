package org.grundy.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.grundy.cli.command.CheckCommand;
import org.grundy.cli.command.ContestCommand;
import org.grundy.cli.command.CountCommand;
import org.grundy.cli.command.GamesCommand;
import org.grundy.cli.command.GenerateCommand;
import org.grundy.cli.command.JudgeCommand;
import org.grundy.cli.command.OminoCommand;
import org.grundy.cli.command.PackageCommand;
import org.grundy.cli.command.PlanCommand;
import org.grundy.cli.command.PolyominoesCommand;
import org.grundy.cli.command.ProveCommand;
import org.grundy.cli.command.QuotientCommand;
import org.grundy.cli.command.RefuteCommand;
import org.grundy.cli.command.SavedCommand;
import org.grundy.cli.command.SequenceCommand;
import org.grundy.cli.command.ServeCommand;
import org.grundy.cli.command.SiteCommand;
import org.grundy.cli.command.SolveCommand;
import org.grundy.cli.command.StressCommand;
import org.grundy.cli.command.TableCommand;
import org.grundy.cli.command.TileCommand;
import org.grundy.cli.command.VerifyCommand;
import org.grundy.cli.dialogue.PlayCommand;
import org.grundy.cli.dialogue.ReplCommand;
import org.grundy.cli.manual.CompletionCommand;
import org.grundy.cli.manual.ManCommand;
import org.grundy.cli.option.ColourChoice;
import org.grundy.cli.option.WrittenNumber;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.NarrowLines;
import org.grundy.cli.process.Session;
import org.grundy.core.name.Version;
import org.grundy.workbench.request.Workbench;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.UnmatchedArgumentException;

/// The command `grundy` with its subcommands.
@Command(
    name = "grundy",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy solve darkraft 'RL|LR'          who wins, the Grundy value, every winning move,"
          + " why",
      "  grundy solve cram 4x5 --moves          every move with the value that it leads to",
      "  grundy solve 0.007 17+9+4              heaps by their octal code",
      "  grundy plan bacterial 15x15            how it would be solved and why that is sound",
      "  grundy table cram 1..4x1..8            values over a family of starts, and their patterns",
      "  grundy count nim '3 of 1..10^6'        how many sums of starts lose, or have a value",
      "  grundy sequence 0.137 --to 100000      values of heaps, their period and its proof",
      "  grundy play kayles 3+4+5               against you, with hints and explanations",
      "  grundy repl                            a session: names for positions and rules",
      "  grundy omino 5                         the tiling game in all rectangles",
      "  grundy contest cf138d < in             a contest's own format",
      "  grundy stress cf138d -- ./a.out        a program held against the right answers",
      "  grundy check mygame.game               rules checked, expectations tested",
      "  grundy tile --board 6x10 --pieces pentominoes   a region covered with pieces",
      "  grundy verify proof.json               an independent check of a certificate",
      "  grundy serve                           see, play and write games in the browser",
      "  grundy site public                     lessons and puzzles as files, without a server",
    },
    headerHeading = "%n",
    header = "Solves impartial combinatorial games.",
    synopsisHeading = "%nUsage: ",
    commandListHeading = "%nCommands:%n",
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0 done, 1 internal error, 2 bad command line, 3 bad rules, position or input,",
      "  4 budget spent, 5 a claim refuted, 130 interrupted",
    })
final class GrundyCommand {
  private static final String CONTEST = "contest";

  /// The commands that tell of all others.
  private static final Set<String> OF_ALL = Set.of("completion", "man");

  /// Help begins with examples.
  private static final List<String> HELP =
      List.of(
          UsageMessageSpec.SECTION_KEY_DESCRIPTION_HEADING,
          UsageMessageSpec.SECTION_KEY_DESCRIPTION,
          UsageMessageSpec.SECTION_KEY_HEADER_HEADING,
          UsageMessageSpec.SECTION_KEY_HEADER,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS_HEADING,
          UsageMessageSpec.SECTION_KEY_SYNOPSIS,
          UsageMessageSpec.SECTION_KEY_PARAMETER_LIST,
          UsageMessageSpec.SECTION_KEY_OPTION_LIST,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING,
          UsageMessageSpec.SECTION_KEY_COMMAND_LIST,
          UsageMessageSpec.SECTION_KEY_FOOTER_HEADING,
          UsageMessageSpec.SECTION_KEY_FOOTER);

  /// Narrower help is laid out as wide as can be, and then broken: in two columns there is no room.
  private static final int NARROWEST_HELP = 80;

  private static final int WIDEST_HELP = 400;

  private final Session session;
  private final Console console;

  GrundyCommand(Console console) {
    this(new Session(console, new Workbench()));
  }

  private GrundyCommand(Session session) {
    this.session = session;
    this.console = session.console();
  }

  /// Runs one command line.
  ///
  /// @return the exit code
  int run(String... arguments) {
    Failures failures = new Failures(console);
    try {
      int code =
          isPlainContest(arguments)
              ? new ContestCommand(session, arguments[1]).call()
              : run(failures, helpAsOption(arguments));
      console.out().flush();
      return code;
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError failure) {
      return failures.exitCode(failure);
    }
  }

  /// Runs one command line in a session that goes on.
  private static void runWithin(Session within, List<String> arguments) {
    var _ = new GrundyCommand(within).run(arguments.toArray(String[]::new));
  }

  /// The long names of a command's options.
  private List<String> options(String command) {
    CommandLine line = withSubcommands(command).getSubcommands().get(command);
    return Objects.requireNonNull(line, command).getCommandSpec().options().stream()
        .map(OptionSpec::longestName)
        .toList();
  }

  /// True if a contest's problem is named and nothing else, as a judge would. These words need no
  /// parser, and to build one takes longer than the answer.
  private static boolean isPlainContest(String... arguments) {
    return arguments.length == 2 && arguments[0].equals(CONTEST) && !arguments[1].startsWith("-");
  }

  private int run(Failures failures, String... asked) {
    StringWriter help = new StringWriter();
    CommandLine line =
        withSubcommands(asked)
            .setOut(new PrintWriter(help))
            .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
            .setColorScheme(
                CommandLine.Help.defaultColorScheme(
                    ColourChoice.AUTO.colours(console)
                        ? CommandLine.Help.Ansi.ON
                        : CommandLine.Help.Ansi.OFF))
            .setHelpSectionKeys(HELP)
            .setExpandAtFiles(false)
            .setUsageHelpWidth(console.width() < NARROWEST_HELP ? WIDEST_HELP : console.width())
            .setUsageHelpAutoWidth(false)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(failures::ofCommandLine)
            .setExecutionExceptionHandler((failure, command, parsed) -> failures.exitCode(failure));
    if (asked.length == 0) {
      console.err().print(NarrowLines.of(line.getUsageMessage(), console.width()));
      return ExitCode.BAD_COMMAND_LINE;
    }
    if (!asked[0].startsWith("-") && !line.getSubcommands().containsKey(asked[0])) {
      return failures.ofCommandLine(new UnmatchedArgumentException(line, List.of(asked[0])), asked);
    }
    int code = line.execute(asked);
    console.out().print(NarrowLines.of(help.toString(), console.width()));
    return code;
  }

  /// `grundy help` and `grundy help solve` mean `grundy --help` and `grundy solve --help`.
  private static String[] helpAsOption(String... arguments) {
    if (arguments.length == 0 || arguments.length > 2 || !arguments[0].equals("help")) {
      return arguments;
    }
    return arguments.length == 1 ? new String[] {"--help"} : new String[] {arguments[1], "--help"};
  }

  /// The command line with all subcommands or, for a quick start, with the one that is named first.
  private CommandLine withSubcommands(String... arguments) {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("solve", () -> new SolveCommand(session));
    commands.put("plan", () -> new PlanCommand(session));
    commands.put("table", () -> new TableCommand(session));
    commands.put("count", () -> new CountCommand(session));
    commands.put("prove", () -> new ProveCommand(session));
    commands.put("sequence", () -> new SequenceCommand(session));
    commands.put("refute", () -> new RefuteCommand(session));
    commands.put("quotient", () -> new QuotientCommand(session));
    commands.put("play", () -> new PlayCommand(session));
    commands.put("repl", () -> new ReplCommand(session, GrundyCommand::runWithin, this::options));
    commands.put("omino", () -> new OminoCommand(session));
    commands.put(CONTEST, () -> new ContestCommand(session, null));
    commands.put("generate", () -> new GenerateCommand(session));
    commands.put("package", () -> new PackageCommand(session));
    commands.put("judge", () -> new JudgeCommand(session));
    commands.put("stress", () -> new StressCommand(session));
    commands.put("check", () -> new CheckCommand(session));
    commands.put("verify", () -> new VerifyCommand(session));
    commands.put("tile", () -> new TileCommand(session));
    commands.put("polyominoes", () -> new PolyominoesCommand(session));
    commands.put("games", () -> new GamesCommand(session));
    commands.put("saved", () -> new SavedCommand(session));
    commands.put("serve", () -> new ServeCommand(session));
    commands.put("site", () -> new SiteCommand(session));
    commands.put("completion", () -> new CompletionCommand(session));
    commands.put("man", () -> new ManCommand(session));
    if (arguments.length > 0
        && commands.containsKey(arguments[0])
        && !OF_ALL.contains(arguments[0])) {
      commands.keySet().retainAll(Set.of(arguments[0]));
    }
    CommandLine line = new CommandLine(this);
    commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
    WrittenNumber.letAllTake(line);
    answerHelpAndVersion(line);
    line.getSubcommands().values().forEach(GrundyCommand::answerHelpAndVersion);
    return line;
  }

  private static void answerHelpAndVersion(CommandLine line) {
    line.getCommandSpec()
        .mixinStandardHelpOptions(true)
        .versionProvider(() -> new String[] {Version.current().program()});
  }
}
