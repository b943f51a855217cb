package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.sequence.SequenceCheck;
import org.grundy.core.CheckedCertificate;
import org.grundy.core.InputException;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.SequenceEngine;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.sequence.family.CodeFamily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written is accepted by the checker, which shares no code with the solvers.
final class CertificateMakerTest {
  private static CheckedCertificate checked(SequenceRun run) {
    String text = run.certificateText(Runs.meter());
    return CertificateChecker.check(CertificateJson.read("certificate", text), Runs.meter());
  }

  private static SequenceClaim claim(SequenceRun run) {
    SequenceCertificate certificate = run.certificate(Runs.meter());
    return certificate.claim();
  }

  @Test
  void certificatesOfAllCodesOfTwoDigitsAreAccepted() {
    int proved = 0;
    for (String code : CodeFamily.parse("?.??")) {
      SequenceRun run = Runs.run(code, 1_500);
      assertThat(checked(run).claims()).as(code).allMatch(finding -> finding.holds());
      proved += claim(run) instanceof SequenceClaim.Proved ? 1 : 0;
    }
    assertThat(proved).isGreaterThan(60);
  }

  private static SequenceRun taking(String counts) {
    GameRules rules =
        RulesParser.parse("taking", "game T\nboard heap\ntake %s\n".formatted(counts));
    SequenceRun run = SequenceRun.of(new Game("taking", rules), OptionalLong.of(100));
    run.compute(Runs.meter(), () -> {});
    return run;
  }

  @Test
  void aPeriodPastTheLargestNumberIsNotCertified() {
    SequenceRun run = taking("5..9223372036854775805");
    assertThat(run.report(Optional.empty()).regularity()).isInstanceOf(Regularity.Fits.class);
    assertThat(checked(run).claims()).allMatch(finding -> finding.holds());
  }

