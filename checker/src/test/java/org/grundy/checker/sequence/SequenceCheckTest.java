package org.grundy.checker.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.checker.SampleCertificates;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.CheckedClaim;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedSpace;
import org.grundy.core.certificate.CertifiedValues;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.PeriodProof.ParitySaltus;
import org.grundy.core.period.PeriodProof.PowerSaltus;
import org.grundy.core.period.Periodicity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SequenceCheckTest {
  private static final double AMPLE = 1e9;
  private static final PeriodProof GUY_SMITH = new PeriodProof.GuySmith();
  private static final PeriodProof WINDOW = new PeriodProof.SubtractionWindow();

  private static CheckedCertificate check(SequenceCertificate certificate) {
    return SequenceCheck.check(certificate, AMPLE, new Meter(Budget.ofBytes(1 << 28)));
  }

  private static void assertRefuted(SequenceCertificate certificate, String... found) {
    assertThat(
            check(certificate).claims().stream().filter(f -> !f.holds()).map(CheckedClaim::found))
        .containsExactly(found);
  }

  private static CertifiedGame code(String code) {
    return new CertifiedGame.Code(code);
  }

  /// Periods and preperiods of Guy and Smith (1956) and later ones, as in Winning Ways, chapter 4.
  @ParameterizedTest
  @CsvSource({
    "0.07, 34, 53, 2",
    "0.137, 34, 52, 3",
    "0.77, 12, 71, 2",
    "0.156, 349, 3479, 3",
    "0.051, 48, 48, 3",
    "0.12, 4, 1, 2",
    "0.154, 11, 4, 3",
    "0.3, 2, 0, 1",
    "0.33, 3, 0, 2"
  })
  void acceptsPeriodsOfCodes(String code, int period, int preperiod, int last) {
    int needs = 2 * Math.max(preperiod, 1) + 2 * period + last;
    int parts = code.matches(".*[4-7].*") ? 2 : 1;
    int count = parts * (Math.max(preperiod, 1) + period) + last;
    assertThat(count).isLessThanOrEqualTo(needs);
    SequenceCertificate exact =
        SampleCertificates.period(code(code), count, preperiod, period, GUY_SMITH);
    assertThat(check(exact).claims()).allMatch(CheckedClaim::holds).hasSize(6);
    assertRefuted(
        SampleCertificates.period(code(code), count - 1, preperiod, period, GUY_SMITH),
        "that needs %,d values, and there are %,d".formatted(count, count - 1));
  }

  @ParameterizedTest
  @CsvSource({"0.07, 34, 53", "0.77, 12, 71", "0.051, 48, 48"})
  void refutesWhatIsNotSmallestOrWrong(String code, int period, int preperiod) {
    int count = 2 * (preperiod + 2 * period) + 4;
    assertRefuted(
        SampleCertificates.period(code(code), count, preperiod, 2L * period, GUY_SMITH),
        "the period %d fits".formatted(period));
    assertRefuted(
        SampleCertificates.period(code(code), count, preperiod + 1, period, GUY_SMITH),
        "so at n = %d already".formatted(preperiod));
    assertRefuted(
        SampleCertificates.period(code(code), count, preperiod - 1, period, GUY_SMITH),
        "not so at n = %d".formatted(preperiod - 1));
    assertThat(
            check(SampleCertificates.period(code(code), count, preperiod, period + 1, GUY_SMITH))
                .accepted())
        .isFalse();
  }

  /// With `e = 0` a part may become empty, and Guy and Smith's condition does not suffice: of 0.007
  /// the first values are 0, 0, 0.
  @Test
  void doesNotBelieveAPeriodOfZeros() {
    CertifiedGame game = code("0.00000000000000000004");
    assertThat(SampleCertificates.values(game, 23).getLast()).isEqualTo(1);
    SequenceCertificate zeros = SampleCertificates.period(game, 22, 0, 1, GUY_SMITH);
    assertRefuted(zeros, "that needs 24 values, and there are 22");
  }

  @ParameterizedTest
  @ValueSource(strings = {"take 1..3", "take 2 5 7", "take 1 4 9 16", "code 0.3303"})
  void acceptsPeriodsOfSubtractionSets(String line) {
    CertifiedGame game = SampleCertificates.rules(line);
    List<Integer> values = SampleCertificates.values(game, 300);
    int preperiod = 0;
    int period = 1;
    while (!fits(values, preperiod, period)) {
      period++;
      if (preperiod + period > 150) {
        preperiod++;
        period = 1;
      }
    }
    int most = line.contains("16") ? 16 : line.contains("7") ? 7 : line.startsWith("code") ? 4 : 3;
    int count = preperiod + period + most;
    assertThat(check(SampleCertificates.period(game, count, preperiod, period, WINDOW)).accepted())
        .isTrue();
    assertThat(
            check(SampleCertificates.period(game, count - 1, preperiod, period, WINDOW)).accepted())
        .isFalse();
  }

  private static boolean fits(List<Integer> values, int preperiod, int period) {
    for (int n = preperiod; n + period < values.size(); n++) {
      if (!values.get(n).equals(values.get(n + period))) {
        return false;
      }
    }
    return true;
  }

  @ParameterizedTest
  @CsvSource({
    "0.07, 53, 34, 9, false", "0.07, 53, 34, 14, true", "0.77, 71, 12, 15, false",
    "0.77, 71, 12, 7, false", "0.051, 48, 48, 7, true", "0.051, 48, 48, 7, false",
    "0.3, 0, 2, 1, false"
  })
  void recurrencesAreAcceptedExactlyWhereRaresEnd(
      String code, int preperiod, int period, long mask, boolean byPosition) {
    int count = 500;
    SequenceCertificate certificate =
        SampleCertificates.recurrence(code, count, preperiod, period, mask, byPosition);
    CertifiedSpace sparse = certificate.sparse().orElseThrow();
    boolean raresEnd = sparse.lastRare() < count / 3;
    assertThat(check(certificate).accepted()).as(certificate.toString()).isEqualTo(raresEnd);
  }

  @Test
  void theDepthIsExact() {
    SequenceCertificate certificate = SampleCertificates.recurrence("0.77", 500, 71, 12, 15, false);
    CertifiedSpace sparse = certificate.sparse().orElseThrow();
    assertThat(check(certificate).accepted()).isTrue();
    CertifiedSpace shallower =
        new CertifiedSpace(
            sparse.mask(), false, sparse.rares(), sparse.lastRare(), sparse.depth() - 1);
    SequenceCertificate wrong =
        new SequenceCertificate(
            certificate.game(),
            certificate.values(),
            Optional.of(shallower),
            new SequenceClaim.Proved(new Periodicity(71, 12, 0), GUY_SMITH));
    assertThat(check(wrong).claims().getFirst().found()).contains("needs a deeper verification");
  }

  @ParameterizedTest
  @CsvSource({
    "'move n -> n - k where k >= 1', 0, 1, 1",
    "'move n -> n - k where k >= 3', 0, 3, 1",
  })
  void acceptsArithmeticPeriods(String line, int preperiod, int period, int saltus) {
    CertifiedGame game = SampleCertificates.rules(line);
    assertThat(check(SampleCertificates.arithmetic(game, 30, preperiod, period, saltus)).claims())
        .allMatch(CheckedClaim::holds);
    assertThat(
            check(SampleCertificates.arithmetic(game, 30, preperiod, 2L * period, 2L * saltus))
                .accepted())
        .isFalse();
    assertThat(
            check(SampleCertificates.arithmetic(game, 30, preperiod, period, saltus + 1))
                .accepted())
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "4.[3], 21, 1, 4, 4, 1, 2",
    "0.8, 28, 1, 3, 1, 1, 2",
    "0.9B, 85, 8, 7, 4, 1, 4",
    "C.18, 150, 6, 8, 4, 2, 2",
    "0.5[8], 31, 4, 3, 2, 1, 2",
  })
  void acceptsSaltusOfPowersOfTwo(
      String code, int count, int preperiod, int period, int saltus, int scale, int excess) {
    CertifiedGame game = code(code);
    PowerSaltus proof = new PowerSaltus(scale, excess);
    assertThat(
            check(SampleCertificates.arithmetic(game, count, preperiod, period, saltus, proof))
                .claims())
        .allMatch(CheckedClaim::holds);
    assertRefuted(
        SampleCertificates.arithmetic(game, count - 1, preperiod, period, saltus, proof),
        "that needs %d values, and there are %d".formatted(count, count - 1));
    assertThat(
            check(
                    SampleCertificates.arithmetic(
                        game, 2 * count, preperiod, period, saltus, new PowerSaltus(scale, 0)))
                .accepted())
        .isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0.3F, 36, 0, 3", "8.2, 35, 1, 3", "8.6, 35, 1, 3"})
  void acceptsSaltusByParity(String code, int count, int preperiod, int saltus) {
    CertifiedGame game = code(code);
    ParitySaltus proof = new ParitySaltus();
    assertThat(
            check(SampleCertificates.arithmetic(game, count, preperiod, 6, saltus, proof)).claims())
        .allMatch(CheckedClaim::holds);
    assertThat(
            check(SampleCertificates.arithmetic(game, 30, preperiod, 6, saltus, proof)).accepted())
        .isFalse();
    assertRefuted(
        SampleCertificates.arithmetic(code("4.[3]"), 60, 1, 4, 4, proof),
        "it speaks of finitely many digits that leave three heaps at most");
  }

  @Test
  void refusesArithmeticPeriodsThatNoTheoremCovers() {
    CertifiedGame laskers = SampleCertificates.rules("move n -> n - k where k >= 1", "code 4.0");
    assertRefuted(
        SampleCertificates.arithmetic(laskers, 60, 1, 4, 4),
        "the moves are not those of such a set");
    assertRefuted(
        SampleCertificates.arithmetic(code("0.07"), 60, 1, 4, 4),
        "the moves are not those of such a set");
  }

  @Test
  void refusesPeriodsThatNoTheoremCovers() {
    CertifiedGame grundys = SampleCertificates.rules("move n -> a + b where a + b = n, 1 <= a < b");
    assertRefuted(
        SampleCertificates.period(grundys, 100, 10, 3, GUY_SMITH),
        "it speaks of codes with finitely many digits only");
    assertRefuted(
        SampleCertificates.period(code("0.[3]"), 20, 0, 1, GUY_SMITH),
        "it speaks of codes with finitely many digits only");
    assertRefuted(
        SampleCertificates.period(code("4!.0"), 20, 0, 1, GUY_SMITH),
        "it speaks of codes with finitely many digits only");
    assertRefuted(
        SampleCertificates.period(code("0.07"), 200, 53, 34, WINDOW),
        "the moves are not those of such a set");
  }

  @Test
  void saysWhatValuesShow() {
    CertifiedGame kayles = code("0.77");
    SequenceClaim fit = new SequenceClaim.Fit(new Periodicity(71, 12, 0), OptionalLong.of(168));
    assertThat(check(SampleCertificates.claiming(kayles, 167, fit)).accepted()).isTrue();
    assertThat(check(SampleCertificates.claiming(kayles, 166, fit)).accepted()).isTrue();
    assertRefuted(SampleCertificates.claiming(kayles, 168, fit), "it needs 168, and there are 168");
    assertThat(check(SampleCertificates.claiming(kayles, 131, fit)).accepted()).isTrue();
    assertRefuted(SampleCertificates.claiming(kayles, 130, fit), "it holds for too few numbers");
    assertRefuted(
        SampleCertificates.claiming(
            kayles, 166, new SequenceClaim.Fit(new Periodicity(72, 12, 0), OptionalLong.of(170))),
        "so from n = 71 on");
    assertRefuted(
        SampleCertificates.claiming(
            kayles, 191, new SequenceClaim.Fit(new Periodicity(71, 24, 0), OptionalLong.of(192))),
        "the period 12 fits too");
    SequenceClaim none = new SequenceClaim.NoPeriod();
    assertThat(check(SampleCertificates.claiming(kayles, 130, none)).accepted()).isTrue();
    assertRefuted(
        SampleCertificates.claiming(kayles, 131, none), "the period 12 fits from n = 71 on");
    assertRefuted(
        SampleCertificates.claiming(code("0.GG"), 60, none),
        "the period 4 with saltus 1 fits from n = 1 on");
    assertThat(check(SampleCertificates.claiming(code("0.007"), 500, none)).accepted()).isTrue();
  }

  /// A set that begins beyond all values proves nothing, and is no fault.
  @Test
  void countsFromAHugeNumberOnProveNothing() {
    CertifiedGame game =
        SampleCertificates.rules("move n -> n - k where k >= 9223372036854775806\ntake 1 2");
    SequenceClaim none = new SequenceClaim.NoPeriod();
    assertThat(check(SampleCertificates.claiming(game, 3, none)).accepted()).isTrue();
    SequenceCertificate claimed =
        SampleCertificates.arithmetic(
            game, 20, 0, 2, 1, new PeriodProof.RepeatedSaltus(Long.MAX_VALUE / 2));
    assertThat(check(claimed).accepted()).isFalse();
    assertThat(check(SampleCertificates.arithmetic(code("0.77"), 20, 0, 2, 1)).accepted())
        .isFalse();
  }

  /// Few values prove what they do not show: by the theorems of Guy and Smith, on subtraction sets,
  /// on repeated saltus and on power-saltus.
  @ParameterizedTest
  @CsvSource({"0.1, 4, 3", "0.3, 3, 2", "0.[3], 2, 1", "0.[7], 5, 4"})
  void refusesNoPeriodWhereOneIsProved(String code, int enough, int tooFew) {
    SequenceClaim none = new SequenceClaim.NoPeriod();
    assertThat(check(SampleCertificates.claiming(code(code), tooFew, none)).accepted()).isTrue();
    assertThat(check(SampleCertificates.claiming(code(code), enough, none)).claims())
        .filteredOn(finding -> !finding.holds())
        .singleElement()
        .satisfies(finding -> assertThat(finding.found()).endsWith(", and is proved"));
  }

  @ParameterizedTest
  @CsvSource({"12, false, 5000000", "999999999999999, true, 20"})
  void hugeNumbersAreRefusedAtOnce(long count, boolean sparse, long period) {
    SequenceCertificate huge =
        new SequenceCertificate(
            code("0.07"),
            new CertifiedValues(count, List.of(0L), "0".repeat(64), 9, 86),
            sparse ? Optional.of(new CertifiedSpace(5, false, 14, 47, 80)) : Optional.empty(),
            new SequenceClaim.Proved(new Periodicity(53, period, 0), GUY_SMITH));
    if (sparse) {
      assertThatThrownBy(() -> check(huge)).isInstanceOf(BudgetSpentException.class);
    } else {
      assertThat(check(huge).accepted()).isFalse();
    }
  }

  /// A title may be the code of another game.
  @Test
  void namesTheGameByItsCodeOrByItsRules() {
    CheckedCertificate titled =
        check(
            SampleCertificates.claiming(
                new CertifiedGame.Rules("game 0.77\nboard heap\ntake 1 2\n"),
                10,
                new SequenceClaim.NoPeriod()));
    assertThat(titled.subject()).isEqualTo("rules titled `0.77`, 10 values");
    assertThat(titled.rules().orElseThrow()).contains("take").contains("1 2");
    CheckedCertificate coded =
        check(SampleCertificates.claiming(code("0.77"), 10, new SequenceClaim.NoPeriod()));
    assertThat(coded.subject()).isEqualTo("0.77, 10 values");
    assertThat(coded.rules()).isEmpty();
  }

  @Test
  void memoryIsClaimed() {
    SequenceCertificate large =
        new SequenceCertificate(
            SampleCertificates.rules("take 1 2"),
            new CertifiedValues(100_000_000, List.of(0L), "0".repeat(64), 2, 2),
            Optional.empty(),
            new SequenceClaim.NoPeriod());
    assertThatThrownBy(() -> check(large))
        .isInstanceOf(BudgetSpentException.class)
        .hasMessageContaining("memory");
  }

  @ParameterizedTest
  @ValueSource(strings = {".07", "0.070", "0.x", "1.7", "S", "S(2,1)"})
  void aCodeIsWrittenInItsNormalForm(String code) {
    CertifiedValues values = SampleCertificates.certified(List.of(0, 0));
    SequenceCertificate certificate =
        new SequenceCertificate(code(code), values, Optional.empty(), new SequenceClaim.NoPeriod());
    assertThatThrownBy(() -> check(certificate)).isInstanceOf(InputException.class);
  }
}
