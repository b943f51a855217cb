package org.grundy.cli.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.CheckedCertificate;
import org.grundy.workbench.render.report.VerdictJson;
import org.grundy.workbench.render.report.VerdictText;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy verify`.
@Command(
    name = "verify",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy verify examples/kayles.certificate.json",
      "  grundy verify proof.json --time 10m",
      "  grundy verify proof.json --mona proof.mona",
    },
    headerHeading = "%n",
    header = "Checks a certificate from the rules alone, by code that no solver shares.",
    synopsisHeading = "%nUsage: ")
public final class VerifyCommand implements Callable<Integer> {
  /// A file may be made so that its check would never end.
  private static final Duration USUAL_TIME = Duration.ofMinutes(10);

  private final Session session;

  @Parameters(index = "0", paramLabel = "FILE", description = "A certificate.")
  private Path file = Path.of("");

  @Option(
      names = "--mona",
      paramLabel = "FILE",
      description = "Write an automaton's theorem for MONA, which answers that it is valid.")
  private @Nullable Path mona;

  @Option(
      names = "--walnut",
      paramLabel = "DIR",
      description = "Write an automaton and its theorem for Walnut.")
  private @Nullable Path walnut;

  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  public VerifyCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    return session.work(
        budget.budget(USUAL_TIME),
        meter -> {
          CheckedCertificate verdict = session.workbench().verify(file, meter);
          export();
          meter.tell(() -> print(verdict));
          return verdict.accepted() ? ExitCode.DONE : ExitCode.REFUTED;
        });
  }

  private void export() {
    if (mona != null) {
      WholeFile.write(mona, session.workbench().mona(file));
    }
    if (walnut != null) {
      Path folder = walnut;
      session
          .workbench()
          .walnut(file)
          .forEach((place, text) -> {
            Path written = folder.resolve(place);
            WholeFile.makeFolder(written.getParent(), "choose another one for --walnut");
            WholeFile.write(written, text);
          });
    }
  }

  private void print(CheckedCertificate verdict) {
    if (output.json()) {
      VerdictJson.write(verdict, session.console().out());
    } else {
      session
          .console()
          .out()
          .print(VerdictText.of(file.toString(), verdict, output.style(session.console())));
    }
  }
}
