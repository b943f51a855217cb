package org.grundy.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.Answer;
import org.grundy.workbench.PartialAnswer;
import org.grundy.workbench.SolveRequest;
import org.grundy.workbench.SolveRun;
import org.grundy.workbench.WholeFile;
import org.grundy.workbench.render.AnswerCertificate;
import org.grundy.workbench.render.AnswerJson;
import org.grundy.workbench.render.BoardSvg;
import org.grundy.workbench.render.ExplanationText;
import org.grundy.workbench.render.MoveTable;
import org.grundy.workbench.render.PartialJson;
import org.grundy.workbench.render.PartialText;
import org.grundy.workbench.render.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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
      "  grundy solve mygame.game -f board.txt --svg board.svg",
      "  grundy solve ominous-omino 7 3 7 --certificate proof.json",
    },
    headerHeading = "%n",
    header = "Says who wins a position, its Grundy value, every winning move, and why.",
    synopsisHeading = "%nUsage: ")
final class SolveCommand implements Callable<Integer> {
  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final PositionOptions position = new PositionOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Mixin private final CheckpointOptions saved = new CheckpointOptions();

  @Option(names = "--moves", description = "List every move with the value that it leads to.")
  private boolean moves;

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

  SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Budget allowed = budget.budget();
    return session.work(
        allowed,
        (meter, interruption) -> solve(position.request(session, allowed), meter, interruption));
  }

  private int solve(SolveRequest request, Meter meter, Interruption interruption) {
    SolveRun solving = session.workbench().begin(request, meter);
    SavedWork file = new SavedWork(session.console(), saved, solving);
    file.resumeIfAsked();
    try {
      Answer answer = solving.finish();
      meter.tell(() -> write(answer, meter));
    } catch (BudgetSpentException spent) {
      return end(solving, spent, meter, file, interruption);
    }
    file.forget();
    return ExitCode.DONE;
  }

  /// The work had to end early: says what is known, saves what was found out, and names the command
  /// that goes on.
  private int end(
      SolveRun solving,
      BudgetSpentException spent,
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
    meter.tell(() -> print(known, resume));
    session.console().out().flush();
    session.console().complain("not solved: " + Failures.words(spent.ending()));
    file.tell(resume);
    return ExitCode.BUDGET_SPENT;
  }

  private void write(Answer answer, Meter meter) {
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
      print(answer, meter);
    }
  }

  private void print(PartialAnswer answer, Optional<String> resume) {
    PrintStream out = session.console().out();
    if (output.json()) {
      PartialJson.write(answer, resume, out);
    } else {
      out.print(new PartialText(output.style(session.console())).of(answer, moves));
    }
  }

  private void print(Answer answer, Meter meter) {
    PrintStream out = session.console().out();
    Style style = output.style(session.console());
    out.print(
        new ExplanationText(move -> session.workbench().reply(answer, move, meter), style)
            .of(answer));
    if (moves) {
      out.println();
      new MoveTable(style).write(answer, out);
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
