package org.grundy.solvers.sequence.splitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.SequenceEngine;
import org.junit.jupiter.api.Test;

/// The numbers of docs/octal-0.143.md.
///
/// `-Dheaps=1048576` on Maven's command line goes on to the end of its tables.
final class SparseSpaceOf143Test {
  private static final int[] GAME = {0, 1, 4, 3};
  private static final double FREQUENCY = 0.1485574278;
  private static final int STUDIED = 1 << 16;

  /// No heap below that but 254 has a value above 10.
  private static final int JUMP = 370_349;

  private static int[] engineValues(int toN, int... digits) {
    SequenceEngine engine = SequenceEngine.ofDigits(digits);
    engine.extend(toN, new Meter(Budget.ofBytes(1L << 30)));
    return IntStream.range(0, toN).map(engine::value).toArray();
  }

  private static boolean even(int value, int mask) {
    return Integer.bitCount(value & mask) % 2 == 0;
  }

  private static int rares(int[] values, int mask, int position) {
    int rares = 0;
    for (int n = 1; n < values.length; n++) {
      rares += even(values[n], mask) == (position * n % 2 == 0) ? 1 : 0;
    }
    return rares;
  }

  @Test
  void phasesGiveTheValuesWhateverTheFrequency() {
    long seed = new Random().nextLong();
    Random random = new Random(seed);
    for (int i = 0; i < 60; i++) {
      int[] digits = {0, random.nextInt(8), random.nextInt(8), random.nextInt(8)};
      double frequency = random.nextDouble();
      int[] expected = engineValues(1000, digits);
      int toN =
          IntStream.range(0, 1000).filter(n -> expected[n] >= Long.SIZE).findFirst().orElse(1000);
      PhaseIndex index = new PhaseIndex(frequency, toN, digits);
      for (int n = 0; n < toN; n++) {
        assertThat(index.value(n))
            .as("seed %d, %s, frequency %s, heap %d", seed, Arrays.toString(digits), frequency, n)
            .isEqualTo(expected[n]);
      }
    }
  }

  @Test
  void oneMaskIsBestAndItsRaresGoOn() {
    int[] values = engineValues(STUDIED, GAME);
    TreeMap<Integer, Integer> masks = new TreeMap<>();
    for (int mask = 1; mask < 32; mask++) {
      masks.putIfAbsent(rares(values, mask, 0), mask);
      assertThat(rares(values, mask, 1)).as("mask %d by position", mask).isGreaterThan(32_600);
    }
    assertThat(masks.headMap(5000)).isEqualTo(Map.of(211, 29, 212, 13, 4416, 25, 4417, 9));
    int[] counts = new int[7];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = rares(Arrays.copyOf(values, 1 << (10 + i)), 29, 0);
    }
    assertThat(counts).containsExactly(65, 67, 75, 83, 107, 140, 211);
    assertThat(IntStream.range(0, STUDIED).filter(n -> values[n] > 10)).containsExactly(254);
  }

  @Test
  void theRaresOf104DieOut() {
    int[] values = engineValues(STUDIED, 0, 1, 0, 4);
    IntStream heaps = IntStream.range(1, STUDIED);
    assertThat(rares(values, 23, 1)).isEqualTo(STUDIED - 1 - 20);
    assertThat(heaps.filter(n -> even(values[n], 23) != (n % 2 == 0)).max()).hasValue(284);
  }

  @Test
  void noSumFreeSetOfValuesIsBetter() {
    int[] heaps = new int[32];
    int[] values = engineValues(STUDIED, GAME);
    IntStream.range(1, STUDIED).forEach(n -> heaps[values[n]]++);
    int most = mostCommon(heaps, 1, 0);
    assertThat(STUDIED - 1 - most).isEqualTo(211);
  }

  /// The most heaps whose values are in a set, of `common` and values from `value` on, that has no
  /// two of which the sum is in it.
  private static int mostCommon(int[] heaps, int value, int common) {
    if (value == heaps.length) {
      return IntStream.range(0, value).map(v -> (common >> v & 1) * heaps[v]).sum();
    }
    int without = mostCommon(heaps, value + 1, common);
    boolean free = heaps[value] > 0;
    for (int other = 1; other < value; other++) {
      free &= (common >> other & common >> (other ^ value) & 1) == 0;
    }
    return free ? Math.max(without, mostCommon(heaps, value + 1, common | 1 << value)) : without;
  }

  @Test
  void raresAreOfTwoPhases() {
    int[] values = engineValues(STUDIED, GAME);
    double real = 0;
    double imaginary = 0;
    for (int n = 2000; n < STUDIED; n++) {
      double phase = FREQUENCY * n % 1;
      int sign = (values[n] & 2) == 0 ? 1 : -1;
      real += sign * Math.cos(2 * Math.PI * phase);
      imaginary += sign * Math.sin(2 * Math.PI * phase);
      double half = phase % 0.5;
      switch (values[n]) {
        case 5, 7 -> assertThat(half).as("phase of heap %d", n).isBetween(0.29, 0.38);
        case 8, 10 -> assertThat(Math.min(half, 0.5 - half)).as("%d", n).isLessThan(0.21);
        case 1, 3 -> assertThat(half).as("phase of heap %d", n).isBetween(0.005, 0.43);
        default -> assertThat(values[n]).as("value of heap %d", n).isIn(4, 6);
      }
    }
    assertThat(Math.hypot(real, imaginary) / (STUDIED - 2000)).isBetween(0.63, 0.632);
  }

  @Test
  void theValuesJump() {
    int toN = Math.max(3 << 17, Integer.getInteger("heaps", 0));
    PhaseIndex index = new PhaseIndex(FREQUENCY, toN, GAME);
    int[] values = IntStream.range(0, toN).map(index::value).toArray();
    int[] engine = engineValues(STUDIED, GAME);
    assertThat(Arrays.copyOf(values, STUDIED)).isEqualTo(engine);
    assertThat(IntStream.range(255, JUMP).map(n -> values[n]).max()).hasValue(10);
    assertThat(values[JUMP]).isEqualTo(12);
    assertThat(values[370_625]).isEqualTo(18);
    int[] expected = {211, 368, 658, 997, 1769};
    for (int i = 0; i < expected.length && 1 << (16 + i) <= toN; i++) {
      assertThat(rares(Arrays.copyOf(values, 1 << (16 + i)), 29, 0)).isEqualTo(expected[i]);
    }
    int[] late = Arrays.copyOfRange(values, 380_000, 3 << 17);
    long high = Arrays.stream(late).filter(value -> value == 16 || value == 18).count();
    assertThat(high * 3).as("16 and 18 among %d", late.length).isGreaterThan(late.length);
    if (toN > 741_470) {
      assertThat(IntStream.range(JUMP, 741_470).map(n -> values[n]).max()).hasValue(18);
      assertThat(values[741_470]).isEqualTo(26);
    }
  }
}
