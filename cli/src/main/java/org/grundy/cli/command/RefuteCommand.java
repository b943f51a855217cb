package org.grundy.cli.command;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.render.sequence.ConjectureJson;
import org.grundy.workbench.render.sequence.ConjectureText;
import org.grundy.workbench.sequence.Conjecture;
import org.grundy.workbench.sequence.ConjectureReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `grundy refute`.
@Command(
    name = "refute",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy refute kayles 'period 12 from 71'",
      "  grundy refute kayles 'period 12 from 70'",
      "  grundy refute 0.07 'no 0 from 35' --to 100000",
      "  grundy refute treblecross 'below 64' --json",
    },
    headerHeading = "%n",
    header = "Looks for a counterexample to a claim about the values of heaps, or proves it.",
    synopsisHeading = "%nUsage: ")
public final class RefuteCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();
  @Mixin private final ParameterOptions parameters = new ParameterOptions();

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description =
          "A heap code like 0.137, an equation, a catalogue name, or a rules file, of heaps or of"
              + " strips that are heaps.",
      completionCandidates = GameNames.class)
  private String game = "";

  @Parameters(
      index = "1",
      paramLabel = "CLAIM",
      description =
          "period P [saltus S] [from N]: G(n + P) = G(n) + S; no V [from N]: V is no value; below V"
              + " [from N]: all values are less. Each for all n >= N.")
  private String claim = "";

  @Option(
      names = "--to",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description =
          "The last heap. Default: 1,000, or as many as it takes to prove a period that is seen; of"
              + " claims about larger heaps some more.")
  private @Nullable Long last;

  public RefuteCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Conjecture claimed = Conjecture.parse(claim);
    return session.work(
        budget.budget(),
        () -> "",
        (meter, _) -> {
          ConjectureReport report = test(claimed, meter);
          meter.tell(() -> tell(report));
          session.console().out().flush();
          if (report.verdict() instanceof ConjectureReport.Refuted) {
            return ExitCode.REFUTED;
          }
          report
              .ended()
              .ifPresent(why -> session.console().complain("not done: " + Failures.words(why)));
          return report.ended().isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
        });
  }

  private ConjectureReport test(Conjecture claimed, Meter meter) {
    SequenceRun run =
        SequenceRun.of(
            parameters.game(session, game),
            Optional.empty(),
            last == null ? claimed.reach() : OptionalLong.of(last));
    Optional<BudgetSpentException> ended = Optional.empty();
    try {
      run.compute(meter, () -> {});
    } catch (BudgetSpentException spent) {
      ended = Optional.of(spent);
    }
    return ConjectureReport.of(run.report(ended), claimed);
  }

  private void tell(ConjectureReport report) {
    if (output.json()) {
      ConjectureJson.write(report, session.console().out());
    } else {
      session.console().out().print(ConjectureText.of(report, output.style(session.console())));
    }
  }
}
