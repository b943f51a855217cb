package org.grundy.solvers.sequence.strip;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.Regularity;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.StartSequence;
import org.junit.jupiter.api.Test;

/// Whatever the proof of a period says of G(n), the value of the start of n cells, is so.
class PrintedProofTest {
  private static final Pattern COMPUTED =
      Pattern.compile("(?:^|[ ;])G\\(n\\+(\\d+)\\) = G\\(n\\) was computed for all (\\d+) <= n");
  private static final Pattern WORTH =
      Pattern.compile("each of these starts is worth (\\d+): .* for all n >= (\\d+)");
  private static final int LOOKED_AT = 60;

  private final Meter meter = new Meter(Budget.ofThisProcess());

  @Test
  void deadRunsAreNotSaidToHaveAPeriodFromTheStart() {
    String proof =
        assertTrue(
                RulesParser.parse(
                    "dead",
                    """
                    game Dead
                    board strip
                    cells b .
                    move b -> .
                    avoid [ b . ] mirror
                    start fill b
                    """))
            .orElseThrow();
    assertThat(proof).contains("each of these starts is worth");
  }

  @Test
  void randomStripsHaveTrueProofs() {
    RandomStrips games = new RandomStrips(20261122);
    int proved = 0;
    for (int i = 0; i < 60; i++) {
      proved += assertTrue(games.next()).isPresent() ? 1 : 0;
    }
    assertThat(proved).isGreaterThan(10);
  }

  private Optional<String> assertTrue(GameRules rules) {
    Optional<StartSequence> starts = StartSequence.of(rules);
    if (starts.isEmpty()) {
      return Optional.empty();
    }
    starts.get().value(400, meter);
    starts.get().sequence().searchPeriod(meter);
    Optional<String> proof = starts.get().period().map(Regularity.Proved::because);
    proof.ifPresent(text -> assertTrue(rules, starts.get(), text));
    return proof;
  }

  private void assertTrue(GameRules rules, StartSequence starts, String proof) {
    String own = proof.substring(proof.lastIndexOf("; ") + 1);
    Matcher computed = COMPUTED.matcher(own);
    if (computed.find() && starts.shift() == 0 && starts.first().isEmpty()) {
      long period = Long.parseLong(computed.group(1));
      long from = Long.parseLong(computed.group(2));
      for (long n = from; n < from + LOOKED_AT; n++) {
        assertThat(starts.value(n + period, meter))
            .as("%s: %s, n = %d", rules, proof, n)
            .isEqualTo(starts.value(n, meter));
      }
    }
    Matcher worth = WORTH.matcher(proof);
    if (worth.find()) {
      long from = Long.parseLong(worth.group(2));
      for (long n = from; n < from + LOOKED_AT; n++) {
        assertThat(starts.value(n, meter))
            .as("%s: %s, n = %d", rules, proof, n)
            .isEqualTo(Long.parseLong(worth.group(1)));
      }
    }
  }
}
