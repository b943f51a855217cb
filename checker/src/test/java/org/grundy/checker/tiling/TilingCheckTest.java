package org.grundy.checker.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedPiece;
import org.grundy.core.certificate.Movement;
import org.grundy.core.certificate.TilingCertificate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TilingCheckTest {
  private static Meter meter() {
    return new Meter(new Budget(1_000_000, Duration.ofMinutes(1), 1 << 26));
  }

  /// Pieces joined by blanks; `3*##` is exactly three times, otherwise any number.
  private static TilingCertificate certificate(
      String region, Movement movement, String pieces, String tiling) {
    List<CertifiedPiece> list = new ArrayList<>();
    for (String piece : pieces.split(" ", -1)) {
      String[] times = piece.split("\\*", -1);
      list.add(
          times.length == 1
              ? new CertifiedPiece(piece, 0, OptionalLong.empty())
              : new CertifiedPiece(
                  times[1], Long.parseLong(times[0]), OptionalLong.of(Long.parseLong(times[0]))));
    }
    return new TilingCertificate(region, movement, list, tiling);
  }

  private static List<String> refuted(TilingCertificate certificate) {
    return TilingCheck.check(certificate, meter()).claims().stream()
        .filter(finding -> !finding.holds())
        .map(CheckedClaim::found)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "2x3, FREE, ##, AAB|CCB",
    "2x3, FIXED, ## 2*#, AAb|CCc",
    "..|.#, FREE, 1*.#|##, xx|x#",
    "..|#., FREE, .#|##, aa|#a",
    "2x4, FREE, 2*###|#.., AAAB|ABBB",
    "2x4, REFLECTED, 2*###|#.., AAAB|ABBB",
    "1x1, FIXED, #, 0",
  })
  void acceptsTilings(String region, Movement movement, String pieces, String tiling) {
    assertThat(refuted(certificate(region, movement, pieces, tiling))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2x3, FREE, ##, AAB|CC#, 'row 2, column 3 is not covered'",
    "2x2, FREE, ##, AAB|CCB, 'it is drawn as 2 x 3'",
    "'.#', FREE, ##, AA, 'row 1, column 2 is covered'",
    "2x3, FREE, ##, AAA|CCC, 'the part at row 1, column 1 is none'",
    "2x3, FREE, ###, AAB|CCB, 'the part at row 1, column 1 is none'",
    "2x3, FIXED, ##, AAB|CCB, 'the part at row 1, column 3 is none'",
    "2x4, ONE_SIDED, ###|#.. ##, AAAB|CCAB, 'the part at row 1, column 1 is none'",
    "2x4, FIXED, 2*###|#.., AAAB|ABBB, 'the part at row 1, column 4 is none'",
    "2x3, FREE, 2*##, AAB|CCB, 'it is used 3 times'",
    "2x3, FREE, ## # |, AAB|CCB, bad",
    "1x2, FREE, ## ##, AA, 'one of them is another, moved'",
    "1x2, FREE, ## #|#, AA, 'one of them is another, moved'",
  })
  void refutes(String region, Movement movement, String pieces, String tiling, String found) {
    TilingCertificate certificate = certificate(region, movement, pieces, tiling);
    if (found.equals("bad")) {
      assertThatThrownBy(() -> TilingCheck.check(certificate, meter()))
          .isInstanceOf(InputException.class);
    } else {
      assertThat(refuted(certificate)).contains(found);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0x3", "3x", "..|.", "ab", "99999x99999", ".\n."})
  void refusesWhatIsNoRegion(String region) {
    assertThatThrownBy(() -> refuted(certificate(region, Movement.FREE, "#", "A")))
        .isInstanceOf(InputException.class);
  }

  @Test
  void largeTilingsNeedNoRecursionAndHonourTheBudget() {
    String rows = ("A".repeat(2000) + "|" + "B".repeat(2000) + "|").repeat(500);
    TilingCertificate large =
        certificate(
            "1000x2000", Movement.FREE, "#".repeat(2000), rows.substring(0, rows.length() - 1));
    assertThatThrownBy(() ->
            TilingCheck.check(
                large, new Meter(new Budget(100_000, Duration.ofMinutes(1), 1 << 26))))
        .isInstanceOf(BudgetSpentException.class);
    assertThat(TilingCheck.check(large, new Meter(Budget.ofBytes(1 << 26))).accepted()).isTrue();
  }
}
