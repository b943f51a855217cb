package org.grundy.workbench.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.InputException;
import org.grundy.core.Meter;
import org.grundy.workbench.game.Game;
import org.grundy.workbench.sequence.Conjecture.Below;
import org.grundy.workbench.sequence.Conjecture.Never;
import org.grundy.workbench.sequence.Conjecture.Recurs;
import org.grundy.workbench.sequence.ConjectureReport.Holds;
import org.grundy.workbench.sequence.ConjectureReport.Proved;
import org.grundy.workbench.sequence.ConjectureReport.Refuted;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConjectureReportTest {
  private static final int TESTED = 700;

  private static SequenceReport sequence(String code, OptionalLong last) {
    SequenceRun run = SequenceRun.of(Game.ofHeapCode(code), last);
    run.compute(new Meter(Budget.ofThisProcess()), () -> {});
    return run.report(Optional.empty());
  }

  /// Kayles has the period 12 from 71 on, with 8 as the largest value (Guy and Smith 1956).
  @ParameterizedTest
  @CsvSource({
    "0.77, period 12 from 71, proved",
    "0.77, period 24 from 71, proved",
    "0.77, period 12 from 70, 70",
    "0.77, period 12, 0",
    "0.77, below 9, proved",
    "0.77, below 8, 27",
    "0.77, no 0 from 1, proved",
    "0.77, no 3 from 40, proved",
    "0.77, no 3 from 39, 39",
    "0.3333, period 5 saltus 0 from 0, proved",
    "0.007, period 400 from 10, 10",
    "0.007, no 392 from 0, holds",
  })
  void claimsAreProvedRefutedOrHold(String code, String claim, String expected) {
    ConjectureReport report =
        ConjectureReport.of(sequence(code, OptionalLong.empty()), Conjecture.parse(claim));
    assertThat(
            switch (report.verdict()) {
              case Proved() -> "proved";
              case Holds() -> "holds";
              case Refuted refuted -> "" + refuted.n();
            })
        .isEqualTo(expected);
  }

  /// A witness is the least one, and what is proved or holds is so as far as one can see.
  @Test
  void agreesWithALookAtEachValue() {
    Random random = new Random(5);
    int proved = 0;
    for (int i = 0; i < 300; i++) {
      String code = "0." + random.nextInt(8) + random.nextInt(8) + (1 + random.nextInt(7));
      Conjecture claim = claim(random);
      SequenceReport values = sequence(code, OptionalLong.empty());
      ConjectureReport report = ConjectureReport.of(values, claim);
      Terms terms = sequence(code, OptionalLong.of(2 * TESTED)).terms();
      long least = claim.from();
      while (least < TESTED && holds(terms, claim, least)) {
        least++;
      }
      if (report.verdict() instanceof Refuted refuted && refuted.n() < TESTED) {
        assertThat(refuted.n()).as("%s: %s", code, claim).isEqualTo(least);
      } else {
        assertThat(least).as("%s: %s", code, claim).isEqualTo(TESTED);
        proved += report.verdict() instanceof Proved ? 1 : 0;
      }
    }
    assertThat(proved).isGreaterThan(20);
  }

  private static Conjecture claim(Random random) {
    long from = random.nextInt(100);
    return switch (random.nextInt(3)) {
      case 0 -> new Recurs(1 + random.nextInt(12), random.nextInt(8) / 7, from);
      case 1 -> new Never(random.nextInt(10), from);
      default -> new Below(random.nextInt(12), from);
    };
  }

  private static boolean holds(Terms terms, Conjecture claim, long n) {
    return switch (claim) {
      case Recurs(long period, long saltus, long _) ->
          terms.value(n + period) == terms.value(n) + saltus;
      case Never(long value, long _) -> terms.value(n) != value;
      case Below(long bound, long _) -> terms.value(n) < bound;
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "period", "period 0", "no 3 saltus 2", "below -1", "period 1234567890", "x 3"})
  void whatIsNoClaimIsRefused(String text) {
    assertThatThrownBy(() -> Conjecture.parse(text)).isInstanceOf(InputException.class);
  }
}
