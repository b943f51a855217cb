package org.grundy.cli.command;

import java.io.PrintStream;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.contest.stress.Conversation;
import org.grundy.workbench.explore.Match;
import org.grundy.workbench.judge.Judge;
import org.grundy.workbench.judge.JudgedGame;
import org.grundy.workbench.judge.JudgedGame.Turn;
import org.grundy.workbench.request.Contest;
import org.grundy.workbench.request.GenerateRequest;
import org.grundy.workbench.request.GeneratedInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy judge`.
@Command(
    name = "judge",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy judge hdu1846 -- ./a.out",
      "  grundy judge poj2234 --count 20 --first grundy -- python3 mine.py",
      "  grundy judge --spec my.contest my.game -- java Mine.java",
    },
    headerHeading = "%n",
    header = {
      "Plays whole games against a program and tells at which move it erred.",
      "",
      "They begin in positions that the program can win. The program reads the position, a line",
      "`first` or `second`, and Grundy's moves; it prints its own, each on a line as the `move`",
      "line of the format says. In interactive contests its `turns` line says who begins."
    },
    synopsisHeading = "%nUsage: ")
public final class JudgeCommand implements Callable<Integer> {
  /// The one who moves first.
  enum First {
    PROGRAM(Match.Player.YOU),
    GRUNDY(Match.Player.GRUNDY);

    private final Match.Player player;

    First(Match.Player player) {
      this.player = player;
    }

    Match.Player player() {
      return player;
    }
  }

  private final Session session;

  @Mixin private final ContestOptions contest = new ContestOptions();
  @Mixin private final ProgramOptions program = new ProgramOptions();
  @Mixin private final DrawOptions draw = new DrawOptions(1);
  @Mixin private final SizeOptions sizes = new SizeOptions(1);
  @Mixin private final BudgetOptions budget = new BudgetOptions();

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = ContestOptions.COMMAND,
      description = "The program with its arguments, behind --.")
  private List<String> command = List.of();

  @Option(
      names = "--first",
      paramLabel = "WHO",
      description = "Who begins: program (usual) or grundy.")
  private Optional<First> first = Optional.empty();

  public JudgeCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(),
        (meter, interruption) -> judge(contest.contest(session), meter, interruption));
  }

  private int judge(Contest asked, Meter meter, Interruption interruption) {
    asked.requireMoves();
    List<String> words = contest.program(command);
    Judge judge =
        new Judge(
            session.workbench(),
            asked,
            first.map(First::player),
            () -> new Meter(budget.budget(Duration.ofSeconds(10))));
    List<GeneratedInput> inputs = asked.generate(request(judge.begins()), meter).inputs();
    if (inputs.isEmpty()) {
      throw new InputException(
          "no position was found that the program can win", "ask for a larger --size or --values");
    }
    boolean good = true;
    for (int i = 0; i < inputs.size() && good; i++) {
      try (Conversation talk = new Conversation(words, program.limit(), program.memory())) {
        JudgedGame game = judge.play(inputs.get(i).input(), talk);
        good = game.programWins();
        if (!good) {
          interruption.requireNone();
          tell(game, i + 1, session.console().out());
        }
      }
    }
    if (good) {
      session
          .console()
          .out()
          .println("The program wins %,d of %,d games.".formatted(inputs.size(), inputs.size()));
    }
    return good ? ExitCode.DONE : ExitCode.REFUTED;
  }

  private GenerateRequest request(Optional<Match.Player> begins) {
    return new GenerateRequest(
        GenerateRequest.Kind.RANDOM,
        draw.count(10_000),
        1,
        sizes.size(),
        sizes.values(),
        draw.seed(),
        begins.map(who -> who == Match.Player.YOU ? Outcome.N : Outcome.P),
        OptionalLong.empty(),
        OptionalLong.empty());
  }

  private static void tell(JudgedGame game, int number, PrintStream out) {
    out.println("Game %,d:".formatted(number));
    game.input().lines().forEach(line -> out.println("  " + line));
    game.choice()
        .ifPresent(choice ->
            out.println(
                "     program "
                    + choice.text()
                    + (choice.gaveWinAway() ? "   is the losing side" : "")));
    for (int i = 0; i < game.turns().size(); i++) {
      Turn turn = game.turns().get(i);
      out.println(
          "  %d. %s %s%s"
              .formatted(
                  i + 1,
                  turn.byProgram() ? "program" : "grundy ",
                  turn.text(),
                  turn.better()
                      .map(better -> "   gives the win away: " + better + " wins")
                      .orElse("")));
    }
    out.println(
        game.fault()
            .map(fault -> "At move %d %s.".formatted(game.turns().size() + 1, fault.words()))
            .orElseGet(
                () -> "Grundy wins: the program erred at %s.".formatted(firstMistake(game))));
  }

  /// The first place where a program gave away what it had.
  private static String firstMistake(JudgedGame game) {
    boolean isChoice = game.choice().filter(JudgedGame.Choice::gaveWinAway).isPresent();
    return isChoice ? "its choice" : "move " + game.firstMistake();
  }
}
