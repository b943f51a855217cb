package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Sweeps as processes, from what was packaged: on a cluster of two workers on the loopback, one of
/// which is killed, and with a driver that is killed. The rows are those of this process.
///
/// Once each, in the midst of the work; with `-Dkills=10` ten times each, at random moments within
/// `-Dwithin=12000` milliseconds. `-Dprocesses=false` leaves them out.
@DisabledIfSystemProperty(named = "processes", matches = "false")
class SweepIT {
  private static final Path TARGET = Path.of("sweeps", "target").toAbsolutePath();
  private static final String SWEEP =
      """
      sweep  Three digits
      codes  0.???
      to     1000
      keep   class period preperiod saltus last maximum rares regularity proof certificate
      """;
  private static final int CODES = 511;
  private static final String ROWS =
      "select * except(time_ms, certificate), sha2(certificate, 256) from rows order by number";
  private static final int PORT = 7177;
  private static final int PATIENCE_SECONDS = 120;
  private static final int KILLS = Integer.getInteger("kills", 1);
  private static final int WITHIN_MILLIS = Integer.getInteger("within", 12_000);
  private static final long SEED = Long.getLong("seed", System.nanoTime());

  @TempDir private static Path folder;
  private static Path sweep = Path.of("");
  private static String alone = "";

  private final Random random = new Random(SEED);

  @BeforeAll
  static void sweepInThisProcess() throws IOException {
    assumeThat(TARGET.resolve("grundy-sweeps.jar")).exists();
    sweep = folder.resolve("three.sweep");
    Files.writeString(sweep, SWEEP);
    Path into = folder.resolve("alone");
    assertThat(Said.by(sweep, "--into", into).code()).isZero();
    alone = rows(into);
    assertThat(alone.lines()).hasSize(1 + CODES);
  }

  private static String rows(Path into) {
    Said said = Said.by("query", into, ROWS, "--csv");
    assertThat(said.code()).as(said.err()).isZero();
    return said.out();
  }

  private static Process driver(String secret, Object... words) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("@" + Path.of("sweeps", "jvm.options"));
    command.addAll(
        List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xlog:disable", "-cp"));
    command.add(TARGET.resolve("grundy-sweeps.jar") + ":" + TARGET.resolve("spark") + "/*");
    command.add("org.grundy.sweeps.Main");
    Stream.of(words).map(String::valueOf).forEach(command::add);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put(Cluster.MEMORY, "512m");
    if (!secret.isEmpty()) {
      builder.environment().put(Cluster.SECRET, secret);
    }
    return builder
        .redirectError(folder.resolve("err").toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .start();
  }

  private static int end(Process process) throws InterruptedException {
    assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  private static String cluster(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("sweeps/cluster"));
    command.addAll(List.of(words));
    Path said = folder.resolve("cluster");
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("GRUNDY_BUILT", TARGET.toString());
    builder.environment().put("GRUNDY_CLUSTER_PORT", Integer.toString(PORT));
    Process process = builder.redirectOutput(said.toFile()).redirectError(Redirect.DISCARD).start();
    assertThat(end(process)).isZero();
    return Files.readString(said).strip();
  }

  @AfterEach
  void stopCluster() throws IOException, InterruptedException {
    if (Files.exists(TARGET.resolve("cluster/pids"))) {
      cluster("stop");
    }
  }

  @Test
  void aClusterGivesTheSameRowsThoughAWorkerIsKilled() throws IOException, InterruptedException {
    for (int kill = 0; kill < KILLS; kill++) {
      String master = cluster("start", "2");
      String secret = Files.readString(TARGET.resolve("cluster/secret"));
      Path into = folder.resolve("cluster-rows" + kill);
      // At once: a cluster that has started listens.
      Process driver = driver(secret, sweep, "--into", into, "--master", master);
      awaitMoment(into, driver);
      long worker = Long.parseLong(Files.readAllLines(TARGET.resolve("cluster/pids")).getLast());
      ProcessHandle.of(worker).ifPresent(SweepIT::killAll);
      assertThat(end(driver)).as(Files.readString(folder.resolve("err"))).isZero();
      assertThat(rows(into)).isEqualTo(alone);
      stopCluster();
    }
  }

  private static void killAll(ProcessHandle process) {
    List<ProcessHandle> all = Stream.concat(Stream.of(process), process.descendants()).toList();
    all.forEach(ProcessHandle::destroyForcibly);
  }

  /// Waits until something is to be killed: where that is done once, until some rows are there and
  /// others are not; else for a random time.
  private void awaitMoment(Path into, Process driver) throws IOException, InterruptedException {
    if (KILLS > 1) {
      driver.waitFor(random.nextInt(1, WITHIN_MILLIS), TimeUnit.MILLISECONDS);
      System.out.printf(
          "killed with seed %d: %s, %d files%n",
          SEED, driver.isAlive() ? "at work" : "ended", files(into));
      return;
    }
    while (driver.isAlive() && files(into) <= 2) {
      Thread.sleep(20);
    }
  }

  private static long files(Path into) throws IOException {
    if (!Files.isDirectory(into.resolve("rows"))) {
      return 0;
    }
    try (Stream<Path> files = Files.list(into.resolve("rows"))) {
      return files.filter(file -> file.toString().endsWith(".parquet")).count();
    }
  }

  @Test
  void aDriverThatIsKilledGoesOnWithWhatIsMissing() throws IOException, InterruptedException {
    for (int kill = 0; kill < KILLS; kill++) {
      Path into = folder.resolve("killed" + kill);
      Process driver = driver("", sweep, "--into", into);
      awaitMoment(into, driver);
      driver.destroyForcibly();
      driver.waitFor();
      Said said = Said.by(sweep, "--into", into, "--resume");
      assertThat(said.code()).as(said.err()).isZero();
      assertThat(rows(into)).isEqualTo(alone);
    }
  }
}
