package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.Solving;
import org.grundy.workbench.Workbench;
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
      assertThat(row.regular()).as(row.code()).isEqualTo(report.regular());
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
        boolean same = isShifted(terms.get(row.code()), terms.get(first));
        assertThat(same)
            .as("%s and %s", row.code(), first)
            .isEqualTo(first.equals(firstOf.get(row.equalClass())));
      }
      Terms first = terms.get(firstOf.get(row.equalClass()));
      for (long n = Math.max(0, -row.shift()); n < 600; n++) {
        assertThat(terms.get(row.code()).value(n)).isEqualTo(first.value(n + row.shift()));
      }
    }
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
        new FamilyRun(500, Optional.of(folder), meter).rows(CodeFamily.parse("0.?"));
    for (FamilyRow row : rows) {
      Path file = folder.resolve(row.code() + ".certificate.json");
      boolean proved = row.regular() instanceof Regular.Proved;
      assertThat(Files.exists(file)).as(row.code()).isEqualTo(proved);
      if (proved) {
        assertThat(new Workbench().verify(file, Runs.meter()).accepted()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 1000, 100_000})
  void aSpentBudgetSaysHowFarValuesGo(long nodes) {
    List<FamilyRow> rows =
        new FamilyRun(20_000, Optional.empty(), new Meter(Solving.ofNodes(nodes)))
            .rows(CodeFamily.parse("0.00?"));
    assertThat(rows).hasSize(7).anyMatch(row -> row.reached() < 20_000);
  }

  private static List<FamilyRow> rows(String pattern, int threads) {
    Meter meter = new Meter(Solving.ofNodes(Long.MAX_VALUE).withThreads(threads));
    return new FamilyRun(LAST, Optional.empty(), meter).rows(CodeFamily.parse(pattern));
  }
}
