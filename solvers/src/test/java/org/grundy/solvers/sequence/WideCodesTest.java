package org.grundy.solvers.sequence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.BudgetSpentException;
import org.grundy.core.HeapPosition;
import org.grundy.core.Meter;
import org.grundy.rules.heap.HeapRule;
import org.grundy.rules.heap.TakeAndBreakCode;
import org.grundy.rules.moves.HeapRuleset;
import org.grundy.rules.tree.GameRules;
import org.grundy.solvers.sequence.splitting.SplitRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class WideCodesTest {
  private static Meter meter() {
    return new Meter(Budget.ofBytes(1L << 28));
  }

  private static void assertEqualToTheRules(String code, int toN, String as) {
    GameRules rules = HeapGames.code(code);
    HeapRuleset ruleset = HeapRuleset.of(rules);
    int[] plain = HeapGames.plainValues(ruleset, toN);
    HeapSequence sequence = HeapSequence.of(rules);
    sequence.value(toN - 1L);
    assertThat(IntStream.range(0, toN).map(n -> (int) sequence.value(n)).toArray())
        .as("%s %s", as, code)
        .isEqualTo(plain);
    for (int n = toN - 3; n < toN; n++) {
      assertMoves(ruleset, sequence, plain, n, as + " " + code);
    }
  }

  private static void assertMoves(
      HeapRuleset ruleset, HeapSequence sequence, int[] plain, int n, String as) {
    List<String> expected = new ArrayList<>();
    Map<Long, Long> counts = new HashMap<>();
    ruleset.options(
        new HeapPosition(n),
        option -> {
          long value =
              option.sum().stream()
                  .mapToLong(part -> plain[(int) part.size()])
                  .reduce(0, (a, b) -> a ^ b);
          expected.add(option.move() + " " + value);
          counts.merge(value, 1L, Long::sum);
        });
    SolvedHeap heap = new SolvedHeap(sequence, n, meter());
    List<String> actual = new ArrayList<>();
    heap.moves((move, _, value) -> actual.add(move + " " + value));
    assertThat(actual).as("%s, moves of %d", as, n).isEqualTo(expected);
    for (long target = 0; target < 6; target++) {
      assertThat(heap.movesTo(target))
          .as("%s, moves of %d to %d", as, n, target)
          .isEqualTo(counts.getOrDefault(target, 0L).longValue());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4!.0",
        "4?.0",
        "4=.0",
        "C!.0",
        "0.{2+}",
        "0.0{2+}",
        "{2+}.0",
        "{3+}!.0",
        "{2+}?.3",
        "{2+}=.0",
        "0.{0+}",
        "0.{1+}",
        "0.{1,3+}",
        "0.{0,2,5+}!",
        "{4+}?.1",
        "{5}?.0",
        "0.F!",
        "0.V?",
        "G!.3",
        "0.{2,5}",
        "{6}.0",
        "{5}!.3",
        "0.[3]",
        "0.(30)",
        "0.03[03]",
        "0.1[2]",
        "0.[7]",
        "0.[4]",
        "4.[04]",
        "0.2[6!]",
        "0.3[{2+}]",
        "0.[{2+}!0]",
        "0.[F=1]",
        "0.{3+}[3]",
        "0.0[{2+}?]",
        "0.7[001]",
        "0.{2+}{2+}=",
        "8?.{3+}"
      })
  void everyKindOfDigitEqualsTheRules(String code) {
    assertEqualToTheRules(code, 21, "");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomCodesEqualTheRules(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 25; trial++) {
      assertEqualToTheRules(randomCode(random), 17, "seed " + seed);
    }
  }

  private static String randomCode(Random random) {
    StringBuilder code =
        new StringBuilder(
            random.nextBoolean() ? "0" : "48CG".charAt(random.nextInt(4)) + mark(random));
    code.append('.');
    for (int k = random.nextInt(4); k > 0; k--) {
      code.append(place(random));
    }
    if (random.nextBoolean()) {
      code.append('[');
      for (int k = 1 + random.nextInt(3); k > 0; k--) {
        code.append(place(random));
      }
      code.append(']');
    }
    return code.append(code.toString().endsWith(".") ? place(random) : "").toString();
  }

  private static String place(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> "{" + (2 + random.nextInt(3)) + "+}" + mark(random);
      case 1 -> "{" + random.nextInt(3) + "," + (3 + random.nextInt(4)) + "}" + mark(random);
      case 2 -> "4567".charAt(random.nextInt(4)) + mark(random);
      case 3 -> "8ADFGV".charAt(random.nextInt(6)) + mark(random);
      default -> Integer.toString(random.nextInt(4));
    };
  }

  private static String mark(Random random) {
    return List.of("", "!", "?", "=").get(random.nextInt(4));
  }

  @Test
  void valuesAboveSixtyFourAreKept() {
    HeapSequence sequence = HeapSequence.of(HeapGames.code("0.2[3{2+}!]"));
    HeapSequence plain = HeapSequence.of(HeapGames.code("0.[3]"));
    assertThat(plain.value(1_000_000_000_000L)).isEqualTo(1_000_000_000_000L);
    long largest = 0;
    for (int n = 0; n < 300; n++) {
      largest = Math.max(largest, sequence.value(n));
    }
    assertThat(largest).isGreaterThan(64);
    assertThat(TakeAndBreakCode.parse("0.2[3{2+}!]").maxParts()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"0.(30), 1001, 1", "0.(30), 1000, 0", "0.3[3], 400, 400", "0.0[3], 401, 200"})
  void takingWithoutEndIsKnown(String code, long heap, long value) {
    assertThat(HeapSequence.of(HeapGames.code(code)).value(heap)).isEqualTo(value);
  }

  @Test
  void grundysGameByItsCodeIsSplitAsFastAsByItsEquation() {
    assertThat(SplitRules.of(HeapRule.of(HeapGames.code("4!.0")).lines()))
        .isEqualTo(SplitRules.of(HeapRule.of(HeapGames.rules(HeapGames.grundysGame())).lines()))
        .isPresent();
  }

  @Test
  void partitionsOfLargeHeapsAreNeitherEnumeratedNorMiscounted() {
    HeapSequence sequence = HeapSequence.of(HeapGames.code("0.{2+}"));
    sequence.value(70);
    BigInteger total = BigInteger.ZERO;
    SolvedHeap heap = new SolvedHeap(sequence, 70, meter());
    for (int value = 0; value < 128; value++) {
      total = total.add(heap.movesTo(value));
    }
    // The partitions of 69 without that into one part.
    assertThat(total).isEqualTo(partitions(69).subtract(BigInteger.ONE));
  }

  /// The heaps of Kayles have few values, so that the table is small.
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void sumsOfWhichThereAreMoreThanALongHoldsAreCountedExactly(boolean unequal) {
    int total = unequal ? 900 : 500;
    HeapSequence kayles = HeapSequence.of(HeapGames.code("0.77"));
    PartitionCounts counts = new PartitionCounts(kayles, unequal, 2, true, total, meter());
    BigInteger sum = BigInteger.ZERO;
    BigInteger pairs = BigInteger.ZERO;
    for (int value = 0; value < 32; value++) {
      sum = sum.add(counts.any(total, value));
      pairs = pairs.add(counts.exactly(2, total, value));
    }
    assertThat(sum).isEqualTo(unequal ? unequalPartitions(total) : partitions(total));
    assertThat(sum.bitLength()).isGreaterThan(Long.SIZE);
    assertThat(pairs).isEqualTo((total - (unequal ? 1 : 0)) / 2);
  }

  @Test
  void endlessPlacesBesideASplitAreCountedHoweverManyPartitionsThereAre() {
    HeapSequence sequence = HeapSequence.of(HeapGames.code("4.[3]"));
    SolvedHeap heap = new SolvedHeap(sequence, 500, meter());
    assertThat(heap.value()).isEqualTo(499);
    // 500 -> 0 and 500 -> 250 + 250.
    assertThat(heap.movesTo(0)).isEqualTo(2);
  }

  /// By the sizes that a partition has, each joined once.
  private static BigInteger unequalPartitions(int n) {
    BigInteger[] counts = new BigInteger[n + 1];
    Arrays.fill(counts, BigInteger.ZERO);
    counts[0] = BigInteger.ONE;
    for (int size = 1; size <= n; size++) {
      for (int m = n; m >= size; m--) {
        counts[m] = counts[m].add(counts[m - size]);
      }
    }
    return counts[n];
  }

  /// Euler's recurrence.
  private static BigInteger partitions(int n) {
    BigInteger[] counts = new BigInteger[n + 1];
    Arrays.fill(counts, BigInteger.ZERO);
    counts[0] = BigInteger.ONE;
    for (int m = 1; m <= n; m++) {
      for (int k = 1; k * (3 * k - 1) / 2 <= m; k++) {
        int other = k * (3 * k + 1) / 2;
        BigInteger both =
            counts[m - k * (3 * k - 1) / 2].add(other <= m ? counts[m - other] : BigInteger.ZERO);
        counts[m] = k % 2 == 1 ? counts[m].add(both) : counts[m].subtract(both);
      }
    }
    return counts[n];
  }

  @Test
  void enumeratingMovesEndsWhenTheMeterSaysSo() {
    HeapSequence sequence = HeapSequence.of(HeapGames.code("0.{2+}"));
    sequence.value(120);
    Meter meter = meter();
    SolvedHeap heap = new SolvedHeap(sequence, 120, meter);
    meter.cancel();
    assertThatThrownBy(() -> heap.moves((_, _, _) -> {})).isInstanceOf(BudgetSpentException.class);
  }
}
