package org.grundy.sweeps;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.max;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.util.LongAccumulator;
import org.grundy.core.InputException;
import org.grundy.sweeps.folder.RowTable;
import org.grundy.sweeps.folder.SweepFolder;
import org.grundy.sweeps.row.Found;
import org.grundy.sweeps.row.Limits;
import org.grundy.sweeps.row.RowMaker;
import org.grundy.sweeps.source.Item;

/// The work on a sweep: the rows that its folder does not have yet are made by jobs of a cluster.
///
/// Each task writes one file, which takes its place among the rows when the task ends. So what is
/// there is always whole; a run that was killed goes on with the items that have no row, and a task
/// that is run twice puts its file in place of the one that it wrote before.
final class SweepRun {
  private static final int PROBES = 24;

  /// So many items are dealt with at a time: what the driver holds does not grow with the sweep.
  private static final int BATCH = 1 << 18;

  private static final int MOST_SEEN = 20_000;

  private final Sweep sweep;
  private final SweepFolder folder;
  private final Cluster cluster;
  private final LongAccumulator made;
  private final SlowestRow slowest = new SlowestRow();

  SweepRun(Sweep sweep, SweepFolder folder, Cluster cluster) {
    this.sweep = sweep;
    this.folder = folder;
    this.cluster = cluster;
    this.made = cluster.session().sparkContext().longAccumulator("rows");
    cluster.session().sparkContext().register(slowest, "slowest row");
    // What Spark does with a row is little beside making it: to compile code for that takes longer.
    cluster.session().conf().set("spark.sql.codegen.wholeStage", false);
    cluster.session().conf().set("spark.sql.codegen.factoryMode", "NO_CODEGEN");
  }

  /// The number of rows that this run has made.
  long made() {
    return made.value();
  }

  /// The slowest of them.
  SlowestRow.Timed slowest() {
    return slowest.value();
  }

  /// Stops listening to Spark, as the process is being ended.
  void hush() {
    cluster.session().sparkContext().setLogLevel("OFF");
  }

  /// The rows by now, one for each item: of several the last one.
  ///
  /// @param names of the columns that are asked for; all of them where none is named
  Dataset<Row> rows(String... names) {
    return StoredRows.of(cluster, folder, RowTable.schema(sweep.columns()), names);
  }

  /// The rows by now, those too in whose place later ones are.
  Dataset<Row> written() {
    return StoredRows.written(cluster, folder, RowTable.schema(sweep.columns()));
  }

  /// The items that have no row.
  BitSet missing() {
    BitSet missing = new BitSet();
    missing.set(0, Math.toIntExact(sweep.source().count()));
    if (folder.hasRows()) {
      missing.andNot(numbers(written()));
    }
    return missing;
  }

  /// The items whose last row spent its limits.
  BitSet spent() {
    return numbers(
        rows(RowTable.NUMBER, RowTable.STATUS)
            .filter(col(RowTable.STATUS).equalTo(Found.Status.BUDGET.word())));
  }

  private static BitSet numbers(Dataset<Row> rows) {
    BitSet numbers = new BitSet();
    rows.select(RowTable.NUMBER)
        .toLocalIterator()
        .forEachRemaining(row -> numbers.set(Math.toIntExact(row.getLong(0))));
    return numbers;
  }

  /// The round of the next rows that are asked again.
  int nextRound() {
    Row last = written().agg(max(RowTable.ROUND)).first();
    return last.isNullAt(0) ? 0 : last.getInt(0) + 1;
  }

  /// Makes the rows of items, of each batch of them those that are likely to take longest first.
  ///
  /// @param items by their numbers
  /// @param limits of each row
  /// @param round how often they were asked before
  void make(BitSet items, Limits limits, int round) {
    try {
      PrimitiveIterator.OfInt numbers = items.stream().iterator();
      while (numbers.hasNext()) {
        LongStream.Builder batch = LongStream.builder();
        for (int taken = 0; taken < BATCH && numbers.hasNext(); taken++) {
          batch.add(numbers.nextInt());
        }
        probeThenAll(batch.build().toArray(), limits, round);
      }
    } catch (Exception failed) {
      // What Spark throws is checked, and no method of it says so.
      throw failure(failed);
    }
  }

