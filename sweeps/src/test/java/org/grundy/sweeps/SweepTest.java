package org.grundy.sweeps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.grundy.api.Grundy;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.SequenceRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole sweeps in this process.
class SweepTest {
  @TempDir private Path folder;

  private Path file(String... lines) throws IOException {
    Path file = folder.resolve("my.sweep");
    Files.writeString(file, String.join("\n", lines) + "\n");
    return file;
  }

  @Test
  void rowsOfCodesAreWhatASequenceSays() throws IOException {
    Path sweep =
        file(
            "sweep Codes",
            "codes 0.[0137]?",
            "to 500",
            "keep period preperiod maximum certificate");
    Path into = folder.resolve("codes");
    Said said = Said.by(sweep, "--into", into, "--check", "100%");
    assertThat(said.err()).doesNotContain("grundy:");
    assertThat(said.code()).isZero();
    assertThat(said.out()).contains("31 rows: 31 done").contains("all hold");
    Said rows =
        Said.by(
            "query",
            into,
            "--csv",
            "select key, period, preperiod, maximum from rows order by number");
    List<String> lines = rows.out().lines().skip(1).toList();
    assertThat(lines).hasSize(31);
    for (String line : lines) {
      String code = line.split(",", 2)[0];
      assertThat(line).isEqualTo(expected(code));
    }
    String certificate = Said.by("certificate", into, "0.07").out();
    assertThat(Grundy.verify(certificate).accepted()).isTrue();
    assertThat(Said.by("certificate", into, "0.99").code()).isEqualTo(3);
  }

  private static String expected(String code) {
    Game game = new Workbench().game(code);
    SequenceRun run = SequenceRun.of(game, OptionalLong.of(500));
    run.compute(new Meter(org.grundy.core.Budget.ofThisProcess()), () -> {});
    SequenceReport report = run.report(java.util.Optional.empty());
    return code
        + report
            .periodicity()
            .map(seen -> "," + seen.period() + "," + seen.preperiod())
            .orElse(",,")
        + ","
        + report.facts().maximum();
  }

  @Test
  void whatIsMissingIsMadeByResumingAndNothingTwice() throws IOException {
    Path sweep = file("sweep Sets", "sets of 1..6", "keep period preperiod");
    Path into = folder.resolve("sets");
    assertThat(Said.by(sweep, "--into", into).out()).contains("63 rows: 63 done");
    String all = rows(into);
    assertThat(Said.by(sweep, "--into", into).code()).isEqualTo(3);
    List<Path> parts;
    try (Stream<Path> files = Files.list(into.resolve("rows"))) {
      parts = files.filter(file -> file.toString().endsWith(".parquet")).toList();
    }
    Files.delete(parts.getFirst());
    Files.createDirectories(into.resolve("rows/_temporary/0"));
    Files.writeString(into.resolve("rows/_temporary/0/half.parquet"), "PAR1");
    assertThat(rows(into)).isNotEqualTo(all);
    assertThat(Said.by(sweep, "--into", into, "--resume").out()).contains("63 rows: 63 done");
    assertThat(rows(into)).isEqualTo(all);
    Files.writeString(sweep, Files.readString(sweep).replace("1..6", "1..5"));
    Said changed = Said.by(sweep, "--into", into, "--resume");
    assertThat(changed.code()).isEqualTo(3);
    assertThat(changed.err()).contains("before it was changed");
    assertThat(rows(into)).isEqualTo(all);
  }

  private static String rows(Path into) {
    return Said.by(
            "query", into, "--csv", "select * except(time_ms, nodes) from rows order by number")
        .out();
  }

  @Test
  void itemsThatSpentTheirLimitsAreAskedAgain() throws IOException {
    Path sweep =
        file("sweep Cram", "game cram", "starts 1..3x4..5", "keep value wins outcome", "nodes 20");
    Path into = folder.resolve("cram");
    assertThat(Said.by(sweep, "--into", into).out()).contains("budget");
    Said again = Said.by(sweep, "--into", into, "--retry", "budget", "--nodes", "1000000");
    assertThat(again.out()).contains("6 rows: 6 done");
    Said rows = Said.by("query", into, "--csv", "select key, value from rows order by number");
    for (String line : rows.out().lines().skip(1).toList()) {
      String[] cells = line.split(",", -1);
      String start = cells[0].substring("cram ".length());
      assertThat(cells[1])
          .isEqualTo(
              Long.toString(Grundy.game("cram").position(start).solve().value().orElseThrow()));
    }
  }

  @Test
  void badItemsAreRowsAndBadRequestsAreErrors() throws IOException {
    Path sweep = file("sweep Mixed", "game cram", "starts {2x2 nonsense}", "keep value");
    Path into = folder.resolve("mixed");
    assertThat(Said.by(sweep, "--into", into).out()).contains("1 done, 1 refused");
    assertThat(Said.by("query", into, "select nothing from rows").code()).isEqualTo(3);
    assertThat(Said.by("query", into, "drop table rows").code()).isEqualTo(3);
    assertThat(Said.by("query", into, "select from where").code()).isEqualTo(3);
    assertThat(Said.by("query", folder, "select 1").code()).isEqualTo(3);
    assertThat(Said.by(sweep, "--into", folder).code()).isEqualTo(3);
    assertThat(Said.by(folder.resolve("none.sweep")).code()).isEqualTo(3);
    assertThat(
            Said.by(sweep, "--into", folder.resolve("x"), "--master", "spark://127.0.0.1:1").code())
        .isEqualTo(3);
  }

  /// What Spark reads of a name is what stands there, and no pattern or address.
  @ParameterizedTest
  @ValueSource(strings = {"a b", "ö%20", "{a,b}[c]*?#", "a:b"})
  void aFolderMayHaveAnyName(String name) throws IOException {
    Path sweep = file("sweep X", "sets 2 of 1..3", "keep period");
    Path into = folder.resolve(name);
    assertThat(Said.by(sweep, "--into", into).out()).contains("3 rows: 3 done");
    assertThat(Said.by("query", into, "select count(*) as n from rows", "--csv").out())
        .contains("3");
    assertThat(Said.by(sweep, "--into", into, "--resume").out()).contains("3 rows: 3 done");
    Path all = into.resolve(name);
    assertThat(Said.by("--all", "cram", "2x2", "--into", all).out()).contains("the start is P");
  }

  /// By a theorem the first player wins on 6x7, whatever the value is.
  @ParameterizedTest
  @ValueSource(strings = {"outcome value", "outcome value wins"})
  void whoWinsIsKeptWhereTheLimitsAreSpent(String kept) throws IOException {
    Path sweep = file("sweep Cram", "game cram", "starts 6x7", "keep " + kept, "nodes 500");
    Path into = folder.resolve("spent");
    assertThat(Said.by(sweep, "--into", into).out()).contains("1 rows: 1 budget");
    assertThat(Said.by("query", into, "--csv", "select outcome, value, status from rows").out())
        .contains("N,,budget");
  }
}
