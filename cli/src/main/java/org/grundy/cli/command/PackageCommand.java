package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.contest.pack.ProblemFolder;
import org.grundy.workbench.contest.pack.ProblemSystem;
import org.grundy.workbench.request.PackageRequest;
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
      "  grundy package poj2960 --polygon s-nim --cases 5 --zip",
      "  grundy package hdu1846 --kattis brave --check",
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

  @Option(
      names = "--zip",
      description = "Write an archive of the folder beside it, DIR.zip, as the system takes it.")
  private boolean zip;

  @Option(
      names = "--check",
      description = "Have the folder for Kattis checked by verifyproblem, where that is installed.")
  private boolean check;

  /// The folders that are made.
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
    if (check && folders.kattis == null) {
      throw new InputException(
          "--check is for a folder of Kattis", "name one by --kattis, or leave out --check");
    }
    return session.work(
        budget.budget(),
        meter -> {
          boolean good = true;
          for (Map.Entry<ProblemSystem, Path> one : asked.entrySet()) {
            good &= write(one.getKey(), one.getValue(), meter);
          }
          return good ? ExitCode.DONE : ExitCode.REFUTED;
        });
  }

  /// Writes a folder; true if nothing was found to be wrong.
  private boolean write(ProblemSystem system, Path folder, Meter meter) {
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
    PackedFolder packed = new PackedFolder(folder, made.files());
    packed.write();
    String removed = OldFiles.remove(folder, made.files().keySet(), system::mayHave);
    PrintStream out = session.console().out();
    out.println(
        "%s: %,d files, %,d tests besides the samples."
            .formatted(folder, made.files().size(), made.tests()));
    out.print(removed);
    if (!made.isAnswered()) {
      out.println("No right program is among them: Grundy can write none for this format.");
    }
    if (system == ProblemSystem.KATTIS && !packed.name().matches("[a-z0-9]+")) {
      out.println("Kattis takes names of small letters and digits: rename the folder.");
    }
    if (zip) {
      out.println("%s: all of them.".formatted(packed.zip(system == ProblemSystem.KATTIS)));
    }
    return !check || system != ProblemSystem.KATTIS || verify(packed, out);
  }

  private boolean verify(PackedFolder packed, PrintStream out) {
    Optional<Boolean> good = packed.verify(session.console());
    out.println(
        good.map(is ->
                is ? "verifyproblem finds no fault." : "verifyproblem finds faults, see above.")
            .orElse(
                "Not checked: there is no verifyproblem on the PATH. It is one of the problemtools"
                    + " of Kattis."));
    return good.orElse(true);
  }
}
