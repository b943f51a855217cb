package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.checker.sequence.SequenceCheck;
import org.grundy.core.CheckedClaim;
import org.grundy.core.period.Regularity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.sequence.SequenceEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ArithmeticPeriodTest {
  private static final long SEED = 20261121;
  private static final int GOES_ON_TO = 600;

  /// Lasker's Nim: Winning Ways, chapter 4. Kenyon's game 0.3F: the same, chapter 4, the extras.
  /// The others are of this program; their values are held against the definition elsewhere.
  @ParameterizedTest
  @CsvSource({
    "4.[3], 1, 4, 4, power-saltus",
    "0.3F, 0, 6, 3, parity-saltus",
    "8.2, 1, 6, 3, parity-saltus",
    "0.8, 1, 3, 1, power-saltus",
    "0.28, 1, 53, 16, power-saltus",
    "C.18, 6, 8, 4, power-saltus",
    "0.D[A], 2, 2, 2, power-saltus",
    "4.7[8], 46, 5, 8, power-saltus",
    "0.[3], 0, 1, 1, repeated-saltus",
    "0.33[03], 0, 6, 3, repeated-saltus",
    "0.33000003[0003], 0, 16, 3, repeated-saltus",
  })
  void provesKnownPeriods(String code, long preperiod, long period, long saltus, String theorem) {
    SequenceRun run = Runs.run(code, 1_000);
    assertThat(run.report(Optional.empty()).regularity())
        .isInstanceOfSatisfying(
            Regularity.Proved.class,
            proved -> {
              assertThat(proved.periodicity().preperiod()).isEqualTo(preperiod);
              assertThat(proved.periodicity().period()).isEqualTo(period);
              assertThat(proved.periodicity().saltus()).isEqualTo(saltus);
              assertThat(proved.proof().theorem()).isEqualTo(theorem);
            });
    assertThat(SequenceCheck.check(run.certificate(Runs.meter()), 1e9, Runs.meter()).claims())
        .as(code)
        .allMatch(CheckedClaim::holds);
  }

  /// 0.E has the period 453 with saltus 256 up to the heap 1,000 and not for ever: its values have
  /// none up to 4,000. Once is no evidence.
  @Test
  void doesNotProveWhatOnlySeems() {
    assertThat(Runs.report("0.E", 1_000).regularity()).isEqualTo(new Regularity.None(1_001));
    assertThat(Runs.report("0.E", 4_000).regularity()).isInstanceOf(Regularity.None.class);
  }

  /// What is proved of few values is held against many more, and the certificate checked.
  @Test
  void provedPeriodsGoOn() {
    List<String> proved = new ArrayList<>();
    Random random = new Random(SEED);
    for (int i = 0; i < 120; i++) {
      String code = code(random);
      List<Integer> values = values(code);
      for (int last = 20; last < 200; last += 1 + last / 2) {
        SequenceRun run = Runs.run(code, last);
        if (run.report(Optional.empty()).regularity() instanceof Regularity.Proved found
            && found.periodicity().saltus() > 0) {
          proved.add(code);
          for (int n = (int) found.periodicity().preperiod();
              n + found.periodicity().period() < GOES_ON_TO;
              n++) {
            assertThat(values.get(n + (int) found.periodicity().period()))
                .as("seed %d: %s, %d values, at %d", SEED, code, last, n)
                .isEqualTo(values.get(n) + (int) found.periodicity().saltus());
          }
          assertThat(SequenceCheck.check(run.certificate(Runs.meter()), 1e9, Runs.meter()).claims())
              .as("seed %d: %s", SEED, code)
              .allMatch(CheckedClaim::holds);
          break;
        }
      }
    }
    assertThat(proved).hasSizeGreaterThan(40);
  }

  private static String code(Random random) {
    StringBuilder code = new StringBuilder().append("0048C".charAt(random.nextInt(5))).append('.');
    for (int k = random.nextInt(3); k > 0; k--) {
      code.append("0123456789ABCDEF".charAt(random.nextInt(16)));
    }
    char last = "123456789ABCDEF".charAt(random.nextInt(15));
    return random.nextBoolean() ? code.append(last).toString() : code + "[" + last + "]";
  }

  private static List<Integer> values(String code) {
    SequenceEngine engine =
        SequenceEngine.of(RulesParser.parse("code", "game A code\nboard heap\ncode " + code));
    engine.extend(GOES_ON_TO, Runs.meter());
    return IntStream.range(0, GOES_ON_TO).map(engine::value).boxed().toList();
  }
}
