package org.grundy.solvers.sequence.splitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.grundy.core.Budget;
import org.grundy.core.Meter;
import org.grundy.solvers.sequence.splitting.SplitKernel.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All ways to compute values against the plain recursion, whatever the mask and wherever one way
/// follows another.
final class SplitKernelTest {
  private static Meter meter() {
    return new Meter(Budget.ofBytes(1 << 28));
  }

  /// The values by the plain recursion.
  private static int[] plain(SplitRules rules, int toN) {
    int[] values = new int[toN];
    boolean[] seen = new boolean[2048];
    for (int n = 0; n < toN; n++) {
      Arrays.fill(seen, false);
      if (rules.emptyPlaces().contains(n)) {
        seen[0] = true;
      }
      for (int k : rules.singlePlaces()) {
        if (n > k) {
          seen[values[n - k]] = true;
        }
      }
      for (int k : rules.unequalPlaces()) {
        for (int a = 1; 2 * a < n - k; a++) {
          seen[values[a] ^ values[n - k - a]] = true;
        }
      }
      for (int k : rules.equalPlaces()) {
        if (n - k >= 2 && (n - k) % 2 == 0) {
          seen[0] = true;
        }
      }
      while (seen[values[n]]) {
        values[n]++;
      }
    }
    return values;
  }

  private static SplitRules randomRules(Random random) {
    if (random.nextBoolean()) {
      int[] digits = new int[2 + random.nextInt(5)];
      digits[0] = random.nextInt(2) * 4;
      for (int k = 1; k < digits.length; k++) {
        digits[k] = random.nextInt(8);
      }
      return SplitRules.ofDigits(digits);
    }
    return new SplitRules(
        places(random, 1), places(random, 1), places(random, 0), places(random, 0));
  }

  private static List<Integer> places(Random random, int from) {
    List<Integer> places = new ArrayList<>();
    for (int i = random.nextInt(4); i > 0; i--) {
      places.add(from + random.nextInt(6));
    }
    return new ArrayList<>(new TreeSet<>(places));
  }

  private static void assertValues(SplitKernel kernel, int[] expected, String about) {
    for (int n = 0; n < kernel.computed(); n++) {
      assertThat(kernel.get(n)).as("%s, heap %d", about, n).isEqualTo(expected[n]);
    }
  }

