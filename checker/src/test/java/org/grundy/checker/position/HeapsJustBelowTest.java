package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import org.grundy.core.Budget;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapsJustBelowTest {
  private static final String GAME = "game Heaps\nboard heap n\nmove n -> ";

  private static Meter meter() {
    return new Meter(new Budget(1_000_000, Duration.ofMinutes(1), 1 << 26));
  }

  private static boolean holdsTrue(GameRules rules) {
    Optional<HeapsJustBelow> heaps = HeapsJustBelow.of(rules);
    if (heaps.isPresent()) {
      PlainValues<HeapPosition> plain = new PlainValues<>(HeapRuleset.of(rules), meter());
      for (long n = 0; n < 50; n++) {
        assertThat(heaps.get().value(n, meter()))
            .as(rules + " at " + n)
            .isEqualTo(plain.value(new HeapPosition(n)));
      }
    }
    return heaps.isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where 1 <= k, 2*k <= n",
        "n - k where k > 0, n >= 3*k",
        "n - k where 1 <= k, 2*k < n, 3*k <= 2*n - 5",
        "m where 2*m >= n, m < n",
        "n - k where 1 <= k <= n / 3",
        "n - k where (2*n - 3) / 5 > k, k >= 1",
        "(m - 1) where m >= 1, 2*m > n, m - 1 < n",
        "n - 1 - k where 3*k + 1 <= n",
        "n - k where 5*k <= 3*(n + 2), 1 <= k"
      })
  void findsTheValuesOfTheDefinition(String move) {
    assertThat(holdsTrue(RulesParser.parse("test", GAME + move))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n - k where 1 <= k, k*k <= n", // not linear
        "n - k where 2 <= k, 2*k <= n", // the nearest heap is no option
        "n - k where 1 <= k, 2*k <= 3*n, k != 2", // a gap
        "n - k where 1 <= k, k + n >= 3",
        "n - 2*k where 1 <= k",
        "n - k | 0 where 1 <= k <= n, 2*k <= n",
        "n - k where 1 <= k, k <= j, 2*j <= n",
        "m where 3*m = 2*n, m < n",
        "n - k where 1 <= k, 2*k <= n, n >= 5",
        "n - k where 1 <= k, 2*k <= n\nmove n -> n - k where 1 <= k <= 3",
        "n - k where 1 <= k, 2*k <= n\nplay misere",
        "n - k where 1 <= k, 2*k <= n\nwin where n = 3"
      })
  void refusesOtherRules(String move) {
    GameRules rules = RulesParser.parse("test", GAME + move);
    assertThat(HeapsJustBelow.of(rules)).isEmpty();
    PositionCertificate certificate =
        new PositionCertificate(
            new CertifiedGame.Rules(GAME + move),
            "0",
            Outcome.P,
            OptionalLong.of(0),
            Optional.of(PositionTheorem.HEAPS_JUST_BELOW));
    assertThat(PositionCheck.check(certificate, meter()).accepted()).isFalse();
  }

  @Test
  void whateverItReadsOffRandomConditionsIsTrue() {
    Random random = new Random(13);
    int read = 0;
    for (int i = 0; i < 300; i++) {
      boolean takes = random.nextBoolean();
      String x = takes ? "k" : "m";
      String conditions = takes ? "1 <= k" : "m < n";
      for (int j = random.nextInt(3); j >= 0; j--) {
        conditions +=
            ", %d*%s %s %d*n + %d - %d"
                .formatted(
                    1 + random.nextInt(4),
                    x,
                    takes ^ random.nextInt(4) == 0 ? "<=" : ">=",
                    random.nextInt(4),
                    random.nextInt(4),
                    random.nextInt(4));
      }
      String left = takes ? "n - k" : "m";
      read += holdsTrue(RulesParser.parse("test", GAME + left + " where " + conditions)) ? 1 : 0;
    }
    assertThat(read).isGreaterThan(50);
  }

  @Test
  void thePlainRecursionWouldNotEndWhereTheTheoremDoes() {
    PositionCertificate certificate =
        new PositionCertificate(
            new CertifiedGame.Rules(GAME + "n - k where 1 <= k, 2*k <= n"),
            "1000000000000000000 + 999999999999999999",
            Outcome.N,
            // G(2k) = k and G(2k+1) = G(k), see A025480 of the OEIS.
            OptionalLong.of(500_000_000_000_000_000L ^ halved(999_999_999_999_999_999L)),
            Optional.of(PositionTheorem.HEAPS_JUST_BELOW));
    assertThat(PositionCheck.check(certificate, meter()).accepted()).isTrue();
  }

  private static long halved(long n) {
    return n % 2 == 0 ? n / 2 : halved(n / 2);
  }
}
