package org.grundy.sweeps.command;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.grundy.cli.option.BudgetOptions;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.ExitCode;
import org.grundy.sweeps.GameStart;
import org.grundy.sweeps.Sweeper;
import org.grundy.sweeps.Wish;
import org.grundy.sweeps.row.Limits;
import org.grundy.workbench.game.TextSource;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// `grundy sweep`.
@Command(
    name = "grundy sweep",
    mixinStandardHelpOptions = true,
    descriptionHeading = "Examples:%n",
    description = {
      "  grundy sweep examples/octal-4.sweep --into octal-4",
      "  grundy sweep examples/octal-4.sweep --into octal-4 --resume --check 1%%",
      "  grundy sweep --all cram 4x4 --into cram-4x4",
      "  grundy sweep --split cram 5x6 --depth 2 --into cram-5x6",
      "  grundy sweep query octal-4 \"select regularity, count(*) from rows group by 1\"",
    },
    headerHeading = "%n",
    header = "Asks one question of thousands of positions, rules or codes.",
    synopsisHeading = "%nUsage: ")
public final class SweepCommand implements Callable<Integer> {
  private final Console console;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..2",
      paramLabel = "FILE",
      description = "The sweep; with --all and --split a game and a position.")
  private List<String> words = List.of();

  @Option(
      names = "--all",
      description = "Every position that can be reached from GAME START, level by level.")
  private boolean all;

  @Option(
      names = "--each-image",
      description = "With --all: count images under the symmetries of the rules one by one.")
  private boolean eachImage;

  @Option(
      names = "--split",
      description = "Value the components into which GAME START comes apart after --depth moves.")
  private boolean split;

  @Option(names = "--depth", paramLabel = "N", description = "With --split: after N moves.")
  private @Nullable Integer depth;

  @Option(
      names = "--into",
      paramLabel = "FOLDER",
      description = "Where the results go. Default: the name of the file, with .results.")
  private @Nullable Path folder;

  @Option(
      names = "--resume",
      description = "Go on with results that are there: items that have no row get one.")
  private boolean resume;

  @Option(
      names = "--retry",
      paramLabel = "budget",
      description = "Ask the items again whose limits were spent, with those given here.")
  private @Nullable Retry retry;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = BudgetOptions.Count.class,
      description = "With --retry: positions of a row.")
  private @Nullable Long nodes;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      converter = BudgetOptions.Time.class,
      description = "With --retry: time of a row.")
  private @Nullable Duration time;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = BudgetOptions.Memory.class,
      description = "With --retry: memory of a row.")
  private @Nullable Long memory;

  @Option(
      names = "--check",
      paramLabel = "SHARE",
      converter = Share.class,
      description = "Have the checker verify a random share of the certificates: 1%%, 100%%.")
  private @Nullable Double check;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Chooses that share, or a random start. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The cluster: local[*] (the default; this process), local[2], spark://HOST:PORT, yarn,"
              + " k8s://URL.")
  private String master = "local[*]";

  @Option(names = "--ui", description = "Serve Spark's own pages of the work.")
  private boolean ui;

  /// The items that may be asked again.
  enum Retry {
    BUDGET
  }

  public SweepCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    if (all || split) {
      return fromStart();
    }
    if (eachImage || depth != null) {
      throw new ParameterException(
          spec.commandLine(), "--each-image goes with --all, and --depth with --split");
    }
    if (words.size() != 1) {
      throw new ParameterException(
          spec.commandLine(),
          (words.isEmpty() ? "a sweep is missing" : "one sweep at a time")
              + "%n  for example: grundy sweep examples/octal-4.sweep".formatted());
    }
    Path file = Path.of(words.getFirst());
    if (retry == null && (nodes != null || time != null || memory != null)) {
      throw new ParameterException(
          spec.commandLine(), "--nodes, --time and --memory go with --retry budget");
    }
    Path into = folder == null ? beside(file) : folder;
    return new Sweeper(console).sweep(file, wish(into)) ? ExitCode.DONE : ExitCode.REFUTED;
  }

  private Wish wish(Path into) {
    Limits limits =
        new Limits(
            nodes == null ? Limits.NONE.nodes() : nodes,
            time == null ? Limits.NONE.time() : time,
            memory == null ? Limits.NONE.bytes() : memory);
    return new Wish(
        into, resume, retry != null, limits, check == null ? 0 : check, seed, master, ui);
  }

  private int fromStart() {
    if (words.size() != 2 || folder == null || all == split || split != (depth != null)) {
      throw new ParameterException(
          spec.commandLine(),
          "--all and --split take a game, a position and a folder, --split also --depth%n"
                  .formatted()
              + "  for example: grundy sweep --all cram 4x4 --into cram-4x4");
    }
    if (check != null || (all && (resume || retry != null)) || (split && eachImage)) {
      throw new ParameterException(
          spec.commandLine(),
          "--check goes with a sweep, --resume and --retry not with --all, --each-image with it");
    }
    if (depth != null && depth < 0) {
      throw new ParameterException(spec.commandLine(), "--depth is 0 or more");
    }
    String game = words.getFirst();
    boolean isText = game.endsWith(".game");
    String rules =
        isText ? TextSource.ofFile(Path.of(game), TextSource.LARGEST_RULES).text() : game;
    GameStart start = new GameStart(rules, isText, words.get(1), seed);
    if (depth != null) {
      new Sweeper(console).split(start, depth, wish(folder));
    } else {
      new Sweeper(console).levels(start, !eachImage, folder, master, ui);
    }
    return ExitCode.DONE;
  }

  private static Path beside(Path file) {
    String name = String.valueOf(file.getFileName()).replaceFirst("\\.sweep$", "");
    return file.resolveSibling(name + ".results");
  }

  /// A share: `1%`, `0.5%`, `100%`.
  static final class Share implements ITypeConverter<Double> {
    @Override
    public Double convert(String text) {
      if (!text.matches("\\d{1,3}(\\.\\d{1,6})?%")) {
        throw new TypeConversionException("found `" + text + "`, expected a share such as 1%");
      }
      double share = Double.parseDouble(text.substring(0, text.length() - 1)) / 100;
      if (share <= 0 || share > 1) {
        throw new TypeConversionException("a share is above 0%% and at most 100%%".formatted());
      }
      return share;
    }
  }
}
