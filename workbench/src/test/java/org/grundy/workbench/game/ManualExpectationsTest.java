package org.grundy.workbench.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What the games of all manuals expect is true.
class ManualExpectationsTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern GAME = Pattern.compile("(?s)```game\n(.*?)```");

  /// A game in a manual.
  record Example(String name, String text) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Example> examples() throws IOException {
    List<Path> manuals = new ArrayList<>();
    for (String folder : List.of("", "docs", "web")) {
      try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
        files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(manuals::add);
      }
    }
    List<Example> examples = new ArrayList<>();
    for (Path manual : manuals) {
      GAME.matcher(Files.readString(manual))
          .results()
          .map(game -> game.group(1))
          .map(text ->
              new Example(
                  manual.getFileName() + ": " + text.lines().findFirst().orElseThrow(), text))
          .forEach(examples::add);
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void areTrue(Example example) {
    Workbench workbench = new Workbench();
    CheckReport report =
        workbench.check(
            workbench.game(new TextSource(example.name, example.text)),
            new Meter(Budget.ofThisProcess()));
    assertThat(report.results()).allMatch(CheckReport.Result::holds);
  }

  @Test
  void areMany() throws IOException {
    assertThat(examples())
        .hasSizeGreaterThan(50)
        .extracting(Example::text)
        .filteredOn(text -> text.contains("\nexpect "))
        .hasSizeGreaterThan(40);
  }
}
