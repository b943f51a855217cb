package org.grundy.cli.dialogue;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.PositionOptions;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.explore.Explorer;
import org.grundy.workbench.explore.Level;
import org.grundy.workbench.explore.Match;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `grundy play`.
@Command(
    name = "play",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy play kayles 3+4+5",
      "  grundy play cram 4x4 --level casual",
      "  grundy play 'cram 2x3 + nim 5' --first grundy",
      "  grundy play nim 1+2+3 --misere",
    },
    headerHeading = "%n",
    header =
        "Plays a game against you in the terminal, with hints, explanations and second thoughts.",
    synopsisHeading = "%nUsage: ")
public final class PlayCommand implements Callable<Integer> {
  /// The time to think about each position on a terminal, where no time is given.
  private static final Duration THOUGHT = Duration.ofSeconds(3);

  /// The one who moves first.
  enum First {
    YOU,
    GRUNDY
  }

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final PositionOptions position = new PositionOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Option(names = "--first", paramLabel = "WHO", description = "Who begins: you (usual) or grundy.")
  private First first = First.YOU;

  @Option(
      names = "--level",
      paramLabel = "LEVEL",
      description = "How well Grundy plays: perfect (usual), strong, casual, beginner or random.")
  private Level level = Level.PERFECT;

  public PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (output.json()) {
      throw new ParameterException(
          spec.commandLine(), "a game is played in words: leave out --json");
    }
    Supplier<Meter> meters = () -> Meter.partHere(thought());
    Match match =
        new Match(
            new Explorer(session.workbench()),
            position.sumOrExample(session),
            first == First.YOU ? Match.Player.YOU : Match.Player.GRUNDY);
    PlayDialogue dialogue =
        new PlayDialogue(
            session, match, meters, output.style(session.console()), level, position.seed());
    return dialogue.run();
  }

  /// The cost that each position may have. What a script says is to depend on no clock.
  private Budget thought() {
    return session.console().inIsTerminal() ? budget.budget(THOUGHT) : budget.budget();
  }

  /// The word by which a level is typed.
  static String word(Level level) {
    return level.name().toLowerCase(Locale.ROOT);
  }
}
