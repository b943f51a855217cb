package org.grundy.workbench.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.games.Catalogue;
import org.grundy.workbench.game.CheckReport;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Contest problems are stated in `games/…/contests`, each with its sample as known answers.
class ContestRulesTest {
  private static final Path FOLDER = Path.of("../games/src/main/java/org/grundy/games/contests");
  private static final String LINK = "../games/src/main/java/org/grundy/games/contests";
  private static final String RULES_OF = "rules of ";
  private static final List<String> FORMATS = new Catalogue().contestIds();
  private static final long NODES = 50_000_000;

  /// A line of `problems.tsv`.
  ///
  /// @param files those that state it
  /// @param missing what the language cannot say, where there are none or they state a part of it
  record Row(String problem, String title, List<String> files, String missing) {
    static Row of(String line) {
      String[] parts = line.split("\t", -1);
      List<String> files =
          parts[2].startsWith(RULES_OF)
              ? List.of(parts[2])
              : Arrays.stream(parts[2].split(" ", -1)).filter(f -> !f.isEmpty()).toList();
      return new Row(parts[0], parts[1], files, parts[3]);
    }

    /// The rules files that are its own.
    Stream<String> ownFiles() {
      return files.stream().filter(file -> !file.startsWith(RULES_OF));
    }

    /// The line of `docs/contests.md`.
    String line() {
      String stated =
          files.stream()
              .map(file ->
                  file.startsWith(RULES_OF)
                      ? "those of `%s`".formatted(file.substring(RULES_OF.length()))
                      : "[%1$s](%2$s/%1$s)".formatted(file, LINK))
              .collect(Collectors.joining(", "));
      String formats =
          Arrays.stream(problem.split("/", -1))
              .flatMap(id -> Stream.of(id, "leetcode" + id))
              .filter(FORMATS::contains)
              .map(id -> "`" + id + "`")
              .collect(Collectors.joining(", "));
      return "| %s | %s | %s | %s |"
          .formatted(
              problem,
              title,
              files.isEmpty()
                  ? "not stated: " + missing
                  : missing.isEmpty() ? stated : stated + ", " + missing,
              formats);
    }
  }

  static Stream<Row> rows() throws IOException {
    return Files.readAllLines(FOLDER.resolve("problems.tsv")).stream().skip(2).map(Row::of);
  }

  static Stream<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".game")).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void theRulesGiveTheSample(Path file) {
    Meter meter = new Meter(Budget.ofNodes(NODES, Budget.ofThisProcess().bytes()));
    CheckReport report = new Workbench().check(file, meter);
    assertThat(report.results()).as("expect lines of " + file).isNotEmpty();
    assertThat(report.results()).as(file.toString()).noneMatch(CheckReport.Result::refuted);
    assertThat(report.holds()).as(file.toString()).isTrue();
  }

  @Test
  void thePageListsEveryProblemAndEveryFile() throws IOException {
    assertThat(
            Files.readAllLines(Path.of("../docs/contests.md")).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| problem")))
        .isEqualTo(rows().map(Row::line).toList());
    assertThat(rows().flatMap(Row::ownFiles))
        .containsExactlyInAnyOrderElementsOf(
            files().map(file -> file.getFileName().toString()).toList());
    assertThat(rows()).allMatch(row -> !row.files().isEmpty() || !row.missing().isEmpty());
    assertThat(rows().filter(row -> row.missing().isEmpty()).count()).isGreaterThanOrEqualTo(57);
    for (String id : FORMATS) {
      assertThat(rows().map(Row::line))
          .as(id)
          .anyMatch(line -> line.contains("`" + id + "` |") || line.contains("`" + id + "`,"));
    }
  }
}
