package org.grundy.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.request.SumRequest;
import org.grundy.workbench.table.TableRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Which game and which position a command is about.
public final class PositionOptions {
  private static final String STANDARD_INPUT = ParameterOptions.STANDARD_INPUT;
  private static final int LONGEST = 1 << 30;

  /// A sum that begins with the name of its first game, as one argument.
  private static final Pattern SUM =
      Pattern.compile("(?!(?:S|allbut)\\s)[^\\s>(]+\\s+[^\\s>-].*", Pattern.DOTALL);

  /// The words in which no shell sees a meaning of its own.
  private static final Pattern PLAIN = Pattern.compile("[\\w.:+ ]+");

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description =
          "A catalogue name (see grundy games), a rules file, - for rules from standard input, or a"
              + " heap code like 0.137; or a sum of games with their positions ('cram 2x3 + nim"
              + " 5').",
      completionCandidates = GameNames.class)
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "POSITION",
      description =
          "Drawn ('RL|LR'), a size (4x5, 12), a sum of these (7+4+4), or - for standard input.")
  private String @Nullable [] position;

  @Option(
      names = {"-f", "--file"},
      paramLabel = "FILE",
      description = "Read the position from FILE, or from standard input if FILE is -.")
  private @Nullable String file;

  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final PlayOptions play = new PlayOptions();
  @Mixin private final MethodOptions how = new MethodOptions();

  /// The table whose starts these words name, where they name a family such as `1..6x1..8`.
  public Optional<TableRequest> table(Session session, Budget budget) {
    if (position == null || file != null) {
      return Optional.empty();
    }
    Game found = play.of(parameters.game(session, game));
    String family = String.join(" ", position);
    return TableRequest.isFamily(found, family)
        ? Optional.of(
            TableRequest.of(
                found, new TextSource("family", family), false, how.seed(), method(), budget))
        : Optional.empty();
  }

  /// The positions in these words.
  ///
  /// @throws ParameterException if no position is given, or two
  /// @throws org.grundy.core.InputException if the game is not found or the position cannot be read
  public SumRequest sum(Session session) {
    return play.of(asWritten(session));
  }

  /// The positions in these words or, where there are none, a start of the game to begin with.
  ///
  /// @throws org.grundy.core.InputException as [#sum]
  public SumRequest sumOrExample(Session session) {
    if (position != null || file != null || SUM.matcher(game).matches()) {
      return sum(session);
    }
    Game found = parameters.game(session, game);
    TextSource example = new TextSource("position", found.examplePosition());
    return play.of(session.workbench().sum(found, example, how.seed()));
  }

  /// The seed of what is drawn.
  public long seed() {
    return how.seed();
  }

  private SumRequest asWritten(Session session) {
    String given = position == null ? null : String.join(" ", position);
    if (given == null && file == null && SUM.matcher(game).matches()) {
      return session
          .workbench()
          .sum(new TextSource("position", game), parameters.texts(), how.seed());
    }
    if (game.equals(STANDARD_INPUT)
        && (STANDARD_INPUT.equals(given) || STANDARD_INPUT.equals(file))) {
      throw new ParameterException(
          spec.commandLine(), "rules and position cannot both come from standard input");
    }
    Game found = parameters.game(session, game);
    if ((given == null) == (file == null)) {
      throw new ParameterException(
          spec.commandLine(),
          given == null
              ? "a position is missing%n  for example: %s %s %s"
                  .formatted(spec.qualifiedName(), game, typed(found.examplePosition()))
              : "the position is given twice, as an argument and by --file");
    }
    return session.workbench().sum(found, text(session.console(), given), how.seed());
  }

  /// A position as it is typed at a prompt: in quotes where the shell would take it apart.
  private static String typed(String position) {
    return PLAIN.matcher(position).matches() ? position : "'" + position + "'";
  }

  /// The method that is to be used, where the planner is not to choose.
  public Optional<String> method() {
    return how.method();
  }

  private TextSource text(Console console, @Nullable String given) {
    if (STANDARD_INPUT.equals(file) || STANDARD_INPUT.equals(given)) {
      return TextSource.ofStream("<stdin>", console.in(), LONGEST);
    }
    return file != null
        ? TextSource.ofFile(Path.of(file), LONGEST)
        : new TextSource("position", given == null ? "" : given);
  }
}
