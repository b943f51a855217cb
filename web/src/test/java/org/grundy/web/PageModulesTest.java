package org.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The modules of the page that need no browser, by the tests in `src/test/js`, which Node.js runs.
class PageModulesTest {
  /// Whatever folder the tests are run in.
  private static Path folder() {
    return Stream.of(Path.of("src/test/js"), Path.of("web/src/test/js"))
        .filter(Files::isDirectory)
        .findFirst()
        .orElseThrow();
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException notFound) {
      return false;
    }
  }

  @Test
  void doWhatTheirOwnTestsSay() throws IOException, InterruptedException {
    assumeTrue(
        hasNode(),
        "no tests of the page's modules: there is no Node.js, which runs web/src/test/js");
    List<String> command = new ArrayList<>(List.of("node", "--test"));
    try (Stream<Path> files = Files.list(folder())) {
      files
          .map(Path::toString)
          .filter(name -> name.endsWith(".test.js"))
          .sorted()
          .forEach(command::add);
    }
    assertThat(command).hasSizeGreaterThan(3);
    Process tests = new ProcessBuilder(command).redirectErrorStream(true).start();
    String told = new String(tests.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(tests.waitFor()).as(told).isZero();
  }
}
