package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The launcher in a checkout with a Maven and a JDK of its own, which are a few lines of shell.
class LauncherTest {
  private static final int PATIENCE_SECONDS = 60;
  private static final String JAVA =
      "#!/bin/sh\necho \"java runs the $(cat checkout/.grundy/grundy.jar)\"\n";

  private static final String MODULES =
      "JAVA_VERSION=\"25\"\nMODULES=\"java.base jdk.incubator.vector\"\n";

  /// Builds at once.
  private static final String QUICK_MAVEN =
      """
      #!/bin/sh
      echo $$ >> builds
      mkdir -p cli/target/quick
      echo new jar > cli/target/quick/grundy.jar
      """;

  /// Builds until it is killed.
  private static final String SLOW_MAVEN =
      """
      #!/bin/sh
      echo $$ >> builds
      while :; do sleep 0.1; done
      """;

  @TempDir private Path folder;

  private Path checkout;

  @BeforeEach
  void makeCheckout() throws IOException {
    checkout = Files.createDirectories(folder.toRealPath().resolve("checkout"));
    Files.copy(Path.of("grundy"), checkout.resolve("grundy"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.writeString(checkout.resolve("pom.xml"), "");
    program("checkout/mvnw", QUICK_MAVEN);
    Files.createDirectories(folder.resolve("jdk/bin"));
    Files.writeString(folder.resolve("jdk/release"), "JAVA_VERSION=\"25\"\n");
    program("jdk/bin/javac", "#!/bin/sh\n");
    program("jdk/bin/java", JAVA);
  }

  private void program(String name, String text) throws IOException {
    Path file = Files.writeString(folder.resolve(name), text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private void makeOldJar() throws IOException {
    Path jar = Files.createDirectories(checkout.resolve(".grundy")).resolve("grundy.jar");
    Files.writeString(jar, "old jar");
    Files.setLastModifiedTime(jar, FileTime.fromMillis(0));
  }

  private Process start() throws IOException {
    return start("games");
  }

  private Process start(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("checkout/grundy"));
    command.addAll(List.of(words));
    return started(new ProcessBuilder(command));
  }

  /// In place of the checkout, what the build makes to be installed.
  private void install() throws IOException {
    Files.delete(checkout.resolve("pom.xml"));
    Files.delete(checkout.resolve("mvnw"));
    Files.createDirectories(checkout.resolve("runtime/bin"));
    Files.createDirectories(checkout.resolve("lib"));
    Files.writeString(checkout.resolve("runtime/release"), MODULES);
    program("checkout/runtime/bin/java", "#!/bin/sh\necho \"$@\"\n");
    Files.delete(folder.resolve("jdk/bin/javac"));
  }

  private Process started(ProcessBuilder builder) throws IOException {
    builder
        .directory(folder.toFile())
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile());
    builder.environment().remove("COLUMNS");
    builder.environment().putAll(Map.of("GRUNDY_JAVA_HOME", folder.resolve("jdk").toString()));
    return builder.start();
  }

  private static int exitCode(Process process) throws InterruptedException {
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      return process.exitValue();
    } finally {
      process.destroyForcibly();
    }
  }

  private String text(String file) throws IOException {
    return Files.readString(folder.resolve(file));
  }

  /// The numbers of the processes that have built.
  private List<String> builds() throws IOException {
    Path builds = checkout.resolve("builds");
    return Files.exists(builds) ? Files.readAllLines(builds) : List.of();
  }

  private void awaitBuilds(int count) throws Exception {
    for (int i = 0; i < PATIENCE_SECONDS * 20 && builds().size() < count; i++) {
      Thread.sleep(50);
    }
    assertThat(builds()).hasSize(count);
  }

  private static boolean isAlive(String process) {
    return ProcessHandle.of(Long.parseLong(process)).filter(ProcessHandle::isAlive).isPresent();
  }

  @Test
  void buildsOnceAndRuns() throws Exception {
    assertThat(exitCode(start())).isZero();
    assertThat(exitCode(start())).isZero();
    assertThat(text("out")).isEqualTo("java runs the new jar\n");
    assertThat(builds()).hasSize(1);
    assertThat(checkout.resolve(".grundy/lock")).doesNotExist();
  }

  /// A file in place of the lock is like a folder that may not be written: no link can be made.
  @Test
  void runsTheOldJarWhereItCannotBuild() throws Exception {
    makeOldJar();
    Files.writeString(checkout.resolve(".grundy/lock"), "");
    assertThat(exitCode(start())).isZero();
    assertThat(text("out")).isEqualTo("java runs the old jar\n");
    assertThat(text("err")).contains("cannot be written; the jar there is used");
    assertThat(builds()).isEmpty();
  }

  @Test
  void saysSoWhereThereIsNoJarAndItCannotBuild() throws Exception {
    Files.writeString(checkout.resolve(".grundy"), "");
    assertThat(exitCode(start())).isEqualTo(1);
    assertThat(text("err")).contains("cannot be written, so nothing can be built");
  }

  @Test
  void endsTheBuildWhenItIsEnded() throws Exception {
    program("checkout/mvnw", SLOW_MAVEN);
    Process process = start();
    awaitBuilds(1);
    process.destroy();
    assertThat(exitCode(process)).isEqualTo(130);
    assertThat(isAlive(builds().getFirst())).isFalse();
    assertThat(checkout.resolve(".grundy/lock")).doesNotExist();
  }

  /// The first process belongs to another user, unless the tests run as that user: no signal may be
  /// sent to it, and yet it lives.
  @Test
  void waitsForTheLockOfAProcessOfAnotherUser() throws Exception {
    Path lock = Files.createDirectories(checkout.resolve(".grundy")).resolve("lock");
    Files.createSymbolicLink(lock, Path.of("1"));
    Process process = start();
    assertThat(process.waitFor(2, TimeUnit.SECONDS)).as("ended without the lock").isFalse();
    assertThat(Files.readSymbolicLink(lock)).hasToString("1");
    Files.delete(lock);
    assertThat(exitCode(process)).isZero();
    assertThat(builds()).hasSize(1);
  }

  @Test
  void endsTheBuildThatAKilledLauncherLeftBehind() throws Exception {
    program("checkout/mvnw", SLOW_MAVEN);
    Process process = start();
    awaitBuilds(1);
    process.destroyForcibly();
    assertThat(exitCode(process)).isNotZero();
    assertThat(isAlive(builds().getFirst())).isTrue();
    program("checkout/mvnw", QUICK_MAVEN);
    assertThat(exitCode(start())).isZero();
    assertThat(isAlive(builds().getFirst())).isFalse();
    assertThat(text("out")).isEqualTo("java runs the new jar\n");
  }

  @Test
  void anInstalledOneRunsOnTheJavaBesideIt() throws Exception {
    install();
    assertThat(exitCode(start("solve", "a b"))).isZero();
    assertThat(text("out"))
        .contains("-XX:AOTCache=" + checkout + "/lib/grundy.aot", checkout + "/lib/grundy.jar")
        .endsWith(" org.grundy.cli.Main solve a b\n")
        .doesNotContain("--add-modules");
    assertThat(text("err")).isEmpty();
    assertThat(exitCode(start("sequence", "0.07", "--to", "10^6"))).isZero();
    assertThat(text("out")).contains("--add-modules jdk.incubator.vector");
    assertThat(checkout.resolve(".grundy")).doesNotExist();
  }

  @Test
  void anInstalledOneSaysWhereSweepsAre() throws Exception {
    install();
    assertThat(exitCode(start("sweep", "my.sweep"))).isEqualTo(3);
    assertThat(text("err")).contains("sweeps are not installed", "run them from the sources");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "absent.sweep",
        "--into here absent.sweep",
        "absent.sweep --into here --time 5s",
        "--all absent.game 3x3 --into here",
        "--split absent.game 3x3 --depth 2 --into here",
        "query absent 'select 1'",
      })
  void saysThatASweepIsNotThereBeforeSparkIsFetched(String words) throws Exception {
    Files.createDirectories(folder.resolve("here"));
    assertThat(exitCode(start(("sweep " + words).split(" ")))).isEqualTo(3);
    assertThat(text("err")).startsWith("grundy: there is no f").contains(" absent");
    assertThat(builds()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pom.sweep",
        "--all cram 3x3 --into here",
        "--into here pom.sweep",
        "query here 'select 1'",
        "--help",
      })
  void buildsForASweepThatIsThere(String words) throws Exception {
    Files.createDirectories(folder.resolve("here"));
    Files.writeString(folder.resolve("pom.sweep"), "");
    exitCode(start(("sweep " + words).split(" ")));
    assertThat(builds()).hasSize(1);
  }

