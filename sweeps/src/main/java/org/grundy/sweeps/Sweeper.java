package org.grundy.sweeps;

import static org.apache.spark.sql.functions.col;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.grundy.cli.process.Console;
import org.grundy.cli.process.Interruption;
import org.grundy.cli.process.Progress;
import org.grundy.core.InputException;
import org.grundy.core.name.Sha256;
import org.grundy.core.name.Version;
import org.grundy.sweeps.folder.Manifest;
import org.grundy.sweeps.folder.RowTable;
import org.grundy.sweeps.folder.SweepFolder;
import org.grundy.sweeps.row.Column;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.source.RangedText;
import org.grundy.sweeps.source.Source;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.saved.KnownValues;
import org.grundy.workbench.space.ComponentsAfter;
import org.grundy.workbench.space.PositionSpace;

/// Runs sweeps and asks their results: what the command does.
public final class Sweeper {
  private static final String HERE = "local[*]";
  private static final int SLOWEST = 3;

  private final Console console;

  public Sweeper(Console console) {
    this.console = console;
  }

  /// Makes the rows that a folder does not have, and says what there is then.
  ///
  /// @return whether every certificate that was checked holds
  /// @throws InputException if the sweep is bad, or its folder cannot be used
  public boolean sweep(Path file, Wish wish) {
    return sweep(SweepParser.read(file), wish, _ -> {});
  }

  /// Values the components that a start comes apart into, and leaves the values for `grundy solve
  /// --known`.
  ///
  /// @throws InputException if the start is bad or does not come apart, or the folder cannot be
  ///   used
  public void split(GameStart asked, int moves, Wish wish) {
    Game game = asked.rules();
    List<String> components = ComponentsAfter.of(game, asked.start(), asked.seed(), moves);
    String title =
        "Components of %s %s after %,d moves".formatted(game.title(), asked.start(), moves);
    if (components.isEmpty()) {
      throw new InputException(
          "nothing is left of %s after %,d moves".formatted(asked.start(), moves),
          "give a smaller --depth");
    }
    String text = title + "\n" + String.join("\n", components) + "\n";
    List<RangedText> starts =
        components.stream().map(one -> new RangedText(List.of(one), List.of())).toList();
    Sweep sweep =
        new Sweep(
            title,
            new Source.Positions(
                asked.isText() ? game.title() : game.name(),
                asked.isText() ? asked.game() : "",
                starts,
                new RangedText(List.of(""), List.of()),
                1,
                1),
            -1,
            List.of(Column.VALUE),
            Limits.NONE,
            text,
            Sha256.of(asked.game() + text));
    sweep(sweep, wish, rows -> KnownValues.write(wish.folder(), game.rules(), values(sweep, rows)));
  }

  private static Map<String, Long> values(Sweep sweep, Dataset<Row> rows) {
    Map<String, Long> values = new TreeMap<>();
    rows.select(RowTable.NUMBER, Column.VALUE.word())
        .collectAsList()
        .forEach(row -> {
          if (!row.isNullAt(1)) {
            values.put(sweep.source().item(row.getLong(0)).start(), row.getLong(1));
          }
        });
    return values;
  }

  /// @param then what is done with the rows
  private boolean sweep(Sweep sweep, Wish wish, Consumer<Dataset<Row>> then) {
    if (wish.check() > 0 && !sweep.columns().contains(Column.CERTIFICATE)) {
      throw new InputException(
          "this sweep keeps no certificates, so none can be checked",
          "add `certificate` to `keep`");
    }
    Cluster.requireMaster(wish.master());
    SweepFolder folder = folder(sweep, wish);
    try (Cluster cluster = Cluster.join(wish.master(), sweep.title(), wish.ui())) {
      SweepRun run = new SweepRun(sweep, folder, cluster);
      make(run, run.missing(), sweep.limits(), 0);
      if (wish.retry()) {
        BitSet spent = run.spent();
        Limits limits = wish.limits().or(sweep.limits());
        make(run, spent, limits, run.nextRound());
      }
      Map<String, Long> counts = counts(run.rows(RowTable.STATUS), RowTable.STATUS);
      folder.write(folder.manifest().counted(counts));
      tell(sweep, folder, counts, run);
      then.accept(run.rows());
      return wish.check() == 0 || check(run.rows(), wish);
    }
  }

