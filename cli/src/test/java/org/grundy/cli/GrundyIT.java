package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.cli.process.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The packaged jar as a process of its own.
class GrundyIT extends ProcessTest {
  /// Two builds of the same sources have equal bytes: no time of the build is in the jar, and no
  /// order but that of the names.
  @Test
  void theJarTellsNothingOfWhenItWasBuilt() throws IOException {
    Matcher time =
        Pattern.compile("<project.build.outputTimestamp>(.+)Z<")
            .matcher(Files.readString(Path.of("pom.xml")));
    assertThat(time.find()).isTrue();
    try (JarFile jar = new JarFile("cli/target/grundy.jar")) {
      assertThat(jar.stream().map(JarEntry::getTimeLocal).distinct())
          .containsExactly(LocalDateTime.parse(time.group(1)));
      assertThat(jar.stream().map(JarEntry::getName).skip(2)).isSorted();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"cf138d", "arc038b", "gcj2019-1c-c", "poj3537", "gcj2015-q-d"})
  void printsTheOfficialAnswerByteForByte(String contest) throws Exception {
    Process process = start(EXAMPLES.resolve(contest + ".in"), "contest", contest);
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(output()).isEqualTo(Files.readAllBytes(EXAMPLES.resolve(contest + ".out")));
    assertThat(errors()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "check --tree examples/queens.game",
        "verify examples/kayles.certificate.json",
        "solve node-kayles 5 --json",
        "sequence kayles --json",
        "games --json",
      })
  void hasAllThatItsCommandsNeed(String command) throws Exception {
    Process process = start(EXAMPLES.resolve("cf138d.in"), command.split(" "));
    assertThat(exitCode(process)).isEqualTo(ExitCode.DONE);
    assertThat(output()).isNotEmpty();
    assertThat(errors()).isEmpty();
  }

  /// Every jar that the classes of others come from has its licence inside; some have a notice too.
  @Test
  void carriesTheLicencesOfWhatItContains() throws Exception {
    try (JarFile jar = new JarFile("cli/target/grundy.jar")) {
      assertThat(jar.getEntry("META-INF/LICENSE").getSize())
          .isEqualTo(Files.size(Path.of("LICENSE")));
      List<String> texts =
          jar.stream().map(JarEntry::getName).filter(name -> name.contains("/licenses/")).toList();
      for (String part :
          List.of(
              "javalin",
              "jetty-server",
              "jackson-core",
              "kotlin-stdlib",
              "asm-",
              "d3-",
              "codemirror__view-",
              "picocli",
              "slf4j-api",
              "jakarta.servlet-api")) {
        assertThat(texts).anyMatch(name -> name.matches("META-INF/licenses/" + part + ".*/.+"));
      }
      assertThat(texts).anyMatch(name -> name.matches(".*/jackson-core-[^/]*/NOTICE"));
    }
  }

  @Test
  void refusesBadInput() throws Exception {
    Path input = Files.writeString(folder.resolve("in"), "2 2\nRL\nLQ\n");
    Process process = start(input, "contest", "cf138d");
    assertThat(exitCode(process)).isEqualTo(ExitCode.BAD_INPUT);
    assertThat(output()).isEmpty();
    assertThat(errors()).startsWith("grundy: <stdin>:3:2: ").doesNotContain("\tat ");
  }

  @Test
  @Timeout(value = 2 * PATIENCE_SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  void servesThePageAndEndsAtOnceWhenInterrupted() throws Exception {
    Process process = builder(true, EXAMPLES.resolve("cf138d.in"), "serve", "--port", "0").start();
    try (BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        HttpClient client = HttpClient.newHttpClient()) {
      String address = reader.readLine();
      assertThat(address).startsWith("http://127.0.0.1:");
      for (String path :
          List.of(
              "",
              "app.js",
              "style/base.css",
              "d3.js",
              "codemirror/codemirror-view.js",
              "api/games")) {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address + path)).build();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString());
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        assertThat(answer.body()).as(path).isNotEmpty();
      }
      interrupt(process);
      assertThat(exitCode(process)).isEqualTo(130);
    }
    assertThat(errors()).isEqualTo("grundy: the explorer is there; Ctrl-C ends it\n");
  }

  @Test
  @Timeout(value = 2 * PATIENCE_SECONDS, threadMode = ThreadMode.SEPARATE_THREAD)
  void endsQuietlyWhenNobodyReadsOn() throws Exception {
    Process process =
        builder(
                false,
                EXAMPLES.resolve("cf138d.in"),
                "solve",
                "board-and-piece",
                "2x40000",
                "--json")
            .start();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8), 1)) {
      assertThat(reader.read()).isEqualTo('{');
    }
    assertThat(exitCode(process)).isIn(ExitCode.DONE, ExitCode.READER_GONE);
    assertThat(errors()).isEmpty();
  }

  @Test
  void saysSoWhenMemoryIsFull() throws Exception {
    Process process = start(EXAMPLES.resolve("cf138d.in"), "solve", "board-and-piece", "9000x9000");
    assertThat(exitCode(process)).isEqualTo(ExitCode.BUDGET_SPENT);
    assertThat(output()).isEmpty();
    assertThat(errors()).startsWith("grundy: not solved: ").doesNotContain("\tat ");
  }
}
