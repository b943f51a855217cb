package org.grundy.workbench.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Contest problems are stated in `examples/contests`, each with its sample as known answers.
class ContestRulesTest {
  private static final Path FOLDER = Path.of("../examples/contests");

  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".game")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void theRulesGiveTheSample(Path file) {
    CheckReport report = new Workbench().check(file, new Meter(Budget.ofNodes(50_000_000, 1L << 30)));
    assertThat(report.results()).as("expect lines of " + file).isNotEmpty();
    assertThat(report.results()).as(file.toString()).noneMatch(CheckReport.Result::refuted);
    assertThat(report.holds()).as(file.toString()).isTrue();
  }
}
