package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.option.PlayOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.core.Statistics;
import org.grundy.workbench.prove.ProofReport;
import org.grundy.workbench.prove.ProofRequest;
import org.grundy.workbench.render.prove.LosingCsv;
import org.grundy.workbench.render.prove.ProofCertificate;
import org.grundy.workbench.render.prove.ProofDot;
import org.grundy.workbench.render.prove.ProofJson;
import org.grundy.workbench.render.prove.ProofText;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy prove`.
@Command(
    name = "prove",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy prove wythoff",
      "  grundy prove nim --heaps 3 --misere",
      "  grundy prove mygame.game --param l=1..12 --json",
    },
    headerHeading = "%n",
    header =
        "Proves who wins all positions of a game on heaps or few rows of cells, or all values, by an automaton.",
    synopsisHeading = "%nUsage: ")
public final class ProveCommand implements Callable<Integer> {
  private static final long MOST_SIZE = 100;
  private static final long MOST_COLUMNS = 8;

  private final Session session;

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

  @Option(
      names = "--heaps",
      paramLabel = "N",
      description =
          "How many heaps a position has, where the rules are those of one heap. Default: 1, and 3"
              + " where a move changes several.")
  private @Nullable Integer heaps;

  @Option(
      names = "--rows",
      paramLabel = "N",
      description = "How many rows the boards of a game on a grid have, of any length.")
  private @Nullable Integer rows;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write the theorem as a certificate, which grundy verify checks.")
  private @Nullable Path certificate;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description =
          "Write the losing positions up to --to, one a line, as the automaton says them.")
  private @Nullable Path csv;

  @Option(
      names = "--to",
      paramLabel = "N",
      description = "The largest size of --csv, or number of columns. Default: 100, and 8 columns.")
  private @Nullable Long to;

  @Option(
      names = "--dot",
      paramLabel = "FILE",
      description = "Write the automaton as a graph for Graphviz.")
  private @Nullable Path dot;

  @Option(
      names = "--counts",
      description =
          "Count the losing positions whose sizes are at most 10, 100, …, 10^9, or the losing"
              + " boards of 1 to 32 columns.")
  private boolean counts;

  @Option(
      names = "--values",
      description = "Prove the Grundy values of all positions, where they are at most 255.")
  private boolean values;

  /// The check that is under way, for the line of progress.
  private volatile String stage = "";

  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final PlayOptions play = new PlayOptions();

  public ProveCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (heaps != null && heaps < 1) {
      throw new ParameterException(spec.commandLine(), "--heaps is from 1, found " + heaps);
    }
    if (rows != null && rows < 1) {
      throw new ParameterException(spec.commandLine(), "--rows is from 1, found " + rows);
    }
    if (to != null && (to < 0 || to >= 1L << 62)) {
      throw new ParameterException(
          spec.commandLine(), "--to is from 0 and below 2^62, found " + to);
    }
    try {
      return session.work(
          budget.budget(), () -> stage.isEmpty() ? "" : stage + "; ", (meter, _) -> prove(meter));
    } catch (BudgetSpentException spent) {
      if (!stage.isEmpty()) {
        session.console().complain("it ended while " + stage);
      }
      throw spent;
    }
  }

  private int prove(Meter meter) {
    List<ProofRequest> requests =
        ProofRequest.of(
            numbers -> play.of(parameters.game(session, game, numbers)),
            parameters.text(),
            heaps == null ? OptionalInt.empty() : OptionalInt.of(heaps),
            rows == null ? OptionalInt.empty() : OptionalInt.of(rows),
            values);
    requireOne(requests);
    List<ProofReport> reports = ProofReport.of(requests, counts, meter, told -> stage = told);
    if (reports.getFirst().isProved()) {
      writeFiles(reports.getFirst(), meter);
    }
    Statistics statistics = meter.statistics();
    meter.tell(() -> print(reports, statistics));
    return ExitCode.DONE;
  }

  private void requireOne(List<ProofRequest> requests) {
    if (requests.size() > 1 && (certificate != null || csv != null || dot != null)) {
      throw new ParameterException(
          spec.commandLine(),
          "--certificate, --csv and --dot are for one theorem: give one number");
    }
  }

  private void writeFiles(ProofReport report, Meter meter) {
    if (certificate != null) {
      WholeFile.write(certificate, ProofCertificate.json(report));
    }
    if (dot != null) {
      WholeFile.write(dot, ProofDot.of(report));
    }
    if (csv != null) {
      WholeFile.write(csv, LosingCsv.of(report, mostListed(report), meter));
    }
  }

  private long mostListed(ProofReport report) {
    if (to != null) {
      return to;
    }
    return report.request().isOfRows() ? MOST_COLUMNS : MOST_SIZE;
  }

  private void print(List<ProofReport> reports, Statistics statistics) {
    PrintStream out = session.console().out();
    if (output.json()) {
      ProofJson.write(reports, reports.size() > 1, statistics, out);
    } else {
      reports.forEach(report -> out.print(ProofText.of(report, output.style(session.console()))));
    }
  }
}