  private void make(SweepRun run, BitSet items, Limits limits, int round) {
    long all = items.cardinality();
    long before = run.made();
    long began = System.nanoTime();
    Progress progress =
        new Progress(console, () -> line(run, run.made() - before, all, System.nanoTime() - began));
    Thread interrupted =
        Thread.ofPlatform()
            .unstarted(() -> {
              run.hush();
              progress.close();
              console.complain("interrupted; what is done is kept: go on with --resume");
            });
    Runtime.getRuntime().addShutdownHook(interrupted);
    try (progress) {
      run.make(items, limits, round);
    } finally {
      forget(interrupted);
    }
  }

  private static void forget(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      Interruption.waitForTheEnd();
    }
  }

  /// The line of progress: how far rows are, at what rate, what is slow, and when they will be done
  /// at that rate.
  private static String line(SweepRun run, long rows, long all, long nanos) {
    double seconds = nanos / 1e9;
    SlowestRow.Timed slowest = run.slowest();
    String end =
        rows == 0
            ? ""
            : ", slowest %.60s (%,.0f ms), %,.0f s left"
                .formatted(slowest.key(), slowest.millis(), seconds / rows * (all - rows));
    return "%,d of %,d rows, %.1f a second%s".formatted(rows, all, rows / seconds, end);
  }

  private static Manifest manifest(String title, String text, String identity, long items) {
    return new Manifest(
        title,
        text,
        identity,
        items,
        "running",
        Map.of(),
        Map.of(
            "grundy", Version.current().toString(),
            "java", System.getProperty("java.version"),
            "spark", org.apache.spark.package$.MODULE$.SPARK_VERSION()));
  }

  private SweepFolder folder(Sweep sweep, Wish wish) {
    Manifest fresh =
        manifest(sweep.title(), sweep.text(), sweep.identity(), sweep.source().count());
    boolean goesOn = wish.resume() || wish.retry() || wish.check() > 0;
    if (!goesOn || !SweepFolder.isBegun(wish.folder())) {
      return SweepFolder.create(wish.folder(), fresh);
    }
    SweepFolder folder = SweepFolder.open(wish.folder());
    if (!folder.manifest().identity().equals(sweep.identity())) {
      throw new InputException(
          "%s has results of another sweep, or of this one before it was changed"
              .formatted(wish.folder()),
          "name another folder with --into; its manifest.json has the text of its sweep");
    }
    folder.discardDrafts();
    return folder;
  }

  private void say(String format, Object... values) {
    console.out().printf(Locale.ROOT, format + "%n", values);
  }

  private void tell(Sweep sweep, SweepFolder folder, Map<String, Long> counts, SweepRun run) {
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    say("%s", sweep.title());
    say("%,d rows: %s", all, told(counts));
    if (sweep.columns().contains(Column.REGULARITY)) {
      String word = Column.REGULARITY.word();
      counts(run.rows(word), word)
          .forEach((regularity, count) -> say("period %s: %,d", regularity, count));
    }
    List<Row> slowest =
        run.written()
            .select(RowTable.KEY, RowTable.MILLIS)
            .sort(col(RowTable.MILLIS).desc())
            .limit(SLOWEST)
            .collectAsList();
    for (Row row : slowest) {
      console
          .err()
          .printf(Locale.ROOT, "slowest: %s, %,.0f ms%n", row.getString(0), row.getDouble(1));
    }
    say("results in %s", folder);
  }

  private static String told(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .map(count -> String.format(Locale.ROOT, "%,d %s", count.getValue(), count.getKey()))
        .collect(Collectors.joining(", "));
  }

  private boolean check(Dataset<Row> rows, Wish wish) {
    Verified verified = Verified.of(rows, wish.check(), wish.seed());
    if (verified.checked() == 0) {
      say("no certificate was drawn to be checked: a larger --check draws some");
      return true;
    }
    if (verified.refuted().isEmpty()) {
      say("%,d certificates checked: all hold", verified.checked());
      return true;
    }
    say(
        "%,d certificates checked: %,d do not hold, of %s",
        verified.checked(), verified.refuted().size(), String.join(", ", verified.refuted()));
    return false;
  }

  /// Finds all positions that can be reached from a start, with their values.
  ///
  /// @throws InputException if the start is bad, has no levels, or the folder cannot be used
  public void levels(GameStart asked, boolean upToSymmetry, Path into, String master, boolean ui) {
    Cluster.requireMaster(master);
    if (SweepFolder.isBegun(into)) {
      throw new InputException(into + " has results already", "name another folder with --into");
    }
    new PositionSpace(asked.rules(), upToSymmetry).start(asked.start(), asked.seed());
    String title =
        "All positions of %s %s%s"
            .formatted(
                asked.rules().title(), asked.start(), upToSymmetry ? ", up to symmetry" : "");
    SweepFolder folder =
        SweepFolder.create(into, manifest(title, title, Sha256.of(title + asked.game()), 0));
    try (Cluster cluster = Cluster.join(master, title, ui)) {
      LevelRun run = new LevelRun(cluster, folder, asked, upToSymmetry);
      Progress progress = new Progress(console, run::state);
      try (progress) {
        run.make();
      }
      Map<String, Long> counts = counts(run.rows(), LevelRun.OUTCOME);
      long all = counts.values().stream().mapToLong(Long::longValue).sum();
      folder.write(manifest(title, title, folder.manifest().identity(), all).counted(counts));
      say("%s", title);
      say("%,d positions on %,d levels: %s", all, run.levels(), told(counts));
      Row start = run.rows().filter(col(LevelRun.POSITION).equalTo(run.start())).first();
      say(
          "the start is %s%s, decided in %,d %s",
          start.<String>getAs(LevelRun.OUTCOME),
          start.getAs(LevelRun.VALUE) == null
              ? ""
              : ", of value " + start.<Long>getAs(LevelRun.VALUE),
          start.<Long>getAs(LevelRun.REMOTENESS),
          start.<Long>getAs(LevelRun.REMOTENESS) == 1 ? "move" : "moves");
      say("results in %s", folder);
    }
  }

  private static Map<String, Long> counts(Dataset<Row> rows, String column) {
    Map<String, Long> counts = new TreeMap<>();
    rows.filter(col(column).isNotNull())
        .groupBy(column)
        .count()
        .collectAsList()
        .forEach(row -> counts.put(row.getString(0), row.getLong(1)));
    return counts;
  }

  /// Prints what a query says of the rows of a folder.
  ///
  /// @throws InputException if the folder is none, or the query is bad
  public void query(Path into, String query, boolean csv) {
    SweepFolder folder = SweepFolder.open(into);
    requireRows(folder);
    if (!query.strip().toLowerCase(Locale.ROOT).matches("(?s)(select|with)\\b.*")) {
      throw new InputException(
          "a query begins with `select` or `with`",
          "for example: select status, count(*) from rows group by status");
    }
    try (Cluster cluster = Cluster.join(HERE, "query", false)) {
      QueryResult.print(cluster, folder, query, csv, console.out());
    }
  }

  /// Prints the certificate of a row.
  ///
  /// @throws InputException if there is none
  public void certificate(Path into, String key) {
    SweepFolder folder = SweepFolder.open(into);
    requireRows(folder);
    try (Cluster cluster = Cluster.join(HERE, "certificate", false)) {
      Dataset<Row> rows = StoredRows.of(cluster, folder);
      String column = Column.CERTIFICATE.word();
      if (!List.of(rows.columns()).contains(column)) {
        throw new InputException(
            "this sweep keeps no certificates", "add `certificate` to `keep`, and sweep again");
      }
      Iterator<Row> found =
          rows.filter(col(RowTable.KEY).equalTo(key)).select(column).toLocalIterator();
      if (!found.hasNext()) {
        throw new InputException("no row is called `" + key + "`", "the column `key` has them");
      }
      Row row = found.next();
      if (row.isNullAt(0)) {
        throw new InputException(
            "the row `" + key + "` has no certificate",
            "proved periods have one, for most theorems");
      }
      console.out().println(row.getString(0).stripTrailing());
    }
  }

  private static void requireRows(SweepFolder folder) {
    if (!folder.hasRows()) {
      throw new InputException(folder + " has no rows yet", "go on with the sweep: --resume");
    }
  }
}
