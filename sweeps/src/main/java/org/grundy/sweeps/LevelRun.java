package org.grundy.sweeps;

import static org.apache.spark.sql.functions.array_except;
import static org.apache.spark.sql.functions.array_min;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.collect_set;
import static org.apache.spark.sql.functions.first;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.sequence;
import static org.apache.spark.sql.functions.size;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.grundy.core.Outcome;
import org.grundy.sweeps.folder.SweepFolder;
import org.grundy.workbench.space.Outlook;
import org.grundy.workbench.space.PositionSpace;
import org.grundy.workbench.space.Reached;

/// All positions that can be reached, with their values, level by level.
///
/// Every move lowers the level. So, from the highest level down, all positions of a level are known
/// once those of higher levels were looked at: they are what moves of these lead to, each once. And
/// from the lowest level up, the value of a position follows from those of its options, which are
/// known. Both are joins by the text of the position: a level may be larger than memory.
///
/// While it runs, `moves/from=M/to=K` in the folder has the moves from level M to level K.
final class LevelRun {
  static final String POSITION = "position";
  private static final String LEVEL = "level";
  private static final String OPTION = "option";
  private static final String MOVES = "moves";
  private static final String SETTLED = "settled";
  static final String OUTCOME = "outcome";
  static final String VALUE = "value";
  private static final String WINS = "wins";
  static final String REMOTENESS = "remoteness";
  private static final String TO = "to";

  /// The level of what moves lead to where there is none.
  private static final long NOWHERE = -1;

  /// One task looks at about so many bytes of positions.
  private static final long BYTES_OF_TASK = 1L << 20;

  private static final StructType MOVE =
      new StructType()
          .add(POSITION, DataTypes.StringType)
          .add(OPTION, DataTypes.StringType)
          .add(MOVES, DataTypes.LongType)
          .add(SETTLED, DataTypes.StringType)
          .add(TO, DataTypes.LongType);
  private static final StructType ROW =
      new StructType()
          .add(POSITION, DataTypes.StringType)
          .add(LEVEL, DataTypes.LongType)
          .add(MOVES, DataTypes.LongType)
          .add(OUTCOME, DataTypes.StringType)
          .add(VALUE, DataTypes.LongType)
          .add(WINS, DataTypes.LongType)
          .add(REMOTENESS, DataTypes.LongType);

  private final Cluster cluster;
  private final SweepFolder folder;
  private final GameStart asked;
  private final boolean upToSymmetry;
  private final PositionSpace space;
  private final Path moves;
  private final NavigableMap<Long, List<Path>> leadingTo = new TreeMap<>();
  private final List<Long> levels = new ArrayList<>();
  private volatile String state = "";

  /// @param upToSymmetry whether images under the symmetries of the rules are one position
  LevelRun(Cluster cluster, SweepFolder folder, GameStart asked, boolean upToSymmetry) {
    this.cluster = cluster;
    this.folder = folder;
    this.asked = asked;
    this.upToSymmetry = upToSymmetry;
    this.space = new PositionSpace(asked.rules(), upToSymmetry);
    this.moves = folder.draft(MOVES);
  }

  /// The progress, for people.
  String state() {
    return state;
  }

  /// The rows, one a position.
  Dataset<Row> rows() {
    return StoredRows.of(cluster, folder, ROW);
  }

  /// The text of the start.
  String start() {
    return space.start(asked.start(), asked.seed()).text();
  }

  /// Finds all positions and values them.
  void make() {
    Reached start = space.start(asked.start(), asked.seed());
    look(
        start.level(),
        cluster
            .session()
            .createDataFrame(
                List.of(RowFactory.create(start.text())),
                new StructType().add(POSITION, DataTypes.StringType)));
    while (!leadingTo.isEmpty()) {
      long level = leadingTo.lastKey();
      look(level, positions(Objects.requireNonNull(leadingTo.remove(level))));
    }
    for (long level : levels.reversed()) {
      value(level);
    }
    folder.discard(moves);
  }

  /// The positions to which moves of higher levels lead, each once, spread over the tasks of the
  /// next look.
  private Dataset<Row> positions(List<Path> paths) {
    long bytes = paths.stream().mapToLong(LevelRun::bytes).sum();
    int tasks = (int) Math.min(10_000, cluster.cores() * 2L + bytes / BYTES_OF_TASK);
    String[] names = paths.stream().map(Cluster::place).toArray(String[]::new);
    return cluster
        .read()
        .schema(new StructType().add(OPTION, DataTypes.StringType))
        .parquet(names)
        .select(col(OPTION).as(POSITION))
        .repartition(tasks, col(POSITION))
        .distinct();
  }

