package org.grundy.workbench.sequence.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.period.Regularity;
import org.grundy.workbench.request.Solving;
import org.grundy.workbench.request.Workbench;
import org.grundy.workbench.saved.Checkpoints;
import org.grundy.workbench.sequence.Runs;
import org.grundy.workbench.sequence.SequenceReport;
import org.grundy.workbench.sequence.Terms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FamilyRunTest {
  private static final int LAST = 700;

  @ParameterizedTest
  @CsvSource({
    "?.???, 1023",
    "0.???, 511",
    "0.?, 7",
    "4.[37]?, 16",
    "0.[04][07], 3",
    "0.137, 1",
    "?.?, 15",
    "0.f[a], 1"
  })
  void familiesHaveEachCodeOnce(String pattern, int codes) {
    assertThat(CodeFamily.parse(pattern)).hasSize(codes).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "0.?x, 4",
    "'', 1",
    "?, 2",
    ".??, 1",
    "0.[, 3",
    "0.[], 3",
    "'0.[1,2]', 5",
    "1.?, 1",
    "0.?.?, 4",
    "0?.?, 3"
  })
  void badPatternsAreRefusedWithTheirPlace(String pattern, int column) {
    assertThatThrownBy(() -> CodeFamily.parse(pattern))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("family:1:" + column + ": ");
  }

  @Test
  void tooManyCodesAreRefused() {
    assertThatThrownBy(() -> CodeFamily.parse("0.???????"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("262,144");
  }

  @Test
  void rowsSayWhatTheSequencesOfTheCodesSay() {
    List<FamilyRow> rows = rows("?.??", 2);
    assertThat(rows).isEqualTo(rows("?.??", 1));
    for (FamilyRow row : rows) {
      SequenceReport report = Runs.report(row.code(), LAST);
      assertThat(row.regularity()).as(row.code()).isEqualTo(report.regularity());
      assertThat(row.maximum()).as(row.code()).isEqualTo(report.facts().maximum());
      assertThat(row.reached()).isEqualTo(LAST);
    }
  }

  @Test
  void classesAreEqualOrShifted() {
    List<FamilyRow> rows = rows("?.??", 2);
    Map<Integer, String> firstOf = new HashMap<>();
    Map<String, Terms> terms = new HashMap<>();
    for (FamilyRow row : rows) {
      terms.put(row.code(), Runs.run(row.code(), LAST).terms());
      firstOf.putIfAbsent(row.equalClass(), row.code());
    }
    for (FamilyRow row : rows) {
      for (String first : firstOf.values()) {
        boolean same = isShifted(of(terms, row.code()), of(terms, first));
        assertThat(same)
            .as("%s and %s", row.code(), first)
            .isEqualTo(first.equals(firstOf.get(row.equalClass())));
      }
      Terms first = of(terms, Objects.requireNonNull(firstOf.get(row.equalClass())));
      for (long n = Math.max(0, -row.shift()); n < 600; n++) {
        assertThat(of(terms, row.code()).value(n)).isEqualTo(first.value(n + row.shift()));
      }
    }
  }

  private static Terms of(Map<String, Terms> terms, String code) {
    return Objects.requireNonNull(terms.get(code));
  }

  private static boolean isShifted(Terms one, Terms other) {
    long a = zeros(one);
    long b = zeros(other);
    for (int i = 0; i < 600; i++) {
      if (one.value(a + i) != other.value(b + i)) {
        return false;
      }
    }
    return true;
  }

  private static long zeros(Terms terms) {
    long n = 0;
    while (n < 64 && terms.value(n) == 0) {
      n++;
    }
    return n;
  }

  @Test
  void certificatesAreWrittenForWhatIsProved(@TempDir Path folder) throws IOException {
    Meter meter = new Meter(Solving.ample());
    List<FamilyRow> rows =
        new FamilyRun(CodeFamily.parse("0.?"), 500, Optional.of(folder)).rows(meter, _ -> {});
    for (FamilyRow row : rows) {
      Path file = folder.resolve(row.code() + ".certificate.json");
      boolean proved = row.regularity() instanceof Regularity.Proved;
      assertThat(Files.exists(file)).as(row.code()).isEqualTo(proved);
      if (proved) {
        assertThat(new Workbench().verify(file, Runs.meter()).accepted()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 1000, 100_000})
  void aSpentBudgetSaysHowFarValuesGo(long nodes, @TempDir Path folder) {
    List<String> codes = CodeFamily.parse("0.00?");
    FamilyRun run = new FamilyRun(codes, 20_000, Optional.empty());
    List<FamilyRow> rows = run.rows(new Meter(Solving.ofNodes(nodes)), _ -> {});
    assertThat(rows).hasSize(7).anyMatch(row -> row.reached() < 20_000);
    assertThat(run.done()).isLessThan(7);
    new Checkpoints(folder.resolve("family.run"), run, "").save();
    FamilyRun resumed = new FamilyRun(codes, 20_000, Optional.empty());
    new Checkpoints(folder.resolve("family.run"), resumed, "").resume();
    assertThat(resumed.done()).isEqualTo(run.done());
    assertThat(resumed.rows(Runs.meter(), _ -> {}))
        .isEqualTo(new FamilyRun(codes, 20_000, Optional.empty()).rows(Runs.meter(), _ -> {}));
  }

  @Test
  void whatWasSavedIsTakenAsItWas(@TempDir Path folder) {
    List<String> codes = CodeFamily.parse("[04].?[3f]");
    FamilyRun run = new FamilyRun(codes, 200, Optional.empty());
    List<FamilyRow> rows = run.rows(Runs.meter(), _ -> {});
    new Checkpoints(folder.resolve("family.run"), run, "").save();
    FamilyRun resumed = new FamilyRun(codes, 200, Optional.empty());
    new Checkpoints(folder.resolve("family.run"), resumed, "").resume();
    assertThat(resumed.done()).isEqualTo(codes.size());
    assertThat(resumed.rows(new Meter(Solving.ofNodes(1)), _ -> {})).isEqualTo(rows);
    FamilyRun other = new FamilyRun(codes, 201, Optional.empty());
    assertThatThrownBy(() -> new Checkpoints(folder.resolve("family.run"), other, "").resume())
        .isInstanceOf(InputException.class)
        .hasMessageContaining("was saved for another game");
  }

  private static List<FamilyRow> rows(String pattern, int threads) {
    Meter meter = new Meter(Solving.ofNodes(Long.MAX_VALUE).withThreads(threads));
    return new FamilyRun(CodeFamily.parse(pattern), LAST, Optional.empty()).rows(meter, _ -> {});
  }
}
