package org.grundy.cli.command;

import java.io.PrintStream;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.option.GameNames;
import org.grundy.cli.option.MethodOptions;
import org.grundy.cli.option.OutputOptions;
import org.grundy.cli.option.ParameterOptions;
import org.grundy.cli.process.ExitCode;
import org.grundy.cli.process.Session;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.game.TextSource;
import org.grundy.workbench.render.table.CountJson;
import org.grundy.workbench.render.table.CountText;
import org.grundy.workbench.table.CountMaker;
import org.grundy.workbench.table.CountReport;
import org.grundy.workbench.table.CountRequest;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `grundy count`.
@Command(
    name = "count",
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy count 0.07 1..1000000",
      "  grundy count nim '3 of 1..10^6'",
      "  grundy count nim '5 distinct of 1..31' --ordered",
      "  grundy count nim 'any of 1..20' --total 20",
      "  grundy count '0.07 + kayles' 0..1000 --value 3",
      "  grundy count nim 'n + 2*n + 3*n for n in 1..2^30'",
      "  grundy count wythoff '(0..1000,0..1000)'",
    },
    headerHeading = "%n",
    header = "Counts the starts, or the sums of starts, that lose or have a value.",
    synopsisHeading = "%nUsage: ")
public final class CountCommand implements Callable<Integer> {
  private final Session session;

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private final BudgetOptions budget = new BudgetOptions();
  @Mixin private final OutputOptions output = new OutputOptions();

  @Parameters(
      index = "0",
      paramLabel = "GAME",
      description =
          "A catalogue name (see grundy games), a rules file, or a heap code like 0.137; or several"
              + " of these with + between them, of each of which a start is added.",
      completionCandidates = GameNames.class)
  private String game = "";

  @Parameters(
      index = "1..*",
      arity = "1..*",
      paramLabel = "STARTS",
      description =
          "A family of starts, as of grundy table; how many of them are added, '3 of 0..100',"
              + " '3 distinct of 0..100' or 'any of 1..20'; or a sum of these.")
  private List<String> starts = List.of();

  @Option(names = "--ordered", description = "The same starts in another order are another sum.")
  private boolean ordered;

  @Option(
      names = "--total",
      paramLabel = "T",
      description =
          "Count the sums whose starts have this total of sizes: heaps and rows their numbers,"
              + " boards their cells.")
  private @Nullable Integer total;

  @Option(
      names = "--value",
      paramLabel = "V",
      description = "Count those that have this Grundy value, instead of those that lose.")
  private @Nullable Long value;

  @Option(names = "--mod", paramLabel = "M", description = "Tell the numbers modulo M.")
  private @Nullable BigInteger modulus;

  @Mixin private final ParameterOptions parameters = new ParameterOptions();
  @Mixin private final MethodOptions how = new MethodOptions();

  public CountCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (total != null && (total < 0 || total > CountRequest.Asked.MOST_TOTAL)) {
      throw new ParameterException(
          spec.commandLine(),
          String.format(
              Locale.ROOT,
              "--total is from 0 to %,d, found %d",
              CountRequest.Asked.MOST_TOTAL,
              total));
    }
    if (value != null && value < 0) {
      throw new ParameterException(spec.commandLine(), "--value is from 0, found " + value);
    }
    if (modulus != null && modulus.signum() <= 0) {
      throw new ParameterException(spec.commandLine(), "--mod is from 1, found " + modulus);
    }
    return session.work(
        budget.budget(),
        meter -> {
          CountReport report = new CountMaker().make(request(), meter);
          meter.tell(() -> print(report));
          return ExitCode.DONE;
        });
  }

  private CountRequest request() {
    List<String> names =
        game.contains("->") ? List.of(game) : Arrays.asList(game.split(" \\+ ", -1));
    List<Game> games = names.stream().map(name -> parameters.game(session, name.strip())).toList();
    return CountRequest.of(
        games,
        new TextSource("starts", String.join(" ", starts)),
        new CountRequest.Asked(
            ordered,
            total == null ? OptionalInt.empty() : OptionalInt.of(total),
            value == null ? OptionalLong.empty() : OptionalLong.of(value),
            Optional.ofNullable(modulus)),
        how.seed(),
        how.method());
  }

  private void print(CountReport report) {
    PrintStream out = session.console().out();
    if (output.json()) {
      CountJson.write(report, out);
    } else {
      out.print(CountText.of(report, output.style(session.console())));
    }
  }
}
