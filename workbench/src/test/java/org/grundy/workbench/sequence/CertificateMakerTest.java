package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.grundy.checker.CertificateChecker;
import org.grundy.checker.json.CertificateJson;
import org.grundy.checker.sequence.SequenceCheck;
import org.grundy.core.certificate.SequenceCertificate;
import org.grundy.core.certificate.SequenceClaim;
import org.grundy.core.certificate.Verdict;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.Regularity;
import org.grundy.solvers.sequence.SequenceEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is written is accepted by the checker, which shares no code with the solvers.
final class CertificateMakerTest {
  private static Verdict checked(SequenceRun run) {
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
      assertThat(checked(run).findings()).as(code).allMatch(finding -> finding.holds());
      proved += claim(run) instanceof SequenceClaim.Period ? 1 : 0;
    }
    assertThat(proved).isGreaterThan(60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.156", "0.165", "0.356", "0.51", "0.517", "4.304", "0.015", "0.055", "0.044", "0.124",
        "4.444"
      })
  void recurrencesAreAccepted(String code) {
    SequenceRun run = Runs.run(code, 16_384);
    assertThat(checked(run).findings()).as(code).allMatch(finding -> finding.holds());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "treblecross", "kayles", "nim", "allbut(2)", "allbut(1,5)", "S(1,4,10)", "S(3,4,5)", "4!.0",
        "0.3F", "0.[3]", "0.7=", "dawsons-chess", "grundys-game", "n -> n - 2 + 0", "0.8", "0.07"
      })
  void certificatesOfAllKindsAreAccepted(String game) {
    SequenceRun run = Runs.run(game, game.equals("0.[3]") || game.equals("0.8") ? 60 : 300);
    assertThat(checked(run).findings()).as(game).allMatch(finding -> finding.holds());
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
      assertThat(checked(run).findings())
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
            HeapLines.of(rules, engine), engine, () -> SequenceEngine.of(rules), Runs.meter());
    SequenceCertificate anew = maker.ofLetGo(regularity);
    assertThat(anew.claim()).isEqualTo(claim(Runs.run(code, 16_384)));
    assertThat(anew.values().toHeap()).isEqualTo(engine.computed());
    assertThat(SequenceCheck.check(anew, 1e12, Runs.meter()).findings())
        .allMatch(finding -> finding.holds());
  }

  @Test
  void kindsOfClaims() {
    assertThat(claim(Runs.run("0.007", 500))).isInstanceOf(SequenceClaim.NoPeriod.class);
    assertThat(claim(Runs.run("kayles", 150))).isInstanceOf(SequenceClaim.NoPeriod.class);
    assertThat(claim(Runs.run("kayles", 166))).isInstanceOf(SequenceClaim.Fit.class);
    assertThat(claim(Runs.run("kayles", 167))).isInstanceOf(SequenceClaim.Period.class);
    assertThat(claim(Runs.run("nim", 50))).isInstanceOf(SequenceClaim.ArithmeticPeriod.class);
  }
}
