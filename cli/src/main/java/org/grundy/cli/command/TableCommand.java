package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.MethodOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.option.PlayOptions;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.table.TableForm;
import org.grundy.workbench.render.table.TableJson;
import org.grundy.workbench.render.table.TableRecords;
import org.grundy.workbench.render.table.TableSvg;
import org.grundy.workbench.render.table.TableText;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.table.ParameterRows;
import org.grundy.workbench.table.TableMaker;
import org.grundy.workbench.table.TableReport;
import org.grundy.workbench.table.TableRequest;
import org.grundy.workbench.table.TableRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy table`.
@Command(
    name = "table",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy table cram 1..4x1..8",
      "  grundy table 0.137 0..60",
      "  grundy table wythoff '(0..12,0..12)' --outcomes",
      "  grundy table node-kayles 'cycle 3..24'",
      "  grundy table ominous-omino '4 1..6x1..8'",
      "  grundy table board-and-piece 1..12x1..12 --svg values.svg",
    },
    headerHeading = "%n",
    header = "Shows values or outcomes over a family of starts, and which patterns they have.",
    synopsisHeading = "%nUsage: ")
public final class TableCommand implements Callable<Integer> {
  private final Session session;
  private final TableMaker maker = new TableMaker();
  private volatile @Nullable TableRun running;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description =
          "A catalogue name (see grundy games), a rules file, - for rules from standard input, or a"
              + " heap code like 0.137.",
      completionCandidates = GameNames.class)
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "FAMILY",
      description =
          "Ranges, both ends included: 1..6x1..8 (grid), 1..40 (strip, heap), '(0..8,0..8)'"
              + " (heaps), '4 1..6x1..8' (tiling: cells a piece, rows, columns), 'cycle 3..24'"
              + " (graphs).")
  private List<String> family = List.of();

  @Option(names = "--outcomes", description = "Only who wins: N the next player, P the previous.")
  private boolean outcomes;

  @Option(
      names = "--remoteness",
      description =
          "How many moves a play lasts in which the winner hurries and the loser holds out.")
  private boolean remoteness;

  @Option(names = "--csv", description = "Write comma-separated values.")
  private boolean csv;

  @Option(names = "--markdown", description = "Write a table of Markdown.")
  private boolean markdown;

  @Option(names = "--latex", description = "Write a `tabular` of LaTeX.")
  private boolean latex;

  @Option(names = "--svg", paramLabel = "FILE", description = "Draw the table as a heat map.")
  private @Nullable Path svg;

  @Option(names = "--no-patterns", description = "Do not look for patterns.")
  private boolean noPatterns;

  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final PlayOptions play = new PlayOptions();
  @Mixin private final MethodOptions how = new MethodOptions();

  public TableCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    List<String> forms = new ArrayList<>(forms().map(TableCommand::option).toList());
    forms.addAll(output.json() ? List.of("--json") : List.of());
    if (forms.size() > 1) {
      throw new ParameterException(
          spec.commandLine(), String.join(" and ", forms) + " exclude each other");
    }
    if (outcomes && remoteness) {
      throw new ParameterException(
          spec.commandLine(), "--outcomes and --remoteness exclude each other");
    }
    Budget allowed = budget.budget();
    return session.work(
        allowed,
        this::known,
        (meter, _) -> {
          TableReport told = make(allowed, meter);
          meter.tell(() -> tell(told));
          return exitCode(told);
        });
  }

  /// The forms for other programs that were asked for.
  private Stream<TableForm> forms() {
    return Stream.of(TableForm.values())
        .filter(form ->
            switch (form) {
              case CSV -> csv;
              case MARKDOWN -> markdown;
              case LATEX -> latex;
            });
  }

  private static String option(TableForm form) {
    return "--" + form.name().toLowerCase(Locale.ROOT);
  }

  private void tell(TableReport report) {
    if (svg != null) {
      WholeFile.write(svg, out -> TableSvg.write(report, command(), out));
    }
    print(report);
  }

  /// The words of the line of progress about the table.
  private String known() {
    TableRun run = running;
    return run == null ? "" : "%,d of %,d starts, ".formatted(run.known(), run.starts());
  }

  private TableReport make(Budget allowed, Meter meter) {
    Optional<ParameterRows> rows =
        ParameterRows.of(
            values -> parameters.game(session, game, values),
            parameters.text(),
            found -> request(found, allowed));
    if (rows.isPresent()) {
      return rows.get().make(maker, meter);
    }
    TableRequest request = request(parameters.game(session, game), allowed);
    TableRun run = maker.begin(request);
    running = run;
    TableReport report = run.finish(meter);
    return noPatterns || (forms().findAny().isPresent() && svg == null)
        ? report
        : maker.withPatterns(request, report, meter);
  }

  private TableRequest request(Game found, Budget allowed) {
    TableRequest request =
        TableRequest.of(
            play.of(found),
            new TextSource("family", String.join(" ", family)),
            outcomes,
            how.seed(),
            how.method(),
            allowed);
    return remoteness ? request.ofRemoteness() : request;
  }

  private void print(TableReport report) {
    PrintStream out = session.console().out();
    Optional<TableForm> form = forms().findFirst();
    if (form.isPresent()) {
      form.get().write(TableRecords.of(report), out);
    } else if (output.json()) {
      TableJson.write(report, out);
    } else {
      out.print(TableText.of(report, output.style(session.console())));
    }
  }

  private int exitCode(TableReport report) {
    report.spent().map(Failures::words).ifPresent(spent -> complain(report, spent));
    return report.spent().isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
  }

  private void complain(TableReport report, String spent) {
    session
        .console()
        .complain(
            report.unknown() == 0
                ? "not all patterns were looked for, so none is told: " + spent
                : "%,d of %,d starts are not known: %s"
                    .formatted(report.unknown(), report.starts(), spent));
  }

  /// The command line that was given, to be found again in a picture.
  private String command() {
    return CommandWords.line(spec.commandLine().getParseResult().originalArgs());
  }
}
