package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.InputException;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SequenceRunTest {
  private static final Path PERIODS =
      Path.of("../solvers/src/test/resources/org/grundy/solvers/sequence/octal-periods.tsv");

  record Known(String code, long period, long preperiod, long maximum) {}

  /// The periods whose proof needs few values.
  static List<Known> known() throws IOException {
    return Files.readAllLines(PERIODS).stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .filter(fields -> !fields[4].equals("?"))
        .map(fields ->
            new Known(
                fields[0],
                Long.parseLong(fields[1]),
                Long.parseLong(fields[2]),
                Long.parseLong(fields[4])))
        .filter(row -> row.preperiod() + row.period() <= 330_000)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("known")
  void provesTheKnownPeriods(Known known) {
    SequenceReport report = Runs.report(known.code(), 700_000);
    assertThat(report.regularity())
        .isInstanceOfSatisfying(
            Regularity.Proved.class,
            proved -> {
              assertThat(proved.periodicity().period()).isEqualTo(known.period());
              assertThat(proved.periodicity().preperiod()).isEqualTo(known.preperiod());
            });
    assertThat(report.facts().maximum()).isEqualTo(known.maximum());
    List<SequenceReport.Misfit> last = report.lastExceptions(1);
    assertThat(last.getFirst().n()).isEqualTo(known.preperiod() - 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "treblecross",
        "kayles",
        "0.137",
        "nim",
        "S(1,4,10)",
        "S(1,2,4,27,387420489)",
        "allbut(2,5)",
        "4!.0",
        "0.3F",
        "0.[3]",
        "n -> n - 2 + 0"
      })
  void valuesAreThoseOfTheMethods(String name) {
    Workbench workbench = new Workbench();
    int last = name.equals("treblecross") ? 12 : 30;
    SequenceReport report = Runs.report(name, last);
    assertThat(report.toNumber()).isEqualTo(last + 1);
    for (int n = 0; n <= last; n++) {
      String start = Integer.toString(n);
      long value =
          name.equals("treblecross") && n == 0
              ? 0
              : Solving.solve(workbench, name, start).solution().value().orElseThrow();
      assertThat(report.terms().value(n)).as("%s of %d", name, n).isEqualTo(value);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "nim, 1, 0, 1",
    "allbut(2), 4, 0, 2",
    "'S(3,4,5)', 8, 0, 0",
    "kayles, 12, 71, 0",
    "0.07, 34, 53, 0",
    "'S(2,5,7)', 22, 0, 0"
  })
  void provesPeriods(String game, long period, long preperiod, long saltus) {
    assertThat(Runs.report(game, 500).regularity())
        .isInstanceOfSatisfying(
            Regularity.Proved.class,
            proved -> {
              assertThat(proved.periodicity().period()).isEqualTo(period);
              assertThat(proved.periodicity().preperiod()).isEqualTo(preperiod);
              assertThat(proved.periodicity().saltus()).isEqualTo(saltus);
            });
  }

  @Test
  void aProvedPeriodTellsTheValuesFarAway() {
    SequenceReport report = Runs.report("kayles", 1_000_000_000_000L);
    assertThat(report.terms().value(999_999_999_999L)).isEqualTo(report.terms().value(99_999_999));
    assertThat(Runs.report("nim", 1L << 40).terms().value(1L << 40)).isEqualTo(1L << 40);
    assertThat(Runs.report("allbut(2)", 500).terms().value(4_000_000_001L))
        .isEqualTo(2_000_000_001L);
  }

  @Test
  void factsAreThoseOfTheValues() {
    SequenceReport report = Runs.report("0.137", 500);
    long zeros = 0;
    long maximum = 0;
    for (long n = 0; n <= 500; n++) {
      long value = report.terms().value(n);
      zeros += value == 0 ? 1 : 0;
      maximum = Math.max(maximum, value);
    }
    assertThat(report.facts().pPositions()).isEqualTo(zeros);
    assertThat(report.facts().maximum()).isEqualTo(maximum);
    assertThat(report.terms().value(report.facts().maximumAt())).isEqualTo(maximum);
    assertThat(report.facts().firstPPositions()).startsWith(0L, 4L, 8L, 14L);
    assertThat(report.facts().counts().stream().mapToLong(n -> n).sum()).isEqualTo(501);
  }

  @Test
  void theLastNumberIsTheLast() {
    for (String name : List.of("0.007", "treblecross", "4!.0", "0.6")) {
      SequenceReport report = Runs.report(name, 1_500);
      assertThat(report.toNumber()).as(name).isEqualTo(1_501);
      assertThat(report.regularity()).as(name).isEqualTo(new Regularity.None(1_501));
    }
  }

  @Test
  void withoutALastNumberASeenPeriodIsProved() {
    SequenceRun run = SequenceRun.of(new Workbench().game("0.45"), OptionalLong.empty());
    run.compute(Runs.meter(), () -> {});
    assertThat(run.report(Optional.empty()).regularity()).isInstanceOf(Regularity.Proved.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"cram", "wythoff", "darkraft"})
  void otherGamesHaveNoSequence(String name) {
    assertThatThrownBy(() -> Runs.begun(name, 10))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not known to be heaps");
  }
}