  /// What the JVM says of a module that somebody has to name on the command line helps nobody.
  @Test
  void theJvmDoesNotWarnOfItsVectors() throws Exception {
    install();
    program(
        "checkout/runtime/bin/java",
        """
        #!/bin/sh
        echo 'WARNING: Using incubator modules: jdk.incubator.vector' >&2
        echo 'the first' >&2; echo found; echo 'the last' >&2; exit 4
        """);
    assertThat(exitCode(start("sequence", "0.07", "--to", "10^6"))).isEqualTo(4);
    assertThat(text("out")).isEqualTo("found\n");
    awaitEnd("the last\n");
    assertThat(text("err")).isEqualTo("the first\nthe last\n");
    program("checkout/runtime/bin/java", "#!/bin/sh\nprintf 'no line' >&2\n");
    assertThat(exitCode(start("sequence", "0.07", "--to", "10^6"))).isZero();
    awaitEnd("no line\n");
    assertThat(text("err")).isEqualTo("no line\n");
  }

  /// Waits for what a child passes on.
  private void awaitEnd(String end) throws Exception {
    for (int i = 0; i < PATIENCE_SECONDS * 20 && !text("err").endsWith(end); i++) {
      Thread.sleep(50);
    }
  }

  /// On a pseudo-terminal, which `script` makes.
  @Test
  void tellsHowWideTheTerminalIs() throws Exception {
    assumeThat(Path.of("/usr/bin/script")).isExecutable();
    program("jdk/bin/java", "#!/bin/sh\necho \"columns: ${COLUMNS-unknown}\"\n");
    exitCode(start());
    assertThat(text("out")).isEqualTo("columns: unknown\n");
    ProcessBuilder builder =
        new ProcessBuilder("script", "-qec", "stty cols 61; checkout/grundy games", "/dev/null");
    assertThat(exitCode(started(builder))).isZero();
    assertThat(text("out").strip()).isEqualTo("columns: 61");
  }
}
