package org.grundy.sweeps;

import java.io.File;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkContext;
import org.apache.spark.SparkException;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.SparkSession;
import org.grundy.core.InputException;

/// A Spark session: in this process, or on a cluster.
///
/// @param session where jobs are sent
/// @param cores how many rows are worked on at a time
/// @param coresOfWorker how many of them in one process
record Cluster(SparkSession session, int cores, int coresOfWorker) implements AutoCloseable {
  /// The environment variable with what the members of a cluster prove themselves by.
  static final String SECRET = "GRUNDY_CLUSTER_SECRET";

  /// The environment variable with the memory of an executor.
  static final String MEMORY = "GRUNDY_WORKER_MEMORY";

  private static final Pattern MASTER =
      Pattern.compile("local(\\[(\\*|[1-9]\\d{0,3})])?|spark://.+|yarn|k8s://.+");
  private static final Pattern STANDALONE = Pattern.compile("spark://([^:,/]+):(\\d{1,5})");
  private static final int PATIENCE_MILLIS = 5_000;

  /// Why jobs end when nobody works on them any more.
  static final String NO_WORKER = "no worker of the cluster is left";

  /// The time that there may be no worker: one that was killed is begun again within seconds.
  private static final int ALONE_SECONDS = 60;

  /// @param master `local[*]`, `local[2]`, `spark://HOST:PORT`, `yarn`, `k8s://…`
  /// @param title what the work is called in Spark's own pages
  /// @param ui whether Spark serves these pages
  /// @throws InputException if there is no such master
  static Cluster join(String master, String title, boolean ui) {
    boolean local = master.startsWith("local");
    SparkSession.Builder builder =
        SparkSession.builder()
            .master(master)
            .appName("Grundy: " + title)
            .config("spark.ui.enabled", ui)
            .config("spark.ui.showConsoleProgress", false)
            .config("spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir"))
            .config("spark.sql.shuffle.partitions", "8")
            .config("spark.sql.parquet.compression.codec", "zstd")
            // A task's file takes its place when the task ends, and not when all of them have: what
            // is done when a driver is killed stays done.
            .config("spark.hadoop.mapreduce.fileoutputcommitter.algorithm.version", "2");
    if (local) {
      builder.config("spark.driver.host", "127.0.0.1");
      builder.config("spark.driver.bindAddress", "127.0.0.1");
    } else {
      ofCluster(builder, master);
    }
    try {
      SparkSession session = builder.getOrCreate();
      if (!local) {
        endWithoutWorkers(session.sparkContext());
      }
      int cores = session.sparkContext().defaultParallelism();
      return new Cluster(session, Math.max(1, cores), local ? cores : coresOfWorker(session));
    } catch (Exception refused) {
      // What Spark throws is checked, and no method of it says so.
      throw noMaster(master, refused);
    }
  }

  /// Ends the jobs where no worker has been there for a while: Spark itself waits for ever.
  private static void endWithoutWorkers(SparkContext context) {
    Runnable watch =
        () -> {
          try {
            for (int alone = 0; !context.isStopped(); Thread.sleep(1_000)) {
              // The driver itself is one of them.
              boolean isAlone = context.statusTracker().getExecutorInfos().length <= 1;
              alone = isAlone ? alone + 1 : 0;
              if (alone >= ALONE_SECONDS) {
                for (int job : context.statusTracker().getActiveJobIds()) {
                  context.cancelJob(job, NO_WORKER);
                }
              }
            }
          } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
          }
        };
    Thread.ofPlatform().daemon().name("grundy-workers").start(watch);
  }

  /// Asks whether an address is one, and whether somebody listens where the master of a standalone
  /// cluster is to be: Spark itself tries for a minute.
  ///
  /// @throws InputException if not
  static void requireMaster(String master) {
    if (!MASTER.matcher(master).matches()) {
      throw new InputException(
          "`%s` is no address of a cluster".formatted(master),
          "it is local[*], local[2], spark://HOST:PORT, yarn or k8s://URL");
    }
    Matcher standalone = STANDALONE.matcher(master);
    if (!standalone.matches()) {
      return;
    }
    try (Socket socket = new Socket()) {
      int port = Integer.parseInt(standalone.group(2));
      socket.connect(new InetSocketAddress(standalone.group(1), port), PATIENCE_MILLIS);
    } catch (IOException | IllegalArgumentException nobody) {
      throw new InputException(
          "the cluster %s cannot be joined: nobody answers there".formatted(master),
          "is its master running? local[*] works in this process");
    }
  }

  private static void ofCluster(SparkSession.Builder builder, String master) {
    if (master.startsWith("spark://127.0.0.1") || master.startsWith("spark://localhost")) {
      builder.config("spark.driver.host", "127.0.0.1");
      builder.config("spark.driver.bindAddress", "127.0.0.1");
    }
    Optional.ofNullable(System.getenv(SECRET))
        .ifPresent(secret -> {
          builder.config("spark.authenticate", true);
          builder.config("spark.authenticate.secret", secret);
        });
    Optional.ofNullable(System.getenv(MEMORY))
        .ifPresent(memory -> builder.config("spark.executor.memory", memory));
    String jars =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(entry -> {
              String name = String.valueOf(Path.of(entry).getFileName());
              return name.startsWith("grundy") && name.endsWith(".jar");
            })
            .reduce((a, b) -> a + "," + b)
            .orElse("");
    builder.config("spark.jars", jars);
  }

  private static int coresOfWorker(SparkSession session) {
    return Math.max(1, session.sparkContext().getConf().getInt("spark.executor.cores", 1));
  }

  private static InputException noMaster(String master, Exception refused) {
    Throwable cause = refused;
    while (cause.getCause() != null && !(cause instanceof SparkException)) {
      cause = cause.getCause();
    }
    String message = String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
    return new InputException(
        "the cluster %s cannot be joined: %s".formatted(master, message),
        "is its master running? local[*] works in this process");
  }

  /// A folder or a file as Spark names it: its name may have any characters.
  static String place(Path path) {
    return "file://" + path.toUri().getPath();
  }

  /// Reads the very places that are named: none of their characters stands for others.
  DataFrameReader read() {
    return session.read().option("__globPaths__", "false");
  }

  @Override
  public void close() {
    session.stop();
  }
}
