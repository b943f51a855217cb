package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatesRecurTest {
  private static final String GAME = "game Memory\nboard heaps n s\nmove (n,s) -> ";

  private static Meter meter() {
    return new Meter(new Budget(1_000_000, Duration.ofMinutes(1), 1 << 26));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(n-k,k) where 1 <= k <= 3, k != s",
        "(n-1,(s+1)%3) | (n-2-s,s%3)",
        "(n,s-1) | (n-3,2) | (n-1,s) where s <= 2",
        "(n-1,s) + (3,s) | (5,1) where n >= 9",
        "(n-k,k) where 1 <= k <= min(n,3), not (k = s), n != 7",
      })
  void findsTheValuesOfTheDefinition(String move) {
    GameRules rules = RulesParser.parse("test", GAME + move);
    PlainValues<TuplePosition> plain = new PlainValues<>(TupleRuleset.of(rules), meter());
    for (long n = 0; n < 60; n++) {
      TuplePosition position = new TuplePosition(List.of(n, n % 3));
      StatesRecur states = StatesRecur.of(rules, List.of(position)).orElseThrow();
      assertThat(states.value(position, meter())).hasValue(plain.value(position));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(n-k,k) where 1 <= k <= 2*s",
        "(n-k,s+k) where 1 <= k <= 2",
        "(n-k,s) where k >= 1",
        "(n-k,k) where 1 <= k <= 3, k divides n",
        "(n-1,s) + (n-2,s)",
        "(n-k,k) where 1 <= k <= 3, k != s\nplay misere",
        "(n-k,k) where 1 <= k <= 3, k != s\nwin where n = 3",
      })
  void refusesOtherRules(String move) {
    PositionCertificate certificate =
        new PositionCertificate(
            new CertifiedGame.Rules(GAME + move),
            "(300,300)",
            Outcome.P,
            OptionalLong.of(0),
            Optional.of(PositionTheorem.BOUNDED_STATES));
    GameRules rules = RulesParser.parse("test", GAME + move);
    TuplePosition position = new TuplePosition(List.of(300L, 300L));
    assertThat(StatesRecur.of(rules, List.of(position))).isEmpty();
    assertThat(PositionCheck.check(certificate, meter()).accepted()).isFalse();
  }
}