  private void probeThenAll(long[] numbers, Limits limits, int round) {
    Map<String, Double> seen = seen();
    long[] probes = Chunk.probes(numbers, sweep.source(), seen, PROBES);
    if (probes.length > 0 && probes.length * 2 < numbers.length) {
      job(Chunk.deal(probes, cluster.cores()), limits, round);
      seen = seen();
      numbers =
          LongStream.of(numbers)
              .filter(number -> Arrays.binarySearch(probes, number) < 0)
              .toArray();
    }
    job(Chunk.cut(numbers, sweep.source(), seen, cluster.cores()), limits, round);
  }

  /// The usual time of each kind of item, as far as there are rows: the median, for the first rows
  /// of a process take many times as long as those that follow.
  private Map<String, Double> seen() {
    Map<String, List<Double>> times = new TreeMap<>();
    if (folder.hasRows()) {
      written()
          .select(RowTable.NUMBER, RowTable.MILLIS)
          .limit(MOST_SEEN)
          .collectAsList()
          .forEach(row ->
              times
                  .computeIfAbsent(
                      sweep.source().item(row.getLong(0)).kind(), _ -> new ArrayList<>())
                  .add(row.getDouble(1)));
    }
    Map<String, Double> medians = new TreeMap<>();
    times.forEach((kind, all) -> medians.put(kind, median(all)));
    return medians;
  }

  private static double median(List<Double> times) {
    return times.stream().sorted().toList().get(times.size() / 2);
  }

  private void job(List<Chunk> chunks, Limits limits, int round) {
    JavaSparkContext context = new JavaSparkContext(cluster.session().sparkContext());
    Sweep asked = sweep;
    int atATime = cluster.coresOfWorker();
    LongAccumulator done = made;
    SlowestRow told = slowest;
    JavaRDD<Row> rows =
        context
            .parallelize(chunks, chunks.size())
            .mapPartitions(part -> rows(part, asked, limits, atATime, round, done, told));
    cluster
        .session()
        .createDataFrame(rows, RowTable.schema(sweep.columns()))
        .write()
        .mode(SaveMode.Append)
        .parquet(Cluster.place(folder.rows()));
  }

  private static Iterator<Row> rows(
      Iterator<Chunk> chunks,
      Sweep sweep,
      Limits limits,
      int atATime,
      int round,
      LongAccumulator made,
      SlowestRow slowest) {
    OptionalLong last = sweep.last() < 0 ? OptionalLong.empty() : OptionalLong.of(sweep.last());
    RowMaker maker = new RowMaker(sweep.columns(), last, limits, atATime);
    List<Long> numbers = new ArrayList<>();
    chunks.forEachRemaining(chunk -> LongStream.of(chunk.numbers()).forEach(numbers::add));
    return numbers.stream()
        .map(number -> {
          Item item = sweep.source().item(number);
          Found found = maker.find(item);
          made.add(1);
          slowest.add(new SlowestRow.Timed(item.key(), found.millis()));
          return RowTable.row(number, item, found, sweep.columns(), round);
        })
        .iterator();
  }

  /// The error where rows could not be written: the first message down the chain of causes that
  /// says why.
  private RuntimeException failure(Exception failed) {
    for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
      String message = String.valueOf(cause.getMessage());
      if (message.contains(Cluster.NO_WORKER)) {
        return new InputException(
            Cluster.NO_WORKER, "start workers, then go on with --resume: what is done is kept");
      }
      if (message.contains("No space left") || message.contains("Permission denied")) {
        return new InputException(
            "the rows cannot be written to %s: %s"
                .formatted(
                    folder,
                    message.contains("No space left")
                        ? "no space is left"
                        : "it may not be written"),
            "mend that, then go on with --resume: what is done is kept");
      }
    }
    if (cluster.session().sparkContext().isStopped()) {
      return new InputException(
          "the cluster has let go of this sweep",
          "is %s what its members prove themselves by? then go on with --resume"
              .formatted(Cluster.SECRET));
    }
    return failed instanceof RuntimeException known ? known : new IllegalStateException(failed);
  }
}
