package org.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The main files that name one word, board, ending, method, certificate or format: as
/// CONTRIBUTING.md lists them, so that nobody adds to them without noticing.
class FilesOfAChangeTest {
  private static final Path ROOT = Path.of("");
  private static final int MOST_OF_A_BOARD = 12;

  /// What tells, by the example in the table, that a file names it.
  private static final Map<String, Pattern> NAMES =
      Map.of(
          "`avoid`", named("\\bAVOID(ED_PATTERN)?\\b|\"avoids?\"|^avoid "),
          "`board hex`, `board triangle`",
              named("\\b(HEX|HEXAGONAL|TRIANGULAR)\\b|\"(hex|triangle)\""),
          "`win where` of heaps", named("\\b(EndCondition|HeapEnds)\\b"),
          "`product`", named("\\b(ProductOfHeaps|Joining\\.PRODUCT)\\b"),
          "`no-tiling`", named("NoTilingCertificate|\"no-tiling\""),
          "drafts for the OEIS", named("OeisDraft|\"--oeis\""));

  private static Pattern named(String pattern) {
    return Pattern.compile(pattern, Pattern.MULTILINE);
  }

  /// A row of the table: `| a new … | EXAMPLE | COUNT | NAMES |`.
  record Row(String example, int count, List<String> files) {
    static Row of(String line) {
      List<String> cells = Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
      return new Row(
          cells.get(2), Integer.parseInt(cells.get(3)), List.of(cells.get(4).split(", ", -1)));
    }
  }

  static List<Row> rows() throws IOException {
    return Files.readAllLines(ROOT.resolve("CONTRIBUTING.md")).stream()
        .filter(line -> line.matches("\\|.*\\| \\d+ \\|.*"))
        .map(Row::of)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void areThoseOfTheTable(Row row) throws IOException {
    List<String> found = naming(Objects.requireNonNull(NAMES.get(row.example), row.example));
    assertThat(row.files).containsExactlyElementsOf(found);
    assertThat(row.count).isEqualTo(found.size());
  }

  @Test
  void everyExampleHasARow() throws IOException {
    assertThat(rows().stream().map(Row::example))
        .containsExactlyInAnyOrderElementsOf(NAMES.keySet());
  }

  @Test
  void aBoardTakesFewFiles() throws IOException {
    assertThat(rows())
        .filteredOn(row -> row.example.contains("board"))
        .isNotEmpty()
        .allMatch(row -> row.count <= MOST_OF_A_BOARD);
  }

  /// The names of the main files in which a pattern is found: Java without its ending, and what the
  /// program reads.
  private static List<String> naming(Pattern pattern) throws IOException {
    try (Stream<Path> modules = Files.list(ROOT.toAbsolutePath())) {
      return modules
          .map(module -> module.resolve("src/main"))
          .filter(Files::isDirectory)
          .flatMap(FilesOfAChangeTest::texts)
          .filter(file -> pattern.matcher(read(file)).find())
          .map(file -> file.getFileName().toString().replaceFirst("\\.java$", ""))
          .sorted()
          .toList();
    }
  }

  private static Stream<Path> texts(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().matches(".*\\.(java|json|txt|js)"))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
