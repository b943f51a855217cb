package org.grundy.cli.command;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CheckpointOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.PositionOptions;
import org.grundy.cli.option.SavedWork;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.answer.AnswerCertificate;
import org.grundy.workbench.render.answer.AnswerJson;
import org.grundy.workbench.render.answer.ExplanationText;
import org.grundy.workbench.render.answer.OutcomeText;
import org.grundy.workbench.render.answer.PartialJson;
import org.grundy.workbench.render.answer.PartialText;
import org.grundy.workbench.render.answer.RatedMoveTable;
import org.grundy.workbench.render.kit.Style;
import org.grundy.workbench.render.picture.BoardSvg;
import org.grundy.workbench.request.Answer;
import org.grundy.workbench.request.PartialAnswer;
import org.grundy.workbench.request.SolveRun;
import org.grundy.workbench.request.Sum;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `grundy solve`.
@Command(
    name = "solve",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy solve darkraft 'RL|LR'",
      "  grundy solve cram 4x5 --moves",
      "  grundy solve treblecross 12 --json",
      "  grundy solve 0.007 17+9+4",
      "  grundy solve 'cram 2x3 + nim 5 + 0.137 9'",
      "  grundy solve mygame.game -f board.txt --svg board.svg",
      "  grundy solve ominous-omino 7 3 7 --certificate proof.json",
    },
    headerHeading = "%n",
    header = "Says who wins a position, its Grundy value, every winning move, and why.",
    synopsisHeading = "%nUsage: ")
public final class SolveCommand implements Callable<Integer> {
  /// What asks for more than a bare answer.
  private static final Set<String> NOT_BARE =
      Set.of("--outcomes", "--moves", "--why", "--json", "--svg", "--certificate", "--resume");

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final PositionOptions position = new PositionOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Mixin private final CheckpointOptions saved = new CheckpointOptions();

  @Option(names = "--moves", description = "List every move with the value that it leads to.")
  private boolean moves;

  @Option(
      names = "--outcomes",
      description = "Only who wins and which moves win: no values, which may take longer.")
  private boolean outcomes;

  @Option(names = "--why", description = "Tell the theorem that makes the method sound.")
  private boolean why;

  @Option(
      names = "--value",
      description = "Print the Grundy value and nothing else; nothing else is computed.")
  private boolean value;

  @Option(
      names = "--outcome",
      description = "Print N if the player to move wins, else P, and compute nothing else.")
  private boolean outcome;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the board with the value of each move on its cell.")
  private @Nullable Path svg;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate of the answer, which grundy verify checks.")
  private @Nullable Path certificate;