  @Test
  void everyOctalCodeOfThreeDigitsEqualsThePlainRecursion() {
    for (int code = 0; code < 1024; code++) {
      int[] digits = {(code >> 9) * 4, code >> 6 & 7, code >> 3 & 7, code & 7};
      SplitRules rules = SplitRules.ofDigits(digits);
      SplitKernel kernel = new SplitKernel(rules);
      kernel.extend(600, meter());
      assertValues(kernel, plain(rules, 600), Arrays.toString(digits));
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void randomRulesEqualThePlainRecursion(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 25; trial++) {
      SplitRules rules = randomRules(random);
      int[] expected = plain(rules, 4000);
      SplitKernel kernel = new SplitKernel(rules);
      for (int n = 0; n < 4000; n += 1 + random.nextInt(1500)) {
        kernel.extend(n, meter());
      }
      assertValues(kernel, expected, "seed %d, %s".formatted(seed, rules));
    }
  }

  private static Optional<SimdKernel> anyLanes(Random random) {
    return random.nextBoolean() ? Optional.empty() : SimdKernel.find();
  }

  private static Sparsity anySparsity(SplitRules rules, Random random) {
    int mask = random.nextInt(16);
    return rules.parity().isPresent() && random.nextBoolean()
        ? new Sparsity(mask, true, rules.parity().get())
        : new Sparsity(mask, false, 0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void anyMaskIsCorrectAndAnyWayMayFollowAnyOther(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 15; trial++) {
      SplitRules rules = randomRules(random);
      if (rules.unequalPlaces().isEmpty()) {
        continue;
      }
      int[] expected = plain(rules, 2500);
      SplitKernel kernel = new SplitKernel(rules, new History(), anyLanes(random));
      StringBuilder about = new StringBuilder("seed %d, %s".formatted(seed, rules));
      kernel.extend(SparseNarrowSplits.leastSize(rules) + random.nextInt(50), meter());
      while (kernel.computed() < 2500) {
        Sparsity sparsity = anySparsity(rules, random);
        Way way = List.of(Way.values()).get(random.nextInt(3));
        if (way != Way.FEW || kernel.history().largest() < 32) {
          kernel.take(way, sparsity, meter());
          about.append("; at %d %s %s".formatted(kernel.computed(), way, sparsity));
        }
        kernel.extend(Math.min(2500, kernel.computed() + 1 + random.nextInt(500)), meter());
      }
      assertValues(kernel, expected, about.toString());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void aResumedRunEqualsAnUninterruptedOne(long seed) throws IOException {
    Random random = new Random(seed);
    for (int trial = 0; trial < 12; trial++) {
      SplitRules rules = randomRules(random);
      Optional<SimdKernel> lanes = anyLanes(random);
      SplitKernel whole = new SplitKernel(rules, new History(10), lanes);
      SplitKernel resumed = new SplitKernel(rules, new History(10), lanes);
      for (int n = 0; n < 5000; n += 1 + random.nextInt(2000)) {
        whole.extend(n, meter());
        resumed.extend(n, meter());
        byte[] saved = saved(resumed);
        resumed = new SplitKernel(rules, new History(10), lanes);
        resumed.load(new DataInputStream(new ByteArrayInputStream(saved)), meter());
      }
      assertThat(saved(resumed)).as("seed %d, %s", seed, rules).isEqualTo(saved(whole));
    }
  }

  private static byte[] saved(SplitKernel kernel) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    kernel.save(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  @Test
  void aWindowOfTheLatestValuesIsEnough() {
    SplitRules rules = SplitRules.ofDigits(0, 1, 0, 4);
    SplitKernel whole = new SplitKernel(rules, new History(10), Optional.empty());
    SplitKernel window = new SplitKernel(rules, new History(10), SimdKernel.find());
    window.keepLatest(2000);
    whole.extend(120_000, meter());
    window.extend(120_000, meter());
    assertThat(window.way()).isEqualTo(Way.FEW);
    assertThat(window.fromKept()).isBetween(60_000L, 118_000L);
    for (long n = window.fromKept(); n < 120_000; n++) {
      assertThat(window.get(n)).as("heap %d", n).isEqualTo(whole.get(n));
    }
    assertThat(window.history().histogram()).isEqualTo(whole.history().histogram());
  }

  @Test
  void memoryIsHeldByLettingGo() {
    SplitRules rules = SplitRules.ofDigits(0, 1, 0, 4);
    SplitKernel kernel = new SplitKernel(rules, new History(10), SimdKernel.find());
    Meter meter = new Meter(Budget.ofBytes(400_000));
    kernel.extend(1_000_000, meter);
    SplitKernel whole = new SplitKernel(rules);
    whole.extend(1_000_000, meter());
    assertThat(kernel.get(999_999)).isEqualTo(whole.get(999_999));
    assertThat(kernel.history().histogram()).isEqualTo(whole.history().histogram());
  }

  @Test
  void gamesWithoutTheMiddleEqualThePlainRecursion() {
    for (int code = 0; code < 256; code++) {
      List<List<Integer>> places = new ArrayList<>();
      for (int bits : new int[] {code >> 6, code >> 4 & 3, code >> 2 & 3}) {
        List<Integer> chosen = new ArrayList<>();
        for (int k = 0; k < 2; k++) {
          if ((bits >> k & 1) != 0) {
            chosen.add(k + (code & 3));
          }
        }
        places.add(chosen);
      }
      List<Integer> singles = places.get(0).stream().filter(k -> k > 0).toList();
      SplitRules rules = new SplitRules(List.of(), singles, places.get(1), places.get(2));
      SplitKernel kernel = new SplitKernel(rules);
      kernel.extend(2000, meter());
      assertValues(kernel, plain(rules, 2000), rules.toString());
    }
  }

  @Test
  void largeValuesAreFoundTheSparseWay() {
    int[] digits = new int[300];
    Arrays.fill(digits, 1, digits.length, 7);
    digits[5] = 3;
    SplitRules rules = SplitRules.ofDigits(digits);
    SplitKernel kernel = new SplitKernel(rules);
    kernel.extend(1500, meter());
    kernel.take(Way.SPARSE, new Sparsity(0x15, false, 0), meter());
    kernel.extend(2000, meter());
    int[] expected = plain(rules, 2000);
    assertThat(Arrays.stream(expected).max().orElse(0)).isGreaterThan(255);
    assertValues(kernel, expected, "300 places");
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void vectorsAndWordsGiveTheSameValues(long seed) {
    Random random = new Random(seed);
    for (int trial = 0; trial < 10; trial++) {
      SplitRules rules = randomRules(random);
      SplitKernel words = new SplitKernel(rules, new History(), Optional.empty());
      SplitKernel vectors = new SplitKernel(rules, new History(), SimdKernel.find());
      for (int n = 0; n < 12_000; n += 1 + random.nextInt(3000)) {
        vectors.extend(n, meter());
      }
      words.extend(vectors.computed(), meter());
      for (int n = 0; n < words.computed(); n++) {
        assertThat(vectors.get(n)).as("seed %d, %s, %d", seed, rules, n).isEqualTo(words.get(n));
      }
    }
  }

  @Test
  void vectorsMayGoOnWhereWordsHaveEnded() throws IOException {
    SplitRules rules = SplitRules.ofDigits(0, 0, 0, 7);
    SplitKernel words = new SplitKernel(rules, new History(), Optional.empty());
    words.extend(5000, meter());
    byte[] saved = saved(words);
    SplitKernel vectors = new SplitKernel(rules, new History(), SimdKernel.find());
    vectors.load(new DataInputStream(new ByteArrayInputStream(saved)), meter());
    vectors.extend(9000, meter());
    assertValues(vectors, plain(rules, 9000), "0.007");
  }

  @Test
  void treblecrossIsFoundTheSparseWay() {
    SplitRules rules = SplitRules.ofDigits(0, 0, 0, 7);
    int[] expected = plain(rules, 12_000);
    for (Optional<SimdKernel> lanes : List.of(Optional.<SimdKernel>empty(), SimdKernel.find())) {
      SplitKernel kernel = new SplitKernel(rules, new History(), lanes);
      kernel.extend(12_000, meter());
      assertThat(kernel.way()).isEqualTo(Way.SPARSE);
      assertValues(kernel, expected, "0.007, " + lanes);
    }
  }

  @Test
  void grundysGameIsFoundTheSparseWay() {
    SplitRules rules = new SplitRules(List.of(), List.of(), List.of(0), List.of());
    SplitKernel kernel = new SplitKernel(rules);
    kernel.extend(12_000, meter());
    assertThat(kernel.sparsity()).isPresent();
    assertValues(kernel, plain(rules, 12_000), "Grundy's game");
  }
}
