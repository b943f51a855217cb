package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.pack.ProblemFolder;
import org.grundy.workbench.contest.pack.ProblemSystem;
import org.grundy.workbench.request.PackageRequest;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy package`.
@Command(
    name = "package",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy package poj3537 --kattis crosses",
      "  grundy package cf138d --kattis darkraft --count 20 --size 8",
      "  grundy package poj2960 --polygon s-nim --cases 5",
      "  grundy package --spec my.contest my.game --kattis mygame",
    },
    headerHeading = "%n",
    header = {
      "Makes the folder of a contest problem for Kattis or Polygon.",
      "",
      "In it are the statement, tests with their answers, validators, and programs that are right",
      "and wrong."
    },
    synopsisHeading = "%nUsage: ")
public final class PackageCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private final ContestOptions contest = new ContestOptions();

  @ArgGroup(exclusive = false, multiplicity = "1")
  private final Folders folders = new Folders();

  @Mixin private final DrawOptions draw = new DrawOptions(10);
  @Mixin private final SizeOptions sizes = new SizeOptions(50);
  @Mixin private final BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--patience",
      paramLabel = "TIME",
      converter = BudgetOptions.Time.class,
      description =
          "Leave out inputs that Grundy itself answers in no less than TIME. Default: 2s.")
  private Duration patience = Duration.ofSeconds(2);

  /// Where the folders are made.
  private static final class Folders {
    @Option(
        names = "--kattis",
        paramLabel = "DIR",
        description = "Make the folder DIR for Kattis; its name is that of the problem.")
    private @Nullable Path kattis;

    @Option(
        names = "--polygon",
        paramLabel = "DIR",
        description = "Make the folder DIR for Polygon, with programs for testlib.")
    private @Nullable Path polygon;
  }

  public PackageCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Map<ProblemSystem, Path> asked = new TreeMap<>();
    if (folders.kattis != null) {
      asked.put(ProblemSystem.KATTIS, folders.kattis);
    }
    if (folders.polygon != null) {
      asked.put(ProblemSystem.POLYGON, folders.polygon);
    }
    return session.work(
        budget.budget(),
        meter -> {
          asked.forEach((system, folder) -> write(system, folder, meter));
          return ExitCode.DONE;
        });
  }

  private void write(ProblemSystem system, Path folder, Meter meter) {
    PackageRequest request =
        new PackageRequest(
            system,
            draw.count(1_000),
            sizes.cases(),
            sizes.size(),
            sizes.values(),
            draw.seed(),
            patience);
    ProblemFolder made = contest.contest(session).packaged(request, meter);
    made.files()
        .forEach((name, text) -> {
          Path file = folder.resolve(name);
          WholeFile.makeFolder(file.getParent(), "name another folder");
          WholeFile.write(file, text);
        });
    String removed = OldFiles.remove(folder, made.files().keySet(), system::mayHave);
    PrintStream out = session.console().out();
    out.println(
        "%s: %,d files, %,d tests besides the samples."
            .formatted(folder, made.files().size(), made.tests()));
    out.print(removed);
    if (!made.isAnswered()) {
      out.println("No right program is among them: Grundy can write none for this format.");
    }
  }
}