  public SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Budget allowed = budget.budget();
    if (value || outcome) {
      requireNothingElse();
      return session.work(
          allowed,
          meter -> {
            String bare = bare(asked(), meter);
            meter.tell(() -> session.console().out().println(bare));
            return ExitCode.DONE;
          });
    }
    return session.work(allowed, (meter, interruption) -> solve(asked(), meter, interruption));
  }

  private Sum asked() {
    Sum sum = position.sum(session);
    return outcomes || outcome ? sum.ofOutcome() : sum;
  }

  private void requireNothingElse() {
    if (value && outcome) {
      throw new ParameterException(spec.commandLine(), "--value and --outcome exclude each other");
    }
    for (OptionSpec given : spec.commandLine().getParseResult().matchedOptions()) {
      if (NOT_BARE.contains(given.longestName())) {
        throw new ParameterException(
            spec.commandLine(),
            (value ? "--value" : "--outcome")
                + " is answered by nothing else: leave out "
                + given.longestName());
      }
    }
  }

  private String bare(Sum sum, Meter meter) {
    if (outcome) {
      return session.workbench().outcome(sum, position.method(), meter).toString();
    }
    OptionalLong found = session.workbench().value(sum, position.method(), meter);
    return String.valueOf(
        found.orElseThrow(() ->
            new InputException(
                "the position has an outcome and no Grundy value", "ask for --outcome")));
  }

  private int solve(Sum sum, Meter meter, Interruption interruption) {
    SolveRun solving = session.workbench().begin(sum, position.method(), meter);
    SavedWork file = new SavedWork(session.console(), saved, solving);
    file.resumeIfAsked();
    String told = tell(solving);
    Optional<PartialAnswer> atOnce = asksForAll() ? Optional.empty() : solving.atOnce();
    if (atOnce.isPresent()) {
      meter.tell(() -> print(atOnce.get(), told, Optional.empty()));
      return ExitCode.DONE;
    }
    try {
      Answer answer = solving.finish();
      meter.tell(() -> write(answer, told, meter));
    } catch (BudgetSpentException spent) {
      return end(solving, spent, told, meter, file, interruption);
    }
    file.forget();
    return ExitCode.DONE;
  }

  /// The work had to end early: says what is known, saves what was found out, and names the command
  /// that goes on. Where all that is asked for is who wins, that may be an answer.
  private int end(
      SolveRun solving,
      BudgetSpentException spent,
      String told,
      Meter meter,
      SavedWork file,
      Interruption interruption) {
    interruption.saving();
    PartialAnswer known = solving.soFar(spent);
    if (known.knowsNothing() && !solving.hasState()) {
      throw spent;
    }
    Optional<String> resume =
        file.save() ? Optional.of(CommandWords.resuming(originalWords())) : Optional.empty();
    meter.tell(() -> print(known, told, resume));
    session.console().out().flush();
    boolean answered = known.saysWhoWins();
    session
        .console()
        .complain((answered ? "not finished: " : "not solved: ") + Failures.words(spent.ending()));
    file.tell(resume);
    return answered && !asksForAll() ? ExitCode.DONE : ExitCode.BUDGET_SPENT;
  }

  private boolean asksForAll() {
    return moves || svg != null || certificate != null;
  }

  /// Tells who wins, where that is known before the work begins; not where a file is asked for, for
  /// which nothing is printed if it cannot be written.
  ///
  /// @return what was printed: how the whole text begins
  private String tell(SolveRun solving) {
    if (output.json() || svg != null || certificate != null) {
      return "";
    }
    String known = OutcomeText.beginning(solving, style()).orElse("");
    session.console().out().print(known);
    session.console().out().flush();
    return known;
  }

  /// Prints a text without what was told of it before.
  private void printAfter(String told, String text) {
    session.console().out().print(text.startsWith(told) ? text.substring(told.length()) : text);
  }

  private Style style() {
    return output.style(session.console());
  }

  private void write(Answer answer, String told, Meter meter) {
    if (svg != null) {
      WholeFile.write(svg, out -> BoardSvg.write(answer, command(), out));
    }
    if (certificate != null) {
      String json = AnswerCertificate.json(answer);
      WholeFile.write(certificate, out -> out.write(json.getBytes(StandardCharsets.UTF_8)));
    }
    if (output.json()) {
      AnswerJson.write(answer, moves, session.console().out());
    } else {
      print(answer, told, meter);
    }
  }

  private void print(PartialAnswer answer, String told, Optional<String> resume) {
    if (output.json()) {
      PartialJson.write(answer, resume, session.console().out());
    } else {
      printAfter(told, new PartialText(style()).of(answer, moves));
    }
  }

  private void print(Answer answer, String told, Meter meter) {
    printAfter(
        told,
        new ExplanationText(move -> session.workbench().reply(answer, move, meter), style(), why)
            .of(answer));
    if (moves) {
      session.console().out().println();
      new RatedMoveTable(style()).write(answer, session.console().out());
    }
  }

  private List<String> originalWords() {
    return spec.commandLine().getParseResult().originalArgs();
  }

  /// The command line that was given, to be found again in a picture.
  private String command() {
    return CommandWords.line(originalWords());
  }
}