  private static long bytes(Path path) {
    try (Stream<Path> files = Files.list(path)) {
      return files.mapToLong(file -> file.toFile().length()).sum();
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private void look(long level, Dataset<Row> positions) {
    state = "looking at level %,d".formatted(level);
    levels.add(level);
    GameStart start = asked;
    boolean images = upToSymmetry;
    Path from = moves.resolve("from=" + level);
    cluster
        .session()
        .createDataFrame(
            positions
                .toJavaRDD()
                .mapPartitions(part -> looks(part, new PositionSpace(start.rules(), images))),
            MOVE)
        .write()
        .partitionBy(TO)
        .parquet(Cluster.place(from));
    try (Stream<Path> targets = Files.list(from)) {
      for (Path target : targets.toList()) {
        String name = String.valueOf(target.getFileName());
        if (name.startsWith(TO + "=") && !name.equals(TO + "=" + NOWHERE)) {
          long to = Long.parseLong(name.substring(TO.length() + 1));
          leadingTo.computeIfAbsent(to, _ -> new ArrayList<>()).add(target);
        }
      }
    } catch (IOException gone) {
      throw new UncheckedIOException(gone);
    }
  }

  private static Iterator<Row> looks(Iterator<Row> positions, PositionSpace space) {
    Iterable<Row> all = () -> positions;
    return StreamSupport.stream(all.spliterator(), false)
        .flatMap(row -> moves(row.getString(0), space.look(row.getString(0))))
        .iterator();
  }

  private static Stream<Row> moves(String position, Outlook look) {
    return look.settled().isPresent()
        ? Stream.of(RowFactory.create(position, null, 0L, look.settled().get().name(), NOWHERE))
        : look.options().entrySet().stream()
            .map(option ->
                RowFactory.create(
                    position,
                    option.getKey().text(),
                    option.getValue(),
                    null,
                    option.getKey().level()));
  }

  /// Values a level: the remoteness of a position is how long a play is in which the winner hurries
  /// and the loser delays.
  private void value(long level) {
    state = "valuing level %,d".formatted(level);
    Dataset<Row> edges =
        cluster
            .read()
            .schema(MOVE)
            .option("basePath", Cluster.place(moves.resolve("from=" + level)))
            .parquet(Cluster.place(moves.resolve("from=" + level)));
    Dataset<Row> known =
        rows()
            .filter(col(LEVEL).lt(level))
            .select(col(POSITION).as(OPTION), col(OUTCOME), col(VALUE), col(REMOTENESS));
    Column isLost = col(OUTCOME).equalTo(Outcome.P.name());
    edges
        .join(known, edges.col(OPTION).equalTo(known.col(OPTION)), "left")
        .drop(OPTION)
        .groupBy(POSITION)
        .agg(
            sum(col(MOVES)).as(MOVES),
            first(col(SETTLED)).as(SETTLED),
            sum(when(isLost, col(MOVES)).otherwise(lit(0L))).as(WINS),
            min(when(isLost, col(REMOTENESS))).as("soonest"),
            max(col(REMOTENESS)).as("latest"),
            collect_set(col(VALUE)).as("values"))
        .select(
            col(POSITION),
            lit(level).as(LEVEL),
            col(MOVES),
            coalesce(
                    col(SETTLED),
                    when(col(WINS).gt(0), lit(Outcome.N.name())).otherwise(Outcome.P.name()))
                .as(OUTCOME),
            (space.hasValues() ? mex() : lit(null).cast(DataTypes.LongType)).as(VALUE),
            col(WINS),
            coalesce(col("soonest"), col("latest"), lit(-1L)).plus(1).as(REMOTENESS))
        .write()
        .mode(SaveMode.Append)
        .parquet(Cluster.place(folder.rows()));
  }

  /// The least number that is no value of an option: one of as many numbers, and the next.
  private static Column mex() {
    return array_min(
        array_except(
            sequence(lit(0L), size(col("values")).cast(DataTypes.LongType)), col("values")));
  }

  /// On how many levels there are positions.
  int levels() {
    return levels.size();
  }
}
