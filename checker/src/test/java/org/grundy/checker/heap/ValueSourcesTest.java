package org.grundy.checker.heap;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.checker.SampleCertificates;
import org.grundy.checker.game.CheckedGame;
import org.grundy.checker.game.HeapGame;
import org.grundy.checker.game.TakingRules;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.certificate.CertifiedGame;
import org.grundy.core.certificate.CertifiedSpace;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Every way to find values finds those of the definition.
class ValueSourcesTest {
  private static final int COUNT = 60;
  private static final int TO_HEAP = 130;

  private final Meter meter = new Meter(Budget.ofBytes(1 << 28));

  static IntStream seeds() {
    return IntStream.range(0, COUNT);
  }

  private static String randomCode(Random random, int radix) {
    StringBuilder code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
    int length = 1 + random.nextInt(4);
    for (int k = 0; k < length; k++) {
      code.append(Integer.toString(random.nextInt(radix), 32));
    }
    return code.append(1 + random.nextInt(7)).toString().toUpperCase(java.util.Locale.ROOT);
  }

  private static TakingRules taking(CertifiedGame game) {
    return HeapGame.of(CheckedGame.of(game).rules()).taking().orElseThrow();
  }

  private List<Integer> found(NextValue source) {
    HeapValues values = new HeapValues(TO_HEAP, source.reach(), meter);
    List<Integer> found = new ArrayList<>();
    for (int n = 0; n < TO_HEAP; n++) {
      int value = source.next(values);
      found.add(value);
      values.add(value);
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void pairsAreThoseOfTheDefinitionWhateverTheMask(int seed) {
    Random random = new Random(seed);
    String code = randomCode(random, 8);
    CertifiedGame game = new CertifiedGame.Code(code);
    TakingRules rules = taking(game);
    List<Integer> expected = SampleCertificates.values(game, TO_HEAP);
    assertThat(found(new PairValues(rules, Optional.empty(), meter))).as(code).isEqualTo(expected);
    for (boolean byPosition : new boolean[] {false, true}) {
      if (!byPosition || rules.splitParity().isPresent()) {
        CertifiedSpace sparse =
            new CertifiedSpace(random.nextInt(16), byPosition, TO_HEAP, TO_HEAP, 0);
        assertThat(found(new PairValues(rules, Optional.of(sparse), meter)))
            .as(code + " " + sparse)
            .isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void manyPartsAreThoseOfTheDefinition(int seed) {
    Random random = new Random(seed);
    String code = randomCode(random, seed % 10 == 0 ? 32 : 16);
    CertifiedGame game = new CertifiedGame.Code(code);
    int toHeap = code.matches(".*[G-V].*") ? 30 : 60;
    ManyPartValues source = new ManyPartValues(taking(game), meter);
    HeapValues values = new HeapValues(toHeap, Reach.ALL, meter);
    List<Integer> expected = SampleCertificates.values(game, toHeap);
    for (int n = 0; n < toHeap; n++) {
      values.add(source.next(values));
      assertThat(values.early(n)).as(code + " " + n).isEqualTo(expected.get(n));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "take 1..3 7",
        "take 2 5 6",
        "take 5 9223372036854775805",
        "take 1 3 4611686018427387904 9223372036854775805",
        "code 0.007\ntake 3 40",
        "code 4.0\ntake 1 2",
        "code S(1,4)",
        "code allbut(2)",
        "move n -> n - k where k >= 3",
        "move n -> n - k where k >= 4\ntake 1 2",
        "move n -> n - k where k >= 1\ncode 4.0"
      })
  void severalLinesAreOneGame(String lines) {
    CertifiedGame game = SampleCertificates.rules(lines);
    assertThat(found(new PairValues(taking(game), Optional.empty(), meter)))
        .isEqualTo(SampleCertificates.values(game, TO_HEAP));
  }

  @ParameterizedTest
  @CsvSource({"0.07, 7", "0.77, 3", "0.104, 5"})
  void aShortMemoryIsEnoughWhereRaresEnd(String code, long mask) {
    CertifiedGame game = new CertifiedGame.Code(code);
    List<Integer> expected = SampleCertificates.values(game, TO_HEAP);
    CertifiedSpace sparse = SampleCertificates.sparse(code, expected, mask, false);
    TakingRules rules = taking(game);
    PairValues source = new PairValues(rules, Optional.of(sparse), meter);
    assertThat(source.reach().first()).isEqualTo(1 + Math.max(sparse.lastRare(), sparse.depth()));
    assertThat(found(source)).isEqualTo(expected);
  }
}