  @Test
  void manyCountsAreRefusedByTheirNumber() {
    assertThatThrownBy(() -> taking("5..70000").certificate(Runs.meter()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("too many different numbers of tokens")
        .hasMessageContaining("65,536");
    assertThat(claim(taking("5..60000"))).isNotNull();
    assertThat(checked(taking("5..9000")).claims()).allMatch(finding -> finding.holds());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.156", "0.165", "0.356", "0.51", "0.517", "4.304", "0.015", "0.055", "0.044", "0.124",
        "4.444"
      })
  void recurrencesAreAccepted(String code) {
    SequenceRun run = Runs.run(code, 16_384);
    assertThat(checked(run).claims()).as(code).allMatch(finding -> finding.holds());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "treblecross", "kayles", "nim", "allbut(2)", "allbut(1,5)", "S(1,4,10)", "S(3,4,5)", "4!.0",
        "0.3F", "0.[3]", "0.7=", "dawsons-chess", "grundys-game", "n -> n - 2 + 0", "0.8", "0.07"
      })
  void certificatesOfAllKindsAreAccepted(String game) {
    SequenceRun run = Runs.run(game, game.equals("0.[3]") || game.equals("0.8") ? 60 : 300);
    assertThat(checked(run).claims()).as(game).allMatch(finding -> finding.holds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.[30]", "0.[300]", "0.3[003]", "0.0[30300]"})
  void periodsOfEndlessSetsAreProvedInTheCertificateToo(String code) {
    SequenceRun run = Runs.run(code, 300);
    assertThat(claim(run))
        .isInstanceOfSatisfying(
            SequenceClaim.Proved.class,
            proved -> assertThat(proved.proof()).isInstanceOf(PeriodProof.RepeatedTaking.class));
    assertThat(checked(run).claims()).allMatch(finding -> finding.holds());
  }

  @Test
  void certificatesOfRandomCodesAreAccepted() {
    long seed = 20261121;
    Random random = new Random(seed);
    for (int i = 0; i < 40; i++) {
      StringBuilder code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
      int length = 1 + random.nextInt(5);
      for (int k = 0; k < length; k++) {
        code.append(random.nextInt(8));
      }
      code.append(1 + random.nextInt(7));
      SequenceRun run = Runs.run(code.toString(), 2_000);
      assertThat(checked(run).claims())
          .as("seed %d: %s", seed, code)
          .allMatch(finding -> finding.holds());
    }
  }

  /// The way that is taken where values were let go, of values that are all kept.
  @ParameterizedTest
  @ValueSource(strings = {"0.156", "0.356", "0.51", "0.77", "0.055", "4.304", "0.123"})
  void valuesThatAreComputedOnceMoreSayTheSame(String code) {
    GameRules rules = RulesParser.parse(code, "game A code\nboard heap\ncode " + code);
    SequenceEngine engine = SequenceEngine.of(rules);
    Regularity regularity = engine.prove(16_384, Runs.meter());
    CertificateMaker maker =
        new CertificateMaker(
            new CertifiedGame.Code(code), engine, () -> SequenceEngine.of(rules), Runs.meter());
    SequenceCertificate anew = maker.ofLetGo(regularity);
    assertThat(anew.claim()).isEqualTo(claim(Runs.run(code, 16_384)));
    assertThat(anew.values().toHeap()).isEqualTo(engine.computed());
    assertThat(SequenceCheck.check(anew, 1e12, Runs.meter()).claims())
        .allMatch(finding -> finding.holds());
  }

  /// What the screen says, a certificate says too, and it is accepted.
  @ParameterizedTest
  @CsvSource({
    "0.GG, 100, 1, 4, 1",
    "0.127, 60000, 46578, 4, 0",
    "0.3F, 31, 0, 6, 3",
    "kayles, 135, 71, 12, 0"
  })
  void whatFitsOnTheScreenFitsInTheCertificate(
      String game, long last, long preperiod, long period, long saltus) {
    SequenceRun run = Runs.run(game, last);
    Periodicity seen = new Periodicity(preperiod, period, saltus);
    assertThat(run.report(Optional.empty()).regularity())
        .isInstanceOfSatisfying(
            Regularity.Fits.class, fits -> assertThat(fits.periodicity()).isEqualTo(seen));
    assertThat(claim(run))
        .isInstanceOfSatisfying(
            SequenceClaim.Fit.class, fit -> assertThat(fit.periodicity()).isEqualTo(seen));
    assertThat(checked(run).claims()).allMatch(finding -> finding.holds());
  }

  /// Of few values and of many, screen and certificate say the same of random games, and the
  /// checker finds no theorem that proves more.
  @Test
  void screenAndCertificateSayTheSame() {
    long seed = 20261122;
    Random random = new Random(seed);
    Map<Class<?>, Integer> claims = new HashMap<>();
    for (int i = 0; i < 150; i++) {
      String game = anyCode(random);
      int last = random.nextInt(i % 3 == 0 ? 12 : 60);
      SequenceRun run = Runs.run(game, last);
      SequenceClaim claim = claim(run);
      String as = "seed %d: %s to %d: %s".formatted(seed, game, last, claim);
      assertThat(checked(run).claims()).as(as).allMatch(finding -> finding.holds());
      switch (run.report(Optional.empty()).regularity()) {
        case Regularity.Proved(Periodicity seen, _, _, _) ->
            assertThat(claim)
                .as(as)
                .isInstanceOfSatisfying(
                    SequenceClaim.Proved.class,
                    proved -> assertThat(proved.periodicity()).isEqualTo(seen));
        case Regularity.Fits(Periodicity seen, _, _) ->
            assertThat(claim)
                .as(as)
                .isInstanceOfSatisfying(
                    SequenceClaim.Fit.class, fit -> assertThat(fit.periodicity()).isEqualTo(seen));
        case Regularity.None _ ->
            assertThat(claim).as(as).isInstanceOf(SequenceClaim.NoPeriod.class);
      }
      claims.merge(claim.getClass(), 1, Integer::sum);
    }
    assertThat(claims).hasSize(3).allSatisfy((_, times) -> assertThat(times).isGreaterThan(2));
  }

  private static String anyCode(Random random) {
    if (random.nextInt(6) == 0) {
      String numbers = (1 + random.nextInt(3)) + "," + (4 + random.nextInt(9));
      return (random.nextBoolean() ? "S(" : "allbut(") + numbers + ")";
    }
    String digits = random.nextBoolean() ? "01234567" : "0123456789ABCDEF";
    StringBuilder code = new StringBuilder().append("0048C".charAt(random.nextInt(5))).append('.');
    for (int k = random.nextInt(4); k > 0; k--) {
      code.append(digits.charAt(random.nextInt(digits.length())));
    }
    char last = digits.charAt(1 + random.nextInt(digits.length() - 1));
    return random.nextInt(3) > 0 ? code.append(last).toString() : code + "[" + last + "]";
  }

  @Test
  void kindsOfClaims() {
    assertThat(claim(Runs.run("0.007", 500))).isInstanceOf(SequenceClaim.NoPeriod.class);
    assertThat(claim(Runs.run("kayles", 129))).isInstanceOf(SequenceClaim.NoPeriod.class);
    assertThat(claim(Runs.run("kayles", 130))).isInstanceOf(SequenceClaim.Fit.class);
    assertThat(claim(Runs.run("kayles", 166))).isInstanceOf(SequenceClaim.Fit.class);
    assertThat(claim(Runs.run("kayles", 167))).isInstanceOf(SequenceClaim.Proved.class);
    assertThat(claim(Runs.run("nim", 50))).isInstanceOf(SequenceClaim.Proved.class);
  }
}
