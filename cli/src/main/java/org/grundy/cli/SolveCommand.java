package org.grundy.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.core.Meter;
import org.grundy.workbench.Answer;
import org.grundy.workbench.SolveRequest;
import org.grundy.workbench.WholeFile;
import org.grundy.workbench.render.AnswerJson;
import org.grundy.workbench.render.BoardSvg;
import org.grundy.workbench.render.ExplanationText;
import org.grundy.workbench.render.MoveTable;
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

  @Option(names = "--moves", description = "List every move with the value that it leads to.")
  private boolean moves;

  @Option(
      names = "--svg",
      paramLabel = "FILE",
      description = "Draw the board with the value of each move on its cell.")
  private @Nullable Path svg;

  SolveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    SolveRequest request = position.request(session, budget.budget());
    return session.work(
        request.budget(),
        meter -> {
          Answer answer = session.workbench().solve(request, meter);
          if (svg != null) {
            WholeFile.write(svg, out -> BoardSvg.write(answer, command(), out));
          }
          if (output.json()) {
            AnswerJson.write(answer, moves, session.console().out());
          } else {
            print(answer, meter);
          }
          return ExitCode.DONE;
        });
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

  /// The command line that was given, to be found again in a picture.
  private String command() {
    List<String> words = spec.commandLine().getParseResult().originalArgs();
    StringBuilder line = new StringBuilder("grundy");
    for (String word : words) {
      boolean plain = word.matches("[\\w./:=+,-]+");
      line.append(' ').append(plain ? word : "'" + word.replace("'", "'\\''") + "'");
    }
    return line.toString();
  }
}
