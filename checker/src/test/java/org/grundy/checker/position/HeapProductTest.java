package org.grundy.checker.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.Outcome;
import org.grundy.core.TuplePosition;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.PositionCertificate;
import org.grundy.core.certificate.PositionTheorem;
import org.grundy.core.number.NimProduct;
import org.grundy.rules.moves.TupleRuleset;
import org.grundy.rules.text.game.RulesParser;
import org.grundy.rules.tree.GameRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeapProductTest {
  private static final String CORNERS = "move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c";

  private static Meter meter() {
    return new Meter(new Budget(3_000_000, Duration.ofMinutes(1), 1 << 28));
  }

  private static GameRules rules(String moves) {
    return RulesParser.parse("test", "game P\nboard heaps r c\n" + moves + "\n");
  }

  @Test
  void productsAreThoseOfTheDefinition() {
    long[][] products = new long[20][20];
    for (int a = 0; a < 20; a++) {
      for (int b = 0; b < 20; b++) {
        BitSet seen = new BitSet();
        for (int x = 0; x < a; x++) {
          for (int y = 0; y < b; y++) {
            seen.set((int) (products[x][b] ^ products[a][y] ^ products[x][y]));
          }
        }
        products[a][b] = seen.nextClearBit(0);
        assertThat(HeapProduct.product(a, b)).isEqualTo(products[a][b]);
      }
    }
  }

  @Test
  void largeProductsAreThoseOfTheOtherMultiplication() {
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 200; i++) {
      long a = random.nextLong();
      long b = random.nextLong() >>> random.nextInt(64);
      assertThat(HeapProduct.product(a, b)).isEqualTo(NimProduct.of(a, b));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        CORNERS,
        "move (r,c) -> (a,c) + (r,c-k) + (a,c-k) where a < r, 1 <= k <= 2",
        "move (r,c) -> (a,c) + (r,b) + (a,b) | (a,c) + (r,0) + (a,0) where a < r, b < c",
        "move (r,c) -> (a,c) + (b,c) + (r,d) + (a,d) + (b,d) where a < b < r, d < c, c <= 2*d",
      })
  void findsTheValuesOfTheDefinition(String moves) {
    GameRules rules = rules(moves);
    HeapProduct product = HeapProduct.of(rules).orElseThrow();
    PlainValues<TuplePosition> plain = new PlainValues<>(TupleRuleset.of(rules), meter());
    for (long r = 0; r < 6; r++) {
      for (long c = 0; c < 6; c++) {
        TuplePosition position = new TuplePosition(List.of(r, c));
        assertThat(product.value(position, meter())).isEqualTo(plain.value(position));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "move (r,c) -> (a,c) + (r,b) where a < r, b < c",
        "move (r,c) -> (a,c) + (r,b) + (b,a) where a < r, b < c",
        "move (r,c) -> (r-k,c) + (r,c-k) + (r-k,c-k) where k >= 1",
        "move (r,c) -> (a,c) + (r,b) + (a,b) where a < r, b < c, a < b",
        "move (r,c) -> (a,c) + (r,b) + (a,b) where r < a <= 9, b < c",
        CORNERS + "\nmove (r,c) -> (r-1,c)",
        CORNERS + "\nwin where r = 2, c = 3",
        CORNERS + " except (1,1)",
        CORNERS + "\nplay misere",
      })
  void refusesOtherRules(String moves) {
    assertThat(HeapProduct.of(rules(moves))).isEmpty();
    PositionCertificate certificate =
        new PositionCertificate(
            new CertifiedGame.Rules("game P\nboard heaps r c\n" + moves + "\n"),
            "(0,0)",
            Outcome.P,
            OptionalLong.of(0),
            Optional.of(PositionTheorem.PRODUCT));
    assertThat(PositionCheck.check(certificate, meter()).accepted()).isFalse();
  }
}
