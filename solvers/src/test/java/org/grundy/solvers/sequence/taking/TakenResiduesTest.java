package org.grundy.solvers.sequence.taking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.solvers.sequence.SequenceEngine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Periods of games that take numbers of sets without end: proved ones hold as far as one looks.
class TakenResiduesTest {
  private static final int SEEN = 3_000;

  private static SequenceEngine engine(String take) {
    return SequenceEngine.of(RulesParser.parse("taken", "game T\nboard heap\ntake " + take + "\n"));
  }

  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  /// By hand: no number that may be taken is a multiple of the period, and 1 up to it less 1 are.
  @ParameterizedTest
  @CsvSource({
    "powers of 2, 3, 5",
    "1 primes, 4, 7",
    "powers of 3, 2, 3",
    "1 2 powers of 4, 3, 5",
  })
  void knownPeriodsAreProved(String take, long period, long needed) {
    assertThat(engine(take).prove(SEEN, meter()))
        .isInstanceOfSatisfying(
            Regularity.Proved.class,
            proved -> {
              assertThat(proved.proof()).isEqualTo(new PeriodProof.TakenResidues());
              assertThat(proved.periodicity()).isEqualTo(new Periodicity(0, period, 0));
              assertThat(proved.needed()).isEqualTo(needed);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"squares", "primes", "cubes", "1 cubes squares"})
  void noPeriodIsProvedWhereNoneIsSeen(String take) {
    assertThat(engine(take).prove(SEEN, meter())).isNotInstanceOf(Regularity.Proved.class);
  }

  @Test
  void periodsOfRandomSetsHoldAsFarAsOneLooks() {
    SplittableRandom random = new SplittableRandom(31);
    int proved = 0;
    for (int i = 0; i < 300; i++) {
      List<String> words = new ArrayList<>();
      for (int numbers = random.nextInt(4); numbers > 0; numbers--) {
        words.add("" + random.nextInt(1, 20));
      }
      words.add(
          switch (random.nextInt(6)) {
            case 0 -> "primes";
            case 1 -> "squares";
            case 2 -> "cubes";
            default -> "powers of " + random.nextInt(2, 12);
          });
      SequenceEngine engine = engine(String.join(" ", words));
      if (engine.prove(SEEN, meter())
          instanceof Regularity.Proved(Periodicity period, var _, long needed, var _)) {
        proved++;
        engine.extend(Math.max(SEEN, 2 * needed), meter());
        for (long n = 0; n + period.period() < engine.computed(); n++) {
          assertThat(engine.value(n + period.period()))
              .as("%s at %d", words, n)
              .isEqualTo(engine.value(n));
        }
      }
    }
    assertThat(proved).isGreaterThan(50);
  }
}
