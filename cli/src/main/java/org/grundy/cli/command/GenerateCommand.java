package org.grundy.cli.command;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.workbench.request.GenerateRequest;
import org.grundy.workbench.request.GeneratedInput;
import org.grundy.workbench.request.GeneratedTests;
import org.grundy.workbench.saved.WholeFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `grundy generate`.
@Command(
    name = "generate",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy generate poj3537 --seed 7",
      "  grundy generate cf138d --size 5 --count 20 --outcome P --to tests",
      "  grundy generate hackerrank-nim-game-1 --kind small --count 100 --cases 50 --to tests",
    },
    headerHeading = "%n",
    header = "Makes inputs of a contest problem, with the right outputs.",
    synopsisHeading = "%nUsage: ")
public final class GenerateCommand implements Callable<Integer> {
  private final Session session;

  @Mixin private final ContestOptions contest = new ContestOptions();
  @Mixin private final DrawOptions draw = new DrawOptions(1);
  @Mixin private final SizeOptions sizes = new SizeOptions(1);
  @Mixin private final BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      description =
          "random: drawn by a seed; small: all, from the smallest on; extreme: as large as the"
              + " contest allows. Default: random.")
  private GenerateRequest.Kind kind = GenerateRequest.Kind.RANDOM;

  @Option(
      names = "--outcome",
      paramLabel = "N|P",
      description = "Only positions that the player to move wins (N), or loses (P).")
  private @Nullable Outcome outcome;

  @Option(names = "--value", paramLabel = "N", description = "Only positions of this Grundy value.")
  private @Nullable Long value;

  @Option(
      names = "--winning-moves",
      paramLabel = "N",
      description = "Only positions with 1 to N winning moves.")
  private @Nullable Long winningMoves;

  @Option(
      names = "--to",
      paramLabel = "DIR",
      description = "Write 001.in, 001.out, … there. Without it the inputs are printed.")
  private @Nullable Path directory;

  public GenerateCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    GenerateRequest request =
        new GenerateRequest(
            kind,
            draw.count(1_000_000),
            sizes.cases(),
            sizes.size(),
            sizes.values(),
            draw.seed(),
            Optional.ofNullable(outcome),
            of(value),
            of(winningMoves));
    return session.work(budget.budget(), meter -> generate(request, meter));
  }

  private static OptionalLong of(@Nullable Long number) {
    return number == null ? OptionalLong.empty() : OptionalLong.of(number);
  }

  private int generate(GenerateRequest request, Meter meter) {
    GeneratedTests tests = contest.contest(session).generate(request, meter);
    List<GeneratedInput> made = tests.inputs();
    if (made.isEmpty()) {
      throw new InputException(
          "no input was found that is as asked",
          "ask for less, or for a larger --size or --values");
    }
    if (tests.leftOut() > 0) {
      session
          .console()
          .complain(
              "inputs left out, as the rules have no such position: %,d, the first as %s"
                  .formatted(tests.leftOut(), tests.limit()));
    }
    Path to = directory;
    if (to == null) {
      made.forEach(one -> session.console().out().print(one.input()));
      return ExitCode.DONE;
    }
    if (!Files.isDirectory(to)) {
      throw new InputException("there is no directory " + to, "make it first");
    }
    Set<String> names = new HashSet<>();
    for (int i = 0; i < made.size(); i++) {
      String name = "%03d".formatted(i + 1);
      write(to, name + ".in", made.get(i).input(), names);
      write(to, name + ".out", made.get(i).output(), names);
    }
    String removed =
        OldFiles.remove(to, names, file -> file.matches("([0-9]{3}|[1-9][0-9]{3,})\\.(in|out)"));
    PrintStream out = session.console().out();
    out.println("%,d inputs with their outputs are in %s.".formatted(made.size(), to));
    out.print(removed);
    return ExitCode.DONE;
  }

  private static void write(Path folder, String name, String text, Set<String> names) {
    WholeFile.write(folder.resolve(name), text);
    names.add(name);
  }
}
