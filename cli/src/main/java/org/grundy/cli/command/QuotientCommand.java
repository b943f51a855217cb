package org.grundy.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Session;
import org.grundy.core.Budget;
import org.grundy.core.Ending;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.sequence.QuotientJson;
import org.grundy.workbench.render.sequence.QuotientText;
import org.grundy.workbench.render.sequence.QuotientTsv;
import org.grundy.workbench.request.QuotientReport;
import org.grundy.workbench.saved.WholeFile;
import org.grundy.workbench.sequence.family.CodeFamily;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy quotient`.
@Command(
    name = "quotient",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy quotient 0.77",
      "  grundy quotient 0.123 --json",
      "  grundy quotient kayles --certificate proof.json",
      "  grundy quotient cram 2x4",
      "  grundy quotient --family '0.???' --tsv quotients.tsv",
    },
    headerHeading = "%n",
    header =
        "Finds the misère quotient of the heaps of a game, or of all that comes of a position, and"
            + " proves it.",
    synopsisHeading = "%nUsage: ")
public final class QuotientCommand implements Callable<Integer> {
  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();
  @Mixin private final ParameterOptions parameters = new ParameterOptions();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "A heap code like 0.77, a catalogue name, or a rules file.",
      completionCandidates = GameNames.class)
  private @Nullable String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "POSITION",
      description = "Of games that are not on heaps, where to begin: a size or a drawing.")
  private @Nullable String position;

  @Option(
      names = "--to",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "The last heap, if the quotient of all is not proved before. Default: 4,096.")
  private long last = QuotientReport.DEFAULT_LAST;

  @Option(
      names = "--certificate",
      paramLabel = "FILE",
      description = "Write a certificate of a quotient of heaps, for grundy verify.")
  private @Nullable Path certificate;

  @Option(
      names = "--family",
      paramLabel = "CODES",
      description =
          "All codes of a pattern instead of one game: ? is any octal digit, [37] one of these."
              + " Writes a line of tab-separated values for each.")
  private @Nullable String family;

  @Option(
      names = "--each",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description =
          "With --family: the nodes that one code may take; its line then tells what is proved of"
              + " the first heaps. Default: no limit.")
  private long each = Long.MAX_VALUE;

  @Option(
      names = "--tsv",
      paramLabel = "FILE",
      description = "Write the lines of --family to FILE.")
  private @Nullable Path tsv;

  public QuotientCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (family != null) {
      return family(family);
    }
    if (game == null || tsv != null || each != Long.MAX_VALUE) {
      throw new ParameterException(
          spec.commandLine(),
          game == null
              ? "a game is missing%n  for example: grundy quotient 0.77".formatted()
              : "--tsv and --each are for --family CODES");
    }
    String named = game;
    return session.work(
        budget.budget(),
        () -> "",
        (meter, _) -> {
          QuotientReport report = report(named, meter);
          meter.tell(() -> tell(report));
          session.console().out().flush();
          report
              .ended()
              .ifPresent(why -> session.console().complain("not done: " + Failures.words(why)));
          return report.ended().isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
        });
  }

  private QuotientReport report(String named, Meter meter) {
    Game found = parameters.game(session, named);
    return position == null
        ? QuotientReport.ofHeaps(found, last, meter)
        : QuotientReport.of(
            found, session.workbench().sum(found, new TextSource("position", position), 0), meter);
  }

  private int family(String pattern) {
    if (game != null || certificate != null || output.json()) {
      throw new ParameterException(
          spec.commandLine(),
          "--family takes no game, and of all options --to, --each, --tsv and budgets");
    }
    List<String> codes = CodeFamily.parse(pattern);
    List<String> lines = new ArrayList<>();
    return session.work(
        budget.budget(),
        () -> "%,d of %,d codes, ".formatted(lines.size(), codes.size()),
        (meter, _) -> {
          Optional<Ending> ended = rows(codes, lines, meter);
          if (tsv != null) {
            WholeFile.write(tsv, QuotientTsv.NAMES + String.join("", lines));
          }
          ended.ifPresent(why ->
              session
                  .console()
                  .complain(
                      "%,d of %,d codes are not done: %s"
                          .formatted(
                              codes.size() - lines.size(), codes.size(), Failures.words(why))));
          return ended.isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
        });
  }

  /// Adds the lines of all codes, and prints them where no file is named.
  private Optional<Ending> rows(List<String> codes, List<String> lines, Meter meter) {
    if (tsv == null) {
      session.console().tell(QuotientTsv.NAMES);
    }
    for (String code : codes) {
      Meter part = meter.part(Budget.ofNodes(each, meter.bytesLeft()));
      QuotientReport row = QuotientReport.ofHeaps(Game.ofHeapCode(code), last, part);
      if (row.ended().isPresent() && meter.ending().isPresent()) {
        return row.ended();
      }
      lines.add(QuotientTsv.line(code, row));
      if (tsv == null) {
        session.console().tell(lines.getLast());
      }
    }
    return Optional.empty();
  }

  private void tell(QuotientReport report) {
    if (certificate != null) {
      WholeFile.write(certificate, report.certificate());
    }
    if (output.json()) {
      QuotientJson.write(report, session.console().out());
    } else {
      session.console().out().print(QuotientText.of(report, output.style(session.console())));
    }
  }
}
