package org.grundy.solvers.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.rules.text.game.RulesParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LosingCountTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "board heaps a b; move (a,b) -> (a-k,b) | (a,b-k) | (a-k,b-k) for k >= 1",
        "board heaps a b; move (a,b) -> (a-1,b-2) | (a-2,b-1)",
        "board heaps a b c; move (a,b,c) -> (a-k,b,c) | (a,b-k,c) | (a,b,c-k) for k >= 1",
      })
  void isTheNumberOfThoseThatAreListed(String lines) {
    Meter meter = new Meter(Budget.ofBytes(1L << 30));
    String text = "game G\n" + lines.replace("; ", "\n");
    int heaps = lines.contains("(a,b,c)") ? 3 : 2;
    AutomatonProof proof =
        AutomatonProver.outcomes(RulesParser.parse("game", text), heaps, meter)
            .proof()
            .orElseThrow();
    LosingCount count = new LosingCount(proof, meter);
    for (long most = 0; most < 40; most++) {
      assertThat(count.upTo(most))
          .as("%s to %d", lines, most)
          .isEqualTo(BigInteger.valueOf(LosingPositions.upTo(proof, most, meter).size()));
    }
  }
}
