package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.ProcessBuilder.Redirect;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What people install, as a person without a JDK has it: the archive unpacked under another path,
/// and the Debian package. Skipped where nothing was made (`./mvnw -Pdist package` makes it).
class DistIT {
  private static final Path DIST = Path.of("cli/target/dist").toAbsolutePath();
  private static final int PATIENCE_SECONDS = 120;

  /// Where programs such as `sh`, `dirname` and `cat` are, and no Java.
  @TempDir private static Path programs;

  @TempDir private static Path folder;

  private static Path grundy = Path.of("");

  private record Said(int code, String out, String err) {}

  @BeforeAll
  static void unpack() throws Exception {
    Optional<Path> archive = made(".tar.gz");
    assumeThat(archive).as("./mvnw -Pdist package has made an archive").isPresent();
    Path place = Files.createDirectories(folder.resolve("another place"));
    Said said =
        run(
            System.getenv(),
            "tar",
            "-xf",
            archive.orElseThrow().toString(),
            "-C",
            place.toString());
    assertThat(said.code()).as(said.err()).isZero();
    try (Stream<Path> unpacked = Files.list(place)) {
      grundy = unpacked.findFirst().orElseThrow().resolve("grundy");
    }
    for (String name :
        List.of("sh", "cat", "dirname", "readlink", "stty", "grep", "mkfifo", "rm")) {
      for (String bin : List.of("/usr/bin/", "/bin/")) {
        if (Files.exists(Path.of(bin + name)) && !Files.exists(programs.resolve(name))) {
          Files.copy(
              Path.of(bin + name), programs.resolve(name), StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }

  private static Optional<Path> made(String end) throws IOException {
    if (!Files.isDirectory(DIST)) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(DIST)) {
      return files.filter(file -> file.toString().endsWith(end)).findFirst();
    }
  }

  private static Said run(Map<String, String> environment, String... command) throws Exception {
    return run("", environment, command);
  }

  private static Said run(String input, Map<String, String> environment, String... command)
      throws Exception {
    Path out = Files.createTempFile(folder, "out", "");
    Path err = Files.createTempFile(folder, "err", "");
    Path in = Files.writeString(Files.createTempFile(folder, "in", ""), input);
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().putAll(environment);
    Process process =
        builder
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    try {
      assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
    } finally {
      process.destroyForcibly();
    }
    return new Said(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  /// The environment of somebody who has no Java.
  private static Map<String, String> bare() {
    return Map.of(
        "PATH", programs.toString(), "HOME", folder.toString(), "TMPDIR", folder.toString());
  }

  private static Said grundy(String... words) throws Exception {
    return grundyWith("", words);
  }

  private static Said grundyWith(String input, String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of(grundy.toString()));
    command.addAll(Arrays.asList(words));
    return run(input, bare(), command.toArray(String[]::new));
  }

  @Test
  void solves() throws Exception {
    assertThat(grundy("solve", "nim", "7+4+4", "--value")).isEqualTo(new Said(0, "7\n", ""));
    Said contest = grundyWith("2 2\nRL\nLR\n", "contest", "cf138d");
    assertThat(contest).isEqualTo(new Said(0, "LOSE\n", ""));
    assertThat(grundy("solve", "darkraft", "RL|LR").out()).contains("outcome P");
  }

  @Test
  void findsLongSequencesWithVectorsAndWithoutAWarning() throws Exception {
    Said said = grundy("sequence", "0.156", "--to", "100000", "--rows", "1");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("Period 349 from n = 3,479 on, proved.");
    assertThat(said.err()).isEmpty();
  }

  @Test
  void playsAndReadsASession() throws Exception {
    Said play = grundyWith("1\n", "play", "nim", "1");
    assertThat(play.code()).as(play.err()).isZero();
    assertThat(play.out()).contains("1");
    assertThat(grundyWith("solve nim 5 --value\n", "repl").out()).contains("5");
  }

  @Test
  void servesThePage() throws Exception {
    ProcessBuilder builder = new ProcessBuilder(grundy.toString(), "serve", "--port", "0");
    builder.environment().clear();
    builder.environment().putAll(bare());
    Process server = builder.redirectError(Redirect.DISCARD).start();
    try (BufferedReader out =
            new BufferedReader(
                new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      URI address = URI.create(out.readLine());
      HttpResponse<String> page =
          client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>");
      HttpResponse<String> games =
          client.send(
              HttpRequest.newBuilder(address.resolve("/api/games")).build(),
              BodyHandlers.ofString());
      assertThat(games.body()).contains("cram");
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  @Test
  void startsFromItsCache() throws Exception {
    Path home = Objects.requireNonNull(grundy.getParent());
    Said said =
        run(
            bare(),
            home.resolve("runtime/bin/java").toString(),
            "-XX:+UseSerialGC",
            "-XX:AOTMode=on",
            "-XX:AOTCache=" + home.resolve("lib/grundy.aot"),
            "-cp",
            home.resolve("lib/grundy.jar").toString(),
            "org.grundy.cli.Main",
            "solve",
            "nim",
            "3",
            "--value");
    assertThat(said.code()).as(said.out() + said.err()).isZero();
    assertThat(said.out()).endsWith("3\n");
  }

  @Test
  void tellsItsVersionInCertificatesThatItVerifies() throws Exception {
    String version = grundy("--version").out().strip();
    Path proof = folder.resolve("proof.json");
    assertThat(grundy("solve", "cram", "2x3", "--certificate", proof.toString()).code()).isZero();
    assertThat(Files.readString(proof)).contains("\"program\" : \"" + version + "\"");
    assertThat(grundy("verify", proof.toString()).code()).isZero();
    assertThat(Files.readString(DIST.resolve("release-notes.md")))
        .startsWith("# " + version + "\n");
  }

  @Test
  void theSumsAreThoseOfTheFiles() throws Exception {
    for (String line : Files.readAllLines(DIST.resolve("SHA256SUMS"))) {
      String[] words = line.split("  ", -1);
      byte[] bytes = Files.readAllBytes(DIST.resolve(words[1]));
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
      assertThat(words[0]).as(words[1]).isEqualTo(HexFormat.of().formatHex(sum));
    }
  }

  @Test
  void theDebianPackageIsInstalledRunAndRemoved() throws Exception {
    Optional<Path> file = made(".deb");
    assumeThat(file).as("a Debian package was made").isPresent();
    assumeThat(System.getProperty("user.name")).as("only root installs").isEqualTo("root");
    assumeThat(Path.of("/usr/bin/dpkg")).as("dpkg is here").isExecutable();
    assumeThat(Path.of("/usr/bin/grundy")).as("no Grundy is installed").doesNotExist();
    Map<String, String> root =
        Map.of("PATH", "/usr/sbin:/usr/bin:/sbin:/bin", "HOME", folder.toString());
    try {
      Said said = run(root, "dpkg", "-i", file.orElseThrow().toString());
      assertThat(said.code()).as(said.err()).isZero();
      assertThat(run(bare(), "/usr/bin/grundy", "solve", "nim", "3+5", "--value").out())
          .isEqualTo("6\n");
      assertThat(Path.of("/usr/share/man/man1/grundy.1")).isRegularFile();
      assertThat(Path.of("/usr/share/bash-completion/completions/grundy")).isRegularFile();
    } finally {
      assertThat(run(root, "dpkg", "--purge", "grundy").code()).isZero();
    }
    assertThat(Path.of("/usr/bin/grundy")).doesNotExist();
    assertThat(Path.of("/usr/lib/grundy")).doesNotExist();
  }
}
