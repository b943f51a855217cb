package org.grundy.workbench.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Published sequences are what the rules of `examples/truth` say.
class TruthTest {
  private static final Path FOLDER = Path.of("../examples/truth");

  /// A line of `sequences.tsv`.
  ///
  /// @param game its file in the folder, a game of the catalogue or a heap code; `-` if it cannot
  ///   be stated
  /// @param asked how the terms are read off it
  /// @param terms as published
  /// @param checked which of them are compared: `24`, or `1..24` without the first
  /// @param beyond terms that follow those published, found here
  /// @param remark what cannot be stated, or why the source differs
  record Row(
      String sequence,
      String name,
      String game,
      String asked,
      List<String> terms,
      String source,
      String checked,
      List<String> beyond,
      String remark) {
    static Row of(String line) {
      String[] parts = line.split("\t", -1);
      return new Row(
          parts[0],
          parts[1],
          parts[2],
          parts[3],
          List.of(parts[4].split(" ")),
          parts[5],
          parts[6],
          Arrays.stream(parts[7].split(" ")).filter(term -> !term.isEmpty()).toList(),
          parts[8]);
    }

    /// The terms that are compared.
    List<String> agreed() {
      int dots = checked.indexOf("..");
      int from = dots < 0 ? 0 : Integer.parseInt(checked.substring(0, dots));
      int to = Integer.parseInt(dots < 0 ? checked : checked.substring(dots + 2));
      return terms.subList(from, to);
    }

    boolean isStated() {
      return !game.equals("-");
    }

    @Override
    public String toString() {
      return sequence;
    }
  }

  static Stream<Row> rows() throws IOException {
    return Files.readAllLines(FOLDER.resolve("sequences.tsv")).stream().skip(2).map(Row::of);
  }

  static Stream<Row> stated() throws IOException {
    return rows().filter(Row::isStated);
  }

  @ParameterizedTest
  @MethodSource("stated")
  void theRulesSayWhatIsPublished(Row row) {
    List<String> expected = Stream.concat(row.agreed().stream(), row.beyond().stream()).toList();
    assertThat(new Question(FOLDER, row.game(), row.asked()).terms(expected.size()))
        .as(row.sequence())
        .isEqualTo(expected);
  }
}
