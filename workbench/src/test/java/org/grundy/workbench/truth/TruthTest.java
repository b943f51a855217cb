package org.grundy.workbench.truth;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.grundy.api.Grundy;
import org.grundy.core.Budget;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.Meter;
import org.grundy.core.period.Periodicity;
import org.grundy.workbench.render.kit.Counted;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequenceRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Published sequences are what the rules of `examples/truth` say.
class TruthTest {
  private static final Path FOLDER = Path.of("../examples/truth");
  private static final Pattern PERIOD =
      Pattern.compile("G\\(n\\+(\\d+)\\) = G\\(n\\) from n = (\\d+)");

  /// A line of `sequences.tsv`.
  ///
  /// @param game its file in the folder, a game of the catalogue or a heap code; `-` if it cannot
  ///   be stated
  /// @param asked how the terms are read off it
  /// @param terms as published
  /// @param checked which of them are compared: `24`, or `1..24` without the first
  /// @param beyond terms that follow those published, found here
  /// @param proved `G(n+12) = G(n) from 71`: what a certificate says of all terms
  /// @param remark why nothing is compared, or why the source differs
  record Row(
      String sequence,
      String name,
      String game,
      String asked,
      List<String> terms,
      String source,
      String checked,
      List<String> beyond,
      String proved,
      String remark) {
    static Row of(String line) {
      String[] parts = line.split("\t", -1);
      return new Row(
          parts[0],
          parts[1],
          parts[2],
          parts[3],
          List.of(parts[4].split(" ", -1)),
          parts[5],
          parts[6],
          Arrays.stream(parts[7].split(" ", -1)).filter(term -> !term.isEmpty()).toList(),
          parts[8],
          parts[9]);
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

    /// The line of `docs/truth.md`.
    String line() {
      String more = beyond.isEmpty() ? "" : ", and %d more found".formatted(beyond.size());
      String all = proved.isEmpty() ? "" : "; proved: " + proved;
      String verdict =
          isStated()
              ? "agrees to %s%s%s%s"
                  .formatted(
                      Counted.of(agreed().size(), "term", "terms"),
                      more,
                      all,
                      remark.isEmpty() ? "" : " (" + remark + ")")
              : remark;
      String rules =
          game.endsWith(".game") && !game.contains("{")
              ? "[%s](../examples/truth/%s)".formatted(game, game)
              : isStated() ? "`" + game + "`" : "";
      String what = isStated() ? "`" + asked + "`" : "";
      return "| %s | %s | %s | %s | %s |".formatted(sequence, name, rules, what, verdict);
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

  /// The certificate of the whole sequence says what the table says, and is accepted.
  @ParameterizedTest
  @MethodSource("proved")
  void aCertificateSaysWhatAllTermsAre(Row row) {
    Matcher claim = PERIOD.matcher(row.proved());
    assertThat(claim.matches()).as(row.proved()).isTrue();
    Meter meter = new Meter(Budget.ofThisProcess());
    SequenceRun run = SequenceRun.of(new Workbench().game(row.game()), OptionalLong.empty());
    run.compute(meter, () -> {});
    Periodicity period = run.report(Optional.empty()).periodicity().orElseThrow();
    assertThat(period.period()).isEqualTo(Long.parseLong(claim.group(1)));
    assertThat(period.preperiod()).isEqualTo(Long.parseLong(claim.group(2)));
    CheckedCertificate checked = Grundy.verify(run.certificateText(meter));
    assertThat(checked.accepted()).as(checked.toString()).isTrue();
  }

  static Stream<Row> proved() throws IOException {
    return rows().filter(row -> !row.proved().isEmpty());
  }

  @Test
  void thePageTellsWhatIsHeldHere() throws IOException {
    List<String> lines = rows().map(Row::line).toList();
    assertThat(
            Files.readAllLines(Path.of("../docs/truth.md")).stream()
                .filter(line -> line.startsWith("| ") && !line.startsWith("| sequence")))
        .isEqualTo(lines);
    assertThat(stated().count()).isGreaterThanOrEqualTo(76);
    assertThat(rows().filter(row -> !row.beyond().isEmpty()).count()).isGreaterThanOrEqualTo(10);
  }

  /// A rules file says its game in at most eight lines, besides comments.
  @Test
  void everyFileIsShort() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      for (Path file : files.filter(file -> file.toString().endsWith(".game")).toList()) {
        assertThat(
                Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("//")))
            .as(file.toString())
            .hasSizeLessThanOrEqualTo(8);
      }
    }
  }
}
