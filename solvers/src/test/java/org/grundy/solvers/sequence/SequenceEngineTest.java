package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.OptionalLong;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.core.period.PeriodProof;
import org.grundy.core.period.Periodicity;
import org.grundy.core.period.Regularity;
import org.grundy.rules.heap.HeapPlaces;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.splitting.RareHeapsSeen;
import org.grundy.solvers.sequence.splitting.Sparsity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SequenceEngineTest {
  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 30));
  }

  private static SequenceEngine engine(String code) {
    return SequenceEngine.of(HeapGames.code(code));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"4!.0", "0.3", "0.77", "0.5!7", "0.07=", "4=.34!", "0.6?3", "S(1,2,4)", "0.8!3"})
  void valuesEqualThePlainRecursion(String code) {
    GameRules rules = HeapGames.code(code);
    SequenceEngine engine = SequenceEngine.of(rules);
    int toN = code.contains("8") ? 60 : 160;
    engine.extend(toN, meter());
    int[] expected = HeapGames.plainValues(HeapRuleset.of(rules), toN);
    for (int n = 0; n < toN; n++) {
      assertThat(engine.value(n)).as("%s, heap %d", code, n).isEqualTo(expected[n]);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "S(1); taking 1 token has G(n) = n mod 2, by induction on n",
        "S(1..3); taking 1 to 3 tokens has G(n) = n mod 4, by induction on n",
        "S(3); taking 3 tokens has G(n) = floor((n mod 6) / 3), by induction on n",
        "S(2..5); taking 2 to 5 tokens has G(n) = floor((n mod 7) / 2), by induction on n",
        "4.1; a move takes at most 1 token and leaves at most 2 heaps",
      })
  void proofsCountInTheSingular(String code, String words) {
    Regularity proved = engine(code).prove(10_000, meter());
    assertThat(((Regularity.Proved) proved).because()).contains(words);
  }

  @Test
  void grundysGameIsTheSameAsEquationAndAsCode() {
    SequenceEngine equation = SequenceEngine.of(HeapGames.rules(HeapGames.grundysGame()));
    SequenceEngine code = engine("4!.0");
    equation.extend(9000, meter());
    code.extend(9000, meter());
    for (int n = 0; n < 9000; n++) {
      assertThat(equation.value(n)).as("heap %d", n).isEqualTo(code.value(n));
    }
    assertThat(equation.sparseSpace()).isPresent();
  }

  @Test
  void whatIsProvedOfThreeDigitsHoldsOfLaterValues() {
    int proved = 0;
    int recurrences = 0;
    for (int code = 1; code < 1024; code += 3) {
      int[] digits = {(code >> 9) * 4, code >> 6 & 7, code >> 3 & 7, code & 7};
      SequenceEngine engine = SequenceEngine.ofDigits(digits);
      if (engine.prove(6000, meter())
          instanceof Regularity.Proved(Periodicity period, PeriodProof proof, _, _)) {
        proved++;
        recurrences += proof instanceof PeriodProof.Recurrence ? 1 : 0;
        SequenceEngine longer = SequenceEngine.ofDigits(digits);
        longer.extend(15_000, meter());
        for (int n = 0; n < 15_000; n++) {
          assertThat(longer.value(period.reduce(n)))
              .as("%s, heap %d, %s", Arrays.toString(digits), n, period)
              .isEqualTo(longer.value(n));
        }
      }
    }
    assertThat(proved).isGreaterThan(100);
    assertThat(recurrences).isPositive();
  }

  @ParameterizedTest
  @CsvSource({
    "0.16, 149459, 105351", "0.156, 349, 3479", "0.127, 4, 46578", "0.56, 144, 326640",
    "0.45, 20, 498", "0.165, 1550, 5181", "0.356, 142, 7315", "4.304, 21, 25"
  })
  void periodsAreProvedFromStates(String code, long length, long preperiod) {
    SequenceEngine engine = engine(code);
    Regularity regularity = engine.prove(1_000_000, meter());
    assertThat(regularity).isInstanceOf(Regularity.Proved.class);
    Regularity.Proved proved = (Regularity.Proved) regularity;
    assertThat(proved.periodicity().period()).isEqualTo(length);
    assertThat(proved.periodicity().preperiod()).isEqualTo(preperiod);
    if (proved.proof() instanceof PeriodProof.Recurrence recurrence) {
      assertRecurrence(engine, proved.periodicity(), recurrence);
    }
  }

  /// What the theorem supposes, from the values alone.
  private static void assertRecurrence(
      SequenceEngine engine, Periodicity period, PeriodProof.Recurrence proof) {
    RareHeapsSeen sparse = engine.sparseSpace().orElseThrow();
    Sparsity sparsity = new Sparsity(sparse.mask(), sparse.byPosition(), sparse.shift());
    assertThat(proof.toHeap()).isEqualTo(proof.fromHeap() + period.period());
    assertThat(proof.toHeap()).isLessThanOrEqualTo(engine.computed());
    assertThat(sparse.byPosition() && period.period() % 2 == 1).isFalse();
    int index = 0;
    for (long n = 1; n < proof.toHeap(); n++) {
      if (sparsity.isRare(n, engine.value(n))) {
        assertThat(sparse.rares().get(index++)).isEqualTo(n);
      }
    }
    assertThat(index).isEqualTo(sparse.rares().size());
    long lastPlace = HeapPlaces.of(engine.rule()).lastPlace();
    assertThat(proof.window()).isEqualTo(Math.max(sparse.lastRare(), sparse.depth()) + lastPlace);
    assertThat(proof.fromHeap()).isGreaterThan(2 * proof.window() + lastPlace);
    for (long n = proof.fromHeap() - proof.window(); n < proof.fromHeap(); n++) {
      assertThat(engine.value(n + period.period())).isEqualTo(engine.value(n));
    }
  }

  @Test
  void aPeriodThatFitsSaysHowFarItsProofIs() {
    SequenceEngine engine = engine("0.77");
    engine.extend(120, meter());
    assertThat(engine.regularity(meter())).isEqualTo(new Regularity.None(120));
    assertThat(engine.proofNeeds()).hasValue(168);
    engine.extend(131, meter());
    Regularity fits = engine.regularity(meter());
    assertThat(fits)
        .isEqualTo(new Regularity.Fits(new Periodicity(71, 12, 0), 131, OptionalLong.of(168)));
    engine.extend(168, meter());
    assertThat(engine.regularity(meter())).isInstanceOf(Regularity.Proved.class);
    SequenceEngine early = engine("0.77");
    early.extend(60, meter());
    assertThat(early.regularity(meter())).isEqualTo(new Regularity.None(60));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.007", "0.77", "4!.0", "S(2,3,7)", "0.8"})
  void aRunIsSavedAndResumed(String code) throws IOException {
    int toN = code.equals("0.8") ? 60 : 3000;
    SequenceEngine engine = engine(code);
    engine.extend(toN / 2, meter());
    byte[] saved = saved(engine);
    SequenceEngine resumed = engine(code);
    resumed.load(new DataInputStream(new ByteArrayInputStream(saved)), meter());
    engine.extend(toN, meter());
    resumed.extend(toN, meter());
    assertThat(saved(resumed)).isEqualTo(saved(engine));
    assertThat(resumed.histogram()).isEqualTo(engine.histogram());
    assertThat(resumed.regularity(meter())).isEqualTo(engine.regularity(meter()));
  }

  private static byte[] saved(SequenceEngine engine) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    engine.save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  @Test
  void aTruncatedStateIsNoticed() throws IOException {
    SequenceEngine engine = engine("0.77");
    engine.extend(2000, meter());
    byte[] saved = saved(engine);
    for (int length : new int[] {0, 7, 20, 900, saved.length - 1}) {
      assertThatThrownBy(() ->
              engine("0.77")
                  .load(new DataInputStream(new ByteArrayInputStream(saved, 0, length)), meter()))
          .isInstanceOf(IOException.class);
    }
  }
}
