package org.grundy.cli.command;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.CheckpointOptions;
import org.grundy.cli.option.FamilyOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.option.SavedWork;
import org.grundy.cli.option.SequenceOutputs;
import org.grundy.cli.process.CommandWords;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Failures;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Session;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.sequence.GenusJson;
import org.grundy.workbench.render.sequence.GenusText;
import org.grundy.workbench.request.GenusReport;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy sequence`.
@Command(
    name = "sequence",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy sequence 0.137",
      "  grundy sequence treblecross --to 1000000",
      "  grundy sequence 0.16 --to 1000000 --certificate proof.json",
      "  grundy sequence kayles --bfile - --to 100",
      "  grundy sequence --family '0.??' --to 4096",
    },
    headerHeading = "%n",
    header = "Computes the values of heaps of one kind, and proves their period.",
    synopsisHeading = "%nUsage: ")
public final class SequenceCommand implements Callable<Integer> {
  private static final int DEFAULT_GENERA = 31;

  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();
  @Mixin private final CheckpointOptions saved = new CheckpointOptions();
  @Mixin private final SequenceOutputs outputs = new SequenceOutputs();
  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final FamilyOptions family = new FamilyOptions();

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A heap code like 0.137, an equation, a catalogue name, or a rules file, of heaps or of"
              + " strips that are heaps.",
      completionCandidates = GameNames.class)
  private @Nullable String game;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "STARTS",
      description = "Of heaps that move together, which size runs, and the others: '(n,0)'.")
  private @Nullable String running;

  @Option(
      names = "--to",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description =
          "The last heap. Default: 1,000, or as many as it takes to prove a period that is seen.")
  private @Nullable Long last;

  @Option(
      names = "--misere",
      description =
          "Print the genera of heaps, and whether they are tame, restive, restless or wild under"
              + " misère play. Default for --to: 30.")
  private boolean misere;

  public SequenceCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (misere) {
      return genera();
    }
    if (family.isGiven()) {
      return family.run(session, spec.commandLine(), game, last, budget.budget(), saved);
    }
    if (game == null) {
      throw new ParameterException(
          spec.commandLine(),
          "a game is missing%n  for example: grundy sequence 0.137".formatted());
    }
    outputs.check(spec.commandLine(), output.json());
    String named = game;
    AtomicReference<SequenceRun> running = new AtomicReference<>();
    return session.work(
        budget.budget(),
        () -> known(running.get()),
        (meter, interruption) -> {
          SequenceRun run = run(named);
          running.set(run);
          return work(run, meter, interruption);
        });
  }

  private SequenceRun run(String named) {
    return SequenceRun.of(
        parameters.game(session, named),
        Optional.ofNullable(running).map(text -> new TextSource("starts", text)),
        last == null ? OptionalLong.empty() : OptionalLong.of(last));
  }

  private static String known(@Nullable SequenceRun run) {
    return run == null ? "" : "%,d values, ".formatted(run.computed());
  }

  private int genera() {
    if (game == null || family.isGiven() || saved.resume() || outputs.writesFiles()) {
      throw new ParameterException(
          spec.commandLine(), "--misere takes a game, and of all options --to, --json and budgets");
    }
    String named = game;
    long toHeap = last == null ? DEFAULT_GENERA : last + 1;
    return session.work(
        budget.budget(),
        () -> "",
        (meter, _) -> {
          GenusReport report = GenusReport.of(parameters.game(session, named), toHeap, meter);
          meter.tell(() -> tell(report));
          session.console().out().flush();
          report
              .ended()
              .ifPresent(why -> session.console().complain("not done: " + Failures.words(why)));
          return report.ended().isPresent() ? ExitCode.BUDGET_SPENT : ExitCode.DONE;
        });
  }

  private void tell(GenusReport report) {
    if (output.json()) {
      GenusJson.write(report, session.console().out());
    } else {
      session.console().out().print(GenusText.of(report, output.style(session.console())));
    }
  }

  private int work(SequenceRun run, Meter meter, Interruption interruption) {
    SavedWork file = new SavedWork(session.console(), saved, run, words());
    file.resumeIfAsked();
    try {
      run.compute(meter, file::saveIfDue);
    } catch (BudgetSpentException spent) {
      return end(run, meter, spent, file, interruption);
    }
    meter.tell(() -> {
      SequenceReport report = run.report(Optional.empty());
      outputs.write(run, report, CommandWords.line(words()), session, meter);
      print(report, Optional.empty(), meter);
    });
    file.finish();
    return ExitCode.DONE;
  }

  private int end(
      SequenceRun run,
      Meter meter,
      BudgetSpentException spent,
      SavedWork file,
      Interruption interruption) {
    interruption.saving();
    boolean isSaved = file.save();
    Optional<String> resume =
        isSaved ? Optional.of(CommandWords.resuming(words())) : Optional.empty();
    meter.tell(() -> print(run.report(Optional.of(spent)), resume, meter));
    session.console().out().flush();
    session.console().complain("not done: " + Failures.words(spent.ending()));
    file.tell(resume);
    return ExitCode.BUDGET_SPENT;
  }

  private void print(SequenceReport report, Optional<String> resume, Meter meter) {
    if (!outputs.takesStandardOutput()) {
      outputs.print(report, resume, meter.statistics(), output, session.console());
    }
  }

  private List<String> words() {
    return spec.commandLine().getParseResult().originalArgs();
  }
}
