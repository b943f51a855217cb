package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.report.CheckJson;
import org.grundy.workbench.render.report.CheckText;
import org.grundy.workbench.saved.WholeFile;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy check`.
@Command(
    name = "check",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy check mygame.game              rules checked, expectations tested",
      "  grundy check --format mygame.game     the same rules, neatly written",
      "  grundy check --tree mygame.game       the same rules as a JSON tree",
    },
    headerHeading = "%n",
    header = "Checks a rules file and tests every expectation in it.",
    synopsisHeading = "%nUsage: ")
public final class CheckCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(
      index = "0",
      paramLabel = "FILE",
      description = "A rules file, or - for standard input.")
  private Path file = Path.of("");

  @ArgGroup private final Instead instead = new Instead();

  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  /// The options for other work than testing expectations.
  static final class Instead {
    @Option(names = "--format", description = "Print the rules, neatly written; keeps comments.")
    private boolean format;

    @Option(
        names = {"-i", "--in-place"},
        description = "Write the file anew, neatly written.")
    private boolean inPlace;

    @Option(names = "--tree", description = "Print the rules as a JSON tree.")
    private boolean tree;
  }

  public CheckCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return session.work(budget.budget(), this::check);
  }

  private TextSource rules() {
    return file.toString().equals(ParameterOptions.STANDARD_INPUT)
        ? parameters.rules(session)
        : TextSource.ofFile(file, TextSource.LARGEST_RULES);
  }

  private int check(Meter meter) {
    if (instead.inPlace && file.toString().equals(ParameterOptions.STANDARD_INPUT)) {
      throw new InputException(
          "standard input cannot be written anew", "--format prints the rules, neatly written");
    }
    TextSource rules = rules();
    PrintStream out = session.console().out();
    if (instead.format || instead.inPlace) {
      String text = session.workbench().reformat(rules);
      if (instead.inPlace) {
        WholeFile.write(file, text);
      } else {
        out.print(text);
      }
      return ExitCode.DONE;
    }
    if (instead.tree) {
      out.println(session.workbench().rulesJson(rules));
      return ExitCode.DONE;
    }
    CheckReport report = session.workbench().check(rules, parameters.text(), meter);
    meter.tell(() -> print(report));
    if (report.refuted()) {
      return ExitCode.REFUTED;
    }
    return report.holds() ? ExitCode.DONE : ExitCode.BUDGET_SPENT;
  }

  private void print(CheckReport report) {
    PrintStream out = session.console().out();
    if (output.json()) {
      CheckJson.write(report, out);
    } else {
      out.print(CheckText.of(report, output.style(session.console())));
    }
  }
}
